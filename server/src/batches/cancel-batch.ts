import { cancelBatch } from '@bordereau/contract/batches'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { mayRunBatch } from './permission.ts'
import { presentBatch } from './present.ts'
import { cancelWaiting, findProgress, lockBatch } from './store.ts'

export const cancelBatchRoute = workspaceRoute(
  cancelBatch,
  async ({ context, tx, member: { id: personId, workspaceId, role }, query: { batchId } }) => {
    const progress = await findProgress(tx, workspaceId, batchId)
    const batch = await lockBatch(tx, workspaceId, batchId)
    if (!batch || !progress) return refuse('not_found')
    if (!mayRunBatch(role, presentBatch(progress).kind)) return refuse('forbidden')
    if (batch.finished_at) return refuse('already_finished')
    await cancelWaiting(tx, batch, personId, context.clock.now())
    return respond({})
  },
)
