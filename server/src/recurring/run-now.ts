import { runNow } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { mayAutomate } from './may-automate.ts'
import { makeRun } from './make-run.ts'
import { nextDayOf, presentRun } from './present.ts'
import { findRun } from './run-store.ts'
import { lockRecurring } from './store.ts'

export const runNowRoute = workspaceRoute(
  runNow,
  async ({ context, tx, member, query: { recurringId }, input: { day } }) => {
    const { workspaceId } = member
    const recurring = await lockRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (!mayAutomate(member.role, recurring.mode)) return refuse('forbidden')
    const next = nextDayOf(recurring, await todayOf(tx, context.clock, workspaceId))
    if (next !== day) return refuse('not_next', { next })
    await makeRun(tx, context, recurring, day, { personId: member.id, lastTry: false })
    return respond(presentRun(await findRun(tx, workspaceId, recurringId, day)))
  },
)
