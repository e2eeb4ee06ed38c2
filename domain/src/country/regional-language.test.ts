import { describe, expect, test } from 'vitest'
import { toMinor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { localDate } from '../date.ts'
import { formatDate, formatMinor, formatPlain } from '../text/format.ts'
import { languageBetween, languagesBetween, regionalLanguage } from './regional-language.ts'
import { partyIn } from '../testing/filed.ts'
import { TEXT_LANGUAGES, textLanguageOf } from '../text/text-language.ts'

describe('the language of dates and figures', () => {
  test.each([
    ['en', ['GB', 'DE'], 'en-GB'],
    ['en', ['US', 'GB'], 'en'],
    ['en', ['FR', 'IE'], 'en-IE'],
    ['en', ['FR', 'DE'], 'en'],
    ['de', ['CH', 'DE'], 'de-CH'],
    ['de', ['DE', 'CH'], 'de'],
    ['de', ['FR', 'AT'], 'de-AT'],
    ['fr', ['CH', undefined], 'fr-CH'],
    ['pl', ['GB', 'PL'], 'pl'],
    ['en-US', ['GB'], 'en-US'],
    ['nl', ['BE'], 'nl'],
    ['pt', ['PT', 'BR'], 'pt'],
    ['pt', ['DE', 'BR'], 'pt-BR'],
    ['en', [''], 'en'],
  ])('of a document in %s from and to %j is %s', (language, countries, expected) => {
    expect(regionalLanguage(language, countries)).toBe(expected)
  })

  test('is decided by the seller, then by the buyer, for both languages of a document', () => {
    const [british, swiss] = [partyIn('GB'), partyIn('CH')]
    expect(languageBetween('en', { seller: british, buyer: swiss })).toBe('en-GB')
    expect(languageBetween('de', { seller: british, buyer: swiss })).toBe('de-CH')
    expect(languageBetween('de', { seller: british })).toBe('de')
    const languages = { language: 'en', secondLanguage: 'de' }
    expect(languagesBetween(languages, { seller: british, buyer: swiss })).toEqual({
      language: 'en-GB',
      secondLanguage: 'de-CH',
    })
    const alone = { language: 'en', secondLanguage: null }
    expect(languagesBetween(alone, { seller: british })).toEqual({
      language: 'en-GB',
      secondLanguage: null,
    })
  })

  test('has the texts of the language without the region', () => {
    for (const language of TEXT_LANGUAGES)
      expect(textLanguageOf(regionalLanguage(language, ['GB', 'CH', 'MX']))).toBe(language)
  })

  test('writes days and amounts as the country does', () => {
    const amount = toMinor(decimal('1234567.5'), 'EUR')
    expect(formatDate(localDate('2026-11-23'), 'en-GB')).toBe('23 November 2026')
    expect(formatPlain(amount, 'EUR', 'en-IN')).toBe('12,34,567.50')
    expect(formatPlain(amount, 'EUR', 'de-CH')).toMatch(/^1[’']234[’']567\.50$/u)
    expect(formatMinor(amount, 'EUR', 'de-AT').replace(/\s/u, ' ')).toBe('€ 1.234.567,50')
  })

  test('writes an amount in a column as beside its currency', () => {
    const amount = toMinor(decimal('1234567.5'), 'EUR')
    const spaces = /[\s\u061c\u200e\u200f]/gu
    for (const language of [
      ...TEXT_LANGUAGES,
      'de-AT',
      'de-CH',
      'fr-CH',
      'fr-CA',
      'es-MX',
      'en-IN',
    ])
      expect([language, formatMinor(amount, 'EUR', language).replaceAll(spaces, '')]).toEqual([
        language,
        expect.stringContaining(formatPlain(amount, 'EUR', language).replaceAll(spaces, '')),
      ])
  })
})
