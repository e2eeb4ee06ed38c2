import { updateRecurring } from '@bordereau/contract/recurring'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Plan, nextRun } from '@bordereau/domain/recurring/plan'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { mayAutomate } from './may-automate.ts'
import { presentRecurring } from './present.ts'
import { lastRunDay } from './run-store.ts'
import { type Recurring, changeRecurring, lockRecurring } from './store.ts'

export const updateRecurringRoute = workspaceRoute(
  updateRecurring,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const recurring = await lockRecurring(tx, workspaceId, query.recurringId)
    if (!recurring) return refuse('not_found')
    const { version } = recurring
    if (version !== input.version) return refuse('changed_meanwhile', { version })
    const mode = input.mode ?? recurring.mode
    if (!mayAutomate(member.role, mode)) return refuse('forbidden')
    const today = await todayOf(tx, context.clock, workspaceId)
    const replanned = await replan(tx, recurring, input.plan ?? recurring.plan, today)
    if (!replanned.ok) return replanned
    const change = { ...replanned.value, mode, name: input.name ?? recurring.name }
    await changeRecurring(tx, recurring, change, context.clock.now())
    const view = await presentRecurring(tx, context, workspaceId, recurring.id)
    return view ? respond(view) : refuse('not_found')
  },
)

type Planned = Pick<Recurring, 'plan' | 'nextDay' | 'state'>

/** Computes the next day under a new plan: from today on and after the last run. An equal plan changes nothing. */
async function replan(
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
