import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getInvoice } from '@bordereau/contract/invoices'
import type { DocumentKind } from '@bordereau/domain/invoice/draft'
import type { Status } from '@bordereau/domain/payment/status'
import type { IconName } from '@bordereau/ui/icon/icon'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '@lingui/core/macro'
import type { Formats } from './formats.ts'

export type InvoiceEvent = ResponseOf<typeof getInvoice>['events'][number]

/** A credit note is not paid: it is settled, which is nobody's success. */
export function statusWords(
  status: Status,
  kind: DocumentKind,
): { readonly tone: Tone; readonly label: string } {
  switch (status) {
    case 'draft':
      return { tone: 'grey', label: t`Draft` }
    case 'issued':
      return { tone: 'blue', label: t`Issued` }
    case 'sent':
      return { tone: 'blue', label: t`Sent` }
    case 'viewed':
      return { tone: 'blue', label: t`Viewed` }
    case 'partly_paid':
      return { tone: 'amber', label: t`Partly paid` }
    case 'paid':
      return kind === 'credit_note'
        ? { tone: 'grey', label: t`Settled` }
        : { tone: 'green', label: t`Paid` }
    case 'overdue':
      return { tone: 'red', label: t`Overdue` }
    case 'credited':
      return { tone: 'grey', label: t`Credited` }
  }
}

type EventWords = { readonly icon: IconName; readonly tone: Tone; readonly title: string }

/** What happened, in a few words. */
export function eventWords(
  event: Pick<InvoiceEvent, 'kind' | 'detail'>,
  formats: Formats,
): EventWords {
  const detail = (name: string) => String(event.detail[name] ?? '')
  switch (event.kind) {
    case 'created':
      return { icon: 'file-plus', tone: 'grey', title: t`Draft begun` }
    case 'duplicated':
      return { icon: 'copy', tone: 'grey', title: t`Made as a copy` }
    case 'credit_note':
      return { icon: 'receipt-refund', tone: 'grey', title: t`Credit note begun` }
    case 'recurred':
      return { icon: 'repeat', tone: 'grey', title: t`Made by a recurring invoice` }
    case 'repeated':
      return { icon: 'repeat', tone: 'grey', title: t`Repeated from here on` }
    case 'pattern_drafted':
      return { icon: 'repeat', tone: 'grey', title: t`Opened to change what repeats` }
    case 'issued':
      return { icon: 'file-invoice', tone: 'blue', title: t`Issued as ${detail('number')}` }
    case 'mail_sent':
      return mailWords(detail('kind'), detail('to'))
    case 'mail_kept':
      return {
        icon: 'mail',
        tone: 'amber',
        title: t`Email to ${detail('to')} is kept in the outbox: nothing was sent`,
      }
    case 'mail_queued':
      return {
        icon: 'envelope',
        tone: 'grey',
        title: t`Email to ${detail('to')} is waiting to go out`,
      }
    case 'mail_failed':
      return { icon: 'alert', tone: 'red', title: t`Email to ${detail('to')} failed` }
    case 'mail_uncertain':
      return {
        icon: 'warning',
        tone: 'amber',
        title: t`Email to ${detail('to')}: not known whether it arrived`,
      }
    case 'mail_cancelled':
      return { icon: 'x-circle', tone: 'grey', title: t`Email to ${detail('to')} stopped` }
    case 'marked_sent':
      return { icon: 'send', tone: 'blue', title: t`Sent another way: ${detail('how')}` }
    case 'viewed':
      return { icon: 'eye', tone: 'blue', title: t`Viewed by the customer` }
    case 'link_renewed':
      return { icon: 'link', tone: 'grey', title: t`Pay link renewed` }
    case 'link_revoked':
      return { icon: 'unlink', tone: 'grey', title: t`Pay link revoked` }
    case 'credited':
      return { icon: 'receipt-refund', tone: 'amber', title: t`Credited` }
    default:
      return moneyWords(event, formats)
  }
}

function mailWords(kind: string, to: string): EventWords {
  return kind === 'reminder'
    ? { icon: 'bell', tone: 'amber', title: t`Reminder sent to ${to}` }
    : { icon: 'send', tone: 'blue', title: t`Sent to ${to}` }
}

function moneyWords(
  { kind, detail }: Pick<InvoiceEvent, 'kind' | 'detail'>,
  formats: Formats,
): EventWords {
  const [amount, currency] = [detail['amount'], detail['currency']]
  const money =
    typeof amount === 'string' && typeof currency === 'string'
      ? formats.money(amount, currency)
      : ''
  switch (kind) {
    case 'payment_recorded':
      return { icon: 'cash', tone: 'green', title: t`Payment of ${money} recorded` }
    case 'payment_reversed':
      return {
        icon: 'undo',
        tone: 'red',
        title: t`Payment reversed: ${String(detail['reason'] ?? '')}`,
      }
    case 'credit_applied':
      return { icon: 'coins', tone: 'green', title: t`Credit of ${money} used` }
    default:
      return { icon: 'activity', tone: 'grey', title: kind.replaceAll('_', ' ') }
  }
}

export function methodWords(method: string): string {
  switch (method) {
    case 'transfer':
      return t`Bank transfer`
    case 'card':
      return t`Card`
    case 'cash':
      return t`Cash`
    case 'cheque':
      return t`Cheque`
    case 'direct_debit':
      return t`Direct debit`
    case 'upi':
      return t`UPI`
    case 'credit_note':
      return t`Credit note`
    default:
      return t`Other`
  }
}
