import type { Tx } from '../db/database.ts'
import { IS_UNDECIDED } from '../invoices/document/undecided-refund-store.ts'

/** What a refund took from an invoice, in minor units of the invoice's currency. */
export type RefundPart = { readonly invoiceId: string; readonly amount: bigint }

/** `isOwed`: whether the customer still owes it; null while that was not said. */
type Decided = { readonly isOwed: boolean | null; readonly creditNoteId: string | null }

export async function insertParts(
  tx: Tx,
  key: { readonly workspaceId: string; readonly refundId: string },
  parts: readonly (RefundPart & Decided)[],
): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map(({ invoiceId, amount, isOwed, creditNoteId }) => ({
    workspace_id: key.workspaceId,
    refund_id: key.refundId,
    invoice_id: invoiceId,
    amount_minor: amount,
    is_owed: isOwed,
    credit_note_id: creditNoteId,
  }))
  await tx.insertInto('refund_part').values(rows).execute()
}

/** A refund that failed has taken nothing. Returns what it was said to have taken that is not owed. */
export async function removeParts(
  tx: Tx,
  workspaceId: string,
  refundId: string,
): Promise<readonly RefundPart[]> {
  const rows = await tx
    .deleteFrom('refund_part')
    .where('workspace_id', '=', workspaceId)
    .where('refund_id', '=', refundId)
    .returning(['invoice_id', 'amount_minor', 'is_owed'])
    .execute()
  return rows.flatMap(({ invoice_id: invoiceId, amount_minor: amount, is_owed }) =>
    is_owed === false ? [{ invoiceId, amount }] : [],
  )
}

/** The parts of some invoices of which it was not said whether they are still owed, oldest first. */
export async function listUndecidedParts(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
) {
  if (invoiceIds.length === 0) return []
  return tx
    .selectFrom('refund_part')
    .innerJoin('refund', join =>
      join
        .onRef('refund.workspace_id', '=', 'refund_part.workspace_id')
        .onRef('refund.id', '=', 'refund_part.refund_id'),
    )
    .select([
      'refund_part.refund_id',
      'refund.payment_id',
      'refund_part.invoice_id',
      'refund_part.amount_minor',
    ])
    .where('refund_part.workspace_id', '=', workspaceId)
    .where('refund_part.invoice_id', 'in', [...invoiceIds])
    .where(IS_UNDECIDED)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .execute()
}

/** Says once whether a part is still owed; false where it was said before. */
export async function decidePart(
  tx: Tx,
  part: { readonly workspaceId: string; readonly refundId: string; readonly invoiceId: string },
  decided: Decided & { readonly personId: string; readonly at: Date },
): Promise<boolean> {
  const [changed] = await tx
    .updateTable('refund_part')
    .set({
      is_owed: decided.isOwed,
      credit_note_id: decided.creditNoteId,
      decided_by: decided.personId,
      decided_at: decided.at,
    })
    .where('workspace_id', '=', part.workspaceId)
    .where('refund_id', '=', part.refundId)
    .where('invoice_id', '=', part.invoiceId)
    .where(IS_UNDECIDED)
    .returning('refund_id')
    .execute()
  return changed !== undefined
}
