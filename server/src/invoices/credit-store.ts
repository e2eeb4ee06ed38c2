import { ONE } from '@bordereau/domain/money/decimal'
import { openOf } from '@bordereau/domain/payment/status'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import { addEvent, lockInvoice, updateLife } from './store.ts'
import { readDraft } from './stored.ts'

/** The drafts of the credit notes already issued for an invoice, oldest first. */
export async function issuedCreditNotes(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<Draft[]> {
  const rows = await tx
    .selectFrom('invoice')
    .select(['draft', 'draft_format'])
    .where('workspace_id', '=', workspaceId)
    .where('corrects_id', '=', invoiceId)
    .where('issued_at', 'is not', null)
    .orderBy('issued_at')
    .execute()
  return rows.map(row => readDraft(row.draft, row.draft_format))
}

/**
 * An issued credit note takes back its amount of the invoice it corrects and settles what is open of it. What the
 * customer had paid already stays on the credit note as credit.
 */
export async function settleByCreditNote(
  tx: Tx,
  workspaceId: string,
  creditNoteId: string,
  invoiceId: string,
  amount: bigint,
  at: Date,
): Promise<void> {
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (!invoice) throw new Error(`the corrected invoice ${invoiceId} is gone`)
  const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
  const settled = amount < open ? amount : open
  await updateLife(
    tx,
    workspaceId,
    invoiceId,
    {
      credited_minor: invoice.credited_minor + amount,
      settled_minor: invoice.settled_minor + settled,
    },
    at,
  )
  await addEvent(tx, workspaceId, {
    invoiceId,
    kind: 'credited',
    personId: null,
    at,
    detail: { creditNoteId },
  })
  if (settled > 0n)
    await allocateCreditNote(tx, workspaceId, { creditNoteId, invoiceId, amount: settled, at })
}

/** Uses up part of a credit note on an invoice of the same currency. The invoice's own settled amount is the caller's. */
export async function allocateCreditNote(
  tx: Tx,
  workspaceId: string,
  use: {
    readonly creditNoteId: string
    readonly invoiceId: string
    readonly amount: bigint
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('allocation')
    .values({
      workspace_id: workspaceId,
      id: newId(),
      invoice_id: use.invoiceId,
      payment_id: null,
      credit_note_id: use.creditNoteId,
      amount_minor: use.amount,
      payment_amount_minor: use.amount,
      rate: ONE,
      reversed_at: null,
      created_at: use.at,
    })
    .execute()
  const note = await lockInvoice(tx, workspaceId, use.creditNoteId)
  if (!note) throw new Error(`credit note ${use.creditNoteId} is gone`)
  await updateLife(
    tx,
    workspaceId,
    use.creditNoteId,
    { settled_minor: note.settled_minor + use.amount },
    use.at,
  )
}
