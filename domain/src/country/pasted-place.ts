import type { Country } from '../party/party.ts'
import type { AddressRules } from './address-rules.ts'
import { COUNTRIES } from './countries.ts'
import { normalisePostCode } from './post-code.ts'
import { countryRules } from './rules.ts'

/** The countries whose post codes are known by their form. */
export function countriesWithPostCodes(): readonly Country[] {
  return COUNTRIES.map(({ code }) => code).filter(
    code => countryRules(code).address.postCode !== undefined,
  )
}

export type PastedPlace = {
  readonly postCode: string
  readonly city: string
  readonly subdivision: string
  /** What stands before and after it, as it was. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}
/** Country letters before the post code: the 'CH' of 'CH-8001'. */
type Prefixed = { readonly prefix: string }

/** Of countries whose post codes have no rule here: digits in one or two groups, or a code such as 'D02 X285'. */
const ANY_CODE = String.raw`\d{3} \d{2}|\d{3}-\d{4}|\d{4,7}(?:-\d{3,4})?|\d{2}-\d{3}|[A-Z]\d{2} ?[A-Z\d]{4}`
const PREFIX = String.raw`(?:(?<prefix>[A-Z]{1,3})\s?[-–]\s?)?`
const CITY = String.raw`(?<city>['’]?\p{L}[\p{L}\p{M}\p{N}\s.'’\-–/()]*)`

/**
 * The post code and the city in lines of an address, by the rules of a country; undefined where there are none. The last
 * ones count. With `inAnyOrder` the other order of code and city is accepted too, in the last line: 'Berlin 10115'.
 */
export function pastedPlace(
  lines: readonly string[],
  country: Country,
  inAnyOrder = false,
): PastedPlace | undefined {
  const rules = countryRules(country).address
  const fromLast = [...lines.entries()].toReversed()
  for (const [index, line] of inAnyOrder ? fromLast.slice(0, 1) : fromLast) {
    const around = { line, above: lines.slice(0, index), below: lines.slice(index + 1) }
    const found = placeIn(around, rules, inAnyOrder) ?? placeInTwoLines(around, rules)
    if (found) return finished(found, rules, country)
  }
  return undefined
}

type Around = {
  readonly line: string
  readonly above: readonly string[]
  readonly below: readonly string[]
}

/** A place in at most so many parts between commas: 'Austin', 'TX' and '78701'. */
const PARTS = [3, 2, 1]

/** In one line, as a whole or between commas. */
function placeIn(
  { line, above, below }: Around,
  rules: AddressRules,
  inAnyOrder: boolean,
): (PastedPlace & Prefixed) | undefined {
  const parts = line.split(/[,;]/).map(part => part.trim())
  for (const length of PARTS) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const read = readPlace(parts.slice(start, start + length), rules, inAnyOrder)
      if (read === undefined) continue
      const before = [...above, ...joined(parts.slice(0, start))]
      return { ...read, before, after: [...joined(parts.slice(start + length)), ...below] }
    }
  }
  return undefined
}

function joined(parts: readonly string[]): readonly string[] {
  const filled = parts.filter(part => part !== '')
  return filled.length === 0 ? [] : [filled.join(', ')]
}

type Read = Pick<PastedPlace, 'postCode' | 'city' | 'subdivision'> & Prefixed

/**
 * A code alone, whose city is in the line beside it: 'LONDON' above 'EC1A 1BB'; '10115' above 'Berlin', as cells of a
 * spreadsheet; 'Austin' above 'TX 78701'.
 */
function placeInTwoLines(
  { line, above, below }: Around,
  rules: AddressRules,
): (PastedPlace & Prefixed) | undefined {
  const [, state = '', code] =
    new RegExp(`^(?:([A-Z]{2})\\s+)?(${codeOf(rules)})$`, 'iu').exec(line) ?? []
  if (code === undefined) return undefined
  const subdivision = state === '' ? '' : subdivisionOf(state, rules)
  // Without rules, digits may be anything.
  const isCode = rules.postCode !== undefined || /\p{L}/u.test(code)
  if (subdivision === undefined || !isCode) return undefined
  const found = { postCode: code, subdivision, prefix: '' }
  if (isCodeFirst(rules) && rules.postCode !== undefined) {
    const [city = '', ...after] = below
    return isCityAlone(city, rules) ? { ...found, city, before: above, after } : undefined
  }
  const county = above.slice(-1).find(one => COUNTY.test(one))
  const before = county === undefined ? above : above.slice(0, -1)
  const city = before.at(-1) ?? ''
  return isCityAlone(city, rules)
    ? {
        ...found,
        subdivision: county ?? subdivision,
        city,
        before: before.slice(0, -1),
        after: below,
      }
    : undefined
}

const COUNTY = /^(?:co\.|county)\s/iu

const isCityAlone = (text: string, rules: AddressRules): boolean =>
  new RegExp(`^${CITY}$`, 'u').test(text) && isCity(text, rules)

/** The last line, or what stands behind its last comma, of an address abroad that has no post code. */
export function placeWithoutCode(lines: readonly string[]): PastedPlace | undefined {
  const parts = (lines.at(-1) ?? '').split(/[,;]/).map(part => part.trim())
  const city = parts.at(-1) ?? ''
  if (lines.length < 3 || city === '' || /\p{N}/u.test(city)) return undefined
  const before = [...lines.slice(0, -1), ...joined(parts.slice(0, -1))]
  return { postCode: '', city, subdivision: '', before, after: [] }
}

/** One or more parts that stood between commas: 'Austin' and 'TX 78701'. */
function readPlace(
  parts: readonly string[],
  rules: AddressRules,
  inAnyOrder: boolean,
): Read | undefined {
  const code = `${PREFIX}(?<code>${codeOf(rules)})`
  const text = parts.join(' ')
  const first = new RegExp(`^${code}\\s+${CITY}$`, 'u')
  const last = new RegExp(`^${CITY}\\s+(?:[-–]\\s*)?${code}$`, 'iu')
  const orders = isCodeFirst(rules) ? [first, last] : [last, first]
  const groups = orders
    .slice(0, inAnyOrder ? 2 : 1)
    .reduce<Record<string, string | undefined> | undefined>(
      (found, order) => found ?? order.exec(text)?.groups,
      undefined,
    )
  if (groups === undefined) return undefined
  const { code: postCode = '', city: named = '', prefix = '' } = groups
  const [city, subdivision] = withoutSubdivision(named.replace(/[\s–-]+$/, ''), parts, rules)
  // A comma separates a city from its code or its state, not from what is before it: 'Suite 4, Austin, TX'.
  if (!parts.some(part => part.includes(city))) return undefined
  return isCity(city, rules) ? { postCode, city, subdivision, prefix } : undefined
}

/** Neither a number, nor a state alone, nor followed by a state that the country does not have: 'Milano (MI)'. */
const isCity = (text: string, rules: AddressRules): boolean =>
  !/\d{4}|\([A-Z]{2}\)$/.test(text) &&
  !BOX.test(text) &&
  !(/^[A-Z]{2}$/.test(text) && subdivisionOf(text, rules) !== undefined)

/** A number behind it is that of a box. */
const BOX =
  /^(?:p\.? ?o\.? ?box|box|postfach|postbus|boîte postale|case postale|b\.?p\.?|tsa|apartado|skrytka|casella|postboks)(?!\p{L})/iu

const codeOf = ({ postCode }: AddressRules): string =>
  postCode === undefined ? ANY_CODE : postCode.pattern.source.replaceAll(/[$^]/g, '')

const isCodeFirst = ({ lines }: AddressRules): boolean =>
  lines.some(line => line.startsWith('{postCode} {city}'))

/** 'Milano (MI)', 'Austin TX' and, behind a comma, 'Mumbai, Maharashtra'. */
function withoutSubdivision(
  city: string,
  parts: readonly string[],
  rules: AddressRules,
): readonly [string, string] {
  const [, place, marked, bare] = /(.+?)\s*(?:\(([^()]+)\)|[\s/]([A-Z]{2}))$/u.exec(city) ?? []
  const code = subdivisionOf(marked ?? bare ?? '', rules)
  if (place !== undefined && code !== undefined) return [place, code]
  const [head = ''] = parts
  const named = subdivisionOf(city.slice(head.length), rules)
  return named !== undefined && city.startsWith(head) ? [head, named] : [city, '']
}

/** The code of a state, by its code or its name; undefined for text that is none. */
export function subdivisionOf(text: string, { subdivision }: AddressRules): string | undefined {
  const wanted = text
    .trim()
    .replace(/\s*\(.*\)/, '')
    .toLowerCase()
  return subdivision?.options.find(
    ({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  )?.code
}

/** With the state that stands in the line below, and the code as its country writes it. */
function finished(
  found: PastedPlace & Prefixed,
  rules: AddressRules,
  country: Country,
): PastedPlace {
  const { prefix, ...place } = found
  const { postCode, after } = place
  const [next = '', ...later] = after
  const below = place.subdivision === '' ? subdivisionOf(next, rules) : undefined
  // Codes such as LV-1050 belong together; a single letter such as D is that of a number plate.
  const code =
    rules.postCode === undefined && prefix.length > 1 ? `${prefix}-${postCode}` : postCode
  return {
    ...place,
    postCode: normalisePostCode(code, country),
    ...(below !== undefined && { subdivision: below, after: later }),
  }
}
