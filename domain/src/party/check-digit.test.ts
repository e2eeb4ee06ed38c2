import { expect, test } from 'vitest'
import { isModulus10, modulus10 } from './check-digit.ts'

test.each([
  // ISO/IEC 7812-1, the card number of Wikipedia's article on the Luhn algorithm.
  ['1789372997', '4'],
  // https://github.com/barsoom/banktools-se, after Bankgirot's manual
  ['123', '0'],
  ['0', '0'],
])('the check digit of %s by modulus 10 is %s', (digits, check) => {
  expect(modulus10(digits)).toBe(check)
  expect(isModulus10(digits + check)).toBe(true)
})

test.each(['', '0', '17893729975', ' 1230', '1230 ', 'x1230'])('%j has no right one', text => {
  expect(isModulus10(text)).toBe(false)
})
