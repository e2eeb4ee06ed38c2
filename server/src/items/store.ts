import { MAX_COUNTED } from '@bordereau/contract/value'
import type { PerformedAt, Supply } from '@bordereau/domain/country/supply'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { likePatterns, searchText } from '../lib/search.ts'

/** The editable fields of an item: prices by currency, texts by language. */
export type ItemFields = {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly unit: string
  readonly prices: Readonly<Record<string, string>>
  readonly supply: Supply
  readonly performedAt?: PerformedAt | null | undefined
  readonly taxCategory: string
  readonly taxRate: string
  readonly taxKey: string
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  readonly classification: string
}

export type ItemRow = ItemFields & {
  readonly id: string
  readonly archived: boolean
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export type ItemFilter = {
  readonly ids?: readonly string[] | undefined
  readonly q?: string | undefined
  readonly state?: 'active' | 'archived' | undefined
  readonly supply?: Supply | undefined
  /** In percent, canonical as stored. */
  readonly taxRate?: string | undefined
  /** In which it has a price. */
  readonly currency?: string | undefined
  readonly sort?: 'name' | '-name' | 'code' | '-code' | 'created' | '-created' | undefined
}

const SORT_KEYS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  name: sql`lower(item.name)`,
  code: sql`lower(item.code)`,
  created: sql`item.created_at`,
}

/** One page by keyset pagination: the cursor holds the last row's id, whose sort key is read from the table. */
export async function listItemPage(
  tx: Tx,
  workspaceId: string,
  filter: ItemFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: ItemRow[]; next: string | null }> {
  const sort = filter.sort ?? 'name'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const key = SORT_KEYS[sort.replace('-', '')] ?? sql`item.id`
  let query = filtered(tx, workspaceId, filter).selectAll('item')
  const cursor = decodeCursor(page.after, 'none')
  if (cursor) {
    const compare = sql.raw(direction === 'desc' ? '<' : '>')
    const last = sql`(select ${key}, item.id from item where workspace_id = ${workspaceId} and id = ${cursor.id})`
    query = query.where(sql<boolean>`(${key}, item.id) ${compare} ${last}`)
  }
  const rows = await query
    .orderBy(key, direction)
    .orderBy('item.id', direction)
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows.map(read), page.limit, () => '')
}

/** The number of matching items, counted up to COUNTED + 1. */
export function countItems(tx: Tx, workspaceId: string, filter: ItemFilter): Promise<number> {
  return countUpTo(tx, filtered(tx, workspaceId, filter), MAX_COUNTED + 1)
}

function filtered(tx: Tx, workspaceId: string, filter: ItemFilter) {
  let query = tx
    .selectFrom('item')
    .where('item.workspace_id', '=', workspaceId)
    .where('item.archived_at', filter.state === 'archived' ? 'is not' : 'is', null)
  if (filter.ids) query = query.where(sql<boolean>`item.id = any(${[...filter.ids]}::uuid[])`)
  for (const pattern of likePatterns(filter.q ?? '')) {
    query = query.where('item.search', 'like', pattern)
  }
  const { supply, taxRate, currency } = filter
  if (supply) query = query.where('item.supply', '=', supply)
  if (taxRate !== undefined) query = query.where('item.tax_rate', '=', taxRate)
  if (currency) query = query.where(sql<boolean>`item.prices ->> ${currency}::text is not null`)
  return query
}

export async function findItem(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<ItemRow | undefined> {
  const row = await tx
    .selectFrom('item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && read(row)
}

/** Items by id. */
export async function findItems(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, ItemRow>> {
  const rows = await tx
    .selectFrom('item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, read(row)]))
}

/** Whether the company has all of these items, including archived ones. */
export async function hasItems(
  tx: Tx,
  workspaceId: string,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  if (ids.size === 0) return true
  const row = await tx
    .selectFrom('item')
    .select(count => count.fn.countAll<bigint>().as('found'))
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .executeTakeFirstOrThrow()
  return Number(row.found) === ids.size
}

export async function findByCodes(
  tx: Tx,
  workspaceId: string,
  codes: readonly string[],
): Promise<ItemRow[]> {
  if (codes.length === 0) return []
  const rows = await tx
    .selectFrom('item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .execute()
  return rows.map(read)
}

/** False when another item has the code. */
export async function insertItem(
  tx: Tx,
  workspaceId: string,
  item: ItemFields & { readonly id: string },
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('item')
    .values(newRow(workspaceId, item, at))
    .onConflict(conflict =>
      // In the text of the statement: a prepared one with a parameter does not match the partial index.
      conflict
        .columns(['workspace_id', 'code'])
        .where(sql<boolean>`code <> ''`)
        .doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** Inserts new items and overwrites existing ones without a version check; for imports. */
export async function saveItems(
  tx: Tx,
  workspaceId: string,
  items: readonly (ItemFields & { readonly id: string })[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('item')
    .values(items.map(item => newRow(workspaceId, item, at)))
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'id']).doUpdateSet(eb => ({
        code: eb.ref('excluded.code'),
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        unit: eb.ref('excluded.unit'),
        prices: eb.ref('excluded.prices'),
        supply: eb.ref('excluded.supply'),
        performed_at: eb.ref('excluded.performed_at'),
        tax_category: eb.ref('excluded.tax_category'),
        tax_rate: eb.ref('excluded.tax_rate'),
        tax_key: eb.ref('excluded.tax_key'),
        classification: eb.ref('excluded.classification'),
        search: eb.ref('excluded.search'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('item.version', '+', 1),
      })),
    )
    .execute()
}

/** False when the version differs or the item does not exist. Throws SQLSTATE 23505 when another item has the code. */
export async function updateItemRow(
  tx: Tx,
  workspaceId: string,
  id: string,
  version: number,
  fields: ItemFields,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ ...columns(fields), version: version + 1, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when none of them exists. */
export async function setArchived(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  archivedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ archived_at: archivedAt })
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function newRow(workspaceId: string, item: ItemFields & { readonly id: string }, at: Date) {
  return {
    workspace_id: workspaceId,
    id: item.id,
    ...columns(item),
    archived_at: null,
    created_at: at,
    updated_at: at,
  }
}

function columns(fields: ItemFields) {
  return {
    code: fields.code,
    name: fields.name,
    description: fields.description,
    unit: fields.unit,
    prices: JSON.stringify(fields.prices),
    supply: fields.supply,
    performed_at: fields.performedAt ? JSON.stringify(fields.performedAt) : null,
    tax_category: fields.taxCategory,
    tax_rate: fields.taxRate,
    tax_key: fields.taxKey,
    texts: JSON.stringify(fields.texts),
    classification: fields.classification,
    search: searchText([
      fields.code,
      fields.name,
      ...Object.values(fields.texts).map(text => text.name),
      fields.description,
    ]),
  }
}

type StoredItem = {
  id: string
  code: string
  name: string
  description: string
  unit: string
  prices: unknown
  supply: Supply
  performed_at: unknown
  tax_category: string
  tax_rate: string
  tax_key: string
  texts: unknown
  classification: string
  archived_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
}

function read(row: StoredItem): ItemRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    unit: row.unit,
    // Prices and texts are written by columns() above.
    prices: row.prices as ItemFields['prices'],
    supply: row.supply,
    performedAt: row.performed_at as ItemFields['performedAt'],
    taxCategory: row.tax_category,
    taxRate: row.tax_rate,
    taxKey: row.tax_key,
    texts: row.texts as ItemFields['texts'],
    classification: row.classification,
    archived: row.archived_at !== null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
