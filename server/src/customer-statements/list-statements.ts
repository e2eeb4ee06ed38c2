import { listCustomerStatements } from '@bordereau/contract/customer-statement'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findHolder } from './account-holder.ts'
import { loadStatements, statementPeriod } from './load-statements.ts'
import { unprintableOnStatements } from './statement-paper.ts'

export const listCustomerStatementsRoute = workspaceRoute(
  listCustomerStatements,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const holder = await findHolder(tx, { ...query, workspaceId })
    if (!holder) return refuse('not_found')
    const period = statementPeriod(context, holder, query)
    const account = await loadStatements(tx, holder, period)
    const { statements } = account
    return respond({
      ...period,
      statements: statements.map(({ currency, rows, opening, charged, settled, closing }) => ({
        currency,
        entries: rows.length,
        opening: toText(opening, currency),
        charged: toText(charged, currency),
        settled: toText(settled, currency),
        closing: toText(closing, currency),
      })),
      unprintable: await unprintableOnStatements(context, account),
    })
  },
)
