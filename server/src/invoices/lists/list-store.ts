import type { QueryOf } from '@bordereau/contract/endpoint'
import type { listInvoices } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { countUpTo } from '../../lib/count.ts'
import { type KeyKind, cutPage, decodeCursor } from '../../lib/cursor.ts'
import { likePatterns } from '../../lib/search.ts'

type Query = QueryOf<typeof listInvoices>
/** Filter and sort order of the list: the query without its page. */
export type ListFilter = Omit<Query, 'after' | 'limit' | 'workspaceId'> & {
  readonly ids?: readonly string[] | undefined
}

/** SQL condition for an invoice with an amount still owed to the company; for queries on table invoice. */
export const IS_OPEN = sql<SqlBool>`issued_at is not null and settled_minor < payable_minor and kind = 'invoice'`

const CUSTOMERS_SEARCHED = 500

const LIST_COLUMNS = [
  'id',
  'kind',
  'number',
  'customer_id',
  'customer_name',
  'customer_country',
  'currency',
  'net_minor',
  'tax_minor',
  'gross_minor',
  'payable_minor',
  'settled_minor',
  'credited_minor',
  'issue_date',
  'due_date',
  'issued_at',
  'sent_at',
  'viewed_at',
  'reminded_at',
  'created_at',
] as const

/** Sort keys, written exactly as in their indexes. */
type SortKey = {
  readonly key: RawBuilder<unknown>
  readonly cast: string
  readonly kind: KeyKind
}
const CREATED: SortKey = { key: sql`created_at`, cast: 'timestamptz', kind: 'instant' }
const SORT_KEYS: Readonly<Record<string, SortKey>> = {
  created: CREATED,
  issued: { key: sql`coalesce(issue_date, 'infinity'::date)`, cast: 'date', kind: 'date' },
  due: { key: sql`coalesce(due_date, 'infinity'::date)`, cast: 'date', kind: 'date' },
  amount: { key: sql`gross_minor`, cast: 'bigint', kind: 'integer' },
  number: { key: sql`number_key`, cast: 'text', kind: 'text' },
}

/** A filter as SQL. */
export type CompiledFilter = {
  readonly where: Expression<SqlBool>
  /** The search matches few rows, so they are collected before sorting. */
  readonly isSelective: boolean
  readonly sort: NonNullable<Query['sort']>
}

/** Translates a filter, including its search, to SQL. `now` decides what is overdue. */
export async function compileFilter(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
): Promise<CompiledFilter> {
  const parts: Expression<SqlBool>[] = [
    sql<SqlBool>`workspace_id = ${workspaceId}`,
    tabCondition(filter.tab ?? 'all', now),
  ]
  if (filter.customerId) parts.push(sql`customer_id = ${filter.customerId}`)
  if (filter.currency) parts.push(sql`currency = ${filter.currency}`)
  if (filter.issuedFrom) parts.push(sql`issue_date >= ${filter.issuedFrom}`)
  if (filter.issuedTo) parts.push(sql`issue_date <= ${filter.issuedTo}`)
  if (filter.dueFrom) parts.push(sql`due_date >= ${filter.dueFrom}`)
  if (filter.dueTo) parts.push(sql`due_date <= ${filter.dueTo}`)
  if (filter.ids) parts.push(sql`id = any(${[...filter.ids]}::uuid[])`)
  const searchText = (filter.q ?? '').trim()
  const search = searchText === '' ? undefined : await compileSearch(tx, workspaceId, searchText)
  if (search) parts.push(search.condition)
  return {
    where: sql<SqlBool>`${sql.join(parts, sql` and `)}`,
    isSelective: search?.isSelective ?? false,
    sort: filter.sort ?? '-issued',
  }
}

/** One page of the list by keyset pagination: the last page is as fast as the first. */
export async function listPage(
  tx: Tx,
  { where, isSelective, sort }: CompiledFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
) {
  const descending = sort.startsWith('-')
  const { key, cast, kind } = SORT_KEYS[sort.replace('-', '')] ?? CREATED
  const selection = tx
    .selectFrom('invoice')
    .select([...LIST_COLUMNS, sql<string>`(${key})::text`.as('sort_key'), key.as('sort_value')])
  // A selective search is materialised first: walking the sort index could read nearly all rows before its matches.
  let query = isSelective
    ? tx
        .with(
          cte => cte('found').materialized(),
          () => selection.where(where),
        )
        .selectFrom('found')
        .selectAll()
    : tx.selectFrom(selection.where(where).as('found')).selectAll()
  const cursor = decodeCursor(page.after, kind)
  if (cursor) {
    const bound = sql`cast(${cursor.key} as ${sql.raw(cast)})`
    query = query.where(
      descending
        ? sql<SqlBool>`(sort_value, id) < (${bound}, ${cursor.id}::uuid)`
        : sql<SqlBool>`(sort_value, id) > (${bound}, ${cursor.id}::uuid)`,
    )
  }
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const rows = await query
    .orderBy(sql`sort_value ${direction}`)
    .orderBy(sql`id ${direction}`)
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows, page.limit, last => last.sort_key)
}

export type ListRow = Awaited<ReturnType<typeof listPage>>['rows'][number]

/** The number of rows, counted up to most + 1. */
export function countList(tx: Tx, { where }: CompiledFilter, most: number): Promise<number> {
  return countUpTo(tx, tx.selectFrom('invoice').where(where), most + 1)
}

/**
 * The SQL condition of a tab; must agree with statusOf of the domain. Open means an amount owed to the company; a
 * negative amount is owed by the company and is neither open nor paid until it is settled.
 */
export function tabCondition(tab: string, now: LocalDate): RawBuilder<SqlBool> {
  switch (tab) {
    case 'draft':
      return sql`issued_at is null`
    case 'open':
      return IS_OPEN
    case 'overdue':
      return sql`${IS_OPEN} and due_date < ${now}`
    case 'paid':
      return sql`issued_at is not null and kind = 'invoice' and case when payable_minor >= 0
        then settled_minor >= payable_minor else settled_minor <= payable_minor end`
    case 'credit_notes':
      return sql`kind = 'credit_note'`
    default:
      return sql`true`
  }
}

/** A search with at most so many matches is selective. */
const SELECTIVE_LIMIT = 20_000

/**
 * Matches a prefix of the number, the sequence number, or customers whose name, city, address or tax id contains the
 * text. Uses only ranges and equalities of plain columns, because under row-level security only these use an index.
 */
async function compileSearch(
  tx: Tx,
  workspaceId: string,
  text: string,
): Promise<{ readonly condition: Expression<SqlBool>; readonly isSelective: boolean }> {
  const customers = await tx
    .selectFrom('customer')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(({ and, eb }) => and(likePatterns(text).map(pattern => eb('search', 'like', pattern))))
    .limit(CUSTOMERS_SEARCHED)
    .execute()
  const prefix = text.toUpperCase()
  const parts = [sql<SqlBool>`number_key between ${prefix} and ${`${prefix}\u{10ffff}`}`]
  if (/^\d{1,12}$/.test(text)) parts.push(sql`seq = ${BigInt(text)}`)
  if (customers.length > 0)
    parts.push(sql`customer_id = any(${customers.map(row => row.id)}::uuid[])`)
  const condition = sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  const inWorkspace = sql<SqlBool>`workspace_id = ${workspaceId} and ${condition}`
  return {
    condition,
    isSelective:
      (await countUpTo(tx, tx.selectFrom('invoice').where(inWorkspace), SELECTIVE_LIMIT + 1)) <=
      SELECTIVE_LIMIT,
  }
}
