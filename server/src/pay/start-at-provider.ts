import type { AppContext } from '../lib/app-context.ts'
import type {
  CheckoutOrder,
  CheckoutProvider,
  ProviderServices,
} from '../payment-providers/provider.ts'

/** Begins a checkout at its provider. Returns the address of the provider's page, undefined where the provider fails. */
export async function startAtProvider(
  context: AppContext,
  provider: CheckoutProvider,
  checkout: { readonly order: CheckoutOrder; readonly services: ProviderServices },
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
