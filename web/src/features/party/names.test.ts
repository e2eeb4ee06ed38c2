import { describe, expect, it } from 'vitest'
import {
  countriesIn,
  countryOfBrowser,
  countryOfCurrency,
  countryOfLanguage,
  currenciesIn,
  languagesIn,
} from './names.ts'

describe('names', () => {
  it('countries stand in the order of the reader’s language', () => {
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
  ])('%s is found by the name it gives itself', (code, own) => {
    const found = countriesIn('fr').find(country => country.code === code)
    expect(found?.also).toContain(own)
  })

  it('stand with the name they have at home, where that is another', () => {
    const own = (code: string, reader: string) =>
      countriesIn(reader).find(country => country.code === code)?.own
    expect([own('DE', 'en'), own('IN', 'en'), own('AE', 'fr')]).toEqual([
      'Deutschland',
      'भारत',
      'الإمارات العربية المتحدة',
    ])
    expect([own('DE', 'de'), own('GB', 'en')]).toEqual([undefined, undefined])
    expect(languagesIn('ar').find(({ code }) => code === 'pl')?.own).toBe('polski')
  })

  it('a currency is found by its sign, a language by the name it gives itself', () => {
    expect(currenciesIn('fr').find(({ code }) => code === 'PLN')?.also).toMatch(/zł.*Polish/)
    expect(languagesIn('en').find(({ code }) => code === 'pl')?.also).toContain('polski')
  })

  it('each currency stands there once', () => {
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
    [[], 'GB'],
  ])('a browser that wishes %j is in %s', (wished, country) => {
    expect(countryOfBrowser(wished)).toBe(country)
  })
})
