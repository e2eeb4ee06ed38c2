import { COUNTED } from '@bordereau/contract/value'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { likePatterns, searchText } from '../lib/search.ts'

/** What can be edited of an item. Prices by currency, texts by language. */
export type ItemFields = {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly unit: string
  readonly prices: Readonly<Record<string, string>>
  readonly supply: 'goods' | 'services'
  readonly taxCategory: string
  readonly taxRate: string
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
  readonly q?: string | undefined
  readonly state?: 'active' | 'archived' | undefined
  readonly sort?: 'name' | '-name' | 'code' | '-code' | 'created' | '-created' | undefined
}

const SORT_KEYS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  name: sql`lower(item.name)`,
  code: sql`lower(item.code)`,
  created: sql`item.created_at`,
}

/** One page, by keyset: the cursor names the last row, whose sort key is looked up where it lies. */
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

/** How many the filter finds, up to COUNTED + 1. */
export function countItems(tx: Tx, workspaceId: string, filter: ItemFilter): Promise<number> {
  return countUpTo(tx, filtered(tx, workspaceId, filter), COUNTED + 1)
}

function filtered(tx: Tx, workspaceId: string, filter: ItemFilter) {
  let query = tx
    .selectFrom('item')
    .where('item.workspace_id', '=', workspaceId)
    .where('item.archived_at', filter.state === 'archived' ? 'is not' : 'is', null)
  for (const pattern of likePatterns(filter.q ?? '')) {
    query = query.where('item.search', 'like', pattern)
  }
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
      conflict.columns(['workspace_id', 'code']).where('code', '<>', '').doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** Adds those whose id is new and overwrites the others, whatever their version: for imports. */
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
      conflict.columns(['workspace_id', 'id']).doUpdateSet(given => ({
        code: given.ref('excluded.code'),
        name: given.ref('excluded.name'),
        description: given.ref('excluded.description'),
        unit: given.ref('excluded.unit'),
        prices: given.ref('excluded.prices'),
        supply: given.ref('excluded.supply'),
        tax_category: given.ref('excluded.tax_category'),
        tax_rate: given.ref('excluded.tax_rate'),
        classification: given.ref('excluded.classification'),
        search: given.ref('excluded.search'),
        updated_at: given.ref('excluded.updated_at'),
        version: given('item.version', '+', 1),
      })),
    )
    .execute()
}

/** False when the version is another, or there is no such item. Throws the database's 23505 when the code is taken. */
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

export async function setArchived(
  tx: Tx,
  workspaceId: string,
  id: string,
  archivedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ archived_at: archivedAt })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
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
    tax_category: fields.taxCategory,
    tax_rate: fields.taxRate,
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

type Stored = {
  id: string
  code: string
  name: string
  description: string
  unit: string
  prices: unknown
  supply: 'goods' | 'services'
  tax_category: string
  tax_rate: string
  texts: unknown
  classification: string
  archived_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
}

function read(row: Stored): ItemRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    unit: row.unit,
    // Prices and texts are written by columns() above, which takes nothing else.
    prices: row.prices as ItemFields['prices'],
    supply: row.supply,
    taxCategory: row.tax_category,
    taxRate: row.tax_rate,
    texts: row.texts as ItemFields['texts'],
    classification: row.classification,
    archived: row.archived_at !== null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
