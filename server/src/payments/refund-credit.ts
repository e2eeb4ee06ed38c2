import { type Decision, refuse } from '@bordereau/domain/decision'
import { creditAmount } from '@bordereau/domain/invoice/credit-amount'
import type { CreditRefusal } from '@bordereau/domain/invoice/credit'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Minor } from '@bordereau/domain/money/currency'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../db/database.ts'
import { openOfRow } from '../invoices/document/store.ts'
import { type CreditableRefusal, readCreditable } from '../invoices/drafts/creditable.ts'
import { reopenedDeductions } from '../invoices/drafts/deduction-store.ts'
import { newId } from '../lib/id.ts'
import type { OpenNote } from './open-notes-store.ts'
import type { RefundPart } from './refund-part-store.ts'

const MOST_STEPS = 100

/** What of a refund no earlier credit note says yet. */
export function uncreditedOf({ amount }: RefundPart, notes: readonly OpenNote[]): Minor {
  const uncredited = notes.reduce((rest, note) => rest - note.amount, amount)
  return uncredited > 0n ? uncredited : 0n
}

/**
 * The credit note that says that the customer does not owe so much of an invoice. What was deducted for early payment or
 * written off of that part is credited with it.
 */
export async function creditForRefund(
  tx: Tx,
  workspaceId: string,
  refund: { readonly invoiceId: string; readonly uncredited: Minor; readonly reason: string },
): Promise<Decision<Draft, CreditRefusal | CreditableRefusal>> {
  const read = await readCreditable(tx, workspaceId, refund.invoiceId)
  if (!read.ok) return read
  const { row, invoice, earlier } = read.value
  const open = openOfRow(row)
  const { uncredited } = refund
  let amount = uncredited
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = uncredited + (await reopenedDeductions(tx, { invoice: row, amount, open }))
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
