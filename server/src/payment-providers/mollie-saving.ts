import { toText } from '@bordereau/domain/money/currency'
import { BRAND_NAMES, PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import type { CollectionFailure, SavedMethod } from '@bordereau/domain/payment/collection'
import type { MandateResponse, PaymentRequest, PaymentResponse } from 'mollie-api-typescript/models'
import * as z from 'zod'
import type { MollieClient } from './mollie-client.ts'
import { statusOf } from './mollie-client.ts'
import type { CollectionOrder } from './provider.ts'

/**
 * What is asked for besides the payment where the customer lets Mollie keep the method: a customer, and a first payment, with
 * which the customer agrees. Mollie then offers only methods that can be kept (docs.mollie.com/docs/recurring-payments).
 */
export async function firstPayment(
  client: MollieClient,
  save: { readonly customer: string | null; readonly name: string } | undefined,
  orderId: string,
): Promise<Pick<PaymentRequest, 'customerId' | 'sequenceType'>> {
  if (save === undefined) return {}
  if (save.customer !== null) return { customerId: save.customer, sequenceType: 'first' }
  const { id } = await client.customers.create({
    idempotencyKey: `customer ${orderId}`,
    entityCustomer: { name: save.name },
  })
  return { customerId: id, sequenceType: 'first' }
}

/** The fields of a payment that say which permission came with it. */
export type WithMandate = Pick<
  PaymentResponse,
  'id' | 'sequenceType' | 'customerId' | 'mandateId' | 'statusReason' | 'details'
>

/** The method that a first payment has saved; undefined: none, or not yet. */
export async function savedMethodOf(
  client: MollieClient,
  { sequenceType, customerId, mandateId }: WithMandate,
): Promise<SavedMethod | undefined> {
  if (sequenceType !== 'first' || !customerId || !mandateId) return undefined
  const mandate = await client.mandates.get({ customerId, mandateId })
  return mandate.status === 'valid' ? methodOf(mandate) : undefined
}

/** A bank redirect gives a permission for direct debits (docs.mollie.com/reference/get-mandate). */
function methodOf({ id, customerId: customer, method, details }: MandateResponse): SavedMethod {
  const numbers = { customer, method: id, providerType: method }
  if (method === 'creditcard') {
    const brand = PAYMENT_BRANDS.find(one => BRAND_NAMES[one] === details.cardLabel) ?? null
    return { type: 'card', brand, hint: details.cardNumber ?? '', ...numbers }
  }
  if (method !== 'directdebit') return { type: 'other', brand: null, hint: '', ...numbers }
  const hint = details.consumerAccount?.slice(-4) ?? ''
  return { type: 'direct_debit', brand: null, hint, ...numbers }
}

/** Whether Mollie still has the permission; one of another account is none. */
export async function isMandateValid(
  client: MollieClient,
  { customer: customerId, method: mandateId }: SavedMethod,
): Promise<boolean> {
  try {
    const { status } = await client.mandates.get({ customerId, mandateId })
    return status !== 'invalid'
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

export async function revoke(
  client: MollieClient,
  { customer: customerId, method: mandateId }: SavedMethod,
): Promise<void> {
  try {
    await client.mandates.revoke({ customerId, mandateId })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function isGone(error: unknown): boolean {
  const status = statusOf(error)
  return status === 404 || status === 410
}

export function recurringPayment(order: CollectionOrder): PaymentRequest {
  const { id, reference, method, amount, currency, number, payee, eventsUrl } = order
  return {
    amount: { currency, value: toText(amount, currency) },
    description: `${number} ${payee}`.slice(0, 255),
    sequenceType: 'recurring',
    customerId: method.customer,
    mandateId: method.method,
    redirectUrl: null,
    webhookUrl: eventsUrl,
    metadata: { bordereau: reference, collection: id },
  }
}

const metadata = z.object({ collection: z.string().optional() })

/** Our number of a payment that collects an invoice; '' for every other one. */
export function collectionOf({ metadata: own }: { readonly metadata?: unknown }): string {
  return metadata.safeParse(own).data?.collection ?? ''
}

const reasons = z.object({
  statusReason: z.object({ code: z.string() }).nullish().catch(null),
  details: z
    .object({ failureReason: z.string().nullish(), bankReasonCode: z.string().nullish() })
    .nullish()
    .catch(null),
})

/**
 * Why Mollie says that a payment failed (docs.mollie.com/reference/get-payment: statusReason, failureReason of cards, and
 * bankReasonCode of direct debits, which are those of ISO 20022).
 */
export function failureOf(payment: unknown): CollectionFailure {
  const { statusReason, details } = reasons.parse(payment)
  const codes = [statusReason?.code, details?.failureReason, details?.bankReasonCode]
  const found = codes.flatMap(code => (code ? [FAILURES.get(code)] : []))
  return found.find(reason => reason !== undefined) ?? 'declined'
}

const FAILURES: ReadonlyMap<string, CollectionFailure> = new Map([
  ['authentication_required', 'authentication_required'],
  ['authentication_failed', 'authentication_required'],
  ['authentication_abandoned', 'authentication_required'],
  ['3ds_authentication_failed', 'authentication_required'],
  ['card_expired', 'expired'],
  ['expired_card', 'expired'],
  ['insufficient_funds', 'insufficient_funds'],
  ['AM04', 'insufficient_funds'],
  ['MD01', 'mandate_ended'],
  ['MD07', 'mandate_ended'],
  ['AC04', 'mandate_ended'],
  ['AC06', 'refused'],
  ['possible_fraud', 'refused'],
  ['inactive_card', 'refused'],
  ['invalid_card_number', 'refused'],
])
