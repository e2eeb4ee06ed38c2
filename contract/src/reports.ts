import { type ReportPeriod, parsePeriod } from '@bordereau/domain/report/period'
import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { cleaned, currency, inWorkspace } from './value.ts'

/** Rows of one report; the totals are those of all rows. */
export const MAX_REPORT_ROWS = 2_000
/** Documents in other currencies that the report of items reads one by one; more are reported in shorter periods. */
export const MAX_REPORT_DOCUMENTS = 20_000

export const REVENUE_GROUPS = ['month', 'customer', 'country', 'item'] as const
export type RevenueGroup = (typeof REVENUE_GROUPS)[number]
export const PAYMENT_GROUPS = ['month', 'method'] as const
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number]

/**
 * Whose tax: what the company owes on its sales, or of its purchases what suppliers charged on the documents that it wrote
 * in their name. Absent: sales.
 */
export const TAX_SIDES = ['sales', 'purchases'] as const
export type TaxSide = (typeof TAX_SIDES)[number]
const side = z.optional(z.enum(TAX_SIDES))

/** '2026', '2026-Q4' or '2026-11'. */
export const reportPeriod = z.pipe(
  cleaned(7),
  z.transform((value: string, context): ReportPeriod => {
    const read = parsePeriod(value)
    if (read !== undefined) return read
    context.issues.push({ code: 'custom', message: 'Not a period', input: value })
    return z.NEVER
  }),
)

/** The period, and the same one of the year before; amounts without another currency are in `currency`, the company's. */
const head = {
  currency,
  from: storedDate,
  to: storedDate,
  beforeFrom: storedDate,
  beforeTo: storedDate,
  /** There are more than MAX_REPORT_ROWS rows: the smallest are left out. */
  cut: z.boolean(),
}

const taxed = z.object({ taxable: amount, tax: amount })

/**
 * What issued documents state, by the state whose tax it is, category and rate (BG-23), and by their currency. Credit
 * notes are subtracted; what a final invoice sets off and what a corrected invoice replaces is counted once. By the day on
 * which the tax arises (domain/src/returns/tax-point.ts), and what arises with payments as far as it was paid. Of purchases the tax is what the documents state: of a reverse charge or an intra-Community
 * acquisition that is none, because its rate is that of the company's state and on no document.
 */
export const getVatReport = endpoint({
  name: 'getVatReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/vat',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, period: reportPeriod, side }),
  response: z.object({
    ...head,
    rows: z.array(
      z.object({
        country: z.string(),
        category: z.enum(TAX_CATEGORIES),
        /** Percent, '20'. */
        rate: z.string(),
        currency,
        documents: z.number(),
        /** In the document's currency. */
        ...taxed.shape,
        /** In the company's currency, at the rate that the document states, else at that of its day in the settings. */
        home: z.nullable(taxed),
        before: z.nullable(taxed),
      }),
    ),
    /** Of the rows with amounts in the company's currency. */
    total: taxed,
    totalBefore: taxed,
    /** Currencies of documents without a rate, whose amounts are in no total. */
    ratesMissing: z.array(currency),
    /** The return whose boxes are known for the period (return-boxes.ts). */
    returnName: z.nullable(z.object({ own: z.string(), en: z.string() })),
    /** Documents issued in this period whose tax arises when they are paid. */
    cashAccounting: z.number(),
    /**
     * Base and tax that discounts for early payment took back in the period of their payments, by tax: negative, in the
     * company's currency, and in no other amount of the report.
     */
    discounts: z.array(
      z.object({
        country: z.string(),
        category: z.enum(TAX_CATEGORIES),
        rate: z.string(),
        ...taxed.shape,
      }),
    ),
  }),
})

/** One report of sums: without tax for revenue, with tax for payments. */
const sums = z.object({
  ...head,
  rows: z.array(
    z.object({
      /** A month 'YYYY-MM', a country, a payment method, an id; '' for what belongs to no item. */
      key: z.string(),
      /** Of a customer or an item; '' where the key says it. */
      name: z.string(),
      /** Documents or payments. */
      count: z.number(),
      /** In their own currencies. */
      amounts: z.array(z.object({ currency, amount })),
      /** In the company's currency, each document at the rate of its day in the settings. */
      home: amount,
      before: amount,
    }),
  ),
  total: amount,
  totalBefore: amount,
  /** Currencies without a rate in the settings, whose amounts are in no sum. */
  ratesMissing: z.array(currency),
})

/** Net amounts of issued documents by date of issue, counted as in the VAT report. */
export const getRevenueReport = endpoint({
  name: 'getRevenueReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/revenue',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, period: reportPeriod, by: z.enum(REVENUE_GROUPS) }),
  response: sums,
  refusals: { too_many: 422 },
})

/** Payments received by their date, without reversed ones and those in the test mode of a provider. */
export const getPaymentsReport = endpoint({
  name: 'getPaymentsReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/payments',
  access: 'payments.read',
  query: z.object({ ...inWorkspace, period: reportPeriod, by: z.enum(PAYMENT_GROUPS) }),
  response: sums,
})

/**
 * A report as a file: the rows of the page, with a row of the totals at the end. The PDF is in the member's language and
 * in the design of the company's documents.
 */
const exported = { ...inWorkspace, period: reportPeriod, format: z.enum(['csv', 'xlsx', 'pdf']) }

export const exportVatReport = endpoint({
  name: 'exportVatReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/vat/export',
  access: 'invoices.export',
  query: z.object({ ...exported, side }),
})

export const exportRevenueReport = endpoint({
  name: 'exportRevenueReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/revenue/export',
  access: 'invoices.export',
  query: z.object({ ...exported, by: z.enum(REVENUE_GROUPS) }),
  refusals: { too_many: 422 },
})

export const exportPaymentsReport = endpoint({
  name: 'exportPaymentsReport',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/payments/export',
  access: 'invoices.export',
  query: z.object({ ...exported, by: z.enum(PAYMENT_GROUPS) }),
})

/** What is open today by customer and age, the customers who owe most first. */
export const exportReceivables = endpoint({
  name: 'exportReceivables',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/receivables/export',
  access: 'invoices.export',
  query: z.object({ ...inWorkspace, format: exported.format }),
})
