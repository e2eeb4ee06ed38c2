import { COUNTRIES, countryName, isCountry } from '@bordereau/domain/country/countries'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { stateOf } from '@bordereau/domain/country/overseas'

export type NamedCode = {
  readonly code: string
  readonly name: string
  /** The name in the local language, if it differs from `name`; of an overseas department that of its state. */
  readonly localName?: string | undefined
  /** Further terms for the search. */
  readonly searchTerms?: string
}

/**
 * Every country with its name in the given language, sorted by it; local names are search terms too. Beside an overseas
 * department stands the state that is chosen with it.
 */
export function countriesIn(language: string): readonly NamedCode[] {
  return sortByName(
    COUNTRIES.map(({ code, language: business }) => {
      const name = countryName(code, language)
      const [businessName = '', spokenName = '', englishName = ''] = [
        business,
        mostSpokenLanguage(code),
        'en',
      ].map(spoken => countryName(code, spoken))
      // For a language without country names the browser returns the English name.
      const localName = spokenName === englishName ? businessName : spokenName
      const state = stateOf(code)
      const beside = state === code ? localName : countryName(state, language)
      return {
        code,
        name,
        localName: beside === name ? undefined : beside,
        searchTerms: `${businessName} ${spokenName} ${englishName}`,
      }
    }),
    language,
  )
}

/** Every currency that a country uses, sorted by name. */
export function currenciesIn(language: string): readonly NamedCode[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
  const codes = [...new Set(COUNTRIES.map(({ currency }) => currency))]
  return sortByName(
    codes.map(code => ({
      code,
      name: names.of(code) ?? code,
      searchTerms: currencySearchTerms(code),
    })),
    language,
  )
}

/** The languages that documents can have, sorted by name. */
export function languagesIn(language: string): readonly NamedCode[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' })
  return sortByName(
    TEXT_LANGUAGES.map(code => {
      const name = names.of(REGION_OF_TEXTS[code] ?? code) ?? code
      const localName = autonym(code)
      return {
        code,
        name,
        localName: localName === name ? undefined : localName,
        searchTerms: languageSearchTerms(code),
      }
    }),
    language,
  )
}

/** Languages whose texts are those of one country, and are called so: Brazil has other words for invoices. */
const REGION_OF_TEXTS: Readonly<Record<string, string>> = { pt: 'pt-PT' }

export function currencyOfCountry(country: string | undefined): string | undefined {
  return COUNTRIES.find(row => row.code === country)?.currency
}

export function languageOfCountry(country: string | undefined): string | undefined {
  return COUNTRIES.find(row => row.code === country)?.language
}

/** The country whose flag is shown for a language; undefined if there is none. */
export function countryOfLanguage(language: string): string | undefined {
  return FLAG_OF_LANGUAGE[language] ?? COUNTRIES.find(row => row.language === language)?.code
}

export function countryOfCurrency(currency: string): string | undefined {
  // An ISO 4217 code begins with the country code, except for currencies of several countries.
  const country = currency.slice(0, 2)
  if (currency === 'EUR') return 'EU'
  return COUNTRIES.some(row => row.code === country && row.currency === currency)
    ? country
    : undefined
}

/**
 * Where the reader of a language probably is: the first country in the browser's tags of that language ('fr-CA' → CA), else
 * the country of the language. English is read everywhere, so all of the browser's tags count for it.
 */
export function countryOfReader(language: string, browserTags: readonly string[]): string {
  const isEnglish = language === 'en'
  const country = browserTags
    .filter(tag => isEnglish || primaryOf(tag) === language)
    .map(tag => /^[a-z]{2,3}-([A-Z]{2})\b/.exec(tag)?.[1])
    .find(code => code !== undefined && isCountry(code))
  const likely = isEnglish ? primaryOf(browserTags[0] ?? 'en') : language
  return stateOf(country ?? countryOfLanguage(likely) ?? 'GB')
}

const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag

/** The most spoken language of a country, which may differ from its business language: Hindi in India. */
function mostSpokenLanguage(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language
}

/** Search terms of a currency: its sign and English name. */
function currencySearchTerms(code: string): string {
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
  const sign = new Intl.NumberFormat('en', options)
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value
  return `${sign ?? ''} ${new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? ''}`
}

function languageSearchTerms(language: string): string {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  return `${autonym(language)} ${english.of(language) ?? ''}`
}

function autonym(language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language
}

const FLAG_OF_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'GB',
  fr: 'FR',
  de: 'DE',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  ar: 'SA',
  hi: 'IN',
  zh: 'CN',
  ru: 'RU',
  fa: 'IR',
  el: 'GR',
  sv: 'SE',
  ko: 'KR',
  ms: 'MY',
  ro: 'RO',
  sr: 'RS',
  hr: 'HR',
}

function sortByName(rows: readonly NamedCode[], language: string): readonly NamedCode[] {
  const collator = new Intl.Collator(language)
  return rows.toSorted((a, b) => collator.compare(a.name, b.name))
}
