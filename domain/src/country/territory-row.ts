import type { Country } from '../party/party.ts'
import type { VatTerritory } from './territory.ts'
import { townWords } from './town.ts'

/** A part of a country, or a country that is a part of another, that is a territory of its own for value added tax. */
export type Row = {
  readonly country: Country
  /** Its proper name. */
  readonly name: string
  readonly territory: VatTerritory
  /**
   * Postcodes that are its alone, without spaces, hyphens and the letters of the country, in capitals. Without postcodes,
   * subdivisions and towns: the whole country.
   */
  readonly postCodes?: RegExp
  /** Codes of ISO 3166-2, those of the address form, and names of the state or province. */
  readonly subdivisions?: readonly string[]
  /** Names of towns that no other town of the country has, as townWords gives them. */
  readonly towns?: readonly Words[]
  /** Names that smaller places of the country have too: asked about where no postcode is given. */
  readonly townsOfOthersToo?: readonly Words[]
  /** Postcodes that it shares with towns outside of it: there the town decides. */
  readonly shared?: {
    readonly postCodes: RegExp
    /** Names that are clear with these postcodes only. */
    readonly towns: readonly Words[]
    /** Towns with these postcodes outside of the territory; absent: all but `towns` are. */
    readonly others?: readonly Words[]
  }
}

type Words = readonly string[]

/** The law of a territory; what it shares with its country, and with the European Union, is said where it is so. */
export type Facts = Omit<VatTerritory, 'code' | 'area' | 'eu' | 'undecided'> & {
  /** Default: an area of its own. */
  readonly goods?: string
  readonly services?: string
  /** Default: nothing. */
  readonly eu?: 'both' | 'goods'
}

/** Where it is, in the notation of the table: names and codes listed with '|'. */
type Where = {
  readonly postCodes?: RegExp
  readonly subdivisions?: string
  readonly towns?: string
  readonly townsOfOthersToo?: string
  readonly shared?: {
    readonly postCodes: RegExp
    readonly towns: string
    readonly others?: string
  }
}

export function territory(code: string, facts: Facts): VatTerritory {
  const { goods = code, services = code, eu, ...rest } = facts
  return {
    ...rest,
    code,
    area: { goods, services },
    eu: { goods: eu !== undefined, services: eu === 'both' },
  }
}

/** A country of ISO 3166-1 that is a part of another for VAT. */
export function whole(country: Country, name: string, of: VatTerritory): Row {
  return { country, name, territory: of }
}

/** A part of a country; the code of the territory stands for it as a subdivision too. */
export function part(country: Country, name: string, of: VatTerritory, where: Where): Row {
  const { postCodes, subdivisions, towns, townsOfOthersToo, shared } = where
  return {
    country,
    name,
    territory: of,
    subdivisions: [of.code, ...(subdivisions?.toUpperCase().split('|') ?? [])],
    ...(postCodes && { postCodes }),
    ...(towns !== undefined && { towns: listed(towns) }),
    ...(townsOfOthersToo !== undefined && { townsOfOthersToo: listed(townsOfOthersToo) }),
    ...(shared && {
      shared: {
        postCodes: shared.postCodes,
        towns: listed(shared.towns),
        ...(shared.others !== undefined && { others: listed(shared.others) }),
      },
    }),
  }
}

function listed(names: string): readonly Words[] {
  return names.split(/[|\n]/).map(townWords)
}
