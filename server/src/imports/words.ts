import { COUNTRIES, LANGUAGES, isCountry } from '@bordereau/domain/country/countries'
import { withoutAccents } from '../lib/search.ts'

const SPOKEN = ['en', 'fr', 'de', 'es', 'it', 'pl', 'nl', 'pt', 'hi', 'ar']

/** A country by its code or its name in one of the languages people keep their lists in. */
export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  countries ??= named(
    'region',
    COUNTRIES.map(country => country.code),
    SHORT_COUNTRIES,
  )
  return countries.get(plain(text))
}

let countries: ReadonlyMap<string, string> | undefined

const SHORT_COUNTRIES: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['united states of america', 'US'],
  ['etats unis', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['holland', 'NL'],
  ['el', 'GR'],
  ['bharat', 'IN'],
]

/** A currency by its code or its sign; '$' is the US dollar's. */
export function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(code) ? code : SIGNS[text.trim().toLowerCase()]
}

let currencies: ReadonlySet<string> | undefined

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  '£': 'GBP',
  '₹': 'INR',
  rs: 'INR',
  zł: 'PLN',
  zl: 'PLN',
  fr: 'CHF',
  '¥': 'JPY',
}

/** A language by its tag ('fr', 'fr-FR') or its name; its primary tag. */
export function readLanguage(text: string): string | undefined {
  const tag = /^([a-z]{2,3})([-_][a-z0-9]{2,8})*$/.exec(text.trim().toLowerCase())?.[1]
  if (tag !== undefined && LANGUAGES.includes(tag)) return tag
  languages ??= named('language', LANGUAGES, [])
  return languages.get(plain(text))
}

let languages: ReadonlyMap<string, string> | undefined

function named(
  type: 'region' | 'language',
  codes: readonly string[],
  short: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const names = SPOKEN.flatMap(language => {
    const display = new Intl.DisplayNames(language, { type })
    return codes.map(code => [plain(display.of(code) ?? code), code] as const)
  })
  return new Map([...names, ...short])
}

/** Whether a cell says yes to being one of the words, whatever their case and accents. */
export function isOneOf(text: string, words: readonly string[]): boolean {
  return words.includes(plain(text))
}

function plain(text: string): string {
  return withoutAccents(text.trim().toLowerCase()).replace(/[\s-]+/g, ' ')
}
