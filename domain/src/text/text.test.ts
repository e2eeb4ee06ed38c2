import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { directionOf } from './direction.ts'
import {
  formatDate,
  formatMinor,
  formatPlain,
  formatPlainPrice,
  formatQuantity,
  formatRate,
} from './format.ts'
import { textDirection, textIn } from './text.ts'
import { TEXT_LANGUAGES, textLanguageOf } from './text-language.ts'

/** Every text of a language by its path; templates are filled with the names of their placeholders. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const names = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
    return textsOf((value as (names: unknown) => unknown)(names), path)
  }
  if (Array.isArray(value)) return [[path, value.join('\n')]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

describe('every language', () => {
  const english = new Map(textsOf(textIn('en')))
  const placeholders = (text: string) => (text.match(/<\w+>/g) ?? []).toSorted()
  // „inkl. MWST“, but “TTC”, “brutto”.
  const isNameOptional = (path: string) => path.startsWith('.paper.unitPriceWith')

  test.each(TEXT_LANGUAGES)(
    '%s has every text, with the placeholders of the English one',
    language => {
      const localized = new Map(textsOf(textIn(language)))
      expect([...localized.keys()]).toEqual([...english.keys()])
      for (const [path, text] of localized) {
        expect([path, text.trim() !== '']).toEqual([path, true])
        if (!isNameOptional(path))
          expect([path, placeholders(text)]).toEqual([path, placeholders(english.get(path) ?? '')])
      }
    },
  )

  test.each(TEXT_LANGUAGES.filter(language => language !== 'en'))('%s is not English', language => {
    const localized = textsOf(textIn(language))
    const same = localized.filter(([path, text]) => english.get(path) === text && text.length > 12)
    expect(same.map(([path]) => path)).toEqual([])
  })

  test('is found by its tag, English otherwise', () => {
    expect(['fr-CA', 'FR', 'pt-BR', 'ar-SA', 'en-IN', ''].map(textLanguageOf)).toEqual([
      'fr',
      'fr',
      'pt',
      'ar',
      'en',
      'en',
    ])
  })

  test('leaves the date out of an e-mail where there is none', () => {
    for (const language of TEXT_LANGUAGES) {
      const email = { number: 'N', seller: 'S', amount: 'A' }
      const { mail } = textIn(language)
      expect(mail.invoiceBody({ ...email, dueDate: '' })).toHaveLength(1)
      expect(mail.invoiceBody({ ...email, dueDate: 'D' })).toHaveLength(2)
      expect(mail.reminderBody({ ...email, dueDate: '' }).join(' ')).not.toContain('undefined')
      expect(mail.greeting({ name: '' })).not.toContain('undefined')
    }
  })
})

describe('numbers and dates', () => {
  const plain = (text: string) =>
    text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

  test('are written by the conventions of the language', () => {
    expect(plain(formatMinor(123_450n, 'EUR', 'fr'))).toBe('1 234,50 €')
    expect(formatMinor(123_450n, 'EUR', 'en')).toBe('€1,234.50')
    expect(formatMinor(12_345_678_900n, 'INR', 'en-IN')).toBe('₹12,34,56,789.00')
    expect(plain(formatMinor(123_450n, 'PLN', 'pl'))).toBe('1 234,50 zł')
    expect(plain(formatMinor(1_234n, 'JPY', 'de'))).toBe('1.234 ¥')
    expect(plain(formatMinor(1_234n, 'KWD', 'en'))).toBe('KWD 1.234')
    expect(plain(formatPlain(-50n, 'EUR', 'de'))).toBe('-0,50')
    expect(plain(formatRate(decimal('5.5'), 'fr'))).toBe('5,5 %')
    expect(formatRate(decimal('20'), 'en')).toBe('20%')
    expect(plain(formatQuantity(decimal('1234.5'), 'de'))).toBe('1.234,5')
    expect(plain(formatPlainPrice(decimal('0.00125'), 'EUR', 'de'))).toBe('0,00125')
    expect(plain(formatPlainPrice(decimal('3'), 'EUR', 'de'))).toBe('3,00')
    expect(formatDate(localDate('2026-02-03'), 'fr')).toBe('3 février 2026')
    expect(formatDate(localDate('2026-02-03'), 'ar-SA')).toContain('2026')
  })

  test('keep digits that no float can hold, in Western numerals', () => {
    const digits = (language: string) => {
      return formatMinor(12_345_678_901_234_567_891n, 'EUR', language).replace(/\D/g, '')
    }
    for (const language of TEXT_LANGUAGES) expect(digits(language)).toBe('12345678901234567891')
  })

  test('fall back to English for an invalid language tag', () => {
    expect(formatMinor(100n, 'EUR', '; drop')).toBe('€1.00')
    expect(formatMinor(100n, 'EUR', 'en-US-u-nu-deva')).toBe('€1.00')
  })
})

test('texts in Arabic run from right to left, and those of an unknown language as the English ones', () => {
  expect(TEXT_LANGUAGES.filter(language => textDirection(language) === 'rtl')).toEqual(['ar'])
  expect(['ar-EG', 'he', 'AR'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl'])
  expect(['he', 'en-AR'].map(textDirection)).toEqual(['ltr', 'ltr'])
})
