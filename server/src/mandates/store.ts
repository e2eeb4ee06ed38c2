import type { Collects, SavedMethod } from '@bordereau/domain/payment/collection'
import { brandOf } from '@bordereau/domain/payment/brand'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'

export type MandateRow = TableRow<'mandate'>

export type CustomerKey = { readonly workspaceId: string; readonly customerId: string }

export async function insertMandate(tx: Tx, row: Insertable<Schema['mandate']>): Promise<void> {
  await tx.insertInto('mandate').values(row).execute()
}

/** The permission that was asked for with a checkout. */
export function findMandateOfCheckout(
  tx: Tx,
  workspaceId: string,
  checkoutId: string,
): Promise<MandateRow | undefined> {
  return tx
    .selectFrom('mandate')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
}

/** Stores the method that was saved; undefined: nothing was asked for, or it is stored. */
export function activateMandate(
  tx: Tx,
  of: { readonly workspaceId: string; readonly checkoutId: string; readonly at: Date },
  method: SavedMethod,
): Promise<MandateRow | undefined> {
  return tx
    .updateTable('mandate')
    .set({
      status: 'active',
      active_at: of.at,
      type: method.type,
      brand: method.brand,
      hint: method.hint,
      provider_type: method.providerType,
      provider_customer: method.customer,
      provider_method: method.method,
    })
    .where('workspace_id', '=', of.workspaceId)
    .where('checkout_id', '=', of.checkoutId)
    .where('status', '=', 'asked')
    .returningAll()
    .executeTakeFirst()
}

/** The method of a permission that is or was active. */
export function methodOf(row: MandateRow): SavedMethod {
  return {
    type: row.type ?? 'other',
    brand: brandOf(row.brand ?? '') ?? null,
    hint: row.hint ?? '',
    customer: row.provider_customer ?? '',
    method: row.provider_method ?? '',
    providerType: row.provider_type ?? '',
  }
}

/** The permissions that a customer gave, the newest first; not those whose payment never came. */
export function listMandateRows(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<MandateRow[]> {
  return tx
    .selectFrom('mandate')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'asked')
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findMandate(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<MandateRow | undefined> {
  return tx
    .selectFrom('mandate')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The permissions that can be used, the newest first: those whose provider's account the company still has. A direct debit is
 * of the currency of its first payment.
 */
export function listUsableMandates(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  currency: string,
): Promise<MandateRow[]> {
  return tx
    .selectFrom('mandate')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .where(
      sql<SqlBool>`(mode = 'sandbox' or exists (select from payment_account as account
        where account.workspace_id = mandate.workspace_id and account.provider = mandate.provider
          and account.account_id = mandate.account_id and account.mode = mandate.mode))`,
    )
    .where(
      sql<SqlBool>`(type = 'card' or exists (select from checkout where checkout.workspace_id = mandate.workspace_id
        and checkout.id = mandate.checkout_id and checkout.currency = ${currency}))`,
    )
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The provider's number of the customer from an earlier permission at the same account; null: it has none. */
export async function findProviderCustomer(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  account: Pick<MandateRow, 'provider' | 'mode' | 'account_id'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('mandate')
    .select('provider_customer')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('provider', '=', account.provider)
    .where('mode', '=', account.mode)
    .where('account_id', '=', account.account_id)
    .where('status', '<>', 'asked')
    .orderBy('agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.provider_customer ?? null
}

/** The active permissions of a customer, each with its id. */
export async function listActiveOf(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('mandate')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The active permission that was given with a checkout, or by which it was collected. */
export async function listActiveBehind(
  tx: Tx,
  { workspaceId, checkoutId }: { readonly workspaceId: string; readonly checkoutId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mandate where workspace_id = ${workspaceId} and status = 'active'
      and (checkout_id = ${checkoutId} or id in (select mandate_id from collection
        where workspace_id = ${workspaceId} and checkout_id = ${checkoutId}))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether the customer ended automatic payment since it was agreed to, as where a bank takes days for the first payment. */
export async function wasEndedSince(
  tx: Tx,
  { workspace_id: workspaceId, customer_id: customerId, agreed_at: agreedAt }: MandateRow,
): Promise<boolean> {
  const row = await tx
    .selectFrom('mandate')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('ended_by', '=', 'customer')
    .where('ended_at', '>=', agreedAt)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a permission; undefined: it had ended. */
export function markEnded(
  tx: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  end: {
    readonly by: 'customer' | 'company' | 'provider'
    readonly isKept: boolean
    readonly at: Date
  },
): Promise<MandateRow | undefined> {
  return tx
    .updateTable('mandate')
    .set({
      status: 'ended',
      ended_by: end.by,
      ended_at: end.at,
      ...(end.isKept ? {} : { released_at: end.at }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

export async function findActiveByMethod(
  tx: Tx,
  workspaceId: string,
  method: { readonly provider: string; readonly mode: MandateRow['mode']; readonly number: string },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('mandate')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', method.provider)
    .where('provider_method', '=', method.number)
    .where('mode', '=', method.mode)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those at a provider from which something will be collected, and those that ended here and that it still has. */
export function listAtProvider(tx: Tx, workspaceId: string, provider: string) {
  return tx
    .selectFrom('mandate')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .where(
      sql<SqlBool>`(status = 'ended' and released_at is null or status = 'active' and exists (
        select from collection where collection.workspace_id = mandate.workspace_id
          and collection.mandate_id = mandate.id and collection.status = 'planned'))`,
    )
    .orderBy('id')
    .limit(1_000)
    .execute()
}

export async function markReleased(
  tx: Tx,
  workspaceId: string,
  id: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('mandate')
    .set({ released_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** When the customer's invoices are collected; without a row on the due date, as the customer agreed. */
export async function findCollects(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
): Promise<Collects> {
  const row = await tx
    .selectFrom('customer_collection')
    .select('collects')
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.collects ?? 'on_due'
}

export async function saveCollects(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  collects: Collects,
): Promise<void> {
  await tx
    .insertInto('customer_collection')
    .values({ workspace_id: workspaceId, customer_id: customerId, collects })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'customer_id']).doUpdateSet({ collects }),
    )
    .execute()
}

/** The providers at which the company has an account; a sample company has none and is paid through the sandbox. */
export async function listAccountProviders(
  tx: Tx,
  workspaceId: string,
): Promise<readonly string[] | 'sandbox'> {
  const company = await tx
    .selectFrom('workspace')
    .select('sample')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  if (company.sample) return 'sandbox'
  const rows = await tx
    .selectFrom('payment_account')
    .select('provider')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows.map(({ provider }) => provider)
}
