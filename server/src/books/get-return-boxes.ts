import { getReturnBoxes } from '@bordereau/contract/return-boxes'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { returnBoxes } from './return-boxes.ts'

export const getReturnBoxesRoute = workspaceRoute(getReturnBoxes, async ({ tx, member, query }) => {
  const boxes = await returnBoxes(tx, member.workspaceId, query.period)
  return boxes ? respond(boxes) : refuse('too_many')
})
