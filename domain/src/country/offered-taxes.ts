import type { LocalText } from '../local-text.ts'
import { OUTSIDE_SCOPE, cited } from '../tax-category/notices.ts'
import type { OfferedTax } from './country.ts'
import { NAMES, offerExempt, offerFreeRate, offerRate } from './offer.ts'
import { countryRules } from './rules.ts'
import { type Place, type VatTerritory, territoryOf } from './territory.ts'

/** The taxes that a seller at the place can put on a line, in force or not; the usual one first. */
export function offeredTaxes(place: Place): readonly OfferedTax[] {
  return taxesOfTerritory(territoryOf(place))
}

/** The rates of the territory, or of the country whose law applies there, and that law's exemptions. */
export function taxesOfTerritory(territory: VatTerritory): readonly OfferedTax[] {
  const { law, withoutVat } = territory
  const { taxes } = countryRules(law)
  if (withoutVat !== undefined) return [noVat(withoutVat), ...taxes.filter(isNotVat)]
  if (territory.rates === undefined) return taxes
  return [...ownRates(territory, territory.rates), ...taxes.filter(isWithoutTax)]
}

/** Its rates, and one that the seller enters. */
function ownRates(territory: VatTerritory, rates: readonly string[]): readonly OfferedTax[] {
  const { category = 'S', source } = territory
  const fixed = rates.map((rate, i): OfferedTax => {
    const [key, name] = i === 0 ? ['standard', NAMES.standard] : [`rate_${rate}`, NAMES.anotherRate]
    return { ...offerRate(key, rate, name, { article: source }), category }
  })
  return [...fixed, offerFreeRate('custom', NAMES.anotherRate, category)]
}

function isWithoutTax({ category }: OfferedTax): boolean {
  return !['S', 'L', 'M'].includes(category)
}

/** Neither taxed nor zero-rated, nor exempt by the article on small businesses: there is no VAT to be exempt from. */
function isNotVat(tax: OfferedTax): boolean {
  return isWithoutTax(tax) && tax.category !== 'Z' && tax.key !== 'small_business'
}

/** In a territory without VAT: the law that says so. */
function noVat(law: string): OfferedTax {
  const reason: LocalText = cited(OUTSIDE_SCOPE, law)
  return offerExempt('no_vat', 'O', 'VATEX-EU-O', OUTSIDE_SCOPE, reason, law)
}
