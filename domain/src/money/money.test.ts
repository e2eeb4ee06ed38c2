import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, isCurrency } from './currencies.ts'
import { convert, exactMinor, toDecimal, toMinor, toText } from './currency.ts'
import {
  type Decimal,
  add,
  compare,
  decimal,
  divide,
  fromScaled,
  multiply,
  negate,
  parseDecimal,
  round,
  subtract,
  toFixed,
} from './decimal.ts'

const decimals: fc.Arbitrary<Decimal> = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }))
  .map(([coefficient, scale]) => fromScaled({ coefficient, scale }))

describe('a decimal', () => {
  test.each([
    ['12.50', '12.5'],
    ['-0', '0'],
    ['+007.10', '7.1'],
    ['.5', undefined],
    ['5.', '5'],
    ['1e3', undefined],
    ['1,5', undefined],
    ['', undefined],
    [' 1', undefined],
    ['١', undefined],
  ])('%s is read as %s', (text, value) => expect(parseDecimal(text)).toBe(value))

  test('obeys the laws of arithmetic: commutative, associative, with inverses', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(add(a, b)).toBe(add(b, a))
        expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)))
        expect(subtract(add(a, b), b)).toBe(a)
        expect(negate(negate(a))).toBe(a)
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
        expect(parseDecimal(a)).toBe(a)
        expect(parseDecimal(toFixed(a, 15))).toBe(a)
      }),
    )
  })

  test('is rounded half away from zero', () => {
    expect([
      round(decimal('2.5'), 0),
      round(decimal('-2.5'), 0),
      round(decimal('2.4999'), 0),
    ]).toEqual(['3', '-3', '2'])
    expect(divide(decimal('2'), decimal('3'), 4)).toBe('0.6667')
    expect(divide(decimal('1'), decimal('0.008'), 0)).toBe('125')
    expect(() => divide(decimal('1'), decimal('0'), 2)).toThrow(RangeError)
  })
})

describe('an amount', () => {
  test('is unchanged by a round trip through text in every currency', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(...CURRENCIES), (amount, currency) => {
        expect(toMinor(toDecimal(amount, currency), currency)).toBe(amount)
        expect(exactMinor(toText(amount, currency), currency)).toBe(amount)
      }),
    )
  })

  test('that does not fit the minor unit is not read', () => {
    expect(exactMinor('1.005', 'EUR')).toBeUndefined()
    expect(exactMinor('1.500', 'EUR')).toBe(150n)
    expect(exactMinor('1.5', 'JPY')).toBeUndefined()
    expect(exactMinor('abc', 'EUR')).toBeUndefined()
  })

  test('is converted once', () => {
    expect(convert(10_000n, 'EUR', 'JPY', decimal('161.237'))).toBe(16_124n)
    expect(convert(10_000n, 'JPY', 'KWD', decimal('0.00201'))).toBe(20_100n)
  })
})

test('currencies are known by code', () => {
  expect(CURRENCIES.length).toBeGreaterThan(150)
  expect(isCurrency('EUR') && isCurrency('XCG') && !isCurrency('HRK') && !isCurrency('eur')).toBe(
    true,
  )
  for (const code of CURRENCIES) expect(code).toMatch(/^[A-Z]{3}$/)
})
