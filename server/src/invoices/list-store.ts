import type { QueryOf } from '@bordereau/contract/endpoint'
import type { listInvoices } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { type KeyKind, cutPage, decodeCursor } from '../lib/cursor.ts'
import { likePatterns } from '../lib/search.ts'

type Query = QueryOf<typeof listInvoices>
/** What the list shows and in which order: the query without its page. */
export type ListFilter = Omit<Query, 'after' | 'limit' | 'workspaceId'> & {
  readonly ids?: readonly string[] | undefined
}

/** An invoice on which somebody still owes us something; the columns are the invoice's. */
export const OPEN = sql<SqlBool>`issued_at is not null and settled_minor < payable_minor and kind = 'invoice'`

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

/** Sort keys as their indexes have them. */
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

/** What a filter means in SQL. */
export type Narrowed = {
  readonly where: Expression<SqlBool>
  /** It finds so little that the order of the list is no help in finding it. */
  readonly few: boolean
  readonly sort: NonNullable<Query['sort']>
}

/** Works a filter out, its search included, as of a day: overdue is a matter of the day. */
export async function narrow(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
): Promise<Narrowed> {
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
  const words = (filter.q ?? '').trim()
  const search = words === '' ? undefined : await searchOf(tx, workspaceId, words)
  if (search) parts.push(search.found)
  return {
    where: sql<SqlBool>`${sql.join(parts, sql` and `)}`,
    few: search?.few ?? false,
    sort: filter.sort ?? '-issued',
  }
}

/** One page of the list, by keyset: as quick on the last page as on the first. */
export async function listPage(
  tx: Tx,
  { where, few, sort }: Narrowed,
  page: { readonly after?: string | undefined; readonly limit: number },
) {
  const descending = sort.startsWith('-')
  const { key, cast, kind } = SORT_KEYS[sort.replace('-', '')] ?? CREATED
  const chosen = tx
    .selectFrom('invoice')
    .select([...LIST_COLUMNS, sql<string>`(${key})::text`.as('sort_key'), key.as('place')])
  // What a search finds is collected first when it is little: in the order of the list it could stand at the very end.
  let query = few
    ? tx
        .with(
          cte => cte('found').materialized(),
          () => chosen.where(where),
        )
        .selectFrom('found')
        .selectAll()
    : tx.selectFrom(chosen.where(where).as('found')).selectAll()
  const cursor = decodeCursor(page.after, kind)
  if (cursor) {
    const bound = sql`cast(${cursor.key} as ${sql.raw(cast)})`
    query = query.where(
      descending
        ? sql<SqlBool>`(place, id) < (${bound}, ${cursor.id}::uuid)`
        : sql<SqlBool>`(place, id) > (${bound}, ${cursor.id}::uuid)`,
    )
  }
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const rows = await query
    .orderBy(sql`place ${direction}`)
    .orderBy(sql`id ${direction}`)
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows, page.limit, last => last.sort_key)
}

export type ListRow = Awaited<ReturnType<typeof listPage>>['rows'][number]

/** How many rows there are, up to one more than `most`. */
export function countList(tx: Tx, { where }: Narrowed, most: number): Promise<number> {
  return countUpTo(tx, tx.selectFrom('invoice').where(where), most + 1)
}

/**
 * What stands under a tab; statusOf of the domain says the same of each row. Open is what somebody owes us; where the
 * amount is below zero we owe, and it is neither open nor paid until it is settled.
 */
export function tabCondition(tab: string, now: LocalDate): RawBuilder<SqlBool> {
  switch (tab) {
    case 'draft':
      return sql`issued_at is null`
    case 'open':
      return OPEN
    case 'overdue':
      return sql`${OPEN} and due_date < ${now}`
    case 'paid':
      return sql`issued_at is not null and kind = 'invoice' and case when payable_minor >= 0
        then settled_minor >= payable_minor else settled_minor <= payable_minor end`
    case 'credit_notes':
      return sql`kind = 'credit_note'`
    default:
      return sql`true`
  }
}

/** A search that finds no more than this is worked out before the order of the list. */
const FEW = 20_000

/**
 * A number's beginning, its running number, or customers whose name, city, address or tax id contains the text. Ranges
 * and equalities of plain columns only: under row-level security no other condition reaches an index of the invoices.
 */
async function searchOf(
  tx: Tx,
  workspaceId: string,
  words: string,
): Promise<{ readonly found: Expression<SqlBool>; readonly few: boolean }> {
  const customers = await tx
    .selectFrom('customer')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(({ and, eb }) => and(likePatterns(words).map(pattern => eb('search', 'like', pattern))))
    .limit(CUSTOMERS_SEARCHED)
    .execute()
  const prefix = words.toUpperCase()
  const parts = [sql<SqlBool>`number_key between ${prefix} and ${`${prefix}\u{10ffff}`}`]
  if (/^\d{1,12}$/.test(words)) parts.push(sql`seq = ${BigInt(words)}`)
  if (customers.length > 0)
    parts.push(sql`customer_id = any(${customers.map(row => row.id)}::uuid[])`)
  const found = sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  const inside = sql<SqlBool>`workspace_id = ${workspaceId} and ${found}`
  return {
    found,
    few: (await countUpTo(tx, tx.selectFrom('invoice').where(inside), FEW + 1)) <= FEW,
  }
}
