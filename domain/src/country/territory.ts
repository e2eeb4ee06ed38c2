import type { Address, Country } from '../party/party.ts'
import { isEu } from './countries.ts'
import { type Row, TERRITORIES } from './territories.ts'
import { namesTown, townWords } from './town.ts'

/** The parts of an address that decide the territory. A postcode that several towns share needs the town. */
export type Place = Pick<Address, 'country' | 'postCode' | 'subdivision'> &
  Partial<Pick<Address, 'city'>>

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
  /**
   * What the place may be instead, because its postcode is shared with such a territory and its town is not given or not
   * known: who needs to know must ask. Absent: it is decided.
   */
  readonly undecided?: readonly PossibleTerritory[]
}

/** A territory by the name that a question has for it, which is a proper name: 'Livigno'. */
export type PossibleTerritory = { readonly name: string; readonly territory: VatTerritory }

/**
 * The territory of an address: from its country, then from its postcode or subdivision, then from its town. Where neither
 * decides it is the plain country, with what it may be in `undecided`.
 */
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
  return row?.territory ?? byTown(ofCountry, postCode, place)
}

/** Where the postcode alone does not tell the territory. */
function byTown(
  rows: readonly Row[],
  postCode: string,
  { city = '', country }: Place,
): VatTerritory {
  const town = townWords(city)
  const undecided: PossibleTerritory[] = []
  for (const { name, territory, shared } of rows) {
    if (!shared) continue
    const isNamed = shared.towns.some(words => namesTown(town, words))
    const isShared = shared.postCodes.test(postCode)
    if (isNamed && (isShared || postCode === '')) return territory
    const isOther = !isNamed && shared.others.some(words => namesTown(town, words))
    // A town of one postcode written with another is a slip of the pen in one of the two.
    if (isNamed || (isShared && !isOther)) undecided.push({ name, territory })
  }
  const decided = plain(country)
  return undecided.length === 0 ? decided : { ...decided, undecided }
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

/** A VAT number of the state of the territory. */
export function isVatIdOfState(vatId: string, { law, eu }: VatTerritory): boolean {
  const prefix = vatId.slice(0, 2)
  return eu.services && (prefix === 'EL' ? 'GR' : prefix) === law
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
