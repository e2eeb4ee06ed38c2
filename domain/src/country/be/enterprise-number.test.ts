import { expect, test } from 'vitest'
import { belgianEnterpriseNumber } from './enterprise-number.ts'

test.each([
  ['0202239951', '0202239951'],
  ['202239951', '0202239951'],
  ['O202239951', 'wrong_format'],
  ['0202239951X', 'wrong_format'],
  ['2202239951', 'wrong_format'],
  ['02022399511', 'wrong_length'],
  ['20223995', 'wrong_length'],
  ['0202239952', 'wrong_checksum'],
])('the Belgian number %s gives %s', (typed, expected) => {
  const result = belgianEnterpriseNumber(typed)
  expect(result.ok ? result.value : result.refusal).toBe(expected)
})
