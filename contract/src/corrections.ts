import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import * as z from 'zod/mini'
import { amount, decimal, rate, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { id, inWorkspace, readonlyList, required } from './value.ts'

const invoicePath = z.object({ ...inWorkspace, invoiceId: id })

export const depositShare = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), percent: decimal }),
  z.object({
    by: z.literal('amount'),
    amounts: readonlyList(
      z.object({ category: z.enum(TAX_CATEGORIES), rate, amount: decimal }),
      20,
    ),
  }),
])

/**
 * A draft of a deposit invoice on a draft, which becomes the final invoice of all its deposits. Amounts are without tax, or
 * with it where the draft's prices include it.
 */
export const beginDeposit = endpoint({
  name: 'beginDeposit',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/deposit',
  access: 'invoices.draft',
  query: invoicePath,
  request: z.object({ share: depositShare }),
  response: invoice,
  /** `detail` of `deposit_too_large` is `{ rate }`. */
  refusals: {
    already_issued: 409,
    not_an_invoice: 409,
    deposit_too_large: 422,
    nothing_to_invoice: 422,
    no_deposit_for_intra_community: 422,
  },
})

/**
 * A draft of the final invoice of an issued deposit, without lines, where no draft was there before. `depositIds`: further
 * deposits of the same customer and currency. `detail` of `final_exists` is `{ invoiceId }`.
 */
export const beginFinal = endpoint({
  name: 'beginFinal',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/final',
  access: 'invoices.draft',
  query: invoicePath,
  request: z.object({ depositIds: z.optional(z.array(id).check(z.maxLength(100))) }),
  response: invoice,
  refusals: { not_issued: 409, not_a_deposit: 409, final_exists: 409 },
})

/**
 * The other issued deposits of the customer and currency of a deposit that no final invoice sets off yet, oldest first, at
 * most 100: beginFinal may name them.
 */
export const listFreeDeposits = endpoint({
  name: 'listFreeDeposits',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/free-deposits',
  access: 'invoices.read',
  query: invoicePath,
  response: z.object({
    deposits: z.array(z.object({ id, number: z.string(), issueDate: storedDate, payable: amount })),
  }),
})

/** A draft that corrects an issued invoice otherwise than a credit note does (creditInvoice). */
export const correctInvoice = endpoint({
  name: 'correctInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/correct',
  access: 'invoices.credit',
  query: invoicePath,
  request: z.object({
    type: z.enum(['debit_note', 'corrected_invoice']),
    reason: required(500),
  }),
  response: invoice,
  refusals: {
    not_issued: 409,
    is_credit_note: 409,
    is_replaced: 409,
    not_replaceable: 409,
    correction_not_lawful: 422,
  },
})
