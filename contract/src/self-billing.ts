import * as z from 'zod/mini'
import { date } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { id, inWorkspace, page, required, rows, text } from './value.ts'

const selfBilledType = z.enum(['self_billed_invoice', 'self_billed_credit_note'])

/**
 * That the company paid a supplier what a self-billed invoice states, or got back what a credit note states: the whole open
 * amount. `paidOn: null` takes it back. It is no payment of a customer, and in none of their sums.
 */
export const recordPayout = endpoint({
  name: 'recordPayout',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/payout',
  access: 'payments.record',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  request: z.object({ paidOn: z.nullable(date), reference: text(140) }),
  response: invoice,
  refusals: {
    not_issued: 409,
    not_self_billed: 409,
    date_in_future: 422,
    nothing_open: 409,
    nothing_paid: 409,
  },
})

/** The number that a self-billed document of a supplier would get on a day: each has series of its own. */
export const getSupplierNumber = endpoint({
  name: 'getSupplierNumber',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/self-billed-number',
  access: 'invoices.draft',
  query: z.object({
    ...inWorkspace,
    customerId: id,
    type: selfBilledType,
    day: date,
  }),
  response: z.object({ number: z.string() }),
})

/** A series of a supplier that has begun. */
const supplierSeries = z.object({
  type: selfBilledType,
  pattern: z.string(),
  /** The number of the next document if it is issued today. */
  nextNumber: z.string(),
  /** Numbers were issued: the pattern can change only from a new period on. */
  used: z.boolean(),
})

const supplier = z.object({
  customerId: id,
  name: z.string(),
  /** Whose rules on numbers hold: the supplier's. */
  country: z.string(),
  /** What the next series would be, for those that have not begun. */
  proposed: z.object({ self_billed_invoice: z.string(), self_billed_credit_note: z.string() }),
  series: z.array(supplierSeries),
})
export type Supplier = z.infer<typeof supplier>

/** Suppliers with an agreement on self-billing, in the order in which they were entered, with the series of each. */
export const listSuppliers = endpoint({
  name: 'listSuppliers',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/suppliers',
  access: 'company.read',
  query: z.object({ ...inWorkspace, ...page }),
  response: rows(supplier),
})

/**
 * The pattern of a supplier's series, which begins with it where it has not begun; `nextSeq` as in updateSeries, only
 * before the first document.
 */
export const putSupplierSeries = endpoint({
  name: 'putSupplierSeries',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/suppliers/:customerId/series',
  access: 'company.update',
  query: z.object({ ...inWorkspace, customerId: id }),
  request: z.object({
    type: selfBilledType,
    pattern: required(60),
    nextSeq: z.optional(z.int().check(z.gte(1), z.lte(999_999_999))),
  }),
  response: supplier,
  refusals: { pattern_invalid: 422, pattern_taken: 409, series_used: 409 },
})
