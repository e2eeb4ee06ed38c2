import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { creditAmount } from '@bordereau/domain/invoice/credit-amount'
import type { CreditRefusal } from '@bordereau/domain/invoice/credit'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Minor } from '@bordereau/domain/money/currency'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../db/database.ts'
import { openOfRow } from '../invoices/document/store.ts'
import { type CreditableRefusal, loadCreditable } from '../invoices/drafts/creditable.ts'
import { reopenedDeductions } from '../invoices/drafts/deduction-store.ts'
import { newId } from '../lib/id.ts'
import { lockOpenCreditNotes } from './store.ts'

const MOST_STEPS = 100

/**
 * The credit note that says that the customer does not owe the money that goes back. What was deducted for early payment
 * or written off of that part is credited with it. null: earlier credit notes say it already.
 */
export async function creditForRefund(
  tx: Tx,
  workspaceId: string,
  refund: { readonly invoiceId: string; readonly amount: Minor; readonly reason: string },
): Promise<Decision<Draft | null, CreditRefusal | CreditableRefusal>> {
  const loaded = await loadCreditable(tx, workspaceId, refund.invoiceId)
  if (!loaded.ok) return loaded
  const { row, invoice, earlier } = loaded.value
  const open = openOfRow(row)
  const notes = await lockOpenCreditNotes(tx, workspaceId, { correctsIds: [row.id] })
  const needed = refund.amount - notes.reduce((sum, { amount }) => sum + amount, 0n)
  if (needed <= 0n) return accept(null)
  let amount = needed
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = needed + (await reopenedDeductions(tx, { invoice: row, amount, open }))
    if (next === amount) break
    amount = next
  }
  const { number } = invoice
  const lineName = textIn(row.language).online.refundSubject({ number })
  const reason = refund.reason === '' ? lineName : refund.reason
  const note = creditAmount(invoice, {
    amount,
    reason,
    lineName,
    newLineId: newId,
    already: earlier,
  })
  return note.ok ? note : refuse(note.refusal, note.detail)
}
