import { listBankStatements } from '@bordereau/contract/bank-imports'
import { localDate } from '@bordereau/domain/date'
import { respond, workspaceRoute } from '../lib/route.ts'
import { countStatements, listStatementPage } from './store.ts'

const PAGE = 50

export const listBankStatementsRoute = workspaceRoute(
  listBankStatements,
  async ({ tx, member: { workspaceId }, query }) => {
    const incomplete = query.incomplete === 'true'
    const page = await listStatementPage(tx, workspaceId, {
      incomplete,
      after: query.after,
      limit: query.limit ?? PAGE,
    })
    return respond({
      ...page,
      rows: page.rows.map(row => ({
        id: row.id,
        fileName: row.file_name,
        account: row.account,
        currency: row.currency,
        from: row.from_day === null ? null : localDate(row.from_day),
        to: row.to_day === null ? null : localDate(row.to_day),
        transactions: row.transaction_count,
        added: row.added_count,
        incomplete: !row.complete,
        importedAt: row.imported_at.toISOString(),
      })),
      total: await countStatements(tx, workspaceId, incomplete),
    })
  },
)
