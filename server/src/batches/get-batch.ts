import {
  ITEM_OUTCOMES,
  ITEM_REFUSALS,
  getBatch,
  listBatchItems,
  listRunningBatches,
} from '@bordereau/contract/batches'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentBatch } from './present.ts'
import { findBatch, findProgress, listItemPage, listRunning } from './store.ts'

const RUNNING = 20
const PAGE = 50

export const getBatchRoute = workspaceRoute(getBatch, async ({ tx, member, query }) => {
  const row = await findProgress(tx, member.workspaceId, query.batchId)
  return row ? respond(presentBatch(row)) : refuse('not_found')
})

export const listRunningBatchesRoute = workspaceRoute(
  listRunningBatches,
  async ({ tx, member: { workspaceId } }) => {
    const rows = await listRunning(tx, workspaceId, RUNNING)
    return respond({ batches: rows.map(presentBatch) })
  },
)

export const listBatchItemsRoute = workspaceRoute(
  listBatchItems,
  async ({ tx, member: { workspaceId }, query: { batchId, outcome, after, limit } }) => {
    if (!(await findBatch(tx, workspaceId, batchId))) return refuse('not_found')
    const page = { outcome, after, limit: limit ?? PAGE }
    const { rows, next, total } = await listItemPage(tx, workspaceId, batchId, page)
    const items = rows.map(row => ({
      invoiceId: row.id,
      number: row.number,
      customerName: row.customer_name ?? '',
      outcome: ITEM_OUTCOMES.find(known => known === row.outcome) ?? null,
      refusal: ITEM_REFUSALS.find(known => known === row.refusal) ?? null,
    }))
    return respond({ rows: items, next, total })
  },
)
