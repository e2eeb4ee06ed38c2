import { expect, test } from 'vitest'
import { localLabel } from './local-label.ts'

test('returns the country’s own term to a user with its language', () => {
  expect(localLabel('FR', 'Code postal', 'fr-FR')).toBe('Code postal')
  expect(localLabel('US', 'ZIP code', 'en-GB')).toBe('ZIP code')
})

test('returns nothing for another language', () => {
  expect(localLabel('FR', 'Code postal', 'en-GB')).toBeUndefined()
  expect(localLabel('PL', 'Województwo', 'ar-u-nu-latn')).toBeUndefined()
})

test('returns nothing for a term in two languages', () => {
  expect(localLabel('BE', 'Postcode / Code postal', 'nl')).toBeUndefined()
})

test('returns nothing where the country has no own term', () => {
  expect(localLabel('FR', undefined, 'fr')).toBeUndefined()
})
