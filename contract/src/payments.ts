import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { DEDUCTION_KINDS } from '@bordereau/domain/payment/deduction'
import * as z from 'zod/mini'
import { discountTaxes } from './discount-taxes.ts'
import { endpoint } from './endpoint.ts'
import { amount, date, decimal, storedDate } from './amount.ts'
import {
  currency,
  id,
  inWorkspace,
  instant,
  nothing,
  page,
  prose,
  required,
  rows,
  text,
  searchText,
} from './value.ts'

export const PAYMENT_METHODS = [
  'transfer',
  'card',
  'cash',
  'cheque',
  'direct_debit',
  'upi',
  'other',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const payment = z.object({
  id,
  customerId: id,
  customerName: z.string(),
  customerCountry: z.string(),
  date: storedDate,
  currency,
  amount,
  method: z.enum(PAYMENT_METHODS),
  /** The card or wallet, where known. */
  brand: z.nullable(z.enum(PAYMENT_BRANDS)),
  reference: z.string(),
  note: z.string(),
  allocations: z.array(
    z.object({
      invoiceId: id,
      number: z.string(),
      currency,
      /** Settled by money. */
      amount,
      /** What of the payment may still go back for this invoice, in the payment's currency. */
      refundable: amount,
      rate: decimal,
      /** Settled beside the money, in the invoice's currency. */
      deductions: z.array(
        z.object({
          kind: z.enum(DEDUCTION_KINDS),
          amount,
          reason: z.string(),
          /** Of a discount for early payment, by rate. */
          taxes: discountTaxes,
        }),
      ),
    }),
  ),
  /** The amount not allocated: the customer's credit. */
  unallocated: amount,
  reversedAt: z.nullable(instant),
  reversalReason: z.string(),
  /** The provider that reported it; '' where it was recorded by hand or from a statement. */
  provider: z.string(),
  /** 'sandbox' and 'test': no money was moved. */
  mode: z.enum(['sandbox', 'test', 'live']),
  /** What went back so far, and what may still go back. */
  refunded: amount,
  refundable: amount,
  /** What the provider keeps, in the currency in which it pays out; null where it has not said so. */
  fee: z.nullable(z.object({ amount, currency })),
  refunds: z.array(
    z.object({
      id,
      kind: z.enum(['refund', 'dispute']),
      amount,
      status: z.enum(['requested', 'pending', 'succeeded', 'failed', 'open', 'won', 'lost']),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
  createdAt: instant,
})
export type Payment = z.infer<typeof payment>

/** What a payment settles of an invoice: money in the payment's currency, and deductions in the invoice's. */
export const allocationRequest = z.object({
  invoiceId: id,
  amount: decimal,
  rate: z.optional(decimal),
  deductions: z.optional(
    z
      .array(z.object({ kind: z.enum(DEDUCTION_KINDS), amount: decimal, reason: text(300) }))
      .check(z.maxLength(20)),
  ),
})

export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/payments',
  access: 'payments.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    q: z.optional(searchText),
    customerId: z.optional(id),
    from: z.optional(date),
    to: z.optional(date),
  }),
  response: rows(payment),
})

/**
 * One payment for one or several invoices of one customer. `amount` is in `currency`; each allocation has the amount in
 * the payment's currency and, where the invoice has another currency, the rate. The rest becomes the customer's credit.
 * Deductions are in the invoice's currency; an allocation, and the whole payment, may be 0 where deductions settle it.
 */
export const recordPayment = endpoint({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/payments',
  access: 'payments.record',
  query: z.object(inWorkspace),
  request: z.object({
    customerId: id,
    date,
    currency,
    amount: decimal,
    method: z.enum(PAYMENT_METHODS),
    brand: z.optional(z.nullable(z.enum(PAYMENT_BRANDS))),
    reference: text(200),
    note: prose(1000),
    allocations: z.array(allocationRequest).check(z.maxLength(200)),
  }),
  response: payment,
  refusals: {
    amount_not_positive: 422,
    amount_too_precise: 422,
    nothing_open: 409,
    currency_needs_rate: 422,
    over_allocated: 422,
    other_customer: 422,
    reason_missing: 422,
    date_in_future: 422,
    customer_unknown: 422,
  },
})

export const reversePayment = endpoint({
  name: 'reversePayment',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/payments/:paymentId/reverse',
  access: 'payments.reverse',
  query: z.object({ ...inWorkspace, paymentId: id }),
  request: z.object({ reason: required(300) }),
  response: payment,
  refusals: { already_reversed: 409, payment_refunded: 409 },
})

/** Settles an invoice from a customer's overpayment, or from a credit note that is not used up. */
export const applyCredit = endpoint({
  name: 'applyCredit',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/credit/apply',
  access: 'payments.record',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  request: z.object({ amount: z.optional(decimal) }),
  response: nothing,
  refusals: { nothing_open: 409, no_credit: 409, over_allocated: 422 },
})
