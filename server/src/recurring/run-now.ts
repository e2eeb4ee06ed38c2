import { runNow } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { mayAutomate } from './may-automate.ts'
import { makeRun } from './make-run.ts'
import { prepareRuns } from './prepare-run.ts'
import { nextDayOf, presentRun } from './present.ts'
import { findRun } from './run-store.ts'
import { findRecurring } from './store.ts'

export const runNowRoute = workspaceRoute(
  runNow,
  async ({ context, tx, member, query: { recurringId }, input: { day } }) => {
    const { workspaceId, id: personId } = member
    const recurring = await findRecurring(tx, workspaceId, recurringId)
    if (!recurring) return refuse('not_found')
    if (!mayAutomate(member.role, recurring.mode)) return refuse('forbidden')
    const now = await todayOf(tx, context.clock, workspaceId)
    const next = nextDayOf(recurring, now)
    if (next !== day) return refuse('not_next', { next })
    const [run] = await prepareRuns(tx, workspaceId, [{ recurring, day }])
    if (!run) return refuse('not_next', { next })
    const find = (one: Tx) => findRun(one, workspaceId, recurringId, day)
    return afterCommit(async (transaction, store) => {
      const storeResponse = async (one: Tx) => store(one, presentRun(await find(one)))
      const made = await makeRun(context, run, { personId, lastTry: false, storeResponse })
      if (made.ok) return respond(presentRun(await transaction(find)))
      const current = await transaction(one => findRecurring(one, workspaceId, recurringId))
      return current ? refuse('not_next', { next: nextDayOf(current, now) }) : refuse('not_found')
    })
  },
)
