import type { Country } from '../party/party.ts'
import type { AddressRules } from './address-rules.ts'
import { COUNTRIES } from './countries.ts'
import { normalisePostCode } from './post-code.ts'
import { countryRules } from './rules.ts'

/** The countries whose post codes are known by their form. */
export function countriesWithPostCodes(): readonly Country[] {
  found ??= COUNTRIES.map(({ code }) => code).filter(
    code => countryRules(code).address.postCode !== undefined,
  )
  return found
}

let found: readonly Country[] | undefined

export type PastedPlace = {
  readonly postCode: string
  readonly city: string
  readonly subdivision: string
  /** What stands before and after it, as it was. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Country letters before the post code: the 'CH' of 'CH-8001'. */
  readonly prefix: string
}

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
  const first = inAnyOrder ? Math.max(0, lines.length - 1) : 0
  for (let index = lines.length - 1; index >= first; index -= 1) {
    const found = placeIn(lines, index, rules, inAnyOrder)
    if (found) return finished(found, rules, country)
  }
  return undefined
}

/** In one line: as a whole, behind commas, or a code alone whose city is in the line beside it. */
function placeIn(
  lines: readonly string[],
  index: number,
  rules: AddressRules,
  inAnyOrder: boolean,
): PastedPlace | undefined {
  const parts = (lines[index] ?? '').split(/\s*[,;]\s*/)
  const [above, below] = [lines.slice(0, index), lines.slice(index + 1)]
  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const read = readPlace(parts.slice(start, start + length), rules, inAnyOrder)
      if (read === undefined) continue
      const before = [...above, ...joined(parts.slice(0, start))]
      return { ...read, before, after: [...joined(parts.slice(start + length)), ...below] }
    }
  }
  return placeInTwoLines(lines, index, rules)
}

const joined = (parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [parts.join(', ')]

type Read = Pick<PastedPlace, 'postCode' | 'city' | 'subdivision' | 'prefix'>

/** 'LONDON' above 'EC1A 1BB'; '10115' above 'Berlin', as cells of a spreadsheet; 'Austin' above 'TX 78701'. */
function placeInTwoLines(
  lines: readonly string[],
  index: number,
  rules: AddressRules,
): PastedPlace | undefined {
  const [, state = '', code] =
    new RegExp(`^(?:([A-Z]{2})\\s+)?(${codeOf(rules)})$`, 'iu').exec(lines[index] ?? '') ?? []
  const subdivision = state === '' ? '' : subdivisionOf(state, rules)
  // Without rules, digits may be anything.
  const isCode = rules.postCode !== undefined || /\p{L}/u.test(code ?? '')
  if (code === undefined || subdivision === undefined || !isCode) return undefined
  const isAbove = !isCodeFirst(rules) || rules.postCode === undefined
  const county = isAbove && COUNTY.test(lines[index - 1] ?? '') ? lines[index - 1] : undefined
  const at = isAbove ? index - (county === undefined ? 1 : 2) : index + 1
  const city = lines[at] ?? ''
  if (!new RegExp(`^${CITY}$`, 'u').test(city) || !isCity(city, rules)) return undefined
  return {
    postCode: code,
    city,
    subdivision: county ?? subdivision,
    prefix: '',
    before: lines.slice(0, Math.min(at, index)),
    after: lines.slice(Math.max(at, index) + 1),
  }
}

const COUNTY = /^(?:co\.|county)\s/iu

/** The last line, or what stands behind its last comma, of an address abroad that has no post code. */
export function placeWithoutCode(lines: readonly string[]): PastedPlace | undefined {
  const last = lines.at(-1) ?? ''
  const [, head = '', city = ''] = /^(?:(.*\S)\s*[,;]\s*)?([^,;\p{N}]+)$/u.exec(last) ?? []
  if (lines.length < 3 || city.trim() === '') return undefined
  const before = [...lines.slice(0, -1), ...(head === '' ? [] : [head])]
  return { postCode: '', city: city.trim(), subdivision: '', prefix: '', before, after: [] }
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
  // A comma separates a city from its state only.
  if (parts.length > 1 && subdivision === '') return undefined
  return isCity(city, rules) ? { postCode, city, subdivision, prefix } : undefined
}

/** Neither a number, nor a state alone, nor followed by a state that the country does not have: 'Milano (MI)'. */
const isCity = (text: string, rules: AddressRules): boolean =>
  text !== '' &&
  !/\d{4}|\([A-Z]{2}\)$/.test(text) &&
  !BOX.test(text) &&
  !(/^[A-Z]{2}$/.test(text) && subdivisionOf(text, rules) !== undefined)

/** A number behind it is that of a box. */
const BOX =
  /^(?:p\.? ?o\.? ?box|box|postfach|postbus|boîte postale|case postale|b\.?p\.?|tsa|apartado|skrytka|casella|postboks)(?!\p{L})/iu

const codeOf = ({ postCode }: AddressRules): string =>
  postCode === undefined ? ANY_CODE : postCode.pattern.source.replaceAll(/^\^|\$$/g, '')

const isCodeFirst = ({ lines }: AddressRules): boolean =>
  lines.some(line => line.startsWith('{postCode} {city}'))

/** 'Milano (MI)', 'Austin TX' and, behind a comma, 'Mumbai, Maharashtra'. */
function withoutSubdivision(
  city: string,
  parts: readonly string[],
  rules: AddressRules,
): readonly [string, string] {
  const [, place = '', marked = '', bare = ''] =
    /^(.+?)\s*(?:\(([^()]+)\)|[\s/]([A-Z]{2}))$/u.exec(city) ?? []
  const code = subdivisionOf(marked === '' ? bare : marked, rules) ?? ''
  if (code !== '' && place !== '') return [place.trim(), code]
  const [head = '', ...tail] = parts
  const named = subdivisionOf(city.slice(head.length).trim(), rules) ?? ''
  return tail.length > 0 && named !== '' && city.startsWith(head) ? [head, named] : [city, '']
}

/** The code of a state, by its code or its name; undefined for text that is none. */
export function subdivisionOf(text: string, { subdivision }: AddressRules): string | undefined {
  const wanted = text
    .trim()
    .replace(/\s*\(.*\)$/, '')
    .toLowerCase()
  return subdivision?.options.find(
    ({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  )?.code
}

/** With the state that stands in the line below, and the code as its country writes it. */
function finished(found: PastedPlace, rules: AddressRules, country: Country): PastedPlace {
  const { postCode, prefix, after } = found
  const [next = '', ...later] = after
  const below = found.subdivision === '' ? subdivisionOf(next, rules) : undefined
  // Codes such as LV-1050 belong together; a single letter such as D is that of a number plate.
  const code =
    rules.postCode === undefined && prefix.length > 1 ? `${prefix}-${postCode}` : postCode
  return {
    ...found,
    postCode: normalisePostCode(code, country),
    ...(below !== undefined && next !== '' && { subdivision: below, after: later }),
  }
}
