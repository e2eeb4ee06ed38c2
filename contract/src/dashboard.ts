import { BUCKETS } from '@bordereau/domain/payment/ageing'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { event, invoiceRow } from './invoices.ts'
import { amount } from './figure.ts'
import { currency, id, inWorkspace } from './value.ts'

const sum = z.object({ currency, amount, count: z.number() })

/**
 * What am I owed, what is late and why, what happens next. `home` sums are in the company's currency by the latest
 * known rates; `ratesMissing` names the currencies that have none and are therefore left out of them.
 */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/dashboard',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  response: z.object({
    currency,
    outstanding: z.array(sum),
    outstandingHome: amount,
    overdue: z.array(sum),
    overdueHome: amount,
    paidThisMonthHome: amount,
    drafts: z.number(),
    ratesMissing: z.array(currency),
    /** In the home currency: not yet due, 1–30, 31–60, 61–90, over 90 days late. */
    ageing: z.array(
      z.object({
        bucket: z.enum(BUCKETS),
        amount,
        count: z.number(),
      }),
    ),
    /** The last twelve months with this one, 'YYYY-MM', home currency, without tax: invoiced, and money that came in. */
    months: z.array(z.object({ month: z.string(), invoiced: amount, received: amount })),
    /** The next two weeks and what is late, nearest first. */
    due: z.array(invoiceRow),
    events: z.array(
      z.extend(event, { invoiceId: id, number: z.nullable(z.string()), customerName: z.string() }),
    ),
  }),
})
