import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { InvoiceView } from '@bordereau/contract/invoices'
import type { getFollowUp } from '@bordereau/contract/reminders'
import { isHeld } from '@bordereau/domain/reminder/due'
import type { UnpaidReason } from '@bordereau/domain/reminder/unpaid-reason'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { type Formats, isAboveZero } from '../../format/formats.ts'
import { holdLabel, noReminderText, toneLabel } from './labels.ts'

export type FollowUp = ResponseOf<typeof getFollowUp>
export type Fact = { readonly key: string; readonly icon: IconName; readonly text: string }

/** The day on which it was to be paid is past; without a day it is due at once. As unpaid-store.ts of the server. */
export function isPastDue(
  { dueDate }: Pick<InvoiceView, 'dueDate'>,
  { today }: Pick<FollowUp, 'today'>,
): boolean {
  return dueDate === null || dueDate < today
}

/** Why a planned collection does not happen on its day: the invoice is held, or the message did not reach the customer. */
export function collectingWaits(
  { hold, today, reason }: Pick<FollowUp, 'hold' | 'today' | 'reason'>,
  { sample }: { readonly sample: boolean },
): 'held' | 'not_told' | undefined {
  if (isHeld(hold, today)) return 'held'
  // The sandbox of a sample company does not wait for the outbox.
  if (reason === 'in_outbox') return sample ? undefined : 'not_told'
  return reason === 'refused' || reason === 'delivery_unknown' ? 'not_told' : undefined
}

type Invoice = Pick<InvoiceView, 'sentAt' | 'viewedAt' | 'settled' | 'open' | 'totals'>

/** What happened to an unpaid invoice, in that order: delivered, opened, paid in part, held, reminded; then what is next. */
export function followUpFacts(invoice: Invoice, followUp: FollowUp, formats: Formats): Fact[] {
  const { reason } = followUp
  return [
    // What the reason says already is not said again.
    ...(reason !== null && SAID.has(reason) ? [] : [deliveryFact(invoice, followUp, formats)]),
    ...(reason === 'not_opened' || isUnsent(invoice) ? [] : [viewedFact(invoice, formats)]),
    ...(isAboveZero(invoice.settled) ? [partlyPaidFact(invoice, formats)] : []),
    ...(followUp.hold === null ? [] : [holdFact(followUp.hold, formats)]),
    ...(followUp.remindedAt === null
      ? []
      : [
          {
            key: 'reminded',
            icon: 'bell' as const,
            text: t`Last reminded on ${formats.instantDate(followUp.remindedAt)}`,
          },
        ]),
    nextFact(followUp, formats),
    ...unprintableFact(followUp),
  ]
}

/** Reasons that say what became of the last message. */
const SAID: ReadonlySet<UnpaidReason> = new Set([
  'delivery_unknown',
  'in_outbox',
  'waiting',
  'not_sent',
])

function unprintableFact({ unprintable, noReminder }: FollowUp): Fact[] {
  const named = unprintable.join(' ')
  if (named === '' || noReminder !== null) return []
  const text = t`The statement of account with the reminder cannot print ${named}: a box stands there.`
  return [{ key: 'unprintable', icon: 'warning', text }]
}

/** The customer cannot have opened it. */
function isUnsent({ sentAt, viewedAt }: Invoice): boolean {
  return sentAt === null && viewedAt === null
}

function deliveryFact({ sentAt }: Invoice, { lastMessage }: FollowUp, formats: Formats): Fact {
  const key = 'delivered'
  switch (lastMessage?.status) {
    case 'failed':
      return { key, icon: 'alert', text: refusedText(lastMessage.error) }
    case 'uncertain':
      return { key, icon: 'warning', text: t`It is not known whether the last message arrived.` }
    case 'queued':
    case 'sending':
      return { key, icon: 'mail', text: t`A message is waiting to be sent.` }
    case 'not_sent':
      return { key, icon: 'warning', text: t`The last message stayed in the outbox.` }
    default:
      return sentAt === null
        ? { key, icon: 'warning', text: t`Not sent to the customer yet.` }
        : { key, icon: 'check-circle', text: t`Delivered on ${formats.instantDate(sentAt)}` }
  }
}

function refusedText(error: string): string {
  return error === '' ? t`The last message was refused.` : t`The last message was refused: ${error}`
}

function viewedFact({ viewedAt }: Invoice, formats: Formats): Fact {
  return viewedAt === null
    ? { key: 'viewed', icon: 'eye', text: t`Not opened by the customer yet.` }
    : { key: 'viewed', icon: 'eye', text: t`Opened on ${formats.instantDate(viewedAt)}` }
}

function partlyPaidFact({ settled, totals }: Invoice, formats: Formats): Fact {
  const paid = formats.money(settled, totals.currency)
  return { key: 'partly', icon: 'cash', text: t`Paid in part: ${paid}` }
}

function holdFact({ reason, until }: NonNullable<FollowUp['hold']>, formats: Formats): Fact {
  const label = holdLabel(reason)
  const text = until === null ? label : t`${label} until ${formats.date(until)}`
  return { key: 'hold', icon: 'clock', text }
}

function nextFact({ reminders, noReminder }: FollowUp, formats: Formats): Fact {
  const [next] = reminders
  if (next === undefined)
    return { key: 'next', icon: 'bell', text: noReminderText(noReminder ?? 'none_left') }
  const day = formats.date(next.day)
  return { key: 'next', icon: 'bell', text: t`Next reminder on ${day}: ${toneLabel(next.tone)}` }
}
