import type { PaymentMethod } from '@bordereau/contract/payments'
import type { CollectionFailure, SavedMethod } from '@bordereau/domain/payment/collection'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import type { CollectionOrder, ProviderEvent } from './provider.ts'

/**
 * What is asked for besides the payment where the customer lets Stripe keep the method: a Customer, and a PaymentIntent with
 * setup_future_usage 'off_session', which its page then says. Checkout shows only methods that can be kept
 * (docs.stripe.com/payments/checkout/save-during-payment).
 */
export function savingParams(save: { readonly customer: string | null } | undefined) {
  if (save === undefined) return { session: {}, intent: {} }
  return {
    session: save.customer === null ? NEW_CUSTOMER : { customer: save.customer },
    intent: { setup_future_usage: 'off_session' as const },
  }
}

const NEW_CUSTOMER = { customer_creation: 'always' as const }

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const debit = z.object({ last4: z.string().nullish() })
/** A bank redirect cannot be kept; the direct debit that Stripe makes of it can. */
const redirect = z.object({
  generated_sepa_debit: reference.nullish(),
  iban_last4: z.string().nullish(),
})
const intent = z.object({
  customer: reference.nullish(),
  payment_method: reference.nullish(),
  setup_future_usage: z.string().nullish(),
  latest_charge: z
    .object({
      payment_method_details: z.object({
        type: z.string(),
        card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
        sepa_debit: debit.nullish(),
        us_bank_account: debit.nullish(),
        bacs_debit: debit.nullish(),
        au_becs_debit: debit.nullish(),
        acss_debit: debit.nullish(),
        ideal: redirect.nullish(),
        bancontact: redirect.nullish(),
        sofort: redirect.nullish(),
      }),
    })
    .nullish(),
})

/** The method that a PaymentIntent, with its latest charge, has saved; undefined: none. */
export function savedMethodOf(object: unknown): SavedMethod | undefined {
  const {
    customer,
    payment_method: own,
    setup_future_usage: usage,
    latest_charge,
  } = intent.parse(object)
  const details = latest_charge?.payment_method_details
  if (usage !== 'off_session' || !customer || !details) return undefined
  const bank = details.ideal ?? details.bancontact ?? details.sofort
  if (bank?.generated_sepa_debit) {
    const hint = bank.iban_last4 ?? ''
    const numbers = { customer, method: bank.generated_sepa_debit, providerType: 'sepa_debit' }
    return { type: 'direct_debit', brand: null, hint, ...numbers }
  }
  if (!own) return undefined
  const numbers = { customer, method: own, providerType: details.type }
  if (details.type === 'card') {
    const { brand, last4 } = details.card ?? {}
    return { type: 'card', brand: brandOf(brand ?? '') ?? null, hint: last4 ?? '', ...numbers }
  }
  const account =
    details.sepa_debit ??
    details.us_bank_account ??
    details.bacs_debit ??
    details.au_becs_debit ??
    details.acss_debit
  const type = account ? 'direct_debit' : 'other'
  return { type, brand: null, hint: account?.last4 ?? '', ...numbers }
}

const ours = z.object({
  id: z.string(),
  status: z.string(),
  created: z.int(),
  amount: z.int().transform(amount => BigInt(amount)),
  currency: z.string().transform(text => text.toUpperCase()),
  metadata: z.object({ bordereau: z.string().optional(), collection: z.string().optional() }),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
})

const paidWith = z.object({
  latest_charge: z
    .object({
      payment_method_details: z
        .object({ type: z.string(), card: z.object({ brand: z.string().nullish() }).nullish() })
        .nullish(),
    })
    .nullish()
    .catch(null),
})

/** What was paid with, of a PaymentIntent with its charge. */
export function methodOf(paid: unknown): {
  readonly method: PaymentMethod
  readonly brand: PaymentBrand | null
} {
  const details = paidWith.parse(paid).latest_charge?.payment_method_details
  const type = details?.type ?? ''
  if (type === 'card') return { method: 'card', brand: brandOf(details?.card?.brand ?? '') ?? null }
  return { method: type.endsWith('_debit') ? 'direct_debit' : 'other', brand: null }
}

/** What a PaymentIntent says that collects an invoice; undefined for one of a checkout or of other software. */
export function collectionEvent(
  object: unknown,
  of: { readonly id: string; readonly mode: 'test' | 'live'; readonly at: Date },
): ProviderEvent | undefined {
  const found = ours.safeParse(object).data
  const { bordereau, collection } = found?.metadata ?? {}
  if (found === undefined || bordereau === undefined || collection === undefined) return undefined
  const { id: paymentReference, status, amount, currency } = found
  const common = { id: of.id, mode: of.mode, reference: bordereau }
  if (status === 'succeeded') {
    const fact = { kind: 'paid' as const, amount, currency, paidAt: of.at, paymentReference }
    return { ...common, ...methodOf(object), fact }
  }
  if (status === 'processing') return { ...common, fact: { kind: 'pending', paymentReference } }
  const reason = failureOf(found.last_payment_error ?? {}, status)
  return { ...common, fact: { kind: 'failed', paymentReference, reason } }
}

/** docs.stripe.com/error-codes and docs.stripe.com/declines/codes */
export function failureOf(
  error: {
    readonly code?: string | null | undefined
    readonly decline_code?: string | null | undefined
  },
  status = '',
): CollectionFailure {
  const codes = [error.code, error.decline_code]
  const is = (...named: readonly string[]) => codes.some(code => named.includes(code ?? ''))
  if (is('authentication_required') || status === 'requires_action')
    return 'authentication_required'
  if (is(...ENDED)) return 'mandate_ended'
  if (is('expired_card')) return 'expired'
  if (is('insufficient_funds')) return 'insufficient_funds'
  return is('card_declined', 'processing_error', 'try_again_later') && !is(...FINAL)
    ? 'declined'
    : 'refused'
}

/** The customer, the card's bank or Stripe withdrew the permission, or the method is gone. */
const ENDED = [
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  'sepa_mandate_revoked',
  'debit_not_authorized',
  'payment_method_unactivated',
  'payment_method_unexpected_state',
  'payment_method_customer_decline',
  'mandate_invalid',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'bank_account_unusable',
  'account_closed',
]
/** Trying the same again is refused by the networks. */
const FINAL = [
  'fraudulent',
  'do_not_try_again',
  'restricted_card',
  'invalid_account',
  'merchant_blacklist',
]

/** What is asked for to collect: without the customer, and finished with the answer. */
export function intentOf({
  id,
  reference: bordereau,
  method,
  amount,
  currency,
  number,
  payee,
}: CollectionOrder): Stripe.PaymentIntentCreateParams {
  return {
    amount: Number(amount),
    currency: currency.toLowerCase(),
    customer: method.customer,
    payment_method: method.method,
    // The saved one is used; one that sends the customer elsewhere cannot be.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    expand: ['latest_charge'],
    off_session: true,
    confirm: true,
    description: `${payee} ${number}`,
    metadata: { bordereau, collection: id },
  }
}

/** The answer to a request that failed. A method that Stripe does not have any more is gone for good. */
export function failedEvent(
  { id, reference: bordereau }: CollectionOrder,
  mode: 'test' | 'live',
  error: Stripe.errors.StripeError,
): ProviderEvent {
  const { code, decline_code, payment_intent: made, param } = error
  const isGone = code === 'resource_missing' && (param === 'payment_method' || param === 'customer')
  const reason = isGone ? 'mandate_ended' : failureOf({ code, decline_code })
  const fact = { kind: 'failed' as const, paymentReference: made?.id ?? '', reason }
  return { id: `collection ${id}`, reference: bordereau, mode, fact }
}
