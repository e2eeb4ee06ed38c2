import {
  endRecurring,
  pauseRecurring,
  resumeRecurring,
  skipRun,
} from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { afterRun } from './make-run.ts'
import { mayAutomate } from './may-automate.ts'
import { nextDayOf, presentRecurring } from './present.ts'
import { insertRun } from './run-store.ts'
import { changeRecurring, lockRecurring } from './store.ts'

export const pauseRecurringRoute = workspaceRoute(
  pauseRecurring,
  async ({ context, tx, member: { workspaceId }, query: { recurringId } }) => {
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (recurring.state !== 'active') return refuse('not_active')
    await changeRecurring(tx, recurring, { state: 'paused' }, context.clock.now())
    const view = await presentRecurring(tx, context, workspaceId, recurringId)
    return view ? respond(view) : refuse('not_found')
  },
)

export const resumeRecurringRoute = workspaceRoute(
  resumeRecurring,
  async ({ context, tx, member: { workspaceId, role }, query: { recurringId } }) => {
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (recurring.state !== 'paused') return refuse('not_paused')
    if (!mayAutomate(role, recurring.mode)) return refuse('forbidden')
    const nextDay = nextDayOf(recurring, await todayOf(tx, context.clock, workspaceId))
    const state = nextDay === null ? 'ended' : 'active'
    const change = { nextDay, state, pausedBecause: null } as const
    await changeRecurring(tx, recurring, change, context.clock.now())
    const view = await presentRecurring(tx, context, workspaceId, recurringId)
    return view ? respond(view) : refuse('not_found')
  },
)

export const endRecurringRoute = workspaceRoute(
  endRecurring,
  async ({ context, tx, member: { workspaceId }, query: { recurringId } }) => {
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (recurring.state === 'ended') return refuse('has_ended')
    const ended = { nextDay: null, state: 'ended', pausedBecause: null } as const
    await changeRecurring(tx, recurring, ended, context.clock.now())
    const view = await presentRecurring(tx, context, workspaceId, recurringId)
    return view ? respond(view) : refuse('not_found')
  },
)

export const skipRunRoute = workspaceRoute(
  skipRun,
  async ({ context, tx, member, query: { recurringId }, input: { day } }) => {
    const { workspaceId } = member
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    const next = nextDayOf(recurring, await todayOf(tx, context.clock, workspaceId))
    if (next !== day) return refuse('not_next', { next })
    const at = context.clock.now()
    const skipped = { day, outcome: 'skipped', reason: null, invoiceId: null } as const
    await insertRun(tx, recurring, skipped, { personId: member.id, at })
    await changeRecurring(tx, recurring, afterRun(recurring, day), at)
    const view = await presentRecurring(tx, context, workspaceId, recurringId)
    return view ? respond(view) : refuse('not_found')
  },
)
