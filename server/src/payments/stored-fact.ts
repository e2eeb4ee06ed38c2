import {
  DISPUTE_STATUSES,
  type ProviderFact,
  REFUND_STATUSES,
} from '@bordereau/domain/payment/provider-ledger'
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
