import type { LocalDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_UNDECIDED } from '../invoices/document/undecided-refund-store.ts'

/**
 * The date of the latest payment that is not reversed, whether one of them moved no money (in a sandbox or with test keys),
 * the company's accounts at payment providers, and whether the invoice was ever to be collected: in one statement, because every
 * visit of the page needs them.
 */
export async function paymentFacts(tx: Tx, workspaceId: string, invoiceId: string) {
  const { rows } = await sql<{
    // The column has the type date.
    paidOn: LocalDate | null
    paidInTest: boolean | null
    hasCollection: boolean
    /** What was refunded of it, and whether it was not said yet that it is still owed. */
    refunded: string | null
    isUndecided: boolean | null
    accounts: { provider: string; mode: 'test' | 'live' }[] | null
  }>`
    select max(payment.date)::text as "paidOn", bool_or(payment.mode <> 'live') as "paidInTest", exists (
      select from collection where workspace_id = ${workspaceId} and invoice_id = ${invoiceId}) as "hasCollection", (
      select sum(amount_minor)::text from refund_part
      where workspace_id = ${workspaceId} and invoice_id = ${invoiceId}) as refunded, (
      select bool_or(${IS_UNDECIDED}) from refund_part
      where workspace_id = ${workspaceId} and invoice_id = ${invoiceId}) as "isUndecided", (
      select json_agg(json_build_object('provider', provider, 'mode', mode))
      from payment_account where workspace_id = ${workspaceId}) as accounts
    from allocation
    join payment on payment.workspace_id = allocation.workspace_id and payment.id = allocation.payment_id
    where allocation.workspace_id = ${workspaceId} and allocation.invoice_id = ${invoiceId}
      and allocation.reversed_at is null`.execute(tx)
  const [row] = rows
  return {
    paidOn: row?.paidOn ?? null,
    paidInTest: row?.paidInTest ?? false,
    hasCollection: row?.hasCollection ?? false,
    refunded: BigInt(row?.refunded ?? 0),
    isUndecided: row?.isUndecided ?? false,
    accounts: row?.accounts ?? [],
  }
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

/** An issued document's files. */
export function filesOfDocument(tx: Tx, workspaceId: string, invoiceId: string) {
  return tx
    .selectFrom('document')
    .select(['kind', 'file_name', 'media_type'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}
