import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'

export type CheckoutRow = Selectable<Schema['checkout']>

export async function insertCheckout(tx: Tx, checkout: CheckoutRow): Promise<void> {
  await tx.insertInto('checkout').values(checkout).execute()
}

/** Locks the checkout until the transaction ends: the events about it are recorded one after the other. */
export async function lockCheckout(
  tx: Tx,
  key: Pick<CheckoutRow, 'workspace_id' | 'id' | 'provider'>,
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

/** Whether the event was recorded, and whether another one has already recorded the payment of the checkout. */
export async function readRecorded(
  tx: Tx,
  checkout: CheckoutRow,
  eventId: string,
): Promise<{ readonly event: boolean; readonly payment: boolean }> {
  return tx
    .selectFrom('provider_event')
    .select([
      sql<boolean>`coalesce(bool_or(event_id = ${eventId}), false)`.as('event'),
      sql<boolean>`coalesce(bool_or(payment_id is not null), false)`.as('payment'),
    ])
    .where('workspace_id', '=', checkout.workspace_id)
    .where('provider', '=', checkout.provider)
    .where(({ or, eb }) => or([eb('event_id', '=', eventId), eb('checkout_id', '=', checkout.id)]))
    .executeTakeFirstOrThrow()
}

export async function insertProviderEvent(
  tx: Tx,
  checkout: CheckoutRow,
  event: { readonly id: string; readonly paymentId: string | null; readonly at: Date },
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
    })
    .execute()
}
