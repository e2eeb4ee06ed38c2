import type { PayerStatus } from '@bordereau/domain/payment/status'
import { textIn } from '@bordereau/domain/text/text'

/** The status of a document for its payer. */
export function statusText(status: PayerStatus, language: string): string {
  const { pay } = textIn(language)
  const labels: Readonly<Record<PayerStatus, string>> = {
    open: pay.statusOpen,
    partly_paid: pay.statusPartlyPaid,
    paid: pay.statusPaid,
    overdue: pay.statusOverdue,
    credited: pay.statusCredited,
  }
  return labels[status]
}

/** When an open invoice is due, or since when it is overdue; `date` is formatted. */
export function dueText(
  { status, date }: { readonly status: PayerStatus; readonly date: string },
  language: string,
): string {
  const { pay } = textIn(language)
  return status === 'overdue' ? pay.overdueSince({ date }) : pay.dueOn({ date })
}
