import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { findMandateOfCheckout } from '../mandates/store.ts'
import { type ProviderEvent, checkoutProviderOf } from '../payment-providers/provider.ts'
import { openReference } from './checkout.ts'
import { type CheckoutRow, findCheckout, listParts } from './checkout-store.ts'
import { accessTo } from './provider-access.ts'
import { recordEvent } from './record-event.ts'

export type SimulatedCheckout = {
  readonly checkout: CheckoutRow
  readonly reference: string
  readonly invoiceIds: readonly string[]
  /** The customer lets the method be kept. */
  readonly saves: boolean
  /** What a provider would report of the payment, with a card by the end of its number. */
  readonly events: (card: string) => readonly ProviderEvent[]
}

/** Undefined where the provider, the checkout or the company is not for simulation. */
export async function findSimulatedCheckout(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  named: { readonly provider: string; readonly reference: string },
): Promise<SimulatedCheckout | undefined> {
  const { reference } = named
  const ids = openReference(context, reference)
  const provider = checkoutProviderOf(context, named.provider)
  const simulate = provider?.simulate
  if (!provider || !simulate || ids?.workspaceId !== workspaceId) return undefined
  const key = { workspace_id: workspaceId, id: ids.id, provider: provider.name }
  const checkout = await findCheckout(tx, key)
  const access = await accessTo(tx, context, workspaceId, provider)
  if (!checkout || !access) return undefined
  const parts = await listParts(tx, checkout)
  const { id, amount_minor: amount, currency } = checkout
  const saves = (await findMandateOfCheckout(tx, workspaceId, id)) !== undefined
  const order = { id, reference, amount, currency }
  return {
    checkout,
    reference,
    invoiceIds: parts.map(part => part.invoiceId),
    saves,
    events: card => simulate(access.services, { ...order, savedCard: saves ? card : null }),
  }
}

export async function simulatePayment(
  context: AppContext,
  { checkout, events }: SimulatedCheckout,
  card: string,
): Promise<void> {
  const source = { workspaceId: checkout.workspace_id, provider: checkout.provider }
  for (const event of events(card)) await recordEvent(context, source, event)
}
