import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { IssuedDocument } from '@bordereau/domain/invoice/credit'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../../db/database.ts'
import { issuedDraft } from '../document/snapshot.ts'
import { type InvoiceRow, asDate, lockInvoice } from '../document/store.ts'
import { issuedCreditNotes } from './credit-store.ts'
import { isSetOff } from './deposit-store.ts'
import { isReplaced } from './replacement-store.ts'

export type CreditableRefusal = 'not_found' | 'not_issued' | 'deposit_set_off' | 'is_replaced'

/** An issued invoice, locked, that a credit note may correct, with the drafts of those before. */
export async function loadCreditable(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<
  Decision<
    {
      readonly row: InvoiceRow
      readonly invoice: IssuedDocument
      readonly earlier: readonly Draft[]
    },
    CreditableRefusal
  >
> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  if (!row) return refuse('not_found')
  const issueDate = asDate(row.issue_date)
  const { number } = row
  if (number === null || issueDate === null) return refuse('not_issued')
  if (await isSetOff(tx, row)) return refuse('deposit_set_off')
  if (await isReplaced(tx, row)) return refuse('is_replaced')
  const draft = issuedDraft(row)
  const earlier = await issuedCreditNotes(tx, workspaceId, row.id)
  return accept({ row, invoice: { invoiceId: row.id, number, issueDate, draft }, earlier })
}
