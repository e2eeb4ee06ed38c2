import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { MAX_COUNTED, MAX_TAB_COUNTED } from '@bordereau/contract/value'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentTransactions } from './present.ts'
import { proposalsOf } from './proposals.ts'
import { type MatchedStatus, countStatus, lastImportAt, listTransactionPage } from './store.ts'

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
      total: onlyCertain
        ? await proposals.countCertain()
        : await countStatus(tx, workspaceId, query.status, MAX_COUNTED + 1),
    })
  },
)

export const bankTransactionCountsRoute = workspaceRoute(
  bankTransactionCounts,
  async ({ context, tx, member: { workspaceId } }) => {
    const proposals = await proposalsOf(tx, context, workspaceId)
    const count = (status: MatchedStatus) =>
      countStatus(tx, workspaceId, status, MAX_TAB_COUNTED + 1)
    const last = await lastImportAt(tx, workspaceId)
    return respond({
      open: await count('open'),
      certain: await proposals.countCertain(),
      matched: await count('matched'),
      ignored: await count('ignored'),
      renewing: proposals.renewing,
      lastImportAt: last?.toISOString() ?? null,
    })
  },
)
