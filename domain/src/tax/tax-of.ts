import type { OfferedTax } from '../country/country.ts'
import type { LocalDate } from '../date.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Tax } from '../tax-category/category.ts'
import { inLanguage } from '../local-text.ts'

/** The tax of a line from an offered one, its reason in the language of the document. */
export function taxOf(offered: OfferedTax, language: string, rate?: Decimal): Tax {
  return {
    category: offered.category,
    rate: offered.rateIsFree && rate !== undefined ? rate : offered.rate,
    exemptionCode: offered.exemptionCode,
    exemptionReason: offered.reason ? inLanguage(offered.reason, language) : '',
  }
}

/** The taxes in force on the day. */
export function taxesOn(taxes: readonly OfferedTax[], day: LocalDate): readonly OfferedTax[] {
  return taxes.filter(
    tax =>
      (tax.from === undefined || tax.from <= day) && (tax.until === undefined || day <= tax.until),
  )
}
