import type { Currency } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { openIds, sealIds } from '../lib/secret.ts'
import type { PaymentMode } from '../payment-providers/provider.ts'
import { type CheckoutPart, insertCheckout } from './checkout-store.ts'

/** Separates references of checkouts from other uses of the secret. */
export const CHECKOUT_PURPOSE = 'checkout'

/**
 * Records that invoices begin to be paid at a provider, in one currency: by the customer, or from a saved method. Returns its id, and the reference by which the
 * provider's events name it: the ids of the company and of the checkout, authenticated with the secret.
 */
export async function beginCheckout(
  tx: Tx,
  context: AppContext,
  checkout: {
    readonly workspaceId: string
    readonly provider: string
    readonly mode: PaymentMode
    readonly accountId: string
    /** In the order in which the payment settles them. */
    readonly parts: readonly CheckoutPart[]
    readonly currency: Currency
    /** Absent: a new one. */
    readonly id?: string
  },
): Promise<{ readonly id: string; readonly reference: string }> {
  const id = checkout.id ?? newId()
  const row = {
    workspace_id: checkout.workspaceId,
    id,
    provider: checkout.provider,
    amount_minor: checkout.parts.reduce((sum, part) => sum + part.amount, 0n),
    currency: checkout.currency,
    mode: checkout.mode,
    account_id: checkout.accountId,
    created_at: context.clock.now(),
  }
  await insertCheckout(tx, row, checkout.parts)
  return { id, reference: referenceOf(context, row) }
}

/** The reference by which the provider's events name a checkout. */
export function referenceOf(
  { secret }: Pick<AppContext, 'secret'>,
  { workspace_id: workspaceId, id }: { readonly workspace_id: string; readonly id: string },
): string {
  return sealIds(secret, CHECKOUT_PURPOSE, [workspaceId, id])
}

/** The ids in a reference; undefined for one that this instance did not give. */
export function openReference(
  context: AppContext,
  reference: string,
): { readonly workspaceId: string; readonly id: string } | undefined {
  const [workspaceId, id] = openIds(context.secret, CHECKOUT_PURPOSE, reference) ?? []
  return workspaceId !== undefined && id !== undefined ? { workspaceId, id } : undefined
}
