import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'

/** The day the last payment that counts came in. */
export async function lastPaidOn(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<LocalDate | null> {
  const row = await tx
    .selectFrom('allocation')
    .innerJoin('payment', join =>
      join
        .onRef('payment.workspace_id', '=', 'allocation.workspace_id')
        .onRef('payment.id', '=', 'allocation.payment_id'),
    )
    .select('payment.date')
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.invoice_id', '=', invoiceId)
    .where('allocation.reversed_at', 'is', null)
    .orderBy('payment.date', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Dates in the database were dates when they were written.
  return (row?.date ?? null) as LocalDate | null
}

/** How much of an invoice credit notes have settled, in its minor units. */
export async function settledByNotes(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<bigint> {
  const rows = await tx
    .selectFrom('allocation')
    .select('amount_minor')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('credit_note_id', 'is not', null)
    .where('reversed_at', 'is', null)
    .execute()
  return rows.reduce((sum, row) => sum + row.amount_minor, 0n)
}
