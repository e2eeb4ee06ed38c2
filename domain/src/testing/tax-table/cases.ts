import { EU_CASES } from './eu-cases.ts'
import { KIND_CASES } from './kind-cases.ts'
import { NATIONAL_CASES } from './national-cases.ts'
import { OTHER_CASES } from './other-cases.ts'
import { REPORTED_CASES } from './reported-cases.ts'

/** A row of the tax table: who sells what to whom on which day, and what the sources say of it. */
export type TaxCase = {
  /** Country, and postcode and town where they decide: 'ES 35001', 'IT 22060 Cabiate'. */
  readonly seller: string
  readonly status: string
  readonly buyer: string
  /** 'person', 'business', 'business with ES…' (its VAT number), 'business awaiting its number' or 'business, certificate …'. */
  readonly buyerStatus: string
  /**
   * A supply; 'goods to AT' where they are taken elsewhere; 'land at AT' where it happens; '+ E 0 exempt' where the item has
   * a tax of its own.
   */
  readonly what: string
  readonly day: string
  /** Category and rate; '?' where the line asks for the rate. */
  readonly tax: string
  /** What the cited law contains; '' where the tax is the seller's own. */
  readonly article: string
  /** What the English notice contains; '' for none. */
  readonly notice: string
  readonly proofs: string
  /** Keys of SOURCES. */
  readonly sources: readonly string[]
}

/** Every case, in the order of docs/tax-table.md. */
export const TAX_CASES: readonly TaxCase[] = [
  ...EU_CASES,
  ...NATIONAL_CASES,
  ...OTHER_CASES,
  ...KIND_CASES,
  ...REPORTED_CASES,
].map(caseOf)

/** A row as text: its columns between bars, the sources last, separated by spaces. */
function caseOf(row: string): TaxCase {
  const columns = row.split('|').map(column => column.trim())
  if (columns.length !== 11) throw new RangeError(`a case has 11 columns: ${row}`)
  const [seller = '', status = '', buyer = '', buyerStatus = '', what = '', day = ''] = columns
  const [tax = '', article = '', notice = '', proofs = '', sources = ''] = columns.slice(6)
  const texts = { seller, status, buyer, buyerStatus, what, day, tax, article, notice, proofs }
  return { ...texts, sources: sources.split(' ') }
}
