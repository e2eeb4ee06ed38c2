import type { Minor } from '@bordereau/domain/money/currency'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'

export type CheckoutRow = TableRow<'checkout'>

type CheckoutKey = Pick<CheckoutRow, 'workspace_id' | 'id'>

/** What a checkout pays of one invoice, in minor units of its currency. */
export type CheckoutPart = { readonly invoiceId: string; readonly amount: Minor }

/** `parts` in the order in which a payment settles them. */
export async function insertCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  parts: readonly CheckoutPart[],
): Promise<void> {
  await tx.insertInto('checkout').values(checkout).execute()
  const rows = parts.map(({ invoiceId, amount }, position) => ({
    workspace_id: checkout.workspace_id,
    checkout_id: checkout.id,
    invoice_id: invoiceId,
    position,
    amount_minor: amount,
  }))
  await tx.insertInto('checkout_invoice').values(rows).execute()
}

/** The invoices of a checkout, in the order in which a payment settles them. */
export async function listParts(tx: Tx, checkout: CheckoutKey): Promise<readonly CheckoutPart[]> {
  const rows = await tx
    .selectFrom('checkout_invoice')
    .select(['invoice_id', 'amount_minor'])
    .where('workspace_id', '=', checkout.workspace_id)
    .where('checkout_id', '=', checkout.id)
    .orderBy('position')
    .execute()
  return rows.map(row => ({ invoiceId: row.invoice_id, amount: row.amount_minor }))
}

/** Locks the checkout until the transaction ends: the events about it are recorded one after the other. */
export async function lockCheckout(
  tx: Tx,
  key: CheckoutKey & Pick<CheckoutRow, 'provider'>,
): Promise<CheckoutRow | undefined> {
  return tx
    .selectFrom('checkout')
    .selectAll()
    .where('workspace_id', '=', key.workspace_id)
    .where('id', '=', key.id)
    .where('provider', '=', key.provider)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the event was recorded, and the payment of the checkout that this or another one has recorded. */
export async function readRecorded(
  tx: Tx,
  checkout: CheckoutRow,
  eventId: string,
): Promise<{ readonly event: boolean; readonly paymentId: string | null }> {
  return tx
    .selectFrom('provider_event')
    .select([
      sql<boolean>`coalesce(bool_or(event_id = ${eventId}), false)`.as('event'),
      sql<string | null>`max(payment_id::text)::uuid`.as('paymentId'),
    ])
    .where('workspace_id', '=', checkout.workspace_id)
    .where('provider', '=', checkout.provider)
    .where(({ or, eb }) => or([eb('event_id', '=', eventId), eb('checkout_id', '=', checkout.id)]))
    .executeTakeFirstOrThrow()
}

export async function insertProviderEvent(
  tx: Tx,
  checkout: CheckoutRow,
  event: {
    readonly id: string
    readonly paymentId: string | null
    readonly at: Date
    /** The fact as JSON. */
    readonly fact: string
  },
): Promise<void> {
  await tx
    .insertInto('provider_event')
    .values({
      workspace_id: checkout.workspace_id,
      provider: checkout.provider,
      event_id: event.id,
      checkout_id: checkout.id,
      payment_id: event.paymentId,
      received_at: event.at,
      fact: event.fact,
    })
    .execute()
}

/** The facts of all events about a checkout, as they are stored. */
export async function listFacts(tx: Tx, checkout: CheckoutRow): Promise<readonly unknown[]> {
  const rows = await tx
    .selectFrom('provider_event')
    .select('fact')
    .where('workspace_id', '=', checkout.workspace_id)
    .where('provider', '=', checkout.provider)
    .where('checkout_id', '=', checkout.id)
    .execute()
  return rows.map(row => row.fact)
}

/** A checkout as it is, without a lock. */
export async function findCheckout(
  tx: Tx,
  key: CheckoutKey & Pick<CheckoutRow, 'provider'>,
): Promise<CheckoutRow | undefined> {
  return tx
    .selectFrom('checkout')
    .selectAll()
    .where('workspace_id', '=', key.workspace_id)
    .where('id', '=', key.id)
    .where('provider', '=', key.provider)
    .executeTakeFirst()
}
