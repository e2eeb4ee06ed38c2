import { updateRecurring } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { mayAutomate } from './may-automate.ts'
import { presentRecurring } from './present.ts'
import { changeRecurring, lockRecurring } from './store.ts'
import { replan } from './replan.ts'

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
