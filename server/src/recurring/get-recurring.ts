import { getRecurring } from '@bordereau/contract/recurring'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentRecurring } from './present.ts'

export const getRecurringRoute = workspaceRoute(
  getRecurring,
  async ({ context, tx, member, query }) => {
    const view = await presentRecurring(tx, context, member.workspaceId, query.recurringId)
    return view ? respond(view) : refuse('not_found')
  },
)
