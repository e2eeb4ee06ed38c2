import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { plannedReminders } from '@bordereau/domain/reminder/due'
import { EARLIEST_DAYS, levelsFor } from '@bordereau/domain/reminder/plan'
import type { Tx } from '../db/database.ts'
import type { Seller } from '../invoices/document/parties-store.ts'
import { upcomingRunsBetween } from '../recurring/upcoming-runs.ts'
import { listOpenFacts } from './facts-store.ts'
import { workingCalendar } from './working-calendar.ts'

type Range = { readonly today: LocalDate; readonly until: LocalDate }

/** The reminders of so many open invoices are foreseen, the earliest due first. */
const MAX_INVOICES = 2_000

export async function upcomingReminders(
  tx: Tx,
  workspaceId: string,
  { reminderPlan, timeZone, profile }: Seller,
  range: Range,
): Promise<UpcomingEntry[]> {
  if (!reminderPlan.enabled) return []
  const calendar = await workingCalendar(profile.address, range.today)
  const until = addDays(range.until, -EARLIEST_DAYS)
  const page = { after: undefined, limit: MAX_INVOICES }
  const invoices = await listOpenFacts(tx, workspaceId, until, page, timeZone)
  return invoices.flatMap(invoice =>
    plannedReminders(levelsFor(reminderPlan, invoice.customer), invoice.facts, range, calendar).map(
      ({ level, day }) => ({
        kind: 'reminder' as const,
        invoiceId: invoice.id,
        number: invoice.number,
        customerName: invoice.customerName,
        amount: toText(invoice.open, invoice.currency),
        currency: invoice.currency,
        levelId: level.id,
        days: level.days,
        tone: level.tone,
        day,
      }),
    ),
  )
}

export async function upcomingRuns(
  tx: Tx,
  workspaceId: string,
  { today: from, until: to }: Range,
  max: number,
): Promise<UpcomingEntry[]> {
  const runs = await upcomingRunsBetween(tx, workspaceId, { from, to }, max)
  return runs.map(({ day, recurring }) => ({
    kind: 'recurring' as const,
    day,
    recurringId: recurring.id,
    name: recurring.name,
    customerName: recurring.customerName,
    amount: toText(recurring.payable, recurring.currency),
    currency: recurring.currency,
    mode: recurring.mode,
    isNext: day === recurring.nextDay,
  }))
}
