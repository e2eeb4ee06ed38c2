import * as z from 'zod/mini'
import { date } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { invoice } from './invoices.ts'
import { id, inWorkspace, text } from './value.ts'

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
    type: z.enum(['self_billed_invoice', 'self_billed_credit_note']),
    day: date,
  }),
  response: z.object({ number: z.string() }),
})
