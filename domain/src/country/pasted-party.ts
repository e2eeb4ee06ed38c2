import type { Address, Country, TaxId } from '../party/party.ts'
import { cleanLines } from '../text/clean-text.ts'
import { isCountry, isEu } from './countries.ts'
import { COUNTRY_LETTERS, countryOfName } from './country-of-name.ts'
import { type PastedLines, pastedLines } from './pasted-lines.ts'
import { nameAndStreet } from './pasted-name.ts'
import {
  countriesWithPostCodes,
  type PastedPlace,
  pastedPlace,
  placeWithoutCode,
  subdivisionOf,
} from './pasted-place.ts'
import { pastedTaxIds } from './pasted-tax-ids.ts'
import { partyOfNumber } from './party-of-number.ts'
import { countryRules } from './rules.ts'

/** What an address, a signature or the foot of a letter says of a party. */
export type PastedParty = {
  readonly legalName: string
  readonly address: Address
  readonly taxIds: readonly TaxId[]
  readonly emails: readonly string[]
  readonly contactName: string
  readonly phone: string
  /** Lines that belong into none of these, as they were written. */
  readonly rest: readonly string[]
}

/**
 * Takes a pasted text of several lines, or of several parts between commas, apart. Each word of it is in one of the fields
 * or in `rest`, but for labels ('Tel.'), closings ('Best regards') and the country, which is the address's. Undefined where
 * the text is neither an address nor a name with a number or an email address. `countries` are those that the party may
 * have; without them it may have any, and `home` is assumed where nothing says another one.
 */
export function readPastedParty(
  text: string,
  home: Country,
  countries?: readonly Country[],
): PastedParty | undefined {
  const read = pastedLines(cleanLines(text))
  if (read === undefined) return undefined
  const { lines, country: said } = withoutCountry(read.lines, home, countries)
  const found = bestOf(lines, read, home, said, countries)
  const party = partyFrom(found, read, said !== undefined)
  const isSomebody = party.legalName !== '' && (party.emails.length > 0 || party.taxIds.length > 0)
  const isAddress = found.place !== undefined || (said !== undefined && lines.length > 1)
  return isAddress || isSomebody ? party : undefined
}

/** The country's name in a line of its own, or behind the city; the first line is a name. */
function withoutCountry(
  lines: readonly string[],
  home: Country,
  countries: readonly Country[] | undefined,
): { readonly lines: readonly string[]; readonly country: Country | undefined } {
  const last = lines.length - 1
  for (const [index, line] of [...lines.entries()].slice(1).toReversed()) {
    const whole = countryIn(line)
    const [, head = '', tail = ''] = /(.+?)(?: ?[,;] ?| [-–] | ?\()([^,;()]+)\)?$/u.exec(line) ?? []
    const country = whole ?? countryBehind(head, tail, home, index === last)
    if (country === undefined || countries?.includes(country) === false) continue
    const left = whole === undefined ? [head] : []
    return { lines: [...lines.slice(0, index), ...left, ...lines.slice(index + 1)], country }
  }
  return { lines, country: undefined }
}

/** Behind a post code, or in the last line; there 'CA' is California, where the country at home has it. */
function countryBehind(
  head: string,
  tail: string,
  home: Country,
  isLast: boolean,
): Country | undefined {
  if (/\d/.test(head)) return countryIn(tail)
  const isState = subdivisionOf(tail, countryRules(home).address) !== undefined
  return isLast && !isState ? countryIn(tail) : undefined
}

/** A code counts in capitals only. */
function countryIn(text: string): Country | undefined {
  const name = text.replace(/[.\s]+$/, '')
  if (isCountry(name)) return name
  return name.length > 2 || name === name.toUpperCase() ? countryOfName(name) : undefined
}

type Found = {
  readonly country: Country
  readonly place: PastedPlace | undefined
  readonly lines: readonly string[]
  readonly taxIds: readonly TaxId[]
}
type Placed = Found & { readonly place: PastedPlace }

/** In the first country, of those that something in the text speaks for, in which the text has a post code and a city. */
function bestOf(
  lines: readonly string[],
  read: PastedLines,
  home: Country,
  said: Country | undefined,
  countries: readonly Country[] | undefined,
): Found {
  if (said !== undefined) return readIn(lines, said, true)
  const indicated = indications(lines, read).filter(one => countries?.includes(one) !== false)
  const likely = indicated.map(country => readIn(lines, country)).find(({ place }) => place)
  if (likely) return likely
  const possible = countries ?? [home, ...countriesWithPostCodes()]
  return (
    mostLikely(
      possible.map(country => readIn(lines, country)),
      home,
    ) ?? readIn(lines, indicated[0] ?? home, true)
  )
}

/** With the most numbers of its own kinds, then with the longest post code ('1117 ZT'), then the home country, then the only one whose post codes look so. */
function mostLikely(found: readonly Found[], home: Country): Found | undefined {
  const placed = found.filter((one): one is Placed => {
    if (one.place === undefined) return false
    const { required } = countryRules(one.country).address
    const isStateMissing = required.includes('subdivision') && one.place.subdivision === ''
    return one.country === home || !isStateMissing
  })
  const numbersOf = ({ country, taxIds }: Found): number =>
    countryRules(country).taxIds.filter(kind =>
      taxIds.some(id => id.kind === kind.key && kind.validate(id.value).ok),
    ).length
  const rankOf = (one: Placed): number => 100 * numbersOf(one) + one.place.postCode.length
  const most = Math.max(...placed.map(rankOf))
  const best = placed.filter(one => rankOf(one) === most)
  return best.find(({ country }) => country === home) ?? (best.length === 1 ? best[0] : undefined)
}

function readIn(lines: readonly string[], country: Country, isSure = false): Found {
  const { taxIds, lines: others } = pastedTaxIds(lines, country)
  const place = pastedPlace(others, country) ?? (isSure ? anyPlace(others, country) : undefined)
  return { country, taxIds, lines: others, place }
}

/** Where the country is certain: code and city in the other order, or a city alone where no post codes are known. */
function anyPlace(lines: readonly string[], country: Country): PastedPlace | undefined {
  const isWithoutCodes = countryRules(country).address.postCode === undefined
  return pastedPlace(lines, country, true) ?? (isWithoutCodes ? placeWithoutCode(lines) : undefined)
}

/** By the letters before a post code, by a VAT number, and by the end of an email address where the country has post codes. */
function indications(lines: readonly string[], { emails }: PastedLines): readonly Country[] {
  const numbers = lines.flatMap(line => {
    const number = /(?<![\p{L}\p{N}])[A-Z]{2}[A-Z]?[\s-]?\d[\w\s.-]{5,}/u.exec(line)?.[0] ?? ''
    const found = partyOfNumber(number, '')
    return found ? [found.country] : []
  })
  const prefixes = lines.flatMap(line => {
    const prefix = /^([A-Z]{1,2})\s?[-–]\s?\d{2}/.exec(line)?.[1] ?? ''
    const country = COUNTRY_LETTERS.get(prefix) ?? prefix
    return isCountry(country) ? [country] : []
  })
  const domains = emails.flatMap(email => {
    const end = email.slice(email.lastIndexOf('.') + 1).toUpperCase()
    const country = isCountry(end) ? end : countryOfName(end)
    return country !== undefined && hasPostCodes(country) ? [country] : []
  })
  return [...prefixes, ...numbers, ...domains]
}

/** Not of countries such as .io and .me, under whose letters businesses of everywhere have addresses. */
const hasPostCodes = (country: Country): boolean =>
  isEu(country) || countryRules(country).address.postCode !== undefined

function partyFrom(
  { country, place, lines, taxIds }: Found,
  read: PastedLines,
  isSaid: boolean,
): PastedParty {
  const { legalName, contactName, street, rest } = nameAndStreet(place?.before ?? lines, {
    isAddress: place !== undefined || isSaid,
    domains: read.emails.flatMap(email => email.split('@').slice(1)),
  })
  const [line1 = '', line2 = '', ...others] = street
  const { after, subdivision } = regionOf(place, country)
  return {
    legalName,
    address: {
      line1,
      line2,
      line3: others.join(', '),
      subdivision,
      country,
      city: place?.city ?? '',
      postCode: place?.postCode ?? '',
    },
    taxIds,
    emails: read.emails,
    contactName: read.contactName || contactName,
    phone: read.phone,
    rest: [
      ...(read.contactName === '' || contactName === '' ? [] : [contactName]),
      ...rest,
      ...after,
      ...read.rest,
    ],
  }
}

/** A line below the city is its region in countries whose regions are not listed. */
function regionOf(place: PastedPlace | undefined, country: Country) {
  const [next = '', ...later] = place?.after ?? []
  const { fields, subdivision } = countryRules(country).address
  const isRegion = fields.includes('subdivision') && subdivision === undefined
  return isRegion && /^[\p{L}\p{M}\s.'’-]{2,40}$/u.test(next)
    ? { subdivision: next, after: later }
    : { subdivision: place?.subdivision ?? '', after: place?.after ?? [] }
}
