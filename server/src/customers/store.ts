import type { PartyProfile } from '@bordereau/domain/party/party'
import type { LocalDate } from '@bordereau/domain/date'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { likePatterns, searchText } from '../lib/search.ts'

export type CustomerKey = { readonly workspaceId: string; readonly customerId: string }

/** The editable fields of a customer. */
export type CustomerFields = {
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly secondLanguage: string | null
  readonly dueDays: number | null
  readonly buyerReference: string
  readonly note: string
}

export type CustomerRow = CustomerFields & {
  readonly id: string
  readonly archived: boolean
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export type CustomerFilter = {
  /** In the company's time zone. */
  readonly today: LocalDate
  readonly ids?: readonly string[] | undefined
  readonly q?: string | undefined
  readonly state?: 'active' | 'archived' | undefined
  readonly country?: string | undefined
  readonly currency?: string | undefined
  /** Customers with an unpaid invoice, or with one that was due before `today`. */
  readonly owing?: 'unpaid' | 'overdue' | undefined
  readonly sort?: 'name' | '-name' | 'created' | '-created' | undefined
}

/** One page by keyset pagination: the cursor holds the last row's id, whose sort key is read from the table. */
export async function listCustomerPage(
  tx: Tx,
  workspaceId: string,
  filter: CustomerFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: CustomerRow[]; next: string | null }> {
  const sort = filter.sort ?? 'name'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const key = sort.endsWith('name') ? sql`lower(customer.legal_name)` : sql`customer.created_at`
  let query = filtered(tx, workspaceId, filter).selectAll('customer')
  const cursor = decodeCursor(page.after, 'none')
  if (cursor) {
    const compare = sql.raw(direction === 'desc' ? '<' : '>')
    const last = sql`(select ${key}, customer.id from customer where workspace_id = ${workspaceId} and id = ${cursor.id})`
    query = query.where(sql<boolean>`(${key}, customer.id) ${compare} ${last}`)
  }
  const rows = await query
    .orderBy(key, direction)
    .orderBy('customer.id', direction)
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows.map(read), page.limit, () => '')
}

/** The number of matching customers, counted up to COUNTED + 1. */
export function countCustomers(
  tx: Tx,
  workspaceId: string,
  filter: CustomerFilter,
): Promise<number> {
  return countUpTo(tx, filtered(tx, workspaceId, filter), MAX_COUNTED + 1)
}

function filtered(tx: Tx, workspaceId: string, filter: CustomerFilter) {
  let query = tx
    .selectFrom('customer')
    .where('customer.workspace_id', '=', workspaceId)
    .where('customer.archived_at', filter.state === 'archived' ? 'is not' : 'is', null)
  if (filter.ids) query = query.where(sql<boolean>`customer.id = any(${[...filter.ids]}::uuid[])`)
  for (const pattern of likePatterns(filter.q ?? '')) {
    query = query.where('customer.search', 'like', pattern)
  }
  const { country, currency, owing, today } = filter
  if (country) query = query.where('customer.country', '=', country)
  if (currency) query = query.where('customer.currency', '=', currency)
  if (owing) query = query.where(owes(owing === 'overdue' ? today : null))
  return query
}

/** Whether the customer has an invoice that is not paid; with a date, one that was due before it. */
function owes(dueBefore: LocalDate | null) {
  return sql<boolean>`exists (select from invoice
    where invoice.workspace_id = customer.workspace_id and invoice.customer_id = customer.id
      and invoice.kind = 'invoice' and invoice.issued_at is not null
      and invoice.settled_minor < invoice.payable_minor
      and (${dueBefore}::date is null or invoice.due_key < ${dueBefore}::date))`
}

export async function findCustomer(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<CustomerRow | undefined> {
  const row = await tx
    .selectFrom('customer')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && read(row)
}

/** Customers by id. */
export async function findCustomers(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, CustomerRow>> {
  const rows = await tx
    .selectFrom('customer')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, read(row)]))
}

/**
 * Customers with the digits of one of these values in a tax id of any kind and country, the oldest first: the same number
 * is written with other separators, or without letters before it.
 */
export async function findByTaxIds(
  tx: Tx,
  workspaceId: string,
  values: readonly string[],
): Promise<CustomerRow[]> {
  if (values.length === 0) return []
  const digits = values.map(value => value.replaceAll(/[^0-9]/g, ''))
  const rows = await tx
    .selectFrom('customer')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(profile -> 'taxIds') as number
        where regexp_replace(number ->> 'value', '[^0-9]', '', 'g') = any(${digits}::text[])
      )`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(read)
}

export async function insertCustomer(
  tx: Tx,
  workspaceId: string,
  customer: CustomerFields & { readonly id: string },
  at: Date,
): Promise<void> {
  await saveCustomers(tx, workspaceId, [customer], at)
}

/** Inserts new customers and overwrites existing ones without a version check; for imports. */
export async function saveCustomers(
  tx: Tx,
  workspaceId: string,
  customers: readonly (CustomerFields & { readonly id: string })[],
  at: Date,
): Promise<void> {
  if (customers.length === 0) return
  await tx
    .insertInto('customer')
    .values(
      customers.map(customer => ({
        workspace_id: workspaceId,
        id: customer.id,
        ...columns(customer),
        archived_at: null,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'id']).doUpdateSet(eb => ({
        legal_name: eb.ref('excluded.legal_name'),
        country: eb.ref('excluded.country'),
        email: eb.ref('excluded.email'),
        profile: eb.ref('excluded.profile'),
        currency: eb.ref('excluded.currency'),
        language: eb.ref('excluded.language'),
        second_language: eb.ref('excluded.second_language'),
        due_days: eb.ref('excluded.due_days'),
        buyer_reference: eb.ref('excluded.buyer_reference'),
        note: eb.ref('excluded.note'),
        search: eb.ref('excluded.search'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('customer.version', '+', 1),
      })),
    )
    .execute()
}

/** False when the version differs or the customer does not exist. */
export async function updateCustomerRow(
  tx: Tx,
  workspaceId: string,
  id: string,
  version: number,
  fields: CustomerFields,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
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
    .updateTable('customer')
    .set({ archived_at: archivedAt })
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function columns(fields: CustomerFields) {
  const { profile } = fields
  return {
    legal_name: profile.legalName,
    country: profile.address.country,
    email: fields.email,
    profile: JSON.stringify(profile),
    currency: fields.currency,
    language: fields.language,
    // A second language equal to the first is dropped.
    second_language: fields.secondLanguage === fields.language ? null : fields.secondLanguage,
    due_days: fields.dueDays,
    buyer_reference: fields.buyerReference,
    note: fields.note,
    search: searchText([
      profile.legalName,
      profile.tradingName,
      profile.address.city,
      fields.email,
      profile.contact.name,
      profile.contact.email,
      ...profile.taxIds.map(id => id.value),
    ]),
  }
}

type StoredCustomer = {
  id: string
  email: string
  profile: unknown
  currency: string
  language: string
  second_language: string | null
  due_days: number | null
  buyer_reference: string
  note: string
  archived_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
}

function read(row: StoredCustomer): CustomerRow {
  return {
    id: row.id,
    // Written by columns() above.
    profile: row.profile as PartyProfile,
    email: row.email,
    currency: row.currency,
    language: row.language,
    secondLanguage: row.second_language,
    dueDays: row.due_days,
    buyerReference: row.buyer_reference,
    note: row.note,
    archived: row.archived_at !== null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
