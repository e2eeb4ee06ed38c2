import type { LocalDate } from '@bordereau/domain/date'
import type { Mode, Plan } from '@bordereau/domain/recurring/plan'
import type { InvoiceTemplate } from '@bordereau/domain/recurring/template'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { readDraft, writeDraft } from '../invoices/document/snapshot.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'

type Row = TableRow<'recurring'>
export type State = Row['state']

export type Recurring = {
  readonly workspaceId: string
  readonly id: string
  readonly name: string
  readonly state: State
  readonly pausedBecause: 'missed' | null
  readonly mode: Mode
  readonly plan: Plan
  /** null once it has ended. */
  readonly nextDay: LocalDate | null
  readonly pattern: InvoiceTemplate
  readonly customerId: string
  readonly currency: string
  /** The amount due of each run, in minor units. */
  readonly payable: bigint
  readonly sourceId: string | null
  readonly version: number
  readonly createdAt: Date
}

/** With the customer's name and country. */
export type RecurringWithCustomer = Recurring & {
  readonly customerName: string
  readonly customerCountry: string
}

export async function findRecurring(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<RecurringWithCustomer | undefined> {
  const row = await withCustomer(tx, workspaceId).where('recurring.id', '=', id).executeTakeFirst()
  return row && readWithCustomer(row)
}

/** Locks the row until the transaction ends, so that its runs are never made concurrently. */
export async function lockRecurring(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Recurring | undefined> {
  const row = await tx
    .selectFrom('recurring')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && read(row)
}

export type RecurringFilter = {
  readonly state?: State | undefined
  readonly customerId?: string | undefined
}

/** One page, ordered by next day; ended ones last. */
export async function listRecurringPage(
  tx: Tx,
  workspaceId: string,
  filter: RecurringFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: RecurringWithCustomer[]; next: string | null }> {
  const key = sql<string>`coalesce(recurring.next_day, 'infinity'::date)`
  let query = applyFilter(withCustomer(tx, workspaceId), filter)
  const cursor = decodeCursor(page.after, 'date')
  if (cursor)
    query = query.where(
      sql<boolean>`(${key}, recurring.id) > (${cursor.key}::date, ${cursor.id}::uuid)`,
    )
  const rows = await query
    .orderBy(key)
    .orderBy('recurring.id')
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows.map(readWithCustomer), page.limit, last => last.nextDay ?? 'infinity')
}

export function countRecurring(
  tx: Tx,
  workspaceId: string,
  filter: RecurringFilter,
  max: number,
): Promise<number> {
  const all = tx.selectFrom('recurring').where('recurring.workspace_id', '=', workspaceId)
  return countUpTo(tx, applyFilter(all, filter), max + 1)
}

/** Active ones with a next day up to a date, the earliest first. */
export async function upcomingUntil(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  max: number,
): Promise<(RecurringWithCustomer & { readonly updatedAt: Date })[]> {
  const rows = await withCustomer(tx, workspaceId)
    .where('recurring.state', '=', 'active')
    .where('recurring.next_day', '<=', until)
    .orderBy('recurring.next_day')
    .orderBy('recurring.id')
    .limit(max)
    .execute()
  return rows.map(row => ({ ...readWithCustomer(row), updatedAt: row.updated_at }))
}

export async function insertRecurring(
  tx: Tx,
  recurring: Omit<Recurring, 'version'>,
): Promise<void> {
  await tx
    .insertInto('recurring')
    .values({
      workspace_id: recurring.workspaceId,
      id: recurring.id,
      ...columnsOf(recurring),
      source_id: recurring.sourceId,
      created_at: recurring.createdAt,
      updated_at: recurring.createdAt,
    })
    .execute()
}

/** Updates a row that the caller has locked. */
export async function changeRecurring(
  tx: Tx,
  recurring: Recurring,
  change: Partial<Recurring>,
  at: Date,
): Promise<Recurring> {
  const changed = { ...recurring, ...change, version: recurring.version + 1 }
  await tx
    .updateTable('recurring')
    .set({ ...columnsOf(changed), version: changed.version, updated_at: at })
    .where('workspace_id', '=', recurring.workspaceId)
    .where('id', '=', recurring.id)
    .execute()
  return changed
}

function columnsOf({ plan, pattern, ...recurring }: Omit<Recurring, 'version'>) {
  return {
    name: recurring.name,
    state: recurring.state,
    paused_because: recurring.pausedBecause,
    mode: recurring.mode,
    every_count: plan.every,
    unit: plan.unit,
    first_day: plan.firstDay,
    on_last_day: plan.onLastDay ?? false,
    end_times: plan.end.by === 'times' ? plan.end.times : null,
    end_day: plan.end.by === 'day' ? plan.end.day : null,
    next_day: recurring.nextDay,
    draft: writeDraft(pattern.draft),
    draft_format: DRAFT_FORMAT,
    template_day: pattern.day,
    customer_id: recurring.customerId,
    currency: recurring.currency,
    payable_minor: recurring.payable,
  }
}

function withCustomer(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('recurring')
    .innerJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'recurring.workspace_id')
        .onRef('customer.id', '=', 'recurring.customer_id'),
    )
    .selectAll('recurring')
    .select(['customer.legal_name', 'customer.country'])
    .where('recurring.workspace_id', '=', workspaceId)
}

function applyFilter<Table extends keyof Schema, Value>(
  query: SelectQueryBuilder<Schema, Table | 'recurring', Value>,
  { state, customerId }: RecurringFilter,
): SelectQueryBuilder<Schema, Table | 'recurring', Value> {
  let filtered = query
  if (state) filtered = filtered.where(sql<boolean>`recurring.state = ${state}`)
  if (customerId) filtered = filtered.where(sql<boolean>`recurring.customer_id = ${customerId}`)
  return filtered
}

function readWithCustomer(
  row: Row & { legal_name: string; country: string },
): RecurringWithCustomer {
  return { ...read(row), customerName: row.legal_name, customerCountry: row.country }
}

export function read(row: Row): Recurring {
  return {
    workspaceId: row.workspace_id,
    id: row.id,
    name: row.name,
    state: row.state,
    pausedBecause: row.paused_because,
    mode: row.mode,
    plan: {
      every: row.every_count,
      unit: row.unit,
      firstDay: dateOf(row.first_day),
      onLastDay: row.on_last_day,
      end: endOf(row),
    },
    nextDay: row.next_day === null ? null : dateOf(row.next_day),
    pattern: { draft: readDraft(row.draft, row.draft_format), day: dateOf(row.template_day) },
    customerId: row.customer_id,
    currency: row.currency,
    payable: row.payable_minor,
    sourceId: row.source_id,
    version: row.version,
    createdAt: row.created_at,
  }
}

function endOf({ end_times: times, end_day: day }: Row): Plan['end'] {
  if (times !== null) return { by: 'times', times }
  return day === null ? { by: 'never' } : { by: 'day', day: dateOf(day) }
}

/** The column has the type date. */
function dateOf(text: string): LocalDate {
  return text as LocalDate
}
