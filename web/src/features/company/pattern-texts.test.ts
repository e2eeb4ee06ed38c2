import { localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { SERVER_MESSAGE, refused } from '../../testing/refused.ts'
import { exampleOf, patternErrorMessage, seriesRefusalMessage } from './pattern-texts.ts'

test('the example is the number of the sequence on that day; an invalid pattern has none', () => {
  const day = localDate('2026-03-05')
  expect(exampleOf('F{YYYY}-{MM}-{seq:3}', 'FR', 7, day)).toBe('F2026-03-007')
  expect(exampleOf('F{YYYY}', 'FR', 7, day)).toBeUndefined()
})

test.each([
  ['F{seq:4}', 'FR', undefined],
  ['F{QQ}{seq}', 'FR', '{QQ} is not valid here.'],
  ['F{YYYY}', 'FR', 'The running number is missing: add {seq:4}.'],
  ['{seq}{seq}', 'FR', 'The running number may appear there only once.'],
  ['{MM}-{seq}', 'FR', 'With the month, the year is needed too, or next year’s numbers repeat.'],
  // Rule 46(b) of the Indian CGST Rules: at most 16 characters, of a small alphabet.
  ['INVOICE/{YYYY}/{seq:8}', 'IN', 'Numbers may have at most 16 characters in your country.'],
  ['F#{seq}', 'IN', '“#” is not allowed in invoice numbers in your country.'],
])('%s in %s: %s', (pattern, country, expected) => {
  expect(patternErrorMessage(pattern, country)).toBe(expected)
})

test.each([
  ['pattern_invalid', 'This pattern is not right.'],
  ['pattern_taken', 'Another series produces the same numbers. Change one of the patterns.'],
  [
    'series_used',
    'Numbers of this series are already in use, so its next number cannot be changed.',
  ],
])('the refusal %s has a message', (code, expected) => {
  expect(seriesRefusalMessage(refused(code))).toBe(expected)
})

test('another refusal has the general message', () => {
  expect(seriesRefusalMessage(refused('unheard_of'))).toContain(SERVER_MESSAGE)
})
