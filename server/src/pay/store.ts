import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'

/** The date of the latest payment that is not reversed. */
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
  // The column has the type date.
  return (row?.date ?? null) as LocalDate | null
}

/** What an invoice was settled with beside money, in minor units: credit notes, its corrected invoice, deductions. */
export async function settledWithoutMoney(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<{ readonly byNotes: bigint; readonly replaced: bigint; readonly deducted: bigint }> {
  const rows = await tx
    .selectFrom('allocation')
    .select(['amount_minor', 'deduction', 'credit_note_id', 'replacement_id'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('reversed_at', 'is', null)
    .execute()
  const sumOf = (chosen: typeof rows) => chosen.reduce((sum, row) => sum + row.amount_minor, 0n)
  return {
    byNotes: sumOf(rows.filter(row => row.credit_note_id !== null)),
    replaced: sumOf(rows.filter(row => row.replacement_id !== null)),
    deducted: sumOf(rows.filter(row => row.deduction !== null)),
  }
}

/** The kinds of an issued document's files. */
export async function kindsOfFiles(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('document')
    .select('kind')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .execute()
  return rows.map(row => row.kind)
}

/** Whether a payment that moved no money, in a sandbox or with test keys, settles a part of the invoice. */
export async function isPaidInTest(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('allocation')
    .innerJoin('payment', join =>
      join
        .onRef('payment.workspace_id', '=', 'allocation.workspace_id')
        .onRef('payment.id', '=', 'allocation.payment_id'),
    )
    .select('payment.id')
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.invoice_id', '=', invoiceId)
    .where('allocation.reversed_at', 'is', null)
    .where('payment.mode', '<>', 'live')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
