import { type Tx, inWorkspace } from '../db/database.ts'
import { findInvoice } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { MakeFile } from '../mail/make-files.ts'
import { findHolder } from './account-holder.ts'
import { type AccountStatements, loadStatements, statementPeriod } from './load-statements.ts'
import { statementPdf } from './statement-pdf.ts'
import { findOldestOpen } from './store.ts'

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
  return found && statement && statementPdf(context, found.account, statement)
}

/** The account of an invoice's customer over the usual period, and longer where an older invoice is still open. */
async function accountOfInvoice(
  tx: Tx,
  context: AppContext,
  { workspaceId, invoiceId }: { readonly workspaceId: string; readonly invoiceId: string },
): Promise<{ readonly account: AccountStatements; readonly currency: string } | undefined> {
  const invoice = await findInvoice(tx, workspaceId, invoiceId)
  const customerId = invoice?.customer_id ?? null
  const holder = customerId === null ? undefined : await findHolder(tx, { workspaceId, customerId })
  if (!invoice || !holder) return undefined
  const { currency } = invoice
  const { from, to } = statementPeriod(context, holder)
  const oldest = await findOldestOpen(tx, holder, currency)
  const period = { from: oldest !== null && oldest < from ? oldest : from, to }
  return { account: await loadStatements(tx, holder, period), currency }
}
