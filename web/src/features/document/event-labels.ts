import type { InvoiceEvent } from '@bordereau/contract/invoices'
import { deductionOf } from '@bordereau/domain/payment/deduction'
import type { IconName } from '@bordereau/ui/icon/icon'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import { type Formats, isAboveZero } from '../../format/formats.ts'
import { collectionFailureText } from './collection-labels.ts'
import { deductionLabel } from './labels.ts'

type EventLabel = { readonly icon: IconName; readonly tone: Tone; readonly title: string }

type LabelOf = (detail: (name: string) => string) => EventLabel

export function eventLabel(
  event: Pick<InvoiceEvent, 'kind' | 'detail'>,
  formats: Formats,
): EventLabel {
  const detail = (name: string) => String(event.detail[name] ?? '')
  return EVENTS[event.kind]?.(detail) ?? paymentEventLabel(event, formats)
}

/** What became of a message about a document or a quote; undefined: an event of another kind. */
export function mailEventLabel(
  kind: string,
  detail: (name: string) => string,
): EventLabel | undefined {
  return kind.startsWith('mail_') ? EVENTS[kind]?.(detail) : undefined
}

/** What becomes of an invoice that is collected from a saved method. */
const COLLECTION_EVENTS: Readonly<Record<string, LabelOf>> = {
  collection_requested: () => ({ icon: 'cash', tone: 'blue', title: t`Payment collection` }),
  collection_processing: () => ({
    icon: 'clock',
    tone: 'blue',
    title: t`The bank is processing the collected payment`,
  }),
  collection_collected: () => ({ icon: 'cash', tone: 'green', title: t`Payment was collected` }),
  collection_failed: detail => ({
    icon: 'alert',
    tone: 'red',
    title: t`Payment could not be collected: ${collectionFailureText(detail('reason'))}`,
  }),
  collection_skipped: () => ({
    icon: 'chevrons-right',
    tone: 'grey',
    title: t`Collecting skipped, customer notified`,
  }),
  collection_stopped: detail => ({
    icon: 'x-circle',
    tone: 'grey',
    title: t`Not collected: ${collectionFailureText(detail('reason'))}`,
  }),
}

const EVENTS: Readonly<Record<string, LabelOf>> = {
  created: () => ({ icon: 'file-plus', tone: 'grey', title: t`Draft created` }),
  duplicated: () => ({ icon: 'copy', tone: 'grey', title: t`Duplicated` }),
  credit_note: () => ({
    icon: 'receipt-refund',
    tone: 'grey',
    title: t`Credit note draft created`,
  }),
  recurred: () => ({ icon: 'repeat', tone: 'grey', title: t`Created by a recurring invoice` }),
  repeated: () => ({ icon: 'repeat', tone: 'grey', title: t`Set to repeat from here on` }),
  pattern_drafted: () => ({
    icon: 'repeat',
    tone: 'grey',
    title: t`Opened to edit the recurring invoice`,
  }),
  issued: detail => ({
    icon: 'file-invoice',
    tone: 'blue',
    title: t`Issued as ${detail('number')}`,
  }),
  mail_sent: detail => mailSentLabel(detail('kind'), detail('to')),
  mail_not_sent: detail => ({
    icon: 'mail',
    tone: 'amber',
    title: t`Message to ${detail('to')} is kept in the outbox: nothing was sent`,
  }),
  mail_queued: detail => ({
    icon: 'envelope',
    tone: 'grey',
    title: t`Message to ${detail('to')} is waiting to go out`,
  }),
  mail_failed: detail => ({
    icon: 'alert',
    tone: 'red',
    title: t`Message to ${detail('to')} failed`,
  }),
  mail_uncertain: detail => ({
    icon: 'warning',
    tone: 'amber',
    title: t`Message to ${detail('to')}: not known whether it arrived`,
  }),
  mail_cancelled: detail => ({
    icon: 'x-circle',
    tone: 'grey',
    title: t`Message to ${detail('to')} stopped`,
  }),
  marked_sent: detail => ({
    icon: 'send',
    tone: 'blue',
    title: t`Sent another way: ${detail('how')}`,
  }),
  reminders_promised: () => ({ icon: 'clock', tone: 'blue', title: t`Payment promised` }),
  reminders_disputed: () => ({ icon: 'warning', tone: 'red', title: t`Disputed` }),
  reminders_paused: () => ({ icon: 'clock', tone: 'grey', title: t`Reminders paused` }),
  reminders_resumed: () => ({ icon: 'bell', tone: 'grey', title: t`Reminders go on` }),
  viewed: () => ({ icon: 'eye', tone: 'blue', title: t`Viewed by the customer` }),
  link_renewed: () => ({ icon: 'link', tone: 'grey', title: t`Payment link renewed` }),
  link_revoked: () => ({ icon: 'unlink', tone: 'grey', title: t`Payment link revoked` }),
  link_restored: () => ({ icon: 'link', tone: 'grey', title: t`Payment link active again` }),
  credited: () => ({ icon: 'receipt-refund', tone: 'amber', title: t`Credit note issued` }),
  debited: () => ({ icon: 'plus', tone: 'amber', title: t`More was charged by a debit note` }),
  ...COLLECTION_EVENTS,
  replaced: () => ({
    icon: 'refresh',
    tone: 'amber',
    title: t`Replaced by a corrected invoice`,
  }),
}

function mailSentLabel(kind: string, to: string): EventLabel {
  return kind === 'reminder'
    ? { icon: 'bell', tone: 'amber', title: t`Reminder sent to ${to}` }
    : { icon: 'send', tone: 'blue', title: t`Sent to ${to}` }
}

function paymentEventLabel(
  { kind, detail }: Pick<InvoiceEvent, 'kind' | 'detail'>,
  formats: Formats,
): EventLabel {
  const [amount, currency] = [detail['amount'], detail['currency']]
  const money =
    typeof amount === 'string' && typeof currency === 'string'
      ? formats.money(amount, currency)
      : ''
  switch (kind) {
    case 'paid_out':
      return {
        icon: 'cash',
        tone: 'green',
        title: t`Paid by you on ${formats.date(String(detail['paidOn'] ?? ''))}`,
      }
    case 'paid_back':
      return {
        icon: 'cash',
        tone: 'green',
        title: t`Paid back to you on ${formats.date(String(detail['paidOn'] ?? ''))}`,
      }
    case 'payout_removed':
      return { icon: 'undo', tone: 'red', title: t`The payment was taken back` }
    case 'payment_recorded':
      return {
        icon: 'cash',
        tone: 'green',
        title: paymentTitle(money, amount, detail['deductions']),
      }
    case 'payment_reversed':
      return {
        icon: 'undo',
        tone: 'red',
        title: t`Payment reversed: ${String(detail['reason'] ?? '')}`,
      }
    case 'payment_refunded':
      return refundLabel(money, detail['status'])
    case 'payment_disputed':
      return disputeLabel(money, detail['status'])
    case 'collection_planned':
    case 'collection_moved':
      return noticeLabel(kind, formats.date(String(detail['day'] ?? '')))
    case 'credit_applied':
      return { icon: 'coins', tone: 'green', title: t`Credit of ${money} used` }
    default:
      return { icon: 'activity', tone: 'grey', title: kind.replaceAll('_', ' ') }
  }
}

/** The day of which the customer was notified. */
function noticeLabel(kind: string, day: string): EventLabel {
  const title =
    kind === 'collection_moved'
      ? t`Customer notified: collected on ${day} instead`
      : t`Customer notified: collected on ${day}`
  return { icon: 'calendar', tone: 'blue', title }
}

function refundLabel(money: string, status: unknown): EventLabel {
  return status === 'failed'
    ? { icon: 'alert', tone: 'red', title: t`Refund of ${money} failed` }
    : { icon: 'undo', tone: 'amber', title: t`${money} refunded` }
}

/** The customer's bank takes a payment back; the provider decides. */
function disputeLabel(money: string, status: unknown): EventLabel {
  if (status === 'won') return { icon: 'cash', tone: 'green', title: t`Dispute of ${money} won` }
  if (status === 'lost') return { icon: 'alert', tone: 'red', title: t`Dispute of ${money} lost` }
  return { icon: 'alert', tone: 'red', title: t`Customer disputes ${money}` }
}

/** The money, and what was deducted beside it; a write-off has no money. */
function paymentTitle(money: string, amount: unknown, kinds: unknown): string {
  const deducted = (Array.isArray(kinds) ? kinds : [])
    .flatMap(kind => deductionOf(String(kind)) ?? [])
    .map(kind => deductionLabel(kind))
    .join(', ')
  if (deducted === '') return t`Payment of ${money} recorded`
  return typeof amount === 'string' && isAboveZero(amount)
    ? t`Payment of ${money} recorded; ${deducted}`
    : deducted
}
