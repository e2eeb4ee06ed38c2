import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Plan, nextRun } from '@bordereau/domain/recurring/plan'
import type { Tx } from '../db/database.ts'
import { lastRunDay } from './run-store.ts'
import type { Recurring } from './store.ts'

type Planned = Pick<Recurring, 'plan' | 'nextDay' | 'state'>

/** Computes the next day under a new plan: from today on and after the last run. An equal plan changes nothing. */
export async function replan(
  tx: Tx,
  recurring: Recurring,
  plan: Plan,
  today: LocalDate,
): Promise<Decision<Planned, 'first_day_past' | 'no_day_left'>> {
  const { plan: before, nextDay, state } = recurring
  if (isSame(plan, before)) return accept({ plan, nextDay, state })
  if (plan.firstDay !== before.firstDay && plan.firstDay < today)
    return refuse('first_day_past', { today })
  const last = await lastRunDay(tx, recurring.workspaceId, recurring.id)
  const next = nextRun(plan, last !== null && last >= today ? addDays(last, 1) : today)
  if (next === null) return refuse('no_day_left')
  return accept({ plan, nextDay: next, state: state === 'paused' ? 'paused' : 'active' })
}

function isSame(a: Plan, b: Plan): boolean {
  return (
    a.every === b.every &&
    a.unit === b.unit &&
    a.firstDay === b.firstDay &&
    (a.onLastDay ?? false) === (b.onLastDay ?? false) &&
    endText(a.end) === endText(b.end)
  )
}

function endText(end: Plan['end']): string {
  if (end.by === 'never') return end.by
  return end.by === 'times' ? `${end.times} times` : end.day
}
