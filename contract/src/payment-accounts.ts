import * as z from 'zod/mini'
import { amount, decimal } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { CREDIT_REFUSALS, RELATION_REFUSALS } from './document-family.ts'
import { payment } from './payments.ts'
import { cleaned, currency, id, inWorkspace, nothing, text } from './value.ts'

/** Whether money moves: never in the sandbox of this program, nor with test keys of a provider. */
export const paymentMode = z.enum(['sandbox', 'test', 'live'])
export type PaymentMode = z.infer<typeof paymentMode>

const fieldName = z.enum(['secretKey', 'webhookSecret', 'organizationToken'])
export type ProviderFieldName = z.infer<typeof fieldName>

/** A provider with what its owner enters, and the company's account there. Keys are never returned, only how they end. */
export const paymentAccount = z.object({
  provider: z.string(),
  /** For people, the same in every language. */
  label: z.string(),
  fields: z.array(z.object({ name: fieldName, begins: z.string(), required: z.boolean() })),
  /** Where the provider has to send its events, and which; without kinds of events nothing is to be set up for it. */
  eventsUrl: z.string(),
  eventTypes: z.array(z.string()),
  account: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      mode: paymentMode,
      /** The last four characters of each key. */
      hints: z.partialRecord(fieldName, z.string()),
      /** False: the key that encrypts stored secrets is missing, so they must be entered again. */
      readable: z.boolean(),
    }),
  ),
})
export type PaymentAccount = z.infer<typeof paymentAccount>

export const listPaymentAccounts = endpoint({
  name: 'listPaymentAccounts',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/payment-accounts',
  access: 'settings.read',
  query: z.object(inWorkspace),
  response: z.object({ accounts: z.array(paymentAccount) }),
})

/**
 * Stores the keys of the company's account after the provider has said whose they are. `key_invalid`: a text that is no
 * key of this kind, with the field's name as detail; `key_refused` has it where it is not the secret key.
 */
export const connectPaymentAccount = endpoint({
  name: 'connectPaymentAccount',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/payment-accounts/:provider',
  access: 'payments.connect',
  query: z.object({ ...inWorkspace, provider: cleaned(40) }),
  request: z.object({
    keys: z.object({
      secretKey: text(300),
      webhookSecret: text(300),
      organizationToken: z.optional(text(300)),
    }),
  }),
  response: paymentAccount,
  refusals: {
    key_invalid: 422,
    key_refused: 422,
    provider_unavailable: 503,
    sample_company: 409,
  },
})

export const disconnectPaymentAccount = endpoint({
  name: 'disconnectPaymentAccount',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/payment-accounts/:provider',
  access: 'payments.connect',
  query: z.object({ ...inWorkspace, provider: cleaned(40) }),
  response: nothing,
})

/** Why the credit note of a refund cannot be issued: then nothing is paid back. `detail` as with issueInvoice. */
const REFUND_CREDIT_REFUSALS = {
  ...RELATION_REFUSALS,
  ...CREDIT_REFUSALS,
  already_issued: 409,
  changed_meanwhile: 409,
  customer_unknown: 422,
  not_ready: 422,
  rules_broken: 422,
  date_before_last: 422,
  date_jump: 409,
  issue_date_in_future: 422,
  number_taken: 409,
  number_too_long: 422,
  company_not_set_up: 409,
} as const

/** Whether the customer still owes what goes back. */
const owed = z.enum(['yes', 'no'])

/**
 * Pays a part of a payment back, or all of it: by the provider it came from, or it is recorded that a person has. `owed`: 'no'
 * issues a credit note for it on `invoiceId` in the same act (`invoice_missing` without one), so that the invoice is not open
 * again; 'yes', and without it, the invoice is open again. With an invoice, what the payment settles of it is paid back first,
 * and not more than that (`over_refunded`). The answer has the refund as it is then: where the provider could
 * not be reached it is `requested`, and is requested again until the provider answers, once. `refunded_elsewhere`: the
 * provider lists a refund of the payment that was not known here; it is recorded, and nothing was paid back.
 */
export const refundPayment = endpoint({
  name: 'refundPayment',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/payments/:paymentId/refunds',
  access: 'payments.refund',
  query: z.object({ ...inWorkspace, paymentId: id }),
  request: z.object({
    amount: decimal,
    reason: text(300),
    invoiceId: z.optional(id),
    owed: z.optional(owed),
  }),
  response: payment,
  refusals: {
    amount_not_positive: 422,
    amount_too_precise: 422,
    over_refunded: 422,
    not_refundable: 409,
    refund_refused: 422,
    refunded_elsewhere: 409,
    invoice_missing: 422,
    ...REFUND_CREDIT_REFUSALS,
  },
})

/** The credit note that a refund with `owed` 'no' issues, as it would be now; null where earlier ones credit it already. */
export const previewRefund = endpoint({
  name: 'previewRefund',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/payments/:paymentId/refunds/preview',
  access: 'payments.refund',
  query: z.object({ ...inWorkspace, paymentId: id }),
  request: z.object({ amount: decimal, invoiceId: id }),
  response: z.object({
    creditNote: z.nullable(
      z.object({ number: z.string(), currency, net: amount, tax: amount, payable: amount }),
    ),
  }),
  refusals: {
    amount_not_positive: 422,
    amount_too_precise: 422,
    over_refunded: 422,
    not_refundable: 409,
    invoice_missing: 422,
    ...REFUND_CREDIT_REFUSALS,
  },
})

/**
 * Says of a refund that was made at the provider whether the customer still owes it: 'no' issues a credit note for it. Until
 * then the customer is neither reminded of the invoice nor offered to pay it online.
 */
export const decideRefund = endpoint({
  name: 'decideRefund',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/payments/:paymentId/refunds/:refundId/decision',
  access: 'payments.refund',
  query: z.object({ ...inWorkspace, paymentId: id, refundId: id }),
  request: z.object({ invoiceId: id, owed, reason: text(300) }),
  response: payment,
  refusals: REFUND_CREDIT_REFUSALS,
})
