import type { ResponseOf } from '@bordereau/contract/endpoint'
import {
  FAILURE_REASONS,
  type getRecurring,
  type listRecurring,
  type listRuns,
} from '@bordereau/contract/recurring'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { nextRun, nextRuns } from '@bordereau/domain/recurring/plan'
import { filledTexts } from '@bordereau/domain/recurring/template'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { localDate } from '@bordereau/domain/date'
import type { RunRow } from './run-store.ts'
import { type Recurring, type RecurringWithCustomer, findRecurring } from './store.ts'

type RecurringView = ResponseOf<typeof getRecurring>
type RowView = ResponseOf<typeof listRecurring>['rows'][number]
export type RunView = ResponseOf<typeof listRuns>['rows'][number]

const NEXT_DAYS = 3
/** Two show how a text changes from one to the next. */
const FILLED_DAYS = 2

export async function presentRecurring(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  id: string,
): Promise<RecurringView | undefined> {
  const recurring = await findRecurring(tx, workspaceId, id)
  if (!recurring) return undefined
  const today = await todayOf(tx, context.clock, workspaceId)
  const next = nextDayOf(recurring, today)
  const nextDays = next === null ? [] : nextRuns(recurring.plan, next, NEXT_DAYS)
  return {
    ...presentRecurringRow(recurring, today),
    version: recurring.version,
    pausedBecause: recurring.pausedBecause,
    draft: recurring.pattern.draft,
    nextDays,
    nextTexts: nextDays.slice(0, FILLED_DAYS).map(day => ({
      day,
      texts: [...filledTexts(recurring.pattern, recurring.plan, day)],
    })),
    sourceId: recurring.sourceId,
    today,
    createdAt: recurring.createdAt.toISOString(),
  }
}

export function presentRecurringRow(recurring: RecurringWithCustomer, today: LocalDate): RowView {
  const { id, name, state, mode, plan, customerId, customerName, customerCountry } = recurring
  const { currency, payable } = recurring
  return {
    id,
    name,
    state,
    mode,
    plan,
    customerId,
    customerName,
    customerCountry,
    currency,
    amount: toText(payable, currency),
    nextDay: nextDayOf(recurring, today),
  }
}

/** The next day of a run. A paused recurring invoice resumes with its first day from today on. */
export function nextDayOf(
  { state, nextDay, plan }: Pick<Recurring, 'state' | 'nextDay' | 'plan'>,
  today: LocalDate,
): LocalDate | null {
  if (nextDay === null || state !== 'paused') return nextDay
  return nextRun(plan, nextDay > today ? nextDay : today)
}

export function presentRun(row: Omit<RunRow, 'id'>): RunView {
  const { number, currency, payable_minor: payable } = row
  return {
    day: localDate(row.day),
    outcome: row.outcome,
    reason: FAILURE_REASONS.find(reason => reason === row.reason) ?? null,
    invoiceId: row.invoice_id,
    number,
    currency,
    amount: currency === null || payable === null ? null : toText(payable, currency),
    at: row.made_at.toISOString(),
  }
}
