import { COUNTRIES, LANGUAGES, countryName, isCountry } from '@bordereau/domain/country/countries'

export type Named = {
  readonly code: string
  readonly name: string
  /** As it is called at home, where that is another word than `name`. */
  readonly own?: string | undefined
  /** Further words it is found by. */
  readonly also?: string
}

/** Every country by its name in the reader's language, in that language's order; found by the names it gives itself too. */
export function countriesIn(language: string): readonly Named[] {
  return sorted(
    COUNTRIES.map(({ code, language: business }) => {
      const name = countryName(code, language)
      const [atWork = '', atHome = '', inEnglish = ''] = [business, spokenIn(code), 'en'].map(
        spoken => countryName(code, spoken),
      )
      // A language the browser cannot name countries in answers in English.
      const own = atHome === inEnglish ? atWork : atHome
      return {
        code,
        name,
        own: own === name ? undefined : own,
        also: `${atWork} ${atHome} ${inEnglish}`,
      }
    }),
    language,
  )
}

/** Every currency in use somewhere, by its name. */
export function currenciesIn(language: string): readonly Named[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
  const codes = [...new Set(COUNTRIES.map(({ currency }) => currency))]
  return sorted(
    codes.map(code => ({ code, name: names.of(code) ?? code, also: wordsOfCurrency(code) })),
    language,
  )
}

/** Every language of business, by its name. */
export function languagesIn(language: string): readonly Named[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' })
  return sorted(
    LANGUAGES.map(code => {
      const name = names.of(code) ?? code
      const own = autonym(code)
      return { code, name, own: own === name ? undefined : own, also: nameOfItself(code) }
    }),
    language,
  )
}

export function currencyOfCountry(country: string | undefined): string | undefined {
  return COUNTRIES.find(row => row.code === country)?.currency
}

export function languageOfCountry(country: string | undefined): string | undefined {
  return COUNTRIES.find(row => row.code === country)?.language
}

/** A country to whose flag a language or currency is tied in people's minds; undefined where there is none. */
export function countryOfLanguage(language: string): string | undefined {
  return FLAG_OF_LANGUAGE[language] ?? COUNTRIES.find(row => row.language === language)?.code
}

export function countryOfCurrency(currency: string): string | undefined {
  // ISO 4217 begins with the country's code, but for currencies of several countries.
  const own = currency.slice(0, 2)
  if (currency === 'EUR') return 'EU'
  return COUNTRIES.some(row => row.code === own && row.currency === currency) ? own : undefined
}

/** The country the browser's languages name first ('fr-CA' → CA), or where the first language is at home. */
export function countryOfBrowser(languages: readonly string[]): string {
  const named = languages
    .map(tag => /^[a-z]{2,3}-([A-Z]{2})\b/.exec(tag)?.[1])
    .find(code => code !== undefined && isCountry(code))
  return named ?? countryOfLanguage(languages[0]?.split('-')[0] ?? 'en') ?? 'GB'
}

/** The language most people of a country speak, which need not be that of business: Hindi in India. */
function spokenIn(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language
}

/** Its sign and its English name: how people look for money. */
function wordsOfCurrency(code: string): string {
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
  const sign = new Intl.NumberFormat('en', options)
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value
  return `${sign ?? ''} ${new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? ''}`
}

function nameOfItself(language: string): string {
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

function sorted(rows: readonly Named[], language: string): readonly Named[] {
  const collator = new Intl.Collator(language)
  return rows.toSorted((a, b) => collator.compare(a.name, b.name))
}
