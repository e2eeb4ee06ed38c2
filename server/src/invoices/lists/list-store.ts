import type { QueryOf } from '@bordereau/contract/endpoint'
import { TABS, type listInvoices } from '@bordereau/contract/invoices'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { LocalDate } from '@bordereau/domain/date'
import { OTHER_DECIMALS } from '@bordereau/domain/money/currency'
import { type Decimal, rescale, scaled } from '@bordereau/domain/money/decimal'
import { searchedAmount } from '@bordereau/domain/money/searched-amount'
import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { customerCondition } from '../../customers/search-store.ts'
import type { TableRow, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/tables.ts'
import { type KeyKind, cutPage, decodeCursor } from '../../lib/cursor.ts'
import { type Order, matchesOf, someMatchesOf } from '../../lib/matches.ts'

type Query = QueryOf<typeof listInvoices>
/** Filter and sort order of the list: the query without its page. */
export type ListFilter = Omit<Query, 'after' | 'limit' | 'workspaceId'> & {
  readonly ids?: readonly string[] | undefined
}

/** SQL condition for an invoice with an amount still owed to the company; for queries on table invoice. */
export const IS_OPEN = sql<SqlBool>`issued_at is not null and settled_minor < payable_minor and kind = 'invoice'`

const LIST_COLUMNS = [
  'id',
  'kind',
  'type',
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

/** Sort keys: plain columns, each with an index in this order. */
type SortKey = {
  readonly key: RawBuilder<unknown>
  readonly cast: string
  readonly kind: KeyKind
}
const CREATED: SortKey = { key: sql`created_at`, cast: 'timestamptz', kind: 'instant' }
const SORT_KEYS: Readonly<Record<string, SortKey>> = {
  created: CREATED,
  issued: { key: sql`issue_key`, cast: 'date', kind: 'date' },
  due: { key: sql`due_key`, cast: 'date', kind: 'date' },
  amount: { key: sql`gross_minor`, cast: 'bigint', kind: 'integer' },
  number: { key: sql`number_key`, cast: 'text', kind: 'text' },
}

/** A filter as SQL. */
export type CompiledFilter = {
  readonly workspaceId: string
  readonly where: Expression<SqlBool>
  /**
   * Of these conditions a row must meet one besides. They are searched by their own indexes, because the matches may be
   * far from the beginning of the list. Undefined where the list is read in its order.
   */
  readonly search: readonly Expression<SqlBool>[] | undefined
  readonly sort: NonNullable<Query['sort']>
  /** Nothing is left out but what the tab of all leaves out. */
  readonly isWhole: boolean
}

/**
 * For counting all of a company: an order that an index has. A plan that is made for companies of any size otherwise reads
 * the whole table, of all companies, and finds the rows of a small one last.
 */
const BY_INDEX = sql`order by issue_key, id`

/** Translates a filter, including its search, to SQL. `now` decides what is overdue. */
export async function compileFilter(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
): Promise<CompiledFilter> {
  const parts: Expression<SqlBool>[] = [
    ...rangeConditions(sql`issue_key`, filter.issuedFrom, filter.issuedTo),
  ]
  if (filter.type) parts.push(sql`type = ${filter.type}`)
  if (filter.customerId) parts.push(sql`customer_id = ${filter.customerId}`)
  if (filter.currency) parts.push(sql`currency = ${filter.currency}`)
  if (filter.ids) parts.push(sql`id = any(${[...filter.ids]}::uuid[])`)
  const due = rangeConditions(sql`due_key`, filter.dueFrom, filter.dueTo)
  const sort = filter.sort ?? '-issued'
  const searchText = (filter.q ?? '').trim()
  const isSearched = searchText !== ''
  const isInOrder = isSearched || due.length === 0 || sort.endsWith('due')
  if (isInOrder) parts.push(...due)
  const search = isSearched
    ? await compileSearch(tx, workspaceId, searchText)
    : isInOrder
      ? undefined
      : [sql<SqlBool>`${sql.join(due, sql` and `)}`]
  const ofCompany = sql<SqlBool>`workspace_id = ${workspaceId}`
  const where = sql.join([ofCompany, ...tabConditions(filter, now), ...parts], sql` and `)
  const isWhole = (filter.tab ?? 'all') === 'all' && parts.length === 0 && search === undefined
  return { workspaceId, where: sql<SqlBool>`${where}`, search, sort, isWhole }
}

/**
 * Self-billed documents are no sales of the company, and so under their own tab only; a search by number, and what was
 * selected, finds every document.
 */
function tabConditions(filter: ListFilter, now: LocalDate): RawBuilder<SqlBool>[] {
  const { tab = 'all', type, q = '', ids } = filter
  if (tab !== 'all') return [tabCondition(tab, now)]
  return isSelfBilled({ type }) || q.trim() !== '' || ids ? [] : [tabCondition(tab, now)]
}

/** A range without an end excludes drafts without a date. */
function rangeConditions(
  key: RawBuilder<unknown>,
  first: string | undefined,
  last: string | undefined,
): RawBuilder<SqlBool>[] {
  return [
    ...(first ? [sql<SqlBool>`${key} >= ${first}`] : []),
    ...(last ? [sql<SqlBool>`${key} <= ${last}`] : []),
    ...(first && !last ? [sql<SqlBool>`${key} < 'infinity'`] : []),
  ]
}

type Page = { readonly after?: string | undefined; readonly limit: number }

/**
 * One page of the list by keyset pagination: the last page is as fast as the first. `total`: the result of countList if
 * it is read anyway; only a search waits for it.
 */
export async function listPage(
  tx: Tx,
  compiled: CompiledFilter,
  page: Page,
  total?: Promise<number>,
) {
  const selection = selectionOf(compiled, page)
  const rows = compiled.search
    ? await searchedRows(tx, compiled, compiled.search, selection, total)
    : await rowsInOrder(tx, compiled.where, selection)
  return cutPage(rows, page.limit, last => last.sort_key)
}

export type ListRow = Awaited<ReturnType<typeof listPage>>['rows'][number]

/** What of the sorted rows is wanted: those after the cursor, one more than the page has. */
type Selection = Order & {
  readonly afterCursor: Expression<SqlBool>
  readonly limit: number
}

function selectionOf({ sort }: CompiledFilter, page: Page): Selection {
  const descending = sort.startsWith('-')
  const { key, cast, kind } = SORT_KEYS[sort.replace('-', '')] ?? CREATED
  const cursor = decodeCursor(page.after, kind)
  const compare = sql.raw(descending ? '<' : '>')
  return {
    key,
    direction: sql.raw(descending ? 'desc' : 'asc'),
    afterCursor: cursor
      ? sql`(${key}, id) ${compare} (cast(${cursor.key} as ${sql.raw(cast)}), ${cursor.id}::uuid)`
      : sql`true`,
    limit: page.limit + 1,
  }
}

type SelectedRow = Pick<TableRow<'invoice'>, (typeof LIST_COLUMNS)[number]> & {
  readonly sort_key: string
}

/** Text, since the query builder would build it anew for each request. */
async function rowsInOrder(
  tx: Tx,
  where: Expression<SqlBool>,
  { key, direction, afterCursor, limit }: Selection,
): Promise<SelectedRow[]> {
  const { rows } = await sql<SelectedRow>`
    select ${SELECTED}, (${key})::text as sort_key from invoice where ${where} and ${afterCursor}
    order by ${key} ${direction}, id ${direction} limit ${limit}`.execute(tx)
  return rows
}

const SELECTED = sql.raw(LIST_COLUMNS.join(', '))

function selectFiltered(tx: Tx, where: Expression<SqlBool>, { key, afterCursor }: Selection) {
  return tx
    .selectFrom('invoice')
    .select([...LIST_COLUMNS, sql<string>`(${key})::text`.as('sort_key'), key.as('sort_value')])
    .where(where)
    .where(afterCursor)
}

function inOrder<Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  { key, direction, limit }: Selection,
) {
  return query
    .orderBy(sql`${key} ${direction}`)
    .orderBy(sql`id ${direction}`)
    .limit(limit)
}

/** Rows in the order of the list that are read for a search before its matches are collected. */
const ROWS_READ_FIRST = 2_000

/**
 * A search with few matches collects and sorts them. One with many finds a page among the first rows of the list; only
 * if these have too few matches, all are collected: their ids and sort keys are in the indexes of the conditions.
 */
async function searchedRows(
  tx: Tx,
  compiled: CompiledFilter,
  search: readonly Expression<SqlBool>[],
  selection: Selection,
  total?: Promise<number>,
) {
  if ((await (total ?? countList(tx, compiled))) > MAX_COUNTED) {
    const rows = await tx
      .selectFrom(
        inOrder(
          selectFiltered(tx, compiled.where, selection).select(['number_key', 'seq', 'due_key']),
          { ...selection, limit: ROWS_READ_FIRST },
        ).as('first_rows'),
      )
      .selectAll()
      .where(anyOf(search))
      .orderBy(sql`sort_value ${selection.direction}`)
      .orderBy(sql`id ${selection.direction}`)
      .limit(selection.limit)
      .execute()
    if (rows.length === selection.limit) return rows
  }
  const { direction } = selection
  const where = sql<SqlBool>`${compiled.where} and ${selection.afterCursor}`
  const found = matchesOf(
    { table: 'invoice', where, anyOf: search, limit: selection.limit },
    selection,
  )
  return tx
    .selectFrom('invoice')
    .innerJoin(found.as('found'), 'found.id', 'invoice.id')
    .select(LIST_COLUMNS.map(column => `invoice.${column}` as const))
    .select([sql<string>`found.sort_value::text`.as('sort_key'), 'found.sort_value'])
    .where('invoice.workspace_id', '=', compiled.workspaceId)
    .orderBy(sql`found.sort_value ${direction}`)
    .orderBy(sql`invoice.id ${direction}`)
    .execute()
}

function anyOf(conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The number of rows, counted up to most + 1. */
export async function countList(
  tx: Tx,
  { where, search, isWhole }: CompiledFilter,
  most = MAX_COUNTED,
): Promise<number> {
  const limit = most + 1
  const matches = search && someMatchesOf({ table: 'invoice', where, anyOf: search, limit })
  return countFound(
    tx,
    matches
      ? sql`select from ${matches} as matches limit ${limit}`
      : sql`select from invoice where ${where} ${isWhole ? BY_INDEX : sql``} limit ${limit}`,
  )
}

/** The number of issued documents that meet a filter without a search, counted up to MAX_COUNTED + 1. */
export function countIssued(tx: Tx, { where, isWhole }: CompiledFilter): Promise<number> {
  return countFound(
    tx,
    sql`select from invoice where ${where} and issued_at is not null ${isWhole ? BY_INDEX : sql``}
      limit ${MAX_COUNTED + 1}`,
  )
}

async function countFound(tx: Tx, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (${found}) as found`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/** The number of rows of each tab, counted up to most + 1, in one statement. */
export async function countTabs(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  most: number,
): Promise<Record<(typeof TABS)[number], number>> {
  const counts = TABS.map(tab => {
    const rows = sql`select from invoice where workspace_id = ${workspaceId} and ${tabCondition(tab, now)}
      ${tab === 'all' ? BY_INDEX : sql``} limit ${sql.lit(most + 1)}`
    return sql`(select count(*) from (${rows}) as counted) as ${sql.ref(tab)}`
  })
  const { rows } = await sql<Record<string, bigint>>`select ${sql.join(counts)}`.execute(tx)
  const countOf = (tab: string) => Number(rows[0]?.[tab] ?? 0)
  return {
    all: countOf('all'),
    draft: countOf('draft'),
    open: countOf('open'),
    overdue: countOf('overdue'),
    paid: countOf('paid'),
    credit_notes: countOf('credit_notes'),
    self_billed: countOf('self_billed'),
  }
}

/**
 * The SQL condition of a tab; must agree with statusOf of the domain. Open means an amount owed to the company; a
 * negative amount is owed by the company and is neither open nor paid until it is settled.
 */
export function tabCondition(tab: string, now: LocalDate): RawBuilder<SqlBool> {
  switch (tab) {
    case 'draft':
      return sql`issued_at is null and kind <> 'self_billed'`
    case 'open':
      return IS_OPEN
    case 'overdue':
      return sql`${IS_OPEN} and due_key < ${now}`
    case 'paid':
      return sql`issued_at is not null and kind = 'invoice' and case when payable_minor >= 0
        then settled_minor >= payable_minor else settled_minor <= payable_minor end`
    case 'credit_notes':
      return sql`kind = 'credit_note'`
    case 'self_billed':
      return sql`kind = 'self_billed'`
    default:
      return sql`kind <> 'self_billed'`
  }
}

/**
 * Matches a prefix of the number, the sequence number, the total with tax, or customers whose name, city, address or tax id contains the
 * text. Uses only ranges and equalities of plain columns, because under row-level security only these use an index.
 */
async function compileSearch(
  tx: Tx,
  workspaceId: string,
  text: string,
): Promise<readonly Expression<SqlBool>[]> {
  const ofCustomers = await customerCondition(tx, workspaceId, text)
  const prefix = text.toUpperCase()
  const conditions = [sql<SqlBool>`number_key between ${prefix} and ${`${prefix}\u{10ffff}`}`]
  if (/^\d{1,12}$/.test(text)) conditions.push(sql`seq = ${BigInt(text)}`)
  const amount = searchedAmount(text)
  if (amount !== undefined) conditions.push(grossCondition(amount))
  if (ofCustomers) conditions.push(ofCustomers)
  return conditions
}

/** The amount in the minor units of any currency first, for the index, then of the document's own. */
function grossCondition(amount: Decimal): RawBuilder<SqlBool> {
  const [none, two, three] = [0, 2, 3].map(decimals => rescale(scaled(amount), decimals))
  const currenciesOf = (decimals: number) =>
    [...OTHER_DECIMALS].filter(([, own]) => own === decimals).map(([currency]) => currency)
  return sql`gross_minor in (${none}, ${two}, ${three}) and gross_minor = case
    when currency = any(${currenciesOf(0)}::text[]) then ${none}::bigint
    when currency = any(${currenciesOf(3)}::text[]) then ${three}::bigint
    else ${two}::bigint end`
}
