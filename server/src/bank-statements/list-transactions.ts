import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentTransactions } from './present.ts'
import { certainOf, propose } from './propose.ts'
import { countByStatus, lastImportAt, listTransactionPage } from './store.ts'

const PAGE = 50

export const listBankTransactionsRoute = workspaceRoute(
  listBankTransactions,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const proposed = await propose(tx, workspaceId)
    const certain = certainOf(proposed).map(({ paymentId }) => paymentId)
    const counts = await countByStatus(tx, workspaceId)
    const onlyCertain = query.certain === 'true'
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const filter = onlyCertain ? { ids: certain } : { status: query.status }
    const page = await listTransactionPage(tx, workspaceId, filter, {
      after: query.after,
      limit: query.limit ?? PAGE,
    })
    const ofStatus = query.status ? (counts.get(query.status) ?? 0) : all
    return respond({
      ...page,
      rows: await presentTransactions(tx, context, workspaceId, page.rows, proposed),
      total: onlyCertain ? certain.length : ofStatus,
    })
  },
)

export const bankTransactionCountsRoute = workspaceRoute(
  bankTransactionCounts,
  async ({ tx, member: { workspaceId } }) => {
    const counts = await countByStatus(tx, workspaceId)
    const last = await lastImportAt(tx, workspaceId)
    return respond({
      open: counts.get('open') ?? 0,
      certain: certainOf(await propose(tx, workspaceId)).length,
      matched: counts.get('matched') ?? 0,
      ignored: counts.get('ignored') ?? 0,
      lastImportAt: last?.toISOString() ?? null,
    })
  },
)
