import type { Address, Country } from '../party/party.ts'
import { isEu } from './countries.ts'
import { TERRITORIES } from './territories.ts'

/** The parts of an address that decide the territory. */
export type Place = Pick<Address, 'country' | 'postCode' | 'subdivision'>

/**
 * A territory for value added tax. Mostly a country, but Monaco has the VAT of France, and the Canary Islands, which are
 * Spain, are outside of the European Union's VAT.
 */
export type VatTerritory = {
  /** ISO 3166-1 of a country, or a code of a part of it: 'ES-CN'. */
  readonly code: string
  /** The country whose law on the tax applies there. */
  readonly law: Country
  /** Supplies inside one area are domestic. Goods and services differ in Northern Ireland, Åland and French overseas. */
  readonly area: { readonly goods: string; readonly services: string }
  /** Whether it belongs to the European Union for the tax on goods and on services: Directive 2006/112/EC, art. 5 to 8. */
  readonly eu: { readonly goods: boolean; readonly services: boolean }
  /** Rates of its own, in percent, standard first; undefined: those of `law`. */
  readonly rates?: readonly string[]
  /** The tax has a name and a category of its own there: IGIC of the Canary Islands, IPSI of Ceuta and Melilla. */
  readonly category?: 'L' | 'M'
  /** The law by which no VAT is charged inside the territory, as it is cited. */
  readonly withoutVat?: string
  /** The law that makes the territory what it is. */
  readonly source: string
}

/** The territory of an address: from its country, then from its postcode or subdivision. */
export function territoryOf(place: Place): VatTerritory {
  const ofCountry = BY_COUNTRY.get(place.country)
  if (!ofCountry) return plain(place.country)
  const postCode = place.postCode.toUpperCase().replace(/[\s-]/g, '')
  const subdivision = place.subdivision.toUpperCase().trim()
  const row = ofCountry.find(
    ({ postCodes, subdivisions }) =>
      (postCodes === undefined && subdivisions === undefined) ||
      (postCode !== '' && postCodes?.test(postCode) === true) ||
      subdivisions?.includes(subdivision) === true,
  )
  return row?.territory ?? plain(place.country)
}

/** Asked for each line of a document after each key in the editor. */
const BY_COUNTRY = Map.groupBy(TERRITORIES, ({ country }) => country)

/**
 * Directive 2006/112/EC, art. 138 (1) b: the VAT number is of a member state other than the one where the goods leave.
 * Northern Ireland's begin with XI, Greece's with EL.
 */
export function isVatIdOfAnotherState(vatId: string, from: VatTerritory): boolean {
  const prefix = vatId.slice(0, 2)
  const state = prefix === 'EL' ? 'GR' : prefix
  return (isEu(state) || state === 'XI') && state !== from.code && state !== from.law
}

/** A country as one territory. */
function plain(country: Country): VatTerritory {
  const eu = isEu(country)
  return {
    code: country,
    law: country,
    area: { goods: country, services: country },
    eu: { goods: eu, services: eu },
    source: eu ? 'Directive 2006/112/EC, art. 5' : 'ISO 3166-1',
  }
}
