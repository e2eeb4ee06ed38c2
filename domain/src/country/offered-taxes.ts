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
  const { code, law, withoutVat, goodsWithoutVat, sellerRates } = territory
  const { taxes, territoryTaxes } = countryRules(law)
  const own = territoryTaxes?.[code]
  if (own) return own
  if (withoutVat !== undefined) return [noVat(withoutVat), ...taxes.filter(isNotVat)]
  if (goodsWithoutVat !== undefined) return [...taxes, noVat(goodsWithoutVat)]
  const rates = sellerRates ?? territory.rates
  if (rates === undefined) return taxes
  return [...ownRates(territory, rates), ...taxes.filter(isWithoutTax)]
}

/**
 * The taxes of a supply whose place is the territory, by a seller of another one: without the lower rates that only sellers
 * established there have.
 */
export function taxesAt(territory: VatTerritory): readonly OfferedTax[] {
  const { sellerRates, ...others } = territory
  return sellerRates === undefined ? taxesOfTerritory(territory) : taxesOfTerritory(others)
}

/** Its rates, and one that the seller enters. */
function ownRates({ source }: VatTerritory, rates: readonly string[]): readonly OfferedTax[] {
  const fixed = rates.map((row, i): OfferedTax => {
    const [rate = '', from, until] = row.split(' ')
    const [key, name] = i === 0 ? ['standard', NAMES.standard] : [`rate_${rate}`, NAMES.anotherRate]
    const validity = { article: source, ...(from && { from }), ...(until && { until }) }
    return offerRate(key, rate, name, validity)
  })
  return [...fixed, offerFreeRate('custom', NAMES.anotherRate)]
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
