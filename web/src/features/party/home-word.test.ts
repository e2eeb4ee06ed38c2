import { expect, test } from 'vitest'
import { homeWord } from './home-word.ts'

test('who speaks the country’s language reads its own word', () => {
  expect(homeWord('FR', 'Code postal', 'fr-FR')).toBe('Code postal')
  expect(homeWord('US', 'ZIP code', 'en-GB')).toBe('ZIP code')
})

test('others read the word of their language', () => {
  expect(homeWord('FR', 'Code postal', 'en-GB')).toBeUndefined()
  expect(homeWord('PL', 'Województwo', 'ar-u-nu-latn')).toBeUndefined()
})

test('a word in two languages at once is for nobody', () => {
  expect(homeWord('BE', 'Postcode / Code postal', 'nl')).toBeUndefined()
})
