import { expect, test } from 'vitest'
import { nameInSentence, taxNameIn } from './tax-name.ts'

test.each([
  ['US', 'en', 'sales tax'],
  ['FR', 'en', 'VAT'],
  ['IN', 'en', 'GST'],
  ['FR', 'fr', 'TVA'],
  ['US', 'fr', 'taxe de vente'],
  ['DE', 'de', 'USt.'],
  ['US', 'de', 'Sales Tax'],
])('the tax of %s within a sentence in %s: %s', (country, language, expected) => {
  expect(nameInSentence(taxNameIn(country, language), language)).toBe(expected)
})

test.each([
  // A word that is not written as one begins with no capital.
  ['GST/Hst', 'en', 'GST/Hst'],
  ['Sales Tax', 'de-AT', 'Sales Tax'],
  // Not German, although it ends so.
  ['Sales tax', 'en-de', 'sales tax'],
])('%s within a sentence in %s is %s', (name, language, expected) => {
  expect(nameInSentence(name, language)).toBe(expected)
})
