import type { LocalDate } from '@bordereau/domain/date'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { settingsRate } from '../reports/documents-store.ts'
import type { Span } from '../reports/span.ts'
import type { After } from './document-store.ts'

/** A payment that is not reversed, with the rates of the settings on the day; amounts in minor units. */
export type MoneyRow = {
  /** Of the payment, or of the change of what went back of it. */
  readonly id: string
  readonly payment_id: string
  readonly day: LocalDate
  readonly customer_id: string
  readonly customer_name: string
  readonly currency: string
  /** Received, or for a refund what went back of it on the day; negative where a refund failed. */
  readonly amount: string
  readonly method: string
  readonly provider: string
  readonly reference: string
  readonly rate: string | null
  readonly fee: string | null
  readonly fee_currency: string | null
  readonly fee_rate: string | null
}

export type MoneyKind = 'payment' | 'refund'

/** Payments by their day, or each change of what went back of one by its day, as the report on payments has them. */
export async function moneyPage(
  tx: Tx,
  span: Span,
  kind: MoneyKind,
  after: After | undefined,
  limit: number,
): Promise<readonly MoneyRow[]> {
  const { workspaceId, period, home } = span
  const beyond: ReturnType<typeof sql<SqlBool>> = after
    ? sql`(day, id) > (${after.day}::date, ${after.id}::uuid)`
    : sql`day >= ${period.from}::date`
  const { rows } = await sql<MoneyRow>`
    select moved.id, moved.payment_id, moved.day, moved.customer_id, customer.legal_name as customer_name, moved.currency,
      moved.amount::text as amount, moved.method, moved.provider, moved.reference, settings.rate::text as rate,
      moved.fee_minor::text as fee, moved.fee_currency,
      (select rate::text from exchange_rate
        where workspace_id = ${workspaceId} and currency = moved.fee_currency and moved.fee_currency <> ${home}
        order by date > moved.day, case when date <= moved.day then date end desc, date limit 1) as fee_rate
    from (
      select * from (${kind === 'payment' ? payments(workspaceId) : refunds(workspaceId)}) as money
      where day <= ${period.to}::date and ${beyond} order by day, id limit ${limit}
    ) as moved
    join customer on customer.workspace_id = ${workspaceId} and customer.id = moved.customer_id
    ${settingsRate(span, sql`moved.currency`, sql`moved.day`)}
    order by moved.day, moved.id`.execute(tx)
  return rows
}

const payments = (workspaceId: string) => sql`
  select id, id as payment_id, date as day, amount_minor as amount, customer_id, currency, method, provider, reference,
    fee_minor, fee_currency
  from payment where workspace_id = ${workspaceId} and reversed_at is null and mode <> 'test'`

const refunds = (workspaceId: string) => sql`
  select change.id, payment.id as payment_id, change.day, change.amount_minor as amount, customer_id, currency, method,
    provider, reference, fee_minor, fee_currency
  from refund_change as change
  join payment on payment.workspace_id = change.workspace_id and payment.id = change.payment_id
  where change.workspace_id = ${workspaceId} and reversed_at is null and mode <> 'test'`

/** What some payments settle, with deductions; without what was taken back. */
export async function settledBy(tx: Tx, workspaceId: string, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return []
  return tx
    .selectFrom('allocation')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'allocation.workspace_id')
        .onRef('invoice.id', '=', 'allocation.invoice_id'),
    )
    .select([
      'allocation.payment_id',
      'allocation.invoice_id',
      'allocation.amount_minor',
      'allocation.payment_amount_minor',
      'allocation.deduction',
      'invoice.number',
      'invoice.currency',
      'invoice.payable_minor',
    ])
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.payment_id', 'in', [...paymentIds])
    .where('allocation.reversed_at', 'is', null)
    .orderBy('allocation.created_at')
    .orderBy('allocation.id')
    .execute()
}

export type Settled = Awaited<ReturnType<typeof settledBy>>[number]

/** Documents, payments and refunds of the period, at most one more than `most`. */
export async function countEntries(tx: Tx, span: Span, most: number): Promise<number> {
  const { workspaceId, period } = span
  const within = (column: string) =>
    sql`${sql.ref(column)} between ${period.from}::date and ${period.to}::date`
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from (
      (select 1 from invoice where workspace_id = ${workspaceId} and issued_at is not null
        and ${within('issue_key')} limit ${most + 1})
      union all
      (select 1 from payment where workspace_id = ${workspaceId} and ${within('date')} limit ${most + 1})
      union all
      (select 1 from refund_change where workspace_id = ${workspaceId} and ${within('day')} limit ${most + 1})
      limit ${most + 1}
    ) as counted`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}
