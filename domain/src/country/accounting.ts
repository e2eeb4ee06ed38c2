import type { Decimal } from '../money/decimal.ts'

/** What an amount is booked to; a company gives each of them a number of its chart of accounts. */
export const ACCOUNT_ROLES = [
  'receivable',
  'revenue',
  'tax',
  'bank',
  'cash',
  /** What a payment provider owes until it pays out. */
  'online',
  'fees',
  'withheld',
  'discount',
  'bad_debt',
  'gain',
  'loss',
  /** Paid in advance without a deposit invoice (BT-113). */
  'advance',
  'rounding',
] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

/**
 * A role, or a narrower account of revenue or tax: 'revenue S 19' for a category and rate, 'revenue K' for a category,
 * 'revenue AE abroad' where the buyer is in another country, 'revenue AE triangle' in a triangular transaction, 'revenue S goods'
 * where the document sells goods alone, 'revenue foreign' for the tax of another state.
 */
export type AccountName = string

/** A published chart of accounts, as far as sales and what is received for them need it. */
export type AccountChart = {
  /** Stored in the settings of companies. */
  readonly key: string
  /** A proper name, the same in every language. */
  readonly name: string
  /** Where it is published. */
  readonly source: string
  /** A role that is missing here has no account of its own in the chart: the company is asked. */
  readonly accounts: Readonly<
    Record<AccountName, { readonly number: string; readonly label: string }>
  >
  /** Numbers of accounts from whose gross amount the accountant's program computes the tax of this rate itself. */
  readonly automatic?: Readonly<Record<string, Decimal>>
}

/** The accountant's files that a country has of its own; every company can have its journal as a table. */
export const NATIONAL_BOOKS = ['fec', 'datev'] as const
export type NationalBooks = (typeof NATIONAL_BOOKS)[number]

export type AccountingRules = {
  /** The usual one first. */
  readonly charts: readonly AccountChart[]
  readonly file: NationalBooks
  /** The kind of tax id (TaxIdKind.key) that the file names its owner by. */
  readonly ownerId?: string
}
