import { expect, test } from 'vitest'
import { amountText } from './amount.ts'

test.each([
  [1230n, 'EUR', '12.30'],
  [1230n, 'JPY', '1230'],
  [1230n, 'KWD', '1.23'],
  [1200n, 'KWD', '1.20'],
  [1000n, 'KWD', '1.00'],
  [-1230n, 'KWD', '-1.23'],
  // The rules report it (BR-DEC-*).
  [1234n, 'KWD', '1.234'],
  [10_230_450n, 'KWD', '10230.45'],
])('%d minor units of %s are %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text)
})
