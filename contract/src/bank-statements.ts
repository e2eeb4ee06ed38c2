import { DEDUCTION_KINDS } from '@bordereau/domain/payment/deduction'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { allocationRequest } from './payments.ts'
import { currency, id, inWorkspace, instant, nothing, page, rows, text } from './value.ts'

export const TRANSACTION_STATUSES = ['open', 'matched', 'ignored'] as const
export const MATCH_REASONS = [
  'reference',
  'number',
  'account_known',
  'name',
  'amount',
  'sum_of_documents',
  'several_payments',
  'discount',
  'bank_charges',
  'partial',
  'overpaid',
] as const
export const CERTAINTIES = ['certain', 'likely', 'possible'] as const

const matchProposal = z.object({
  certainty: z.enum(CERTAINTIES),
  reasons: z.array(z.enum(MATCH_REASONS)),
  customerId: id,
  customerName: z.string(),
  allocations: z.array(
    z.object({
      invoiceId: id,
      number: z.string(),
      amount,
      /** What settles the invoice beside the money: a discount in time, charges of the banks. */
      deductions: z.array(z.object({ kind: z.enum(DEDUCTION_KINDS), amount, reason: z.string() })),
    }),
  ),
})
export type MatchProposalView = z.infer<typeof matchProposal>

export const bankTransaction = z.object({
  id,
  account: z.string(),
  bookedOn: storedDate,
  /** Positive: credited to the account. */
  amount,
  currency,
  partyName: z.string(),
  partyAccount: z.string(),
  text: z.string(),
  /** Creditor and end-to-end references. */
  references: z.array(z.string()),
  charges: amount,
  reversal: z.boolean(),
  /** Of a made-up bank: no money. */
  test: z.boolean(),
  status: z.enum(TRANSACTION_STATUSES),
  /** The recorded payment of a matched transaction. */
  paymentId: z.nullable(id),
  /** What the payment settled, and who paid; empty while not matched. */
  settled: z.array(z.object({ invoiceId: id, number: z.string() })),
  customerName: z.string(),
  /** For an open credit; null where nothing agrees. */
  proposal: z.nullable(matchProposal),
  /** The payment provider of which an open credit is a payout of several payments, so that it pays no invoice. */
  payoutOf: z.nullable(z.string()),
})
export type BankTransactionView = z.infer<typeof bankTransaction>

/** The newest first. */
export const listBankTransactions = endpoint({
  name: 'listBankTransactions',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-transactions',
  access: 'payments.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    status: z.optional(z.enum(TRANSACTION_STATUSES)),
    /** Open credits with a certain proposal only. */
    certain: z.optional(z.literal('true')),
  }),
  response: rows(bankTransaction),
})

export const bankTransactionCounts = endpoint({
  name: 'bankTransactionCounts',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-transactions/counts',
  access: 'payments.read',
  query: z.object(inWorkspace),
  /** Transactions by status are counted up to MAX_COUNTED + 1. */
  response: z.object({
    open: z.number(),
    /** Open credits with a certain proposal. */
    certain: z.number(),
    matched: z.number(),
    ignored: z.number(),
    /** Proposals are being made anew after a change; until then the list leaves out those that no longer hold. */
    renewing: z.boolean(),
    lastImportAt: z.nullable(instant),
  }),
})

/** Records a transaction as a payment of these documents; the rest becomes the customer's credit. */
export const matchBankTransaction = endpoint({
  name: 'matchBankTransaction',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-transactions/:transactionId/match',
  access: 'payments.record',
  query: z.object({ ...inWorkspace, transactionId: id }),
  request: z.object({
    customerId: id,
    allocations: z.array(allocationRequest).check(z.maxLength(200)),
  }),
  response: nothing,
  refusals: {
    already_decided: 409,
    not_a_credit: 422,
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

/** Records all open transactions whose proposal is certain, as a job that continues when the page is closed. */
export const matchCertainTransactions = endpoint({
  name: 'matchCertainTransactions',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-transactions/match-certain',
  access: 'payments.record',
  query: z.object(inWorkspace),
  response: z.object({ certain: z.number() }),
})

/** An open transaction that is no payment of a customer, or back again. */
export const ignoreBankTransaction = endpoint({
  name: 'ignoreBankTransaction',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-transactions/:transactionId/ignore',
  access: 'payments.record',
  query: z.object({ ...inWorkspace, transactionId: id }),
  request: z.object({ ignored: z.boolean() }),
  response: nothing,
  refusals: { already_decided: 409 },
})

/** Reverses the payment of a matched transaction, which is open again. */
export const undoBankTransaction = endpoint({
  name: 'undoBankTransaction',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-transactions/:transactionId/undo',
  access: 'payments.reverse',
  query: z.object({ ...inWorkspace, transactionId: id }),
  request: z.object({ reason: text(300) }),
  response: nothing,
  refusals: { not_matched: 409 },
})
