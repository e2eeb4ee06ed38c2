import type { Address, Country } from '../party/party.ts'
import { isEu } from './countries.ts'
import { TERRITORIES } from './territories.ts'
import type { Row } from './territory-row.ts'
import { isSameTown, namesTown, townWords } from './town.ts'

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
  /**
   * Rates of what is supplied there, standard first; undefined: those of `law`. Each in percent, with its first and its last
   * day where the law has changed: '5 2012-04-01 2024-09-30'.
   */
  readonly rates?: readonly string[]
  /** Rates that a seller established there alone has, written as `rates`. */
  readonly sellerRates?: readonly string[]
  /** The tax has a name and a category of its own there: IGIC of the Canary Islands, IPSI of Ceuta and Melilla. */
  readonly category?: 'L' | 'M'
  /** The law by which no VAT is charged inside the territory, as it is cited. */
  readonly withoutVat?: string
  /** The law by which goods have no VAT inside the territory, where services have it. */
  readonly goodsWithoutVat?: string
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
 * The territory of an address: by its country, then by its postcode, its subdivision, or its town. Where they do not decide,
 * or say different things, it is the plain country, with what it may be in `undecided`.
 */
export function territoryOf(place: Place): VatTerritory {
  const rows = BY_COUNTRY.get(place.country)
  if (!rows) return plain(place.country)
  const postCode = normalPostCode(place)
  const subdivision = place.subdivision.toUpperCase().trim()
  const town = townWords(place.city ?? '')
  const undecided: PossibleTerritory[] = []
  for (const row of rows) {
    const match = matchOf(row, { postCode, subdivision, town })
    if (match === 'yes') return row.territory
    if (match === 'perhaps') undecided.push({ name: row.name, territory: row.territory })
  }
  const decided = plain(place.country)
  return undecided.length === 0 ? decided : { ...decided, undecided }
}

/** Asked for each line of a document after each key in the editor. */
const BY_COUNTRY = Map.groupBy(TERRITORIES, ({ country }) => country)

/** The letters of a country before a postcode, as ISO 3166-1 and as vehicles have them: 'I-22060', 'FL-9490'. */
const PREFIXES: Readonly<Record<Country, RegExp>> = {
  AT: /^AT?(?=\d)/,
  CH: /^(CH|FL|LI)(?=\d)/,
  DE: /^DE?(?=\d)/,
  DK: /^(DK|DKFO|FO|GL)(?=\d)/,
  ES: /^ES?(?=\d)/,
  FI: /^(FIN?|AX)(?=\d)/,
  FR: /^(FR?|MC)(?=\d)/,
  GP: /^(F|FR|GP)(?=\d)/,
  GR: /^(GR|EL)(?=\d)/,
  IT: /^(IT?|RSM|SM)(?=\d)/,
  NO: /^(NO?|SJ)(?=\d)/,
  PT: /^(PT?)(?=\d)/,
}

function normalPostCode({ country, postCode }: Place): string {
  // Large customers of the French post have codes of their own: '97001 CEDEX'.
  const compact = postCode
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/CEDEX\d*$/, '')
  const prefix = PREFIXES[country]
  return prefix ? compact.replace(prefix, '') : compact
}

type Parts = {
  readonly postCode: string
  readonly subdivision: string
  readonly town: readonly string[]
}

/** 'perhaps': a shared postcode with a town that is not known, or a town or state that the postcode contradicts. */
function matchOf(row: Row, { postCode, subdivision, town }: Parts): 'yes' | 'perhaps' | 'no' {
  const { postCodes, subdivisions, towns = [], townsOfOthersToo = [], shared } = row
  if (postCodes === undefined && subdivisions === undefined) return 'yes'
  if (postCodes?.test(postCode) === true) return 'yes'
  if (shared?.postCodes.test(postCode) === true) return matchOfShared(shared, town)
  const isNamed =
    subdivisions?.includes(subdivision) === true || towns.some(one => isSameTown(town, one))
  if (!isNamed) {
    const isLike = postCode === '' && townsOfOthersToo.some(one => isSameTown(town, one))
    return isLike ? 'perhaps' : 'no'
  }
  return postCode === '' || postCodes === undefined ? 'yes' : 'perhaps'
}

function matchOfShared(
  { towns, others }: NonNullable<Row['shared']>,
  town: readonly string[],
): 'yes' | 'perhaps' | 'no' {
  const isInside = towns.some(one => namesTown(town, one))
  const isOutside = others === undefined || others.some(one => namesTown(town, one))
  if (isInside && (others === undefined || !isOutside)) return 'yes'
  return isOutside && !isInside ? 'no' : 'perhaps'
}

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
