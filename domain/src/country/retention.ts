import { type LocalDate, addMonths, localDate, monthOf, yearOf } from '../date.ts'

/** How long the law has a seller of the country keep its documents. */
export type Retention = {
  readonly years: number
  /**
   * When the years begin: with the document, after the calendar year (a financial year that ends later begins them
   * later), after the year in which its tax is due, which is the next month's, or on the day of India's annual return.
   */
  readonly from: 'document' | 'year_end' | 'tax_due_year_end' | 'indian_annual_return'
  /** As it is cited. */
  readonly law: string
  /** Where the text, or an account of it, is public. */
  readonly source: string
}

/** The last day on which the document must be kept. */
export function retainedUntil({ years, from }: Retention, issued: LocalDate): LocalDate {
  switch (from) {
    case 'document':
      return addMonths(issued, 12 * years)
    case 'year_end':
      return endOfYear(yearOf(issued) + years)
    case 'tax_due_year_end':
      return endOfYear(yearOf(addMonths(issued, 1)) + years)
    case 'indian_annual_return': {
      // CGST Act s. 44: due on 31 December after the financial year, which ends with March.
      const yearEnds = yearOf(issued) + (monthOf(issued) > 3 ? 1 : 0)
      return endOfYear(yearEnds + years)
    }
  }
}

const endOfYear = (year: number): LocalDate => localDate(`${year}-12-31`)
