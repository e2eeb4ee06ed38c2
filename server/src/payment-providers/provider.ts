import type { PaymentMethod } from '@bordereau/contract/payments'
import type { Decision } from '@bordereau/domain/decision'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Address, BankAccount } from '@bordereau/domain/party/party'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import type { PaymentQr } from '@bordereau/domain/payment/qr'
import type { Config } from '../config.ts'

/**
 * A way by which customers pay an invoice on its payment page. A transfer is made at the customer's bank, and a person
 * records it. A checkout is on the provider's pages, and the provider reports the payment.
 */
export type PaymentProvider = TransferProvider | CheckoutProvider

export type TransferProvider = {
  readonly kind: 'transfer'
  readonly name: string
  /** What the customer needs for the transfer; undefined where it cannot be made. */
  readonly detailsFor: (invoice: PayableInvoice) => TransferDetails | undefined
}

export type CheckoutProvider = {
  readonly kind: 'checkout'
  /** Stored with each checkout and part of the path of events, so that it never changes. Lower case, digits and '-'. */
  readonly name: string
  /** The name for customers: a proper name, the same in every language. */
  readonly label: string
  /** Origins of the provider's pages to which customers are sent (CSP form-action). */
  readonly origins: readonly string[]
  /** False: it is not offered, and its events are refused, because no signature can be checked without its secret. */
  readonly isConfigured: (config: Config) => boolean
  /** Whether it takes payments of this currency and amount. */
  readonly isAvailable: (invoice: PayableInvoice) => boolean
  /** Begins a payment of exactly this amount; resolves to the address of the provider's page. */
  readonly start: (services: ProviderServices, order: CheckoutOrder) => Promise<string>
  /**
   * The events of a request that claims to come from the provider. A request whose signature, over the body as received,
   * is missing, wrong or too old is refused before the body is read. Events that are not about a payment are left out.
   */
  readonly receive: (
    services: ProviderServices,
    request: ProviderRequest,
  ) => Promise<Decision<readonly ProviderEvent[], 'signature_invalid'>>
}

/** An issued invoice with an open amount, as its payment page shows it. Amounts are in minor units. */
export type PayableInvoice = {
  readonly number: string
  readonly currency: Currency
  readonly open: Minor
  readonly account: BankAccount | null
  /** The payee where the account has no holder. */
  readonly payee: string
  /** The payee's tax numbers, of which some codes carry one. */
  readonly payeeNumbers: readonly string[]
  /** Address of the payee, and who pays: some codes contain them. */
  readonly payeeAddress?: Address | undefined
  readonly debtor?: { readonly name: string; readonly address: Address } | undefined
}

export type TransferDetails = {
  readonly account: BankAccount
  /** Undefined where no standard applies to the currency and the account. */
  readonly qr: PaymentQr | undefined
}

export type CheckoutOrder = {
  /** The provider's idempotency key: one order begins one payment. */
  readonly id: string
  /** The provider returns it with each event about the payment. */
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  readonly number: string
  readonly payee: string
  readonly language: string
  /** The payment page, to which the customer returns. */
  readonly returnUrl: string
}

/** A request as it was received. */
export type ProviderRequest = {
  readonly body: Uint8Array
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What the provider reports: that the customer has paid. */
export type ProviderEvent = {
  /** The same each time this is reported. */
  readonly id: string
  /** That of the order. */
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  readonly paidAt: Date
  readonly method: PaymentMethod
  readonly brand: PaymentBrand | null
  /** The provider's number of the payment. */
  readonly paymentReference: string
}

/** The part of the application's context that a provider uses. */
export type ProviderServices = {
  readonly config: Config
  readonly clock: { readonly now: () => Date }
}

/** The configured provider of this name with a checkout. */
export function checkoutProviderOf(
  {
    providers,
    config,
  }: { readonly providers: readonly PaymentProvider[]; readonly config: Config },
  name: string,
): CheckoutProvider | undefined {
  const provider = providers.find(one => one.name === name)
  return provider?.kind === 'checkout' && provider.isConfigured(config) ? provider : undefined
}
