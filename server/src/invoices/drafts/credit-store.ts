import { ONE } from '@bordereau/domain/money/decimal'
import { openOf } from '@bordereau/domain/payment/status'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import { addEvent, lockInvoice, updateIssued } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { takeDeductionsBack } from './deduction-store.ts'

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
    .where('type', 'in', ['credit_note', 'self_billed_credit_note'])
    .where('issued_at', 'is not', null)
    .orderBy('issued_at')
    .execute()
  return rows.map(row => readDraft(row.draft, row.draft_format))
}

/**
 * Credits the amount of an issued credit note to the invoice it corrects and settles the invoice's open amount. The
 * part that the customer had paid already stays open on the credit note, as the customer's credit.
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
  const reopened = await takeDeductionsBack(tx, { invoice, amount, open, at })
  const settled = amount < open + reopened ? amount : open + reopened
  await updateIssued(
    tx,
    workspaceId,
    invoiceId,
    {
      credited_minor: invoice.credited_minor + amount,
      settled_minor: invoice.settled_minor - reopened + settled,
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

/**
 * Allocates part of a credit note to an invoice in the same currency. The caller updates the invoice's settled amount.
 */
export async function allocateCreditNote(
  tx: Tx,
  workspaceId: string,
  allocation: {
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
      invoice_id: allocation.invoiceId,
      payment_id: null,
      credit_note_id: allocation.creditNoteId,
      amount_minor: allocation.amount,
      payment_amount_minor: allocation.amount,
      rate: ONE,
      reversed_at: null,
      created_at: allocation.at,
    })
    .execute()
  const note = await lockInvoice(tx, workspaceId, allocation.creditNoteId)
  if (!note) throw new Error(`credit note ${allocation.creditNoteId} is gone`)
  await updateIssued(
    tx,
    workspaceId,
    allocation.creditNoteId,
    { settled_minor: note.settled_minor + allocation.amount },
    allocation.at,
  )
}
