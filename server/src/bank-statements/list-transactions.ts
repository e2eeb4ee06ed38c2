import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentTransactions } from './present.ts'
import { proposalsOf } from './proposals.ts'
import { type MatchedStatus, countStatus, lastImportAt, listTransactionPage } from './store.ts'

const PAGE = 50

export const listBankTransactionsRoute = workspaceRoute(
  listBankTransactions,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const onlyCertain = query.certain === 'true'
    const [proposals, ofStatus] = await Promise.all([
      proposalsOf(tx, context, workspaceId),
      onlyCertain ? 0 : countStatus(tx, workspaceId, query.status, MAX_COUNTED + 1),
    ])
    const filter = onlyCertain ? { where: proposals.isCertain } : { status: query.status }
    const page = await listTransactionPage(tx, workspaceId, filter, {
      after: query.after,
      limit: query.limit ?? PAGE,
    })
    const proposed = await proposals.of(page.rows.map(({ id }) => id))
    return respond({
      ...page,
      rows: await presentTransactions(tx, context, workspaceId, page.rows, proposed),
      total: onlyCertain ? await proposals.countCertain() : ofStatus,
    })
  },
)

export const bankTransactionCountsRoute = workspaceRoute(
  bankTransactionCounts,
  async ({ context, tx, member: { workspaceId } }) => {
    const proposed = async () => {
      const { renewing, countCertain } = await proposalsOf(tx, context, workspaceId)
      return { renewing, certain: await countCertain() }
    }
    const count = (status: MatchedStatus) => countStatus(tx, workspaceId, status, MAX_COUNTED + 1)
    const [ofProposals, open, matched, ignored, last] = await Promise.all([
      proposed(),
      count('open'),
      count('matched'),
      count('ignored'),
      lastImportAt(tx, workspaceId),
    ])
    return respond({
      ...ofProposals,
      open,
      matched,
      ignored,
      lastImportAt: last?.toISOString() ?? null,
    })
  },
)
