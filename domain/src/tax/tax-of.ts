import type { OfferedTax } from '../country/country.ts'
import { foreignTaxName } from '../country/tax-name.ts'
import type { LocalDate } from '../date.ts'
import type { Decimal } from '../money/decimal.ts'
import type { DraftTax, TaxPart } from '../tax-category/category.ts'
import { inLanguage } from '../local-text.ts'

/**
 * The tax of a line from an offered one, its reason in the language of the document. `rate` is the seller's own, for a
 * tax whose rate the seller enters; without it the line asks for the rate.
 */
export function taxOf(
  offered: OfferedTax,
  language: string,
  rate: Decimal | null = null,
): DraftTax {
  return {
    category: offered.category,
    rate: offered.rate ?? rate,
    exemptionCode: offered.exemptionCode,
    exemptionReason: offered.reason ? inLanguage(offered.reason, language) : '',
    ...(offered.parts && { parts: partsIn(offered, language) }),
    ...(offered.country !== undefined && { country: offered.country }),
  }
}

/** The tax of another state has its name in the language of the document, before the state: 'TVA DE'. */
function partsIn({ parts = [], country }: OfferedTax, language: string): readonly TaxPart[] {
  if (country === undefined) return parts
  return parts.map(({ rate }) => ({ name: foreignTaxName(country, language), rate }))
}

/** The taxes in force on the day. */
export function taxesOn(taxes: readonly OfferedTax[], day: LocalDate): readonly OfferedTax[] {
  return taxes.filter(tax => isInForce(tax, day))
}

export function isInForce({ from, until }: OfferedTax, day: LocalDate): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}
