import type { Tx } from '../db/database.ts'
import { lockInvoice, updateIssued } from '../invoices/document/store.ts'
import { ownNotesOf } from './open-notes-store.ts'
import type { RefundPart } from './refund-part-store.ts'
import { shortenAllocation } from './refund-store.ts'

/**
 * Takes the credit notes off an invoice that settled what a refund took of it, because that failed: they are the customer's
 * credit again, and the payment settles the invoice in their place. The newest go first, as they were kept for the refund.
 */
export async function releaseNotes(
  tx: Tx,
  workspaceId: string,
  { invoiceId, amount }: RefundPart,
  at: Date,
): Promise<void> {
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (!invoice) throw new Error(`the document ${invoiceId} is not there`)
  let rest = amount
  for (const { id, noteId, amount: whole } of await ownNotesOf(tx, workspaceId, invoiceId)) {
    const taken = whole < rest ? whole : rest
    if (taken <= 0n) break
    await shortenAllocation(
      tx,
      workspaceId,
      id,
      { settled: whole - taken, amount: whole - taken },
      at,
    )
    const note = await lockInvoice(tx, workspaceId, noteId)
    if (!note) throw new Error(`credit note ${noteId} is gone`)
    const state = { settled_minor: note.settled_minor - taken }
    await updateIssued(tx, workspaceId, noteId, state, at)
    rest -= taken
  }
  const state = { settled_minor: invoice.settled_minor - (amount - rest) }
  await updateIssued(tx, workspaceId, invoiceId, state, at)
}
