import type { OfferedTax } from '../country/country.ts'
import type { Place } from '../country/territory.ts'
import type { LocalDate } from '../date.ts'
import { ZERO, add } from '../money/decimal.ts'
import type { TaxPart } from '../tax-category/category.ts'

/** A tax of the seller's own list: a sales tax by state, county and postcode, a surcharge, a cess. */
export type CompanyTax = {
  /** Stable, because items refer to it. */
  readonly id: string
  /** What the seller calls it. The document states the parts by their names. */
  readonly name: string
  /** At least one; their sum is the rate of the line. */
  readonly parts: readonly TaxPart[]
  /** Where it is charged, in the seller's own country. */
  readonly place: {
    /** Code of the state or province; '' for the whole country. */
    readonly subdivision: string
    /** Only for the seller to read: addresses do not name it. */
    readonly county: string
    /** Postcodes, or what they begin with; none for the whole state. */
    readonly postCodes: readonly string[]
  }
  /** Whether lines for customers at the place get it; else it is there to be chosen. */
  readonly isProposed: boolean
  readonly from: LocalDate | null
  /** Last day it is in force. */
  readonly until: LocalDate | null
  /** No longer offered; documents and items that have it keep it. */
  readonly isArchived: boolean
}

/** The key of an offered tax that is one of the seller's own list. */
export const companyTaxKey = ({ id }: Pick<CompanyTax, 'id'>): string => `own:${id}`

/** The taxes of the list as taxes to choose from; the archived ones are not among them. */
export function offeredCompanyTaxes(taxes: readonly CompanyTax[]): readonly OfferedTax[] {
  return taxes.filter(({ isArchived }) => !isArchived).map(offeredCompanyTax)
}

export function offeredCompanyTax(tax: CompanyTax): OfferedTax {
  const { name, parts, from, until } = tax
  return {
    key: companyTaxKey(tax),
    name: { en: name },
    category: 'S',
    rate: parts.reduce((sum, { rate }) => add(sum, rate), ZERO),
    exemptionCode: '',
    parts,
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
  }
}

/**
 * The tax that the list proposes for a place in the seller's country on a day: the one with the longest matching
 * postcode, else that of the state, else that of the whole country. Undefined where it proposes none.
 */
export function proposedCompanyTax(
  taxes: readonly CompanyTax[],
  place: Place,
  day: LocalDate,
): CompanyTax | undefined {
  const ranked = taxes.flatMap(tax => {
    const rank = isCurrent(tax, day) ? rankAt(tax, place) : undefined
    return rank === undefined ? [] : [{ tax, rank }]
  })
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.tax
}

function isCurrent({ isProposed, isArchived, from, until }: CompanyTax, day: LocalDate): boolean {
  const isInForce = (from === null || from <= day) && (until === null || day <= until)
  return isProposed && !isArchived && isInForce
}

/** How closely the tax is of this place: the length of the postcode that matches; undefined where it is of another. */
function rankAt({ place }: CompanyTax, { subdivision, postCode }: Place): number | undefined {
  if (place.subdivision !== '' && place.subdivision !== subdivision.trim().toUpperCase())
    return undefined
  const code = compact(postCode)
  const lengths = place.postCodes
    .map(compact)
    .filter(start => start !== '' && code.startsWith(start))
    .map(start => start.length)
  if (place.postCodes.length > 0) return lengths.length > 0 ? 1 + Math.max(...lengths) : undefined
  return place.subdivision === '' ? 0 : 1
}

const compact = (postCode: string): string => postCode.toUpperCase().replace(/[\s-]/g, '')
