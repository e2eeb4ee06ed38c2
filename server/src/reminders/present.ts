import type { InputOf } from '@bordereau/contract/endpoint'
import type { NO_REMINDER, getFollowUp } from '@bordereau/contract/reminders'
import { countryRules } from '@bordereau/domain/country/rules'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { lateCharges } from '@bordereau/domain/payment/late-charges'
import { type PlannedReminder, plannedReminders } from '@bordereau/domain/reminder/due'
import { LATEST_DAYS, levelsFor } from '@bordereau/domain/reminder/plan'
import type { Tx } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import { recipientOf } from '../invoices/sending/delivery-facts.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { type InvoiceFacts, findFacts } from './facts-store.ts'
import { findFollowUp, lastMessage } from './store.ts'
import { workingCalendar } from './working-calendar.ts'

type View = Omit<InputOf<(typeof getFollowUp)['response']>, 'reason' | 'renewing' | 'unprintable'>

/** Reminders that are further away are not foreseen. */
const AHEAD_DAYS = LATEST_DAYS + 30

/** All that is known of an issued document that asks for payment, but for what a transfer that seems to pay it and a statement of account say. */
export async function presentFollowUp(tx: Tx, context: AppContext, row: InvoiceRow): Promise<View> {
  const { workspace_id: workspaceId, id } = row
  const seller = await loadSeller(tx, workspaceId)
  const invoice = await findFacts(tx, workspaceId, id, seller.timeZone)
  if (!invoice) throw new Error(`the document ${id} is not issued`)
  const now = today(context.clock, seller.timeZone)
  const levels = levelsFor(seller.reminderPlan, invoice.customer)
  const calendar = await workingCalendar(seller.profile.address, now)
  const range = { today: now, until: addDays(now, AHEAD_DAYS) }
  const planned = plannedReminders(levels, invoice.facts, range, calendar)
  const reach = context.channels[0].canReach(await recipientOf(tx, row, undefined))
  const { hold, note } = await findFollowUp(tx, workspaceId, id)
  return {
    today: now,
    hold,
    note,
    lastMessage: messageOf(await lastMessage(tx, workspaceId, id)),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    reminders: reach.ok ? planned.map(presentReminder) : [],
    noReminder: whyNone(invoice, seller.reminderPlan.enabled, reach.ok, planned),
    charges: await chargesOf(tx, workspaceId, invoice, seller.profile.address.country, now),
  }
}

export function presentReminder({ level, day }: PlannedReminder) {
  return { levelId: level.id, days: level.days, tone: level.tone, day }
}

function whyNone(
  { customer, facts }: InvoiceFacts,
  isEnabled: boolean,
  isReachable: boolean,
  planned: readonly PlannedReminder[],
): (typeof NO_REMINDER)[number] | null {
  if (!facts.isOpen) return 'not_open'
  if (!isEnabled) return 'switched_off'
  if (customer?.by === 'none') return 'customer_has_none'
  if (facts.isCollected) return 'collected'
  if (facts.isUndecided) return 'refund_undecided'
  if (!isReachable) return 'no_recipient'
  if (planned.length > 0) return null
  return facts.hold === null ? 'none_left' : 'held'
}

function messageOf(row: Awaited<ReturnType<typeof lastMessage>>): View['lastMessage'] {
  if (!row) return null
  return {
    kind: row.kind === 'reminder' ? 'reminder' : 'invoice',
    // The check constraint of the table allows only these.
    status: row.status as NonNullable<View['lastMessage']>['status'],
    at: (row.sent_at ?? row.created_at).toISOString(),
    error: row.last_error,
  }
}

async function chargesOf(
  tx: Tx,
  workspaceId: string,
  { customerId, facts, open, currency }: InvoiceFacts,
  country: string,
  day: LocalDate,
): Promise<View['charges']> {
  if (customerId === null || facts.dueDate === null || !facts.isOpen) return null
  const buyer = await loadBuyer(tx, workspaceId, customerId)
  const rules = countryRules(country).latePayment
  const kind = buyer?.profile.kind ?? 'person'
  const debt = { open, currency, dueDate: facts.dueDate, day, buyer: kind }
  const charges = lateCharges(rules, debt)
  if (!rules || !charges) return null
  const { interest, unknownFrom, periods, fixedSum } = charges
  return {
    law: rules.law,
    url: rules.url,
    interest: toText(interest, currency),
    unknownFrom,
    periods: [...periods],
    fixedSum: fixedSum && { ...fixedSum, law: rules.fixedSum?.law ?? '' },
  }
}
