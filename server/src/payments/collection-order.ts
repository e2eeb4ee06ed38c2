import type { Minor } from '@bordereau/domain/money/currency'
import { collectedAmount } from '@bordereau/domain/payment/collection'
import type { Tx } from '../db/database.ts'
import type { Seller } from '../invoices/document/parties-store.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { canCollect } from '../mandates/can-collect.ts'
import { type MandateRow, methodOf } from '../mandates/store.ts'
import {
  type CheckoutProvider,
  type CollectionOrder,
  type ProviderServices,
  type SavingMethods,
  checkoutProviderOf,
} from '../payment-providers/provider.ts'
import type { Due } from './collection-facts.ts'
import { accessTo, eventsUrlOf } from './provider-access.ts'

export type SavingProvider = CheckoutProvider & { readonly saving: SavingMethods }

export type SavingAccess = {
  readonly provider: SavingProvider
  readonly services: ProviderServices
}

/**
 * What the provider is asked for, and by which keys. `isOver`: only what became of it, because it may not be collected any
 * more if it was not.
 */
export type PreparedCollection = SavingAccess & {
  readonly order: CollectionOrder
  readonly isOver?: boolean
}

/**
 * The provider that keeps a method, with the company's keys: undefined where they are not of the account and the mode with
 * which it was saved, or where the provider does not take what is collected of an invoice.
 */
export async function savingAccess(
  tx: Tx,
  context: AppContext,
  mandate: MandateRow,
  of?: Pick<Due, 'row' | 'collection'>,
): Promise<SavingAccess | undefined> {
  const provider = checkoutProviderOf(context, mandate.provider)
  if (!provider || !savesMethods(provider)) return undefined
  const access = await accessTo(tx, context, mandate.workspace_id, provider)
  if (access?.accountId !== mandate.account_id || access.mode !== mandate.mode) return undefined
  if (of && !canCollect(context, mandate, amountOf(of))) return undefined
  return { provider, services: access.services }
}

export function savesMethods(provider: CheckoutProvider): provider is SavingProvider {
  return provider.saving !== undefined
}

function amountOf({ row, collection }: Pick<Due, 'row' | 'collection'>) {
  const open = collectedAmount(openOfRow(row), collection.announced_minor)
  return { currency: row.currency, open }
}

export function orderOf(
  context: AppContext,
  of: { readonly row: InvoiceRow; readonly mandate: MandateRow; readonly seller: Seller },
  checkout: { readonly id: string; readonly reference: string; readonly amount: Minor },
): CollectionOrder {
  const { row, mandate, seller } = of
  return {
    ...checkout,
    method: methodOf(mandate),
    currency: row.currency,
    number: row.number ?? '',
    payee: seller.profile.legalName,
    eventsUrl: eventsUrlOf(context, mandate.provider, row.workspace_id),
  }
}
