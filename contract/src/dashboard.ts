import { BUCKETS } from '@bordereau/domain/payment/ageing'
import { SETUP_TASKS } from '@bordereau/domain/setup-task'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { event, invoiceRow } from './invoices.ts'
import { amount } from './amount.ts'
import { obligation } from './obligation.ts'
import { currency, id, inWorkspace, instant } from './value.ts'

const sum = z.object({ currency, amount, count: z.number() })

/** An open invoice, with data that explains why it is not paid. */
const openRow = z.extend(invoiceRow, {
  remindedAt: z.nullable(instant),
  /**
   * The days between due date and usual payment of this customer, negative for early payment; null without enough data.
   */
  usualDays: z.nullable(z.number()),
})

/**
 * Open amounts, overdue amounts with their reasons, and next steps. `home` sums are in the company's currency by the
 * latest known rates; `ratesMissing` lists the currencies without a rate, which the sums leave out.
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
    /** Due within the next two weeks, today included. */
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
    /**
     * The last twelve months including this one, 'YYYY-MM', home currency: invoiced without tax, in the same month of the
     * year before too, and received.
     */
    months: z.array(
      z.object({
        month: z.string(),
        invoiced: amount,
        invoicedYearBefore: amount,
        received: amount,
      }),
    ),
    /** Overdue, the oldest first; limited where there are many. */
    late: z.array(openRow),
    /** Due within the next two weeks, the nearest first. */
    due: z.array(openRow),
    /** Number of active customers by country, without private persons. */
    customerCountries: z.array(z.object({ country: z.string(), count: z.number() })),
    /** Upcoming dates of e-invoicing laws first, the nearest at the top, then those in force. */
    obligations: z.array(
      z.extend(obligation, {
        inForce: z.boolean(),
        /** Customers in the country; of EU, in other member states. */
        customers: z.number(),
      }),
    ),
    events: z.array(
      z.extend(event, { invoiceId: id, number: z.nullable(z.string()), customerName: z.string() }),
    ),
  }),
})

/** What is left of setting up, in order; tasks that were put away undone are left out. */
export const getSetup = endpoint({
  name: 'getSetup',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/setup',
  access: 'company.update',
  query: z.object(inWorkspace),
  response: z.object({
    tasks: z.array(z.object({ task: z.enum(SETUP_TASKS), done: z.boolean() })),
  }),
})
