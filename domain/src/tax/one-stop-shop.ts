import { isEu } from '../country/countries.ts'
import type { OfferedTax } from '../country/country.ts'
import { taxesAt } from '../country/offered-taxes.ts'
import { type Place, type VatTerritory, territoryOf } from '../country/territory.ts'
import type { PartyKind } from '../party/party.ts'

/** What the keys of these taxes begin with: they are of another state than the seller's. */
export const ONE_STOP_SHOP = 'oss_'

/**
 * The rates above zero of a member state as a seller from another one charges them in the one-stop shop (Directive
 * 2006/112/EC, art. 369a to 369k). The document names the state, because a rate of 19 % is not the seller's own; taxOf puts
 * the name of the tax before it.
 */
export function oneStopShopTaxes(to: VatTerritory): readonly OfferedTax[] {
  const state = to.law
  return taxesAt(to)
    .filter(({ category, rate }) => category === 'S' && rate !== null)
    .map(tax => ({
      ...tax,
      key: `${ONE_STOP_SHOP}${tax.key}`,
      name: Object.fromEntries([
        ['en', `${tax.name.en} (${state})`],
        ...Object.entries(tax.name).map(([language, name]) => [language, `${name} (${state})`]),
      ]),
      ...(tax.rate === null ? {} : { parts: [{ name: state, rate: tax.rate }] }),
      country: state,
    }))
}

/** The rates to choose from for a buyer; none for a business, or in the seller's own state. */
export function oneStopShopTaxesFor(
  seller: Place,
  buyer: { readonly place: Place; readonly kind: PartyKind },
): readonly OfferedTax[] {
  const from = territoryOf(seller)
  const to = territoryOf(buyer.place)
  const isAbroad = from.area.goods !== to.area.goods && from.eu.goods && to.eu.goods
  return isAbroad && buyer.kind === 'person' && isEu(to.law) ? oneStopShopTaxes(to) : []
}
