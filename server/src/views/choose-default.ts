import { chooseDefaultView } from '@bordereau/contract/views'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findView, setDefault } from './store.ts'

export const chooseDefaultViewRoute = workspaceRoute(
  chooseDefaultView,
  async ({ tx, member, input }) => {
    const { workspaceId } = member
    if (input.viewId !== null) {
      const row = await findView(tx, workspaceId, member.id, input.viewId)
      if (row?.list !== input.list) return refuse('view_unknown')
    }
    await setDefault(tx, workspaceId, member.id, input.list, input.viewId)
    return respond({})
  },
)
