import { getCustomerStatementPdf } from '@bordereau/contract/customer-statement'
import { refuse } from '@bordereau/domain/decision'
import { later, workspaceRoute } from '../lib/route.ts'
import { findHolder } from './account-holder.ts'
import { loadStatements, statementPeriod } from './load-statements.ts'
import { statementPdf } from './statement-pdf.ts'

export const getCustomerStatementPdfRoute = workspaceRoute(
  getCustomerStatementPdf,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const holder = await findHolder(tx, { ...query, workspaceId })
    if (!holder) return refuse('not_found')
    const account = await loadStatements(tx, holder, statementPeriod(context, holder, query))
    const statement = account.statements.find(one => one.currency === query.currency)
    return statement ? later(() => statementPdf(context, account, statement)) : refuse('not_found')
  },
)
