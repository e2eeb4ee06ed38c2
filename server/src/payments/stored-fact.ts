import {
  DISPUTE_STATUSES,
  type ProviderFact,
  REFUND_STATUSES,
} from '@bordereau/domain/payment/provider-ledger'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { COLLECTION_FAILURES, MANDATE_TYPES } from '@bordereau/domain/payment/collection'
import * as z from 'zod'

const amount = z.string().transform(text => BigInt(text))
const common = { amount, currency: z.string() }

const factShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paid'),
    ...common,
    paidAt: z.string().transform(text => new Date(text)),
    paymentReference: z.string(),
  }),
  z.object({
    kind: z.literal('refund'),
    ...common,
    reference: z.string(),
    requestId: z.string(),
    status: z.enum(REFUND_STATUSES),
  }),
  z.object({
    kind: z.literal('dispute'),
    ...common,
    reference: z.string(),
    status: z.enum(DISPUTE_STATUSES),
  }),
  z.object({ kind: z.literal('fee'), ...common }),
  z.object({ kind: z.literal('pending'), paymentReference: z.string() }),
  z.object({
    kind: z.literal('failed'),
    paymentReference: z.string(),
    reason: z.enum(COLLECTION_FAILURES),
  }),
  z.object({
    kind: z.literal('saved'),
    method: z.object({
      type: z.enum(MANDATE_TYPES),
      brand: z.nullable(z.enum(PAYMENT_BRANDS)),
      hint: z.string(),
      customer: z.string(),
      method: z.string(),
      providerType: z.string(),
    }),
  }),
])

/** A fact as JSON for its column: minor units as text, times in ISO 8601. */
export function storeFact(fact: ProviderFact): string {
  return JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

export function readFact(stored: unknown): ProviderFact {
  return factShape.parse(stored)
}
