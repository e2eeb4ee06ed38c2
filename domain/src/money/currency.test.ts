import { expect, test } from 'vitest'
import { convert, exactMinor, isTooLarge, toDecimal, toMinor, toText } from './currency.ts'
import { decimal } from './decimal.ts'

test.each([
  [10n ** 15n, false],
  [10n ** 15n + 1n, true],
  [-(10n ** 15n), false],
  [-(10n ** 15n) - 1n, true],
  [0n, false],
])('an amount of %s minor units is too large: %s', (amount, expected) => {
  expect(isTooLarge(amount)).toBe(expected)
})

test.each([
  [0n, 'EUR', '0.00'],
  [5n, 'EUR', '0.05'],
  [-5n, 'EUR', '-0.05'],
  [1_234n, 'EUR', '12.34'],
  [-1_234n, 'JPY', '-1234'],
  [1_234n, 'KWD', '1.234'],
  [1n, 'KWD', '0.001'],
])('%s in minor units of %s is %s', (amount, currency, text) => {
  expect(toText(amount, currency)).toBe(text)
})

test.each([
  ['1.5', 'EUR', 150n],
  ['1.50000', 'EUR', 150n],
  ['-1.05', 'EUR', -105n],
  ['1.005', 'EUR', undefined],
  ['1.005', 'KWD', 1_005n],
  ['1.0', 'JPY', 1n],
  ['1.5', 'JPY', undefined],
  ['1.', 'EUR', undefined],
  ['+1', 'EUR', undefined],
  [' 1', 'EUR', undefined],
  ['1 ', 'EUR', undefined],
  ['', 'EUR', undefined],
])('%j in %s is exactly %s minor units', (text, currency, amount) => {
  expect(exactMinor(text, currency)).toBe(amount)
})

test('amounts are rounded to the decimals of their currency', () => {
  expect(toMinor(decimal('1.005'), 'EUR')).toBe(101n)
  expect(toDecimal(-150n, 'EUR')).toBe('-1.5')
  expect(convert(1_000n, 'EUR', 'JPY', decimal('162.37'))).toBe(1_624n)
  expect(convert(1_000n, 'JPY', 'EUR', decimal('0.00616'))).toBe(616n)
})
