import type { LocalDate } from '@bordereau/domain/date'
import type { Minor } from '@bordereau/domain/money/currency'
import { type Updateable, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import { idOf } from '../lib/id.ts'

export type CollectionRow = TableRow<'collection'>

const UNDECIDED: readonly CollectionRow['status'][] = ['planned', 'requested', 'processing']

/** It will be collected, or its result is awaited. */
export function isUndecided({ status }: Pick<CollectionRow, 'status'>): boolean {
  return UNDECIDED.includes(status)
}

type OnInvoice = { readonly workspaceId: string; readonly invoiceId: string }

/** Its id follows from the invoice, so that a restored backup asks the provider under the same number. */
export function collectionId(workspaceId: string, invoiceId: string): string {
  return idOf(workspaceId, `collection ${invoiceId}`)
}

/** Locks the collection of an invoice until the transaction ends. The invoice is locked before it. */
export function lockCollection(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
): Promise<CollectionRow | undefined> {
  return tx
    .selectFrom('collection')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
}

export function findCollection(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
): Promise<CollectionRow | undefined> {
  return tx
    .selectFrom('collection')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
}

export async function insertCollection(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
  plan: {
    readonly mandateId: string
    readonly day: LocalDate
    readonly announced: Minor
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('collection')
    .values({
      workspace_id: workspaceId,
      id: collectionId(workspaceId, invoiceId),
      invoice_id: invoiceId,
      mandate_id: plan.mandateId,
      status: 'planned',
      day: plan.day,
      announced_minor: plan.announced,
      mail_id: null,
      created_at: plan.at,
      updated_at: plan.at,
    })
    .execute()
}

export async function updateCollection(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
  change: Updateable<Schema['collection']> & { readonly updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('collection')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** The invoice whose collection began a checkout, as its last attempt. */
export async function findCollectedInvoice(
  tx: Tx,
  workspaceId: string,
  checkoutId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('collection')
    .select('invoice_id')
    .where('workspace_id', '=', workspaceId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
  return row?.invoice_id
}

const AGAIN_MS = 30 * 60_000

/** Whether it was looked at just now: of two jobs at once the second one leaves it to the first. */
export function wasChecked({ checked_at: at }: Pick<CollectionRow, 'checked_at'>, now: Date) {
  return at !== null && now.getTime() - at.getTime() < AGAIN_MS
}

/** The invoices that are due and those of which the result is awaited, unless they were looked at just now. */
export async function listDueCollections(
  tx: Tx,
  workspaceId: string,
  { today, now }: { readonly today: LocalDate; readonly now: Date },
): Promise<readonly string[]> {
  const before = new Date(now.getTime() - AGAIN_MS)
  const rows = await tx
    .selectFrom('collection')
    .select('invoice_id')
    .where('workspace_id', '=', workspaceId)
    .where('status', 'in', UNDECIDED)
    .where('day', '<=', today)
    .where(({ or, eb }) => or([eb('checked_at', 'is', null), eb('checked_at', '<', before)]))
    .orderBy('day')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(row => row.invoice_id)
}

/** Companies with a collection that is not decided. Needs the system scope. */
export async function companiesThatCollect(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct workspace_id from collection where status in ('planned', 'requested', 'processing')
      and exists (select from membership where membership.workspace_id = collection.workspace_id)`.execute(
    tx,
  )
  return rows.map(row => row.workspace_id)
}

/** The planned collections of a mandate. */
export async function listPlannedOf(
  tx: Tx,
  workspaceId: string,
  mandateId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('collection')
    .select('invoice_id')
    .where('workspace_id', '=', workspaceId)
    .where('mandate_id', '=', mandateId)
    .where('status', '=', 'planned')
    .orderBy('invoice_id')
    .execute()
  return rows.map(row => row.invoice_id)
}

/** When the message that announced a collection left; null: it did not. */
export async function findNotice(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
): Promise<{
  readonly status: string
  readonly sentAt: Date | null
  readonly createdAt: Date
} | null> {
  const row = await tx
    .selectFrom('collection')
    .innerJoin('mail', join =>
      join
        .onRef('mail.workspace_id', '=', 'collection.workspace_id')
        .onRef('mail.id', '=', 'collection.mail_id'),
    )
    .select(['mail.status', 'mail.sent_at', 'mail.created_at'])
    .where('collection.workspace_id', '=', workspaceId)
    .where('collection.invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row ? { status: row.status, sentAt: row.sent_at, createdAt: row.created_at } : null
}

/** When a person said since a time that the invoice was delivered; null: it was not said. */
export async function findMarkedSent(
  tx: Tx,
  {
    workspace_id: workspaceId,
    id: invoiceId,
  }: { readonly workspace_id: string; readonly id: string },
  since: Date,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('event')
    .select('at')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'marked_sent')
    .where('at', '>=', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** What is planned or under way between two days, the earliest first. */
export async function listUpcomingCollections(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  max: number,
) {
  return tx
    .selectFrom('collection')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'collection.workspace_id')
        .onRef('invoice.id', '=', 'collection.invoice_id'),
    )
    .innerJoin('mandate', join =>
      join
        .onRef('mandate.workspace_id', '=', 'collection.workspace_id')
        .onRef('mandate.id', '=', 'collection.mandate_id'),
    )
    .select([
      'collection.day',
      'collection.status',
      'collection.attempts',
      'collection.announced_minor',
      'invoice.id as invoice_id',
      'invoice.number',
      'invoice.customer_name',
      'invoice.currency',
      'invoice.payable_minor',
      'invoice.settled_minor',
      'mandate.type',
      'mandate.brand',
      'mandate.hint',
    ])
    .where('collection.workspace_id', '=', workspaceId)
    .where('collection.status', 'in', UNDECIDED)
    .where('collection.day', '<=', until)
    .orderBy('collection.day')
    .orderBy('collection.id')
    .limit(max)
    .execute()
}

/** Whether the provider was asked to collect one of these invoices, and the result is awaited. */
export async function isAnyCollected(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<boolean> {
  const rows = await listUndecided(tx, workspaceId, invoiceIds)
  return rows.some(({ status }) => status !== 'planned')
}

/** The collections of these invoices that are planned or of which the result is awaited. */
export async function listUndecided(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<readonly Pick<CollectionRow, 'invoice_id' | 'status' | 'day'>[]> {
  if (invoiceIds.length === 0) return []
  return tx
    .selectFrom('collection')
    .select(['invoice_id', 'status', 'day'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...invoiceIds])
    .where('status', 'in', UNDECIDED)
    .execute()
}

/** The customer's payment of the invoice at a provider began after `since`, and neither came nor failed. */
export async function isBeingPaid(
  tx: Tx,
  { workspaceId, invoiceId }: OnInvoice,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ being: boolean }>`
    select exists (
      select from checkout_invoice as part
      join checkout on checkout.workspace_id = part.workspace_id and checkout.id = part.checkout_id
      left join provider_event as event
        on event.workspace_id = checkout.workspace_id and event.checkout_id = checkout.id
      where part.workspace_id = ${workspaceId} and part.invoice_id = ${invoiceId}
      group by checkout.id, checkout.created_at
      having not coalesce(bool_or(event.fact ->> 'kind' in ('paid', 'failed')), false)
        and (checkout.created_at > ${since} or coalesce(bool_or(event.fact ->> 'kind' = 'pending'), false))
    ) as being`.execute(tx)
  return rows[0]?.being ?? false
}
