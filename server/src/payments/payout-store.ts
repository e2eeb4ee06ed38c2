import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'

/** What the company paid a supplier, or got back. At most one of a document is not removed. Amounts in minor units. */
export type NewPayout = {
  readonly invoiceId: string
  readonly paidOn: string
  readonly amount: bigint
  readonly reference: string
  readonly personId: string
  readonly at: Date
}

export async function insertPayout(tx: Tx, workspaceId: string, payout: NewPayout): Promise<void> {
  await tx
    .insertInto('payout')
    .values({
      workspace_id: workspaceId,
      id: newId(),
      invoice_id: payout.invoiceId,
      paid_on: payout.paidOn,
      amount_minor: payout.amount,
      reference: payout.reference,
      created_by: payout.personId,
      created_at: payout.at,
      removed_at: null,
    })
    .execute()
}

/** Removes the payout of a document and returns its amount; undefined when there is none. */
export async function removePayout(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  at: Date,
): Promise<bigint | undefined> {
  const removed = await tx
    .updateTable('payout')
    .set({ removed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('removed_at', 'is', null)
    .returning('amount_minor')
    .executeTakeFirst()
  return removed?.amount_minor
}
