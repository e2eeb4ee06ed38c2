import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { describe, expect, it } from 'vitest'
import {
  countriesIn,
  countryOfReader,
  countryOfCurrency,
  countryOfLanguage,
  currenciesIn,
  currencyOfCountry,
  languageOfCountry,
  languagesIn,
} from './names.ts'

describe('names', () => {
  it('countries are sorted by the rules of the user’s language', () => {
    const french = countriesIn('fr').map(({ name }) => name)
    expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Estonie'))
    expect(french).toContain('Allemagne')
  })

  it.each([
    ['DE', 'Deutschland'],
    ['PL', 'Polska'],
    ['JP', '日本'],
    ['IN', 'भारत'],
    ['BE', 'België'],
    ['CH', 'Switzerland'],
  ])('%s has its local name as a search term', (code, localName) => {
    const found = countriesIn('fr').find(country => country.code === code)
    expect(found?.searchTerms).toContain(localName)
  })

  it('have a local name if it differs', () => {
    const localName = (code: string, language: string) =>
      countriesIn(language).find(country => country.code === code)?.localName
    expect([localName('DE', 'en'), localName('IN', 'en'), localName('AE', 'fr')]).toEqual([
      'Deutschland',
      'भारत',
      'الإمارات العربية المتحدة',
    ])
    expect([localName('DE', 'de'), localName('GB', 'en')]).toEqual([undefined, undefined])
    // There are no names in Swiss German, which the Swiss speak most.
    expect(localName('CH', 'fr')).toBe('Schweiz')
    expect(languagesIn('ar').find(({ code }) => code === 'pl')?.localName).toBe('polski')
    expect(languagesIn('pl').find(({ code }) => code === 'pl')?.localName).toBeUndefined()
  })

  it('a currency is found by its sign, a language by the name it gives itself', () => {
    expect(currenciesIn('fr').find(({ code }) => code === 'PLN')?.searchTerms).toMatch(/zł.*Polish/)
    const polish = languagesIn('fr').find(({ code }) => code === 'pl')
    expect(polish).toMatchObject({ name: 'polonais', searchTerms: 'polski Polish' })
    const zloty = currenciesIn('fr').find(({ code }) => code === 'PLN')
    expect(zloty).toMatchObject({ name: 'zloty polonais', searchTerms: 'zł Polish Zloty' })
  })

  it('languages of documents are those that have texts; Portuguese is called that of Portugal', () => {
    const listed = languagesIn('en')
    expect(listed.map(({ code }) => code).toSorted()).toEqual(TEXT_LANGUAGES.toSorted())
    expect(listed.find(({ code }) => code === 'pt')).toMatchObject({
      name: 'European Portuguese',
      localName: 'português',
      searchTerms: 'português Portuguese',
    })
  })

  it('lists each currency once', () => {
    const codes = currenciesIn('en').map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toEqual(expect.arrayContaining(['EUR', 'INR', 'PLN', 'USD']))
  })

  it.each([
    ['USD', 'US'],
    ['INR', 'IN'],
    ['PLN', 'PL'],
    ['EUR', 'EU'],
    ['XOF', undefined],
    ['ANG', undefined],
    ['EUX', undefined],
  ])('the flag of %s', (currency, country) => {
    expect(countryOfCurrency(currency)).toBe(country)
  })

  it.each([
    ['en', 'GB'],
    ['hi', 'IN'],
    ['pl', 'PL'],
    ['ja', 'JP'],
  ])('the flag of the language %s', (language, country) => {
    expect(countryOfLanguage(language)).toBe(country)
  })

  it.each([
    [['fr-CA', 'en'], 'CA'],
    [['pl'], 'PL'],
    [['en', 'en-US'], 'US'],
    [['xx'], 'GB'],
    [['en-XX', 'de-AT'], 'AT'],
    [['x-de-DE', 'pl'], 'GB'],
    [['fr-RE'], 'FR'],
    [[], 'GB'],
  ])('a browser with languages %j is in %s', (languages, country) => {
    expect(countryOfReader('en', languages)).toBe(country)
  })

  it.each([
    ['de', ['en-US', 'en'], 'DE'],
    ['de', ['en-US', 'de-AT'], 'AT'],
    ['en', ['de-DE', 'en-US'], 'DE'],
    ['en', ['nl-NL', 'nl'], 'NL'],
    ['hi', [], 'IN'],
  ])('who reads %s in a browser with languages %j is in %s', (language, languages, country) => {
    expect(countryOfReader(language, languages)).toBe(country)
  })
})

it('Réunion is listed with France beside it, which is chosen with it', () => {
  const nameBeside = (code: string) =>
    countriesIn('en').find(country => country.code === code)?.localName
  expect([nameBeside('RE'), nameBeside('GF')]).toEqual(['France', 'Guyane française'])
  expect(countriesIn('en')).toHaveLength(249)
})

it('a country has a currency and a language of business', () => {
  expect([currencyOfCountry('PL'), languageOfCountry('PL')]).toEqual(['PLN', 'pl'])
  expect([currencyOfCountry('ZZ'), languageOfCountry(undefined)]).toEqual([undefined, undefined])
})
