import type { Currency } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type {
  CheckoutOrder,
  CheckoutProvider,
  ProviderServices,
} from '../payment-providers/provider.ts'
import { isAnyCollected } from '../mandates/collection-store.ts'
import { type Consent, askForMandate } from '../payments/ask-mandate.ts'
import { beginCheckout } from '../payments/checkout.ts'
import type { CheckoutPart } from '../payments/checkout-store.ts'
import { accessTo, eventsUrlOf } from '../payments/provider-access.ts'
import { lockDocuments } from '../payments/store.ts'

type Checkout = { readonly order: CheckoutOrder; readonly services: ProviderServices }

/** Records a checkout, to be started after the transaction; undefined where the company cannot be paid at the provider. */
export async function recordCheckout(
  tx: Tx,
  context: AppContext,
  provider: CheckoutProvider,
  wanted: {
    readonly workspaceId: string
    readonly parts: readonly CheckoutPart[]
    readonly currency: Currency
    readonly number: string
    readonly payee: string
    readonly language: CheckoutOrder['language']
    /** The page to which the customer returns, without the host. */
    readonly page: string
    /** The customer lets the method be kept for later invoices. */
    readonly consent?: Consent | undefined
  },
): Promise<Checkout | undefined> {
  const { workspaceId, parts, currency, number, payee, language, page } = wanted
  const access = await accessTo(tx, context, workspaceId, provider)
  if (!access) return undefined
  // Locked, so that a collection from a saved method cannot begin at the same time.
  const ids = parts.map(({ invoiceId }) => invoiceId)
  await lockDocuments(tx, workspaceId, ids)
  if (await isAnyCollected(tx, workspaceId, ids)) return undefined
  const { services, mode, accountId } = access
  const checkout = { workspaceId, provider: provider.name, mode, accountId, parts, currency }
  const begun = await beginCheckout(tx, context, checkout)
  const asked = { workspaceId, id: begun.id, provider: provider.name, access }
  const save =
    wanted.consent && provider.saving
      ? await askForMandate(tx, context, asked, wanted.consent)
      : undefined
  const order = {
    ...begun,
    ...(save === undefined ? {} : { save }),
    amount: parts.reduce((sum, part) => sum + part.amount, 0n),
    currency,
    number,
    payee,
    language,
    returnUrl: `${context.config.publicUrl}${page}`,
    eventsUrl: eventsUrlOf(context, provider.name, workspaceId),
  }
  return { order, services }
}

/** Begins a checkout at its provider. Returns the address of the provider's page, undefined where the provider fails. */
export async function startAtProvider(
  context: AppContext,
  provider: CheckoutProvider,
  checkout: Checkout,
): Promise<string | undefined> {
  try {
    const address = await provider.start(checkout.services, checkout.order)
    const origins = [...provider.origins, new URL(context.config.publicUrl).origin]
    if (!origins.includes(new URL(address).origin))
      throw new Error(`${provider.name} sends customers to an origin that it does not declare`)
    return address
  } catch (error) {
    context.log.error({ err: error, provider: provider.name }, 'a checkout could not be started')
    return undefined
  }
}
