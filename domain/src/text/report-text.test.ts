import { expect, test } from 'vitest'
import { reportTextIn } from './report-text.ts'
import { TEXT_LANGUAGES } from './text-language.ts'

test('reports have their words in every language, and in English for others', () => {
  expect(reportTextIn('en').titles.vat).toBe('Tax by category and rate')
  expect(reportTextIn('sv')).toBe(reportTextIn('en'))
  expect(reportTextIn('de-AT')).toBe(reportTextIn('de'))
  const texts = TEXT_LANGUAGES.map(reportTextIn)
  expect(new Set(texts).size).toBe(TEXT_LANGUAGES.length)
  for (const text of texts) expect(Object.keys(text)).toEqual(Object.keys(reportTextIn('en')))
})
