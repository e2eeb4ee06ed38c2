import { unfileReturn } from '@bordereau/contract/returns'
import { respond, workspaceRoute } from '../lib/route.ts'
import { removeFiledReturn } from './filed-store.ts'

export const unfileReturnRoute = workspaceRoute(unfileReturn, async ({ tx, member, input }) => {
  await removeFiledReturn(tx, member.workspaceId, input.period.key, input.return)
  return respond({})
})
