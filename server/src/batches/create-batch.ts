import { createBatch } from '@bordereau/contract/batches'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { mayRunBatch } from './permission.ts'
import { presentBatch } from './present.ts'
import { enqueueBatch } from './run-batch.ts'
import { findProgress, insertBatch } from './store.ts'

export const createBatchRoute = workspaceRoute(
  createBatch,
  async ({ context, tx, member, input: { kind, invoiceIds } }) => {
    if (!mayRunBatch(member.role, kind)) return refuse('forbidden')
    const { workspaceId } = member
    const at = context.clock.now()
    const day = await todayOf(tx, context.clock, workspaceId)
    const batch = { workspaceId, id: newId(), kind, day, personId: member.id, at }
    await insertBatch(tx, batch, [...new Set(invoiceIds)])
    await enqueueBatch(tx, context, batch, 'first')
    const row = await findProgress(tx, workspaceId, batch.id)
    return row ? respond(presentBatch(row)) : refuse('not_found')
  },
)
