import { openOf } from '@bordereau/domain/payment/status'
import { ONE } from '@bordereau/domain/money/decimal'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import { type InvoiceRow, addEvent, lockInvoice, updateIssued } from '../document/store.ts'

/**
 * Closes an invoice that a corrected invoice replaces. What was paid on it is paid on the corrected one now, as far as that
 * is due: a rest of a payment becomes the customer's credit again, a rest of a credit note opens.
 */
export async function settleByReplacement(
  tx: Tx,
  workspaceId: string,
  replacementId: string,
  replacedId: string,
  at: Date,
): Promise<void> {
  const replaced = await lockInvoice(tx, workspaceId, replacedId)
  const replacement = await lockInvoice(tx, workspaceId, replacementId)
  if (!replaced || !replacement) throw new Error(`the replaced invoice ${replacedId} is gone`)
  const moved = await moveAllocations(tx, workspaceId, replacedId, {
    id: replacementId,
    open: openOf({ payable: replacement.payable_minor, settled: replacement.settled_minor }),
    at,
  })
  const { payable_minor: payable } = replaced
  if (payable > 0n) {
    await tx
      .insertInto('allocation')
      .values({
        workspace_id: workspaceId,
        id: newId(),
        invoice_id: replacedId,
        payment_id: null,
        credit_note_id: null,
        replacement_id: replacementId,
        amount_minor: payable,
        payment_amount_minor: payable,
        rate: ONE,
        reversed_at: null,
        created_at: at,
      })
      .execute()
  }
  await updateIssued(
    tx,
    workspaceId,
    replacedId,
    { settled_minor: payable, credited_minor: payable },
    at,
  )
  if (moved > 0n) {
    const settled = replacement.settled_minor + moved
    await updateIssued(tx, workspaceId, replacementId, { settled_minor: settled }, at)
  }
  await addEvent(tx, workspaceId, {
    invoiceId: replacedId,
    kind: 'replaced',
    personId: null,
    at,
    detail: { replacementId },
  })
}

/** Whether a corrected invoice that is issued stands for the invoice now: what is wrong is corrected there. */
export async function isReplaced(
  tx: Tx,
  { workspace_id, id }: Pick<InvoiceRow, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('invoice')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('corrects_id', '=', id)
    .where('type', '=', 'corrected_invoice')
    .where('issued_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Target = { readonly id: string; readonly open: bigint; readonly at: Date }

/** Moves what settled one document to another, oldest first; returns what that settles of it. */
async function moveAllocations(
  tx: Tx,
  workspaceId: string,
  fromId: string,
  to: Target,
): Promise<bigint> {
  const rows = await tx
    .selectFrom('allocation')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', fromId)
    .where('reversed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return 0n
  await tx
    .updateTable('allocation')
    .set({ reversed_at: to.at })
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', fromId)
    .where('reversed_at', 'is', null)
    .execute()
  let moved = 0n
  for (const row of rows) {
    const rest = to.open - moved
    const amount = row.amount_minor < rest ? row.amount_minor : rest
    if (row.credit_note_id !== null && amount < row.amount_minor)
      await reopenNote(tx, workspaceId, row.credit_note_id, row.amount_minor - amount, to.at)
    if (amount <= 0n) continue
    await tx
      .insertInto('allocation')
      .values({
        ...row,
        id: newId(),
        invoice_id: to.id,
        amount_minor: amount,
        payment_amount_minor: shareOf(row.payment_amount_minor, amount, row.amount_minor),
        reversed_at: null,
      })
      .execute()
    moved += amount
  }
  return moved
}

/** The part of a payment's amount that settles a part of a document, at least one minor unit of what is not nothing. */
function shareOf(paid: bigint, part: bigint, whole: bigint): bigint {
  if (part === whole) return paid
  const share = (paid * part) / whole
  return share === 0n && paid > 0n ? 1n : share
}

async function reopenNote(
  tx: Tx,
  workspaceId: string,
  noteId: string,
  amount: bigint,
  at: Date,
): Promise<void> {
  const note = await lockInvoice(tx, workspaceId, noteId)
  if (!note) throw new Error(`credit note ${noteId} is gone`)
  const state = { settled_minor: note.settled_minor - amount }
  await updateIssued(tx, workspaceId, noteId, state, at)
}
