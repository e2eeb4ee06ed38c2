import type { LocalDate } from '@bordereau/domain/date'
import type { AccountEntry, EntryKind } from '@bordereau/domain/payment/statement'
import { sql } from 'kysely'
import type { CustomerKey } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { asDate } from '../invoices/document/store.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

/** As many rows of a period are shown; of more, the latest. */
export const MOST_ENTRIES = 2000

/**
 * The account of a customer: issued documents; payments that are not reversed, in their currency; what of them settled
 * documents of another currency, in that currency; what went back, or is on its way back of the customer's credit, because it is
 * no credit any more; and what was settled without money. Credit notes count
 * when they are issued, so that what they settle is no entry. The sum in a currency is what is open less the credit.
 */
function entriesOf({ workspaceId, customerId }: CustomerKey) {
  return sql`
    select currency, issue_date as date, 0 as place, id, kind, number as reference,
      case when kind = 'credit_note' then -payable_minor else payable_minor end as amount
    from invoice
    where workspace_id = ${workspaceId} and customer_id = ${customerId} and issued_at is not null
      and kind <> 'self_billed'
    union all
    select payment.currency, payment.date, 1, payment.id, 'payment', payment.reference,
      coalesce((
        select sum(allocation.payment_amount_minor) from allocation
        join invoice on invoice.workspace_id = allocation.workspace_id and invoice.id = allocation.invoice_id
        where allocation.workspace_id = payment.workspace_id and allocation.payment_id = payment.id
          and allocation.reversed_at is null and invoice.currency <> payment.currency
      ), 0)::bigint - payment.amount_minor
    from payment
    where workspace_id = ${workspaceId} and customer_id = ${customerId} and reversed_at is null
    union all
    select currency, change.day, 2, change.id, 'refund', reference, change.amount_minor
    from payment
    join refund_change as change
      on change.workspace_id = payment.workspace_id and change.payment_id = payment.id
    where payment.workspace_id = ${workspaceId} and customer_id = ${customerId} and reversed_at is null
    union all
    select payment.currency, (max(refund.created_at) at time zone company.time_zone)::date, 2, payment.id, 'refund',
      payment.reference, (coalesce(sum(refund.amount_minor) filter (where refund.invoice_id is not null), 0) + least(
        coalesce(sum(refund.amount_minor) filter (where refund.invoice_id is null), 0),
        payment.amount_minor - payment.refunded_minor - coalesce((
          select sum(allocation.payment_amount_minor) from allocation
          where allocation.workspace_id = payment.workspace_id and allocation.payment_id = payment.id
            and allocation.reversed_at is null
        ), 0)))::bigint
    from payment
    join refund on refund.workspace_id = payment.workspace_id and refund.payment_id = payment.id
    join company on company.workspace_id = payment.workspace_id
    where payment.workspace_id = ${workspaceId} and customer_id = ${customerId} and reversed_at is null
      and refund.status = 'requested' and (refund.invoice_id is null or refund.is_owed = false)
    group by payment.workspace_id, payment.id, company.time_zone
    union all
    select invoice.currency, payment.date, 1, allocation.id,
      case when allocation.deduction is null then 'payment' else 'deduction' end,
      case when allocation.deduction is null then payment.reference else invoice.number end,
      -allocation.amount_minor
    from payment
    join allocation on allocation.workspace_id = payment.workspace_id and allocation.payment_id = payment.id
    join invoice on invoice.workspace_id = allocation.workspace_id and invoice.id = allocation.invoice_id
    where payment.workspace_id = ${workspaceId} and payment.customer_id = ${customerId}
      and payment.reversed_at is null and allocation.reversed_at is null
      and (allocation.deduction is not null or invoice.currency <> payment.currency)
    union all
    select invoice.currency, replacement.issue_date, 1, allocation.id, 'replaced', invoice.number,
      -allocation.amount_minor
    from invoice
    join allocation on allocation.workspace_id = invoice.workspace_id and allocation.invoice_id = invoice.id
    join invoice as replacement on replacement.workspace_id = allocation.workspace_id
      and replacement.id = allocation.replacement_id
    where invoice.workspace_id = ${workspaceId} and invoice.customer_id = ${customerId}
      and allocation.reversed_at is null`
}

/** The entries of a period in their order, and the sum of all entries to its end by currency. */
export async function readAccount(
  tx: Tx,
  key: CustomerKey,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<{
  readonly entries: readonly AccountEntry[]
  readonly closing: ReadonlyMap<string, bigint>
}> {
  const sums = await sql<{ currency: string; amount: string }>`
    select currency, sum(amount) as amount from (${entriesOf(key)}) as entry
    where date <= ${to} group by currency`.execute(tx)
  const found = await sql<{
    currency: string
    // The column has the type date.
    date: LocalDate
    kind: EntryKind
    reference: string
    amount: string
  }>`
    select currency, date::text as date, kind, reference, amount::text as amount
    from (${entriesOf(key)}) as entry
    where date between ${from} and ${to} and amount <> 0
    order by entry.date desc, place desc, id desc limit ${MOST_ENTRIES}`.execute(tx)
  return {
    entries: found.rows
      .toReversed()
      .map(row => ({ ...row, reference: row.reference ?? '', amount: BigInt(row.amount) })),
    closing: new Map(sums.rows.map(row => [row.currency, BigInt(row.amount)])),
  }
}

/** The day on which the customer's oldest open invoice of a currency was issued. */
export async function findOldestOpen(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  currency: string,
): Promise<LocalDate | null> {
  const row = await tx
    .selectFrom('invoice')
    .select('issue_date')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .where(IS_OPEN)
    .orderBy('issue_date')
    .limit(1)
    .executeTakeFirst()
  return asDate(row?.issue_date ?? null)
}
