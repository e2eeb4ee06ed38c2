import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { PayerStatus } from '@bordereau/domain/payment/status'
import { textIn } from '@bordereau/domain/text/text'

/** The status of a document for its payer. A credit note is owed to the customer: it is settled, not paid. */
export function statusText(
  { kind, status }: { readonly kind: LedgerKind; readonly status: PayerStatus },
  language: string,
): string {
  const { pay } = textIn(language)
  const isCredit = kind === 'credit_note'
  const labels: Readonly<Record<PayerStatus, string>> = {
    open: isCredit ? pay.creditNoteOpen : pay.statusOpen,
    partly_paid: isCredit ? pay.creditNotePartlySettled : pay.statusPartlyPaid,
    paid: isCredit ? pay.creditNoteSettled : pay.statusPaid,
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
