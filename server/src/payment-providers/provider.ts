import type { PaymentMethod } from '@bordereau/contract/payments'
import type { LocalDate } from '@bordereau/domain/date'
import type { Decision } from '@bordereau/domain/decision'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Address, BankAccount } from '@bordereau/domain/party/party'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import type { SavedMethod } from '@bordereau/domain/payment/collection'
import type { ProviderFact } from '@bordereau/domain/payment/provider-ledger'
import type { ProviderPayout } from '@bordereau/domain/payment/match-payouts'
import type { PaymentQr } from '@bordereau/domain/payment/qr'
import type { TextLanguage } from '@bordereau/domain/text/text-language'
import type { SendRequest } from '../outgoing/outgoing.ts'
import type { ReadRows } from './read-rows.ts'

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

/** Whether money moves. 'test': with test keys of the provider; 'sandbox': there is no provider at all. */
export const PAYMENT_MODES = ['sandbox', 'test', 'live'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

export type CheckoutProvider = {
  readonly kind: 'checkout'
  /** Stored with each checkout and part of the path of events, so that it never changes. Lower case, digits and '-'. */
  readonly name: string
  /** The name for customers: a proper name, the same in every language. */
  readonly label: string
  /** Origins of the provider's pages to which customers are sent (CSP form-action); the instance's own is allowed. */
  readonly origins: readonly string[]
  /** The keys of a company's account that its owner enters in Settings; empty for the sandbox, which has no account. */
  readonly fields: readonly ProviderField[]
  /** The kinds of events that the owner sets up at the provider, as it names them; empty where nothing is to be set up. */
  readonly eventTypes: readonly string[]
  /** Whether it takes payments of this currency and amount. */
  readonly isAvailable: (invoice: PayableInvoice) => boolean
  /** Asks the provider whose account the keys are. */
  readonly connect: (
    services: ProviderServices,
  ) => Promise<Decision<ConnectedAccount, 'key_refused' | 'provider_unavailable'>>
  /** Begins a payment of exactly this amount; resolves to the address of the provider's page. */
  readonly start: (services: ProviderServices, order: CheckoutOrder) => Promise<string>
  /**
   * The events of a request that claims to come from the provider. A request whose signature, over the body as received,
   * is missing, wrong, too old or of the future is refused before the body is read; then a body that is no event. A provider that signs nothing is asked by the
   * company's key for what the request names, and nothing else of the request counts. Events that are not about a
   * payment are left out, and those that cannot be read: `listEvents` reports them.
   */
  readonly receive: (
    services: ProviderServices,
    request: ProviderRequest,
  ) => Promise<Decision<readonly ProviderReport[], 'signature_invalid' | 'event_unreadable'>>
  /** The events since a time from the provider's own list, for those that did not arrive. */
  readonly listEvents: (
    services: ProviderServices,
    since: Date,
  ) => Promise<ReadRows<ProviderReport>>
  /** The payouts that are expected or arrived since a day, where the company's key may read them. */
  readonly listPayouts?: (
    services: ProviderServices,
    since: Date,
  ) => Promise<ReadRows<ListedPayout>>
  /** Looks for the refunds of a payment, and can then pay back a part of it or all of it. */
  readonly refund: (
    services: ProviderServices,
    order: RefundOrder,
  ) => Promise<MoneyAct<Decision<ProviderEvent, 'refund_refused'>>>
  /** The events of a payment that a person simulates on our own page; only a provider without accounts has it. */
  readonly simulate?: (
    services: ProviderServices,
    order: SimulatedOrder,
  ) => readonly ProviderEvent[]
  /** What it does with methods that customers save; absent: it saves none. */
  readonly saving?: SavingMethods
}

/**
 * An act that moves money, which can be made only after a look for it: providers forget idempotency keys after a day,
 * answers are lost, and a restored backup repeats what it was about to ask for. A provider reads the provider's own
 * list to its last page, and throws where a page cannot be read, so that nothing is made then.
 */
export type MoneyAct<Answer> = {
  /** What the provider lists: of a refund all refunds of the payment, of a collection what became of it. */
  readonly listed: readonly ProviderEvent[]
  /**
   * Makes it; null where the list has it already, also where it failed: another try has another number. The number is the
   * idempotency key too, for the time between two looks. Throws where the result is unknown.
   */
  readonly make: (() => Promise<Answer>) | null
}

/** A provider keeps a customer's method, and collects from it without the customer. */
export type SavingMethods = {
  /**
   * Looks for the payment under this `id`, and can then collect exactly this amount. The answer is what is known then:
   * paid, pending or failed.
   */
  readonly collect: (
    services: ProviderServices,
    order: CollectionOrder,
  ) => Promise<MoneyAct<readonly ProviderEvent[]>>
  /** Makes the provider forget the method. May be repeated. */
  readonly release: (services: ProviderServices, method: SavedMethod) => Promise<void>
  /** For a provider that does not report the end of a permission: whether it still has it. */
  readonly isUsable?: (services: ProviderServices, method: SavedMethod) => Promise<boolean>
}

export type CollectionOrder = {
  readonly id: string
  readonly reference: string
  readonly method: SavedMethod
  readonly amount: Minor
  readonly currency: Currency
  readonly number: string
  readonly payee: string
  readonly eventsUrl: string
}

/** A saved method that can no longer be used, as the provider reports it: by its number, of no checkout. */
export type MethodEnd = {
  readonly id: string
  readonly mode: PaymentMode
  readonly endedMethod: string
}

export type ProviderReport = ProviderEvent | MethodEnd

export type ListedPayout = ProviderPayout & {
  readonly mode: 'test' | 'live'
  readonly status: 'expected' | 'paid' | 'failed'
}

export type SimulatedOrder = Pick<CheckoutOrder, 'id' | 'reference' | 'amount' | 'currency'> & {
  /** The end of the card's number that is to be saved, on which later collections depend; null: none is saved. */
  readonly savedCard: string | null
}

export type ProviderField = {
  /** Part of the name of the stored secret, so that it never changes. */
  readonly name: ProviderFieldName
  readonly pattern: RegExp
  /** What the text begins with, for the form. */
  readonly begins: string
  /** The account works without it. */
  readonly isOptional?: true
}

/** The kinds of keys, which the form names in the user's language. */
export const PROVIDER_FIELDS = ['secretKey', 'webhookSecret', 'organizationToken'] as const
export type ProviderFieldName = (typeof PROVIDER_FIELDS)[number]

export type ConnectedAccount = {
  /** The provider's number of the account, and its name for people; '' where it has none. */
  readonly id: string
  readonly name: string
  readonly mode: PaymentMode
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
  /** The day of the invoice. */
  readonly issueDate?: LocalDate | undefined
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
  /** Of the provider's page; providers know languages, not their regions. */
  readonly language: TextLanguage
  /** The payment page, to which the customer returns. */
  readonly returnUrl: string
  /** The customer lets the provider keep the method; with the provider's number of an earlier customer, null for a new one. */
  readonly save?: { readonly customer: string | null; readonly name: string }
  /** Where the provider sends its events, for one to which the address is given with each payment. */
  readonly eventsUrl: string
}

export type RefundOrder = {
  readonly id: string
  /** That of the order of the payment. */
  readonly reference: string
  /** The provider's number of the payment. */
  readonly paymentReference: string
  readonly amount: Minor
  readonly currency: Currency
}

/** A request as it was received. */
export type ProviderRequest = {
  readonly body: Uint8Array
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What the provider reports about a checkout. */
export type ProviderEvent = {
  /** The same each time this is reported. */
  readonly id: string
  /** That of the order. */
  readonly reference: string
  readonly mode: PaymentMode
  /** How it was paid, where the provider says so with the payment. */
  readonly method?: PaymentMethod
  readonly brand?: PaymentBrand | null
  readonly fact: ProviderFact
}

/** What a provider is given to work with: the keys of one company, and no other part of the application. */
export type ProviderServices = {
  readonly clock: { readonly now: () => Date }
  readonly send: SendRequest
  /** The base address of the provider's interface where it is not the provider's own; undefined otherwise. */
  readonly apiUrl: string | undefined
  /** The keys by the names of the fields. */
  readonly keys: Readonly<Partial<Record<ProviderFieldName, string>>>
}

/** The provider of this name with a checkout. */
export function checkoutProviderOf(
  { providers }: { readonly providers: readonly PaymentProvider[] },
  name: string,
): CheckoutProvider | undefined {
  const provider = providers.find(one => one.name === name)
  return provider?.kind === 'checkout' ? provider : undefined
}
