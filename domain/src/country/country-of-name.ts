import type { Country } from '../party/party.ts'
import { COUNTRIES, countryName, defaultLanguage } from './countries.ts'

const NAME_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pl', 'nl', 'pt', 'hi', 'ar']

/** A country by its name in one of NAME_LANGUAGES or in its own language of business, without regard to case, accents and full stops. */
export function countryOfName(name: string): Country | undefined {
  countries ??= new Map([...namesInLanguages(), ...COUNTRY_ALIASES])
  return countries.get(comparable(name))
}

let countries: ReadonlyMap<string, Country> | undefined

/** Other names by which tables and people call a country, in small letters and without accents; EL is Greece's in VAT. */
const COUNTRY_ALIASES: ReadonlyMap<string, Country> = new Map([
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['etats unis', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['holland', 'NL'],
  ['el', 'GR'],
  ['bharat', 'IN'],
])

/**
 * The single letters that stand before post codes, 'D-10115': distinguishing signs of vehicles, which the United Nations
 * publish for article 45 (4) of the Convention on Road Traffic of 1968.
 */
export const COUNTRY_LETTERS: ReadonlyMap<string, Country> = new Map(
  'A:AT B:BE D:DE E:ES F:FR H:HU I:IT L:LU N:NO P:PT S:SE'
    .split(' ')
    .map(row => [row.slice(0, 1), row.slice(2)]),
)

/** Where two countries share a name, one of NAME_LANGUAGES decides before a country's own language. */
function namesInLanguages(): (readonly [string, Country])[] {
  const own = COUNTRIES.map(
    ({ code }) => [comparable(countryName(code, defaultLanguage(code))), code] as const,
  )
  const others = NAME_LANGUAGES.flatMap(language =>
    COUNTRIES.map(({ code }) => [comparable(countryName(code, language)), code] as const),
  )
  return [...own, ...others]
}

/** Accents of Latin, Greek and Cyrillic letters are removed only: the marks of other scripts are vowels. */
function comparable(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
  return plain.normalize('NFC').replace(/[\s-]+/g, ' ')
}
