import { NATIONAL_BOOKS } from '@bordereau/domain/country/accounting'
import { FILED_DETAILS, TAX_FILES } from '@bordereau/domain/country/tax-files'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportPeriod } from './reports.ts'
import { inWorkspace, text } from './value.ts'

/** Documents, payments and refunds of one file; longer periods are exported in parts. */
export const MAX_BOOK_ENTRIES = 50_000
/** The same of the FEC and the table as CSV, which are read line by line: a FEC has all of a year (LPF, art. A. 47 A-1). */
export const MAX_TEXT_ENTRIES = 1_000_000

const accountNumber = z
  .string()
  .check(z.trim(), z.maxLength(12), z.regex(/^[0-9A-Za-z.-]*$/, 'Letters and digits only'))

/** What the files of a tax office state of the company; '' until it is known. */
const details = z.object({
  taxOffice: z.string().check(z.trim(), z.regex(/^(\d{4})?$/, 'Four digits')),
  firstName: text(30),
  lastName: text(80),
  birthDate: z
    .string()
    .check(
      z.trim(),
      z.regex(/^((19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, 'Not a date'),
    ),
  voivodeship: text(36),
  county: text(36),
  commune: text(36),
  street: text(65),
  buildingNumber: text(9),
  flat: text(10),
})

const setting = z.object({
  /** The key of a published chart of accounts; '' for none. */
  chart: z.string().check(z.maxLength(20), z.regex(/^[\w-]*$/)),
  /** Numbers of the company's own, by the name of the account (AccountName); '' takes that of the chart. */
  accounts: z.record(z.string().check(z.maxLength(40), z.regex(/^[\w. -]*$/)), accountNumber),
  /** The numbers of accountant and client in a DATEV batch; '' until they are known. */
  advisor: z.string().check(z.regex(/^([1-9]\d{3,6})?$/, 'Four to seven digits')),
  client: z.string().check(z.regex(/^([1-9]\d{0,4})?$/, 'One to five digits')),
  details,
})

const bookkeeping = z.object({
  setting,
  /** The published charts of the company's country. */
  charts: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      source: z.string(),
      accounts: z.record(z.string(), z.object({ number: z.string(), label: z.string() })),
    }),
  ),
  /** The file that accountants of the country import; null where none is known. */
  file: z.nullable(z.enum(NATIONAL_BOOKS)),
  /** The files that its tax office takes, with what they need of the company. */
  taxFiles: z.array(
    z.object({
      key: z.enum(TAX_FILES),
      units: z.array(z.enum(['month', 'quarter', 'year'])),
      /** The first month it is for; '' for any. */
      from: z.string(),
      needs: z.array(z.enum(FILED_DETAILS)),
      optional: z.array(z.enum(FILED_DETAILS)),
      source: z.string(),
    }),
  ),
})

/** To which accounts the company's books enter what it issues and receives. */
export const getBookkeeping = endpoint({
  name: 'getBookkeeping',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bookkeeping',
  access: 'settings.read',
  query: z.object(inWorkspace),
  response: bookkeeping,
})

export const putBookkeeping = endpoint({
  name: 'putBookkeeping',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/bookkeeping',
  access: 'settings.update',
  query: z.object(inWorkspace),
  request: setting,
  response: bookkeeping,
})

/**
 * The journal of a period: an entry for each issued document, payment, fee and refund. As a table, or as the file of the
 * country.
 */
export const exportBooks = endpoint({
  name: 'exportBooks',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/books',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    period: reportPeriod,
    file: z.enum(['csv', 'xlsx', ...NATIONAL_BOOKS]),
  }),
  refusals: {
    /** Not a file of the company's country. */
    not_offered: 422,
    /** Detail: the roles (AccountRole) that have no number of an account, or none that the file can hold. */
    accounts_missing: 422,
    /** Detail: the currencies without a rate in the settings. */
    rates_missing: 422,
    /** The numbers of accountant and client. */
    advisor_missing: 422,
    /** The number of the company by which the file is named. */
    company_number_missing: 422,
    too_many: 422,
    /** Nothing was issued or received in the period. */
    nothing_booked: 422,
    /** More than ten digits before the decimal point. */
    amount_too_large: 422,
  },
})

/**
 * What was issued in a period as the country's tax office takes it: sales only, since purchases are not in the product. The
 * sums are those of the tax report and of the journal.
 */
export const exportTaxFile = endpoint({
  name: 'exportTaxFile',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/reports/tax-file',
  access: 'invoices.export',
  query: z.object({ ...inWorkspace, period: reportPeriod, taxFile: z.enum(TAX_FILES) }),
  refusals: {
    /** Not a file of the company's country. */
    not_offered: 422,
    /** Detail: the periods that the file is made for, and the first month. */
    period_not_offered: 422,
    /** Detail: the currency in which the company must keep its books. */
    currency_differs: 422,
    /** Detail: what is missing of the company (FiledDetail), `email` or `number`. */
    details_missing: 422,
    /** Detail: documents by their number with the reason (ExclusionReason), the first ones. */
    documents_unfit: 422,
    too_many: 422,
    nothing_booked: 422,
  },
})
