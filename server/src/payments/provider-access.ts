import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type {
  CheckoutProvider,
  PayableInvoice,
  PaymentMode,
  ProviderFieldName,
  ProviderServices,
} from '../payment-providers/provider.ts'
import { tryReadSecret } from '../secrets/store.ts'
import { findPaymentAccount, isSampleWorkspace } from './account-store.ts'

/** What the server needs to speak to a provider for one company. */
export type ProviderAccess = {
  readonly services: ProviderServices
  readonly mode: PaymentMode
  readonly accountId: string
}

/** A provider whose checkout is offered; `label` is its name for customers. */
export type OfferedCheckout = {
  readonly name: string
  readonly label: string
  readonly mode: PaymentMode
  /** Whether it keeps the method for later invoices, where the customer wants that. */
  readonly saves: boolean
}

/** The name under which a key is stored. */
export function secretName(provider: string, field: ProviderFieldName): string {
  return `payment.${provider}.${field}`
}

/** Where a provider sends the events of a company's account. */
export function eventsUrlOf(
  { config }: Pick<AppContext, 'config'>,
  provider: string,
  workspaceId: string,
): string {
  return `${config.publicUrl}/api/payment-providers/${provider}/events/${workspaceId}`
}

/** What each provider that the company can be paid at offers for an invoice. */
export function checkoutsFor(
  { providers }: Pick<AppContext, 'providers'>,
  modes: ReadonlyMap<string, PaymentMode>,
  invoice: PayableInvoice,
): readonly OfferedCheckout[] {
  return providers.flatMap(provider => {
    const mode = modes.get(provider.name)
    const isOffered = provider.kind === 'checkout' && mode && provider.isAvailable(invoice)
    return isOffered
      ? [{ name: provider.name, label: provider.label, mode, saves: provider.saving !== undefined }]
      : []
  })
}

/**
 * How each provider with a checkout can be used by a company: by its account; the sandbox, which has none, by a sample
 * company. A sample company cannot be paid real money, because its invoices are made up.
 */
export function providerModes(
  { providers }: Pick<AppContext, 'providers'>,
  accounts: readonly { readonly provider: string; readonly mode: PaymentMode }[],
  isSample: boolean,
): ReadonlyMap<string, PaymentMode> {
  const rows = isSample ? [] : accounts
  return new Map(
    providers.flatMap((provider): [string, PaymentMode][] => {
      if (provider.kind !== 'checkout') return []
      if (provider.fields.length === 0) return isSample ? [[provider.name, 'sandbox']] : []
      const account = rows.find(row => row.provider === provider.name)
      return account ? [[provider.name, account.mode]] : []
    }),
  )
}

/** Undefined where the company has no account at the provider, or where its keys cannot be decrypted. */
export async function accessTo(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  provider: CheckoutProvider,
): Promise<ProviderAccess | undefined> {
  const isSample = await isSampleWorkspace(tx, workspaceId)
  if (provider.fields.length === 0)
    return isSample
      ? { services: servicesOf(context, provider, {}), mode: 'sandbox', accountId: '' }
      : undefined
  const account = isSample ? undefined : await findPaymentAccount(tx, workspaceId, provider.name)
  if (!account) return undefined
  const keys: Partial<Record<ProviderFieldName, string>> = {}
  for (const { name, isOptional } of provider.fields) {
    const owner = { workspaceId, name: secretName(provider.name, name) }
    const key = await tryReadSecret(tx, context.secretBox, owner)
    if (key === undefined && isOptional) continue
    if (key === undefined || key === 'unreadable') {
      context.log.error({ provider: provider.name, key: name }, 'a stored key cannot be read')
      return undefined
    }
    keys[name] = key.text
  }
  const services = servicesOf(context, provider, keys)
  return { services, mode: account.mode, accountId: account.account_id }
}

export function servicesOf(
  context: AppContext,
  { name }: CheckoutProvider,
  keys: ProviderServices['keys'],
): ProviderServices {
  return {
    clock: context.clock,
    send: context.outgoing.send,
    apiUrl: context.config.paymentProviderUrls[name],
    keys,
  }
}
