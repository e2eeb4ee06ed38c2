import { MAX_COUNTED } from '@bordereau/contract/value'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { customerCondition } from '../customers/search-store.ts'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { matchesOf, someMatchesOf } from '../lib/matches.ts'

export type PaymentFilter = {
  readonly q?: string | undefined
  readonly customerId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly id?: string | undefined
}

export async function listPaymentPage(
  tx: Tx,
  workspaceId: string,
  filter: PaymentFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
) {
  const search = await compileSearch(tx, workspaceId, (filter.q ?? '').trim())
  const where = filterCondition(workspaceId, filter)
  const cursor = decodeCursor(page.after, 'date')
  const afterCursor = cursor
    ? sql`(date, id) < (${cursor.key}::date, ${cursor.id}::uuid)`
    : sql`true`
  const total = await countPayments(tx, search, where)
  const wanted = sql<SqlBool>`${where} and ${afterCursor}`
  const found = await firstIds(tx, search, wanted, page.limit + 1, total)
  const rows = await tx
    .selectFrom(found.as('found'))
    .innerJoin('payment', join =>
      join.on('payment.workspace_id', '=', workspaceId).onRef('payment.id', '=', 'found.id'),
    )
    .innerJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'payment.workspace_id')
        .onRef('customer.id', '=', 'payment.customer_id'),
    )
    .selectAll('payment')
    .select(['customer.legal_name as customer_name', 'customer.country as customer_country'])
    .orderBy('payment.date', 'desc')
    .orderBy('payment.id', 'desc')
    .execute()
  return { ...cutPage(rows, page.limit, last => last.date), total }
}

const NEWEST_FIRST = { key: sql`date`, direction: sql`desc` }
/** Payments in the order of the list that are read for a search before its matches are collected. */
const ROWS_READ_FIRST = 2_000

/**
 * A subquery of the ids of the first payments by date, the newest first. A search with many matches finds a page among
 * the newest payments; only if these have too few, all matches are collected.
 */
async function firstIds(
  tx: Tx,
  search: Search,
  where: RawBuilder<SqlBool>,
  limit: number,
  total: number,
): Promise<RawBuilder<{ id: string }>> {
  const newest = (most: number) => sql<{ id: string }>`(
    select id, date, customer_id, reference_key from payment where ${where} order by date desc, id desc limit ${most})`
  if (!search) return newest(limit)
  if (total > MAX_COUNTED) {
    const { rows } = await sql<{ id: string }>`
      select id from ${newest(ROWS_READ_FIRST)} as newest where ${sql.join(search, sql` or `)}
      order by date desc, id desc limit ${limit}`.execute(tx)
    if (rows.length === limit)
      return sql`(select id from unnest(${rows.map(row => row.id)}::uuid[]) as id)`
  }
  return matchesOf({ table: 'payment', where, anyOf: search, limit }, NEWEST_FIRST)
}

function countPayments(tx: Tx, search: Search, where: RawBuilder<SqlBool>): Promise<number> {
  const limit = MAX_COUNTED + 1
  return search
    ? countUpTo(
        tx,
        tx.selectFrom(
          someMatchesOf({ table: 'payment', where, anyOf: search, limit }).as('matches'),
        ),
        limit,
      )
    : countUpTo(tx, tx.selectFrom('payment').where(where), limit)
}

/** Conditions of which a payment must meet one; undefined without a search. */
type Search = readonly RawBuilder<SqlBool>[] | undefined

function filterCondition(workspaceId: string, filter: PaymentFilter): RawBuilder<SqlBool> {
  const { id, customerId, from, to } = filter
  const parts = [
    sql`workspace_id = ${workspaceId}`,
    ...(id ? [sql`id = ${id}`] : []),
    ...(customerId ? [sql`customer_id = ${customerId}`] : []),
    ...(from ? [sql`date >= ${from}`] : []),
    ...(to ? [sql`date <= ${to}`] : []),
  ]
  return sql`${sql.join(parts, sql` and `)}`
}

/**
 * Matches the beginning of the reference, payments of documents with this number, or customers by their search text.
 * Uses only ranges and equalities of plain columns, because under row-level security only these use an index.
 */
async function compileSearch(tx: Tx, workspaceId: string, text: string): Promise<Search> {
  if (text === '') return undefined
  const prefix = text.toLowerCase()
  const settling = await paymentsOfNumber(tx, workspaceId, text)
  const ofCustomers = await customerCondition(tx, workspaceId, text)
  return [
    sql`reference_key <> '' and reference_key between ${prefix} and ${`${prefix}\u{10ffff}`}`,
    ...(settling.length > 0 ? [sql<SqlBool>`id = any(${settling}::uuid[])`] : []),
    ...(ofCustomers ? [ofCustomers] : []),
  ]
}

/** The ids of the payments that settled the documents with a number. */
async function paymentsOfNumber(tx: Tx, workspaceId: string, number: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('invoice')
    .innerJoin('allocation', join =>
      join
        .onRef('allocation.workspace_id', '=', 'invoice.workspace_id')
        .onRef('allocation.invoice_id', '=', 'invoice.id'),
    )
    .select('allocation.payment_id')
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.number_key', '=', number.toUpperCase())
    .execute()
  return rows.flatMap(row => row.payment_id ?? [])
}

export type PaymentRow = Awaited<ReturnType<typeof listPaymentPage>>['rows'][number]

/** The allocations of some payments with the documents' numbers, including those of reversed payments. */
export async function allocationsWithNumbers(
  tx: Tx,
  workspaceId: string,
  paymentIds: readonly string[],
) {
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
      'allocation.rate',
      'allocation.deduction',
      'allocation.reason',
      'allocation.reversed_at',
      'invoice.number',
      'invoice.currency',
    ])
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.payment_id', 'in', [...paymentIds])
    .orderBy('allocation.created_at')
    .execute()
}
