import { REST_REASONS } from '@bordereau/domain/returns/boxes/form'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { reportPeriod } from './reports.ts'
import { cleaned, currency, id, inWorkspace, page } from './value.ts'

/** Documents whose boxes are read one by one; longer periods have their boxes month by month. */
export const MAX_BOXED_DOCUMENTS = 50_000

/** A name in the language of the state, and in English. */
export const formName = z.object({ own: z.string(), en: z.string() })

/** The return of the company's state; absent where its boxes are not known for the period, or for books in that currency. */
export const returnForm = z.object({
  name: formName,
  /** BCP 47, of the names that are `own`. */
  language: z.string(),
  currency,
  /** Where its boxes are described. */
  url: z.string(),
  /** Not the state's own publication, or not read there. */
  isSecondary: z.boolean(),
})

/**
 * The boxes of the state's return of a period, from the documents of its tax report, in the currency of the form. Only sales: input tax,
 * and boxes of purchases, are not known. What is in no box is in `rest`; boxes that do not repeat others and the rest are the sums of
 * the documents. Discounts for early payment are in neither, as in the tax report.
 */
export const getReturnBoxes = endpoint({
  name: 'getReturnBoxes',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/return-boxes',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, period: reportPeriod }),
  response: z.object({
    form: z.nullable(returnForm),
    lines: z.array(
      z.object({
        /** By which its documents are asked for. */
        key: z.string(),
        /** The numbers of the boxes of the taxable amount and of the tax; '' without one. */
        base: z.string(),
        tax: z.string(),
        name: formName,
        /** Of a line that the form has for each state of the country: its code; else ''. */
        place: z.string(),
        /** As the form states them, rounded; a box that is written without a sign has none. */
        baseAmount: amount,
        taxAmount: amount,
        /** Not rounded, with the sign of the documents. */
        exact: z.object({ base: amount, tax: amount }),
        documents: z.number(),
      }),
    ),
    rest: z.array(
      z.object({
        key: z.string(),
        reason: z.enum(REST_REASONS),
        /** Percent. */
        rate: z.string(),
        base: amount,
        tax: amount,
        documents: z.number(),
      }),
    ),
    /** Currencies of documents without a rate, which are in no sum. */
    ratesMissing: z.array(currency),
  }),
  refusals: { too_many: 422 },
})

/** The documents behind a box, or behind a row of the rest, by day. */
export const getReturnBoxDocuments = endpoint({
  name: 'getReturnBoxDocuments',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/return-boxes/documents',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, ...page, period: reportPeriod, box: cleaned(80) }),
  response: z.object({
    rows: z.array(
      z.object({
        id,
        number: z.string(),
        issueDate: storedDate,
        customer: z.string(),
        /** What it adds, with its sign, in the currency of the form. */
        base: amount,
        tax: amount,
      }),
    ),
    next: z.nullable(z.string()),
    /** Of this page; the line of the box has the number of all. */
    total: z.number(),
  }),
})

export const exportReturnBoxes = endpoint({
  name: 'exportReturnBoxes',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/return-boxes/export',
  access: 'invoices.export',
  query: z.object({ ...inWorkspace, period: reportPeriod, format: z.enum(['csv', 'xlsx']) }),
  refusals: { too_many: 422, not_offered: 422 },
})
