import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { IssuedDocument } from '@bordereau/domain/invoice/credit'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../../db/database.ts'
import { issuedDraft } from '../document/snapshot.ts'
import { type InvoiceRow, asDate, findInvoice, lockInvoice } from '../document/store.ts'
import { issuedCreditNotes } from './credit-store.ts'
import { isSetOff } from './deposit-store.ts'
import { isReplaced } from './replacement-store.ts'

export type CreditableRefusal = 'not_found' | 'not_issued' | 'deposit_set_off' | 'is_replaced'

type Creditable = {
  readonly row: InvoiceRow
  readonly invoice: IssuedDocument
  readonly earlier: readonly Draft[]
}

/** An issued invoice, locked, that a credit note may correct, with the drafts of those before. */
export async function lockCreditable(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<Decision<Creditable, CreditableRefusal>> {
  return creditable(tx, await lockInvoice(tx, workspaceId, invoiceId))
}

/** The same without a lock, for what is judged again when it is stored. */
export async function readCreditable(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<Decision<Creditable, CreditableRefusal>> {
  return creditable(tx, await findInvoice(tx, workspaceId, invoiceId))
}

async function creditable(
  tx: Tx,
  row: InvoiceRow | undefined,
): Promise<Decision<Creditable, CreditableRefusal>> {
  if (!row) return refuse('not_found')
  const issueDate = asDate(row.issue_date)
  const { number } = row
  if (number === null || issueDate === null) return refuse('not_issued')
  if (await isSetOff(tx, row)) return refuse('deposit_set_off')
  if (await isReplaced(tx, row)) return refuse('is_replaced')
  const draft = issuedDraft(row)
  const earlier = await issuedCreditNotes(tx, row.workspace_id, row.id)
  return accept({ row, invoice: { invoiceId: row.id, number, issueDate, draft }, earlier })
}
