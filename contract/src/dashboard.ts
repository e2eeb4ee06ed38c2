import { BUCKETS } from '@bordereau/domain/payment/ageing'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { event, invoiceRow } from './invoices.ts'
import { amount } from './figure.ts'
import { currency, id, inWorkspace, instant } from './value.ts'

const sum = z.object({ currency, amount, count: z.number() })

/** An open invoice, with what explains that it is not paid. */
const openRow = z.extend(invoiceRow, {
  remindedAt: z.nullable(instant),
  /** How many days after the due date this customer usually pays, below zero before; null while too little is known. */
  usualDays: z.nullable(z.number()),
})

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
    /** What is due within the next two weeks, today with it. */
    soon: z.array(sum),
    soonHome: amount,
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
    /** Overdue, the oldest first; some of them where there are many. */
    late: z.array(openRow),
    /** Due within the next two weeks, the nearest first. */
    due: z.array(openRow),
    /** How many active customers, private persons left out, are in each country. */
    customerCountries: z.array(z.object({ country: z.string(), count: z.number() })),
    events: z.array(
      z.extend(event, { invoiceId: id, number: z.nullable(z.string()), customerName: z.string() }),
    ),
  }),
})
