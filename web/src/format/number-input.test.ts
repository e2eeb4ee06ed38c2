import { decimal, multiply, parseDecimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { evaluate, isSum, readNumber } from './number-input.ts'

test.each([
  ['3*120+15%', '414'],
  ['100-10%', '90'],
  ['0.1+0.2', '0.3'],
  ['(2+3)×1.5', '7.5'],
  ['2x3', '6'],
  ['10/4', '2.5'],
  ['1/3', '0.3333333333'],
  ['200*19%', '38'],
  ['-5+8', '3'],
  ['2*-3', '-6'],
  ['  7 ', '7'],
  ['1,234.50', '1234.5'],
  ['1 234.50', '1234.5'],
  ["1'234", '1234'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['12 - 5', '7'],
  ['12−5', '7'],
  ['12,34,567.89', '1234567.89'],
  ['8,5', '8.5'],
  ['1,234', '1234'],
  ['0,234', '0.234'],
  ['1234,567', '1234.567'],
  ['1,234,567', '1234567'],
  ['.55', '0.55'],
  ['+5', '5'],
  ['1*1.234%', '0.01234'],
  ['9'.repeat(30), '9'.repeat(30)],
  [`${'1+'.repeat(49)}11`, '60'],
])('with a decimal point, %s is %s', (text, value) => {
  expect(evaluate(text, '.')).toBe(value)
})

test.each([
  ['١٢٬٣٤٥٫٦', '12345.6'],
  ['۱۲۳', '123'],
  ['१२*२', '24'],
])('with the digits of other keyboards, %s is %s', (text, value) => {
  expect(evaluate(text, ',')).toBe(value)
  expect(evaluate(text, '.')).toBe(value)
})

test.each([
  ['12,50', '12.5'],
  ['1.234,50', '1234.5'],
  ['1.234', '1234'],
  ['12.5', '12.5'],
  ['0.125', '0.125'],
  ['1,234', '1.234'],
  ['3*1,5+10%', '4.95'],
  ['1 234,5', '1234.5'],
])('with a decimal comma, %s is %s', (text, value) => {
  expect(evaluate(text, ',')).toBe(value)
})

test.each([
  '',
  'abc',
  '1,2,3',
  '1..2',
  '1.2.3',
  '3*',
  '*3',
  '(1+2',
  '1+2)',
  '1/0',
  '15%',
  '5%%',
  '12 €',
  '1e5',
  '--',
  '%%',
  '1,2345,678',
  '123,45,678',
  '12,3,45,678',
  '1,23,4,567',
  `${'1+'.repeat(50)}1`,
  '1,23.456,7',
  '9'.repeat(31),
])('%j is no number', text => {
  expect(evaluate(text, '.')).toBeUndefined()
})

it('reads every decimal it can show, with either mark', () => {
  const decimals = fc
    .tuple(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, fraction]) => decimal(`${whole}.${String(fraction).padStart(4, '0')}`))
  fc.assert(
    fc.property(decimals, value => {
      expect(evaluate(value, '.')).toBe(value)
      expect(evaluate(value.replace('.', ','), ',')).toBe(value)
    }),
  )
})

it('agrees with exact arithmetic on sums of products', () => {
  const number = fc.integer({ min: 0, max: 9999 })
  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      const expected = BigInt(a) * BigInt(b) + BigInt(c) - BigInt(d)
      expect(evaluate(`${a}*${b}+${c}-${d}`, '.')).toBe(parseDecimal(String(expected)))
    }),
  )
})

it('takes a percentage of the value before it, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (n, p) => {
      const factor = decimal(`1.${String(p).padStart(2, '0')}`)
      expect(evaluate(`${n}+${p}%`, '.')).toBe(multiply(decimal(n), factor))
    }),
  )
})

it('never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/%() x') }), text => {
      const value = evaluate(text, '.')
      expect(value === undefined || parseDecimal(value) === value).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

describe('isSum', () => {
  test.each([
    ['3*4', true],
    ['15%', true],
    ['-5', false],
    ['7-5', true],
    ['7 - 5', true],
    ['1 234,50', false],
  ])('%s: %s', (text, sum) => expect(isSum(text)).toBe(sum))
})

it('reads no number where group marks are misplaced', () => {
  expect(readNumber('1,23,45', '.')).toBeUndefined()
  expect(readNumber('12,3456.7', '.')).toBeUndefined()
})

it('reads no sign: a sum takes it', () => {
  expect(readNumber('-5', '.')).toBeUndefined()
})
