import type { Minor } from '@bordereau/domain/money/currency'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type Balance = { readonly currency: string; readonly minor: Minor }

/** The open amounts of each customer's issued invoices by currency, overdue or not. */
export async function openBalances(
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Map<string, Balance[]>> {
  const balances = new Map<string, Balance[]>(customerIds.map(id => [id, []]))
  if (customerIds.length === 0) return balances
  const rows = await tx
    .selectFrom('invoice')
    .select(['customer_id', 'currency', sql<string>`sum(payable_minor - settled_minor)`.as('open')])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', 'in', [...customerIds])
    .where('kind', '=', 'invoice')
    .where('issued_at', 'is not', null)
    .where(sql<boolean>`settled_minor < payable_minor`)
    .groupBy(['customer_id', 'currency'])
    .orderBy('currency')
    .execute()
  for (const row of rows) {
    balances.get(row.customer_id ?? '')?.push({ currency: row.currency, minor: BigInt(row.open) })
  }
  return balances
}

/**
 * A customer's credit by currency: unallocated rests of payments and open amounts of credit notes, without what a requested refund
 * will take of them, since that is on its way back.
 */
export async function creditOf(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<Balance[]> {
  const { rows } = await sql<{ currency: string; credit: string }>`
    select currency, sum(credit) as credit from (
      select payment.currency, greatest(0, payment.amount_minor - payment.refunded_minor - coalesce((
        select sum(allocation.payment_amount_minor) from allocation
        where allocation.workspace_id = payment.workspace_id and allocation.payment_id = payment.id
          and allocation.reversed_at is null
      ), 0) - coalesce((
        select sum(refund.amount_minor) from refund
        where refund.workspace_id = payment.workspace_id and refund.payment_id = payment.id
          and refund.status = 'requested' and refund.invoice_id is null
      ), 0)) as credit
      from payment
      where payment.workspace_id = ${workspaceId} and payment.customer_id = ${customerId}
        and payment.reversed_at is null
      union all
      select currency, greatest(0, sum(payable_minor - settled_minor) - coalesce((
        select sum(refund.amount_minor) from refund
        where refund.workspace_id = ${workspaceId} and refund.invoice_id = note.corrects_id
          and refund.status = 'requested' and refund.is_owed = false
      ), 0)) from invoice as note
      where workspace_id = ${workspaceId} and customer_id = ${customerId} and kind = 'credit_note'
        and issued_at is not null and settled_minor < payable_minor
      group by currency, corrects_id
    ) as source
    group by currency having sum(credit) > 0 order by currency`.execute(tx)
  return rows.map(row => ({ currency: row.currency, minor: BigInt(row.credit) }))
}

/** Counts a customer's documents, including drafts, without those in its own name. */
export async function countInvoices(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('kind', '<>', 'self_billed')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
