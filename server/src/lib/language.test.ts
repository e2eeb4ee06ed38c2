import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  ['fr', 'fr'],
  ['fr-CA,en;q=0.8', 'fr'],
  ['en;q=0.5, DE-at;q=0.9', 'de'],
  ['en;q=0.5,de;q=0.5', 'en'],
  ['it;q=0, es;q=0.1', 'es'],
  ['*;q=0.9, pl;q=0.1', 'pl'],
  ['fil', 'fil'],
  ['x, abcd, 12, en-GB', 'en'],
  ['hi; q=0.3 , ar ; level=1 ; q=0.7', 'hi'],
  ['fr;level=1;q=0.2,de;q=0.3', 'de'],
  ['', 'en'],
  ['*', 'en'],
])('of %j the first language is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
