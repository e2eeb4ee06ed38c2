import { addMonths } from '@bordereau/domain/date'
import { type Tx, inWorkspace } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { findInvoice } from '../invoices/document/store.ts'
import { statementFileName } from '../invoices/sending/statement-to-make.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import type { MakeFile } from '../mail/make-files.ts'
import { type AccountStatements, MONTHS, loadStatements } from './load-statement.ts'
import { statementPdf } from './statement-pdf.ts'
import { findOldestOpen } from './statement-store.ts'
import { languageFor } from './visit.ts'

/** The statement of account that goes with a reminder, of the currency of its invoice. */
export const makeStatement: MakeFile = async (context, mail) => {
  const { workspace_id: workspaceId, invoice_id: invoiceId } = mail
  if (invoiceId === null) return undefined
  const work = (tx: Tx) => accountOfInvoice(tx, context, { workspaceId, invoiceId })
  const found = await inWorkspace(context.db, { workspaceId }, work, {
    repeatable: true,
    isRead: true,
  })
  const statement = found?.account.statements.find(one => one.currency === found.currency)
  if (!found || !statement) return undefined
  const { account, currency } = found
  const { body } = await statementPdf(context, account, statement)
  return {
    bytes: body,
    name: statementFileName({ ...account, currency }, account.period.to),
    mediaType: 'application/pdf',
  }
}

/** The account of an invoice's customer over the last twelve months, and longer where an older invoice is still open. */
async function accountOfInvoice(
  tx: Tx,
  context: AppContext,
  { workspaceId, invoiceId }: { readonly workspaceId: string; readonly invoiceId: string },
): Promise<{ readonly account: AccountStatements; readonly currency: string } | undefined> {
  const invoice = await findInvoice(tx, workspaceId, invoiceId)
  const customerId = invoice?.customer_id ?? null
  const customer = customerId === null ? undefined : await loadBuyer(tx, workspaceId, customerId)
  if (!invoice || customerId === null || !customer) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const { currency } = invoice
  const to = today(context.clock, seller.timeZone)
  const year = addMonths(to, -MONTHS)
  const oldest = await findOldestOpen(tx, { workspaceId, customerId }, currency)
  const from = oldest !== null && oldest < year ? oldest : year
  const language = languageFor(seller, customer)
  const holder = { workspaceId, customerId, customer, seller, language }
  return { account: await loadStatements(tx, context, holder, { from, to }), currency }
}
