import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentTransactions } from './present.ts'
import { proposalsOf } from './proposals.ts'
import { countByStatus, lastImportAt, listTransactionPage } from './store.ts'

const PAGE = 50

export const listBankTransactionsRoute = workspaceRoute(
  listBankTransactions,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const proposals = await proposalsOf(tx, context, workspaceId)
    const onlyCertain = query.certain === 'true'
    const filter = onlyCertain ? { where: proposals.isCertain } : { status: query.status }
    const page = await listTransactionPage(tx, workspaceId, filter, {
      after: query.after,
      limit: query.limit ?? PAGE,
    })
    const proposed = await proposals.of(page.rows.map(({ id }) => id))
    return respond({
      ...page,
      rows: await presentTransactions(tx, context, workspaceId, page.rows, proposed),
      total: onlyCertain ? await proposals.countCertain() : await total(),
    })

    async function total(): Promise<number> {
      const counts = await countByStatus(tx, workspaceId)
      return query.status
        ? (counts.get(query.status) ?? 0)
        : [...counts.values()].reduce((sum, count) => sum + count, 0)
    }
  },
)

export const bankTransactionCountsRoute = workspaceRoute(
  bankTransactionCounts,
  async ({ context, tx, member: { workspaceId } }) => {
    const proposals = await proposalsOf(tx, context, workspaceId)
    const counts = await countByStatus(tx, workspaceId)
    const last = await lastImportAt(tx, workspaceId)
    return respond({
      open: counts.get('open') ?? 0,
      certain: await proposals.countCertain(),
      matched: counts.get('matched') ?? 0,
      ignored: counts.get('ignored') ?? 0,
      renewing: proposals.renewing,
      lastImportAt: last?.toISOString() ?? null,
    })
  },
)
