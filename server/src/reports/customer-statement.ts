import {
  getCustomerStatementPdf,
  listCustomerStatements,
} from '@bordereau/contract/customer-statement'
import { refuse } from '@bordereau/domain/decision'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { later, respond, workspaceRoute } from '../lib/route.ts'
import {
  type AccountHolder,
  type AccountStatements,
  loadStatements,
} from '../portal/load-statement.ts'
import { statementPdf } from '../portal/statement-pdf.ts'
import { languageFor } from '../portal/visit.ts'

export const listCustomerStatementsRoute = workspaceRoute(
  listCustomerStatements,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const account = await accountOf(tx, context, { ...query, workspaceId })
    if (!account) return refuse('not_found')
    return respond({
      ...account.period,
      statements: account.statements.map(
        ({ currency, rows, opening, charged, settled, closing }) => ({
          currency,
          entries: rows.length,
          opening: toText(opening, currency),
          charged: toText(charged, currency),
          settled: toText(settled, currency),
          closing: toText(closing, currency),
        }),
      ),
    })
  },
)

export const getCustomerStatementPdfRoute = workspaceRoute(
  getCustomerStatementPdf,
  async ({ context, tx, member: { workspaceId }, query }) => {
    const account = await accountOf(tx, context, { ...query, workspaceId })
    const statement = account?.statements.find(one => one.currency === query.currency)
    if (!account || !statement) return refuse('not_found')
    return later(() => statementPdf(context, account, statement))
  },
)

/** The account that a customer of the company has, in the words that the customer reads in the portal. */
async function accountOf(
  tx: Tx,
  context: AppContext,
  wanted: {
    readonly workspaceId: string
    readonly customerId: string
    readonly from?: LocalDate | undefined
    readonly to?: LocalDate | undefined
  },
): Promise<AccountStatements | undefined> {
  const { workspaceId, customerId } = wanted
  const customer = await loadBuyer(tx, workspaceId, customerId)
  if (!customer) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const language = languageFor(seller, customer)
  const holder: AccountHolder = { workspaceId, customerId, customer, seller, language }
  return loadStatements(tx, context, holder, wanted)
}
