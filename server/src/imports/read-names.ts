import { LANGUAGES, isCountry } from '@bordereau/domain/country/countries'
import { countryOfName } from '@bordereau/domain/country/country-of-name'
import { withoutAccents } from '../lib/search.ts'

const NAME_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pl', 'nl', 'pt', 'hi', 'ar']

/** A country by its code or its name. */
export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return isCountry(code) ? code : countryOfName(text)
}

/** A currency by its code or its sign; '$' is USD. */
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

/** The primary tag of a language by its tag ('fr', 'fr-FR') or its name. */
export function readLanguage(text: string): string | undefined {
  const tag = /^([a-z]{2,3})([-_][a-z0-9]{2,8})*$/.exec(text.trim().toLowerCase())?.[1]
  if (tag !== undefined && LANGUAGES.includes(tag)) return tag
  languages ??= namesToCodes(LANGUAGES)
  return languages.get(normalise(text))
}

let languages: ReadonlyMap<string, string> | undefined

function namesToCodes(codes: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    NAME_LANGUAGES.flatMap(language => {
      const display = new Intl.DisplayNames(language, { type: 'language' })
      return codes.map(code => [normalise(display.of(code) ?? code), code] as const)
    }),
  )
}

/** Whether a cell is one of the words, without regard to case and accents. */
export function isOneOf(text: string, words: readonly string[]): boolean {
  return words.includes(normalise(text))
}

function normalise(text: string): string {
  return withoutAccents(text.trim().toLowerCase()).replace(/[\s-]+/g, ' ')
}
