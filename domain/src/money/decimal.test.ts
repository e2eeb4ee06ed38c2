import { describe, expect, test } from 'vitest'
import {
  compare,
  decimal,
  divide,
  divideRounded,
  fromScaled,
  isWithin,
  magnitude,
  negate,
  parseDecimal,
  round,
  toFixed,
} from './decimal.ts'

describe('a decimal', () => {
  test.each([
    ['1', '1'],
    ['+1', '1'],
    ['-0', '0'],
    ['-0.0', '0'],
    ['007', '7'],
    ['0.50', '0.5'],
    ['.5', undefined],
    ['5.', '5'],
    ['1e3', undefined],
    ['', undefined],
    [' 1', undefined],
    ['1 ', undefined],
    ['1.2.3', undefined],
    ['--1', undefined],
  ])('%j is read as %j', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test('is refused by name', () => {
    expect(() => decimal('one')).toThrow('not a decimal: one')
  })

  test('is written with at least so many decimals', () => {
    expect(toFixed(decimal('12'), 2)).toBe('12.00')
    expect(toFixed(decimal('12'), 0)).toBe('12')
    expect(toFixed(decimal('0.5'), 2)).toBe('0.50')
    expect(toFixed(decimal('0.25'), 2)).toBe('0.25')
    expect(toFixed(decimal('-1.125'), 2)).toBe('-1.125')
  })

  test('comes from a coefficient and a scale of either sign', () => {
    expect(fromScaled({ coefficient: 12n, scale: -2 })).toBe('1200')
    expect(fromScaled({ coefficient: 12n, scale: 0 })).toBe('12')
    expect(fromScaled({ coefficient: -5n, scale: 3 })).toBe('-0.005')
    expect(fromScaled({ coefficient: 0n, scale: 2 })).toBe('0')
  })

  test('is divided to so many decimals, half away from zero', () => {
    expect(divide(decimal('1'), decimal('3'), 4)).toBe('0.3333')
    expect(divide(decimal('0.125'), decimal('1'), 2)).toBe('0.13')
    expect(divide(decimal('-0.125'), decimal('1'), 2)).toBe('-0.13')
    expect(divide(decimal('0.12345'), decimal('1'), 2)).toBe('0.12')
    expect(divide(decimal('7'), decimal('0.5'), 0)).toBe('14')
    expect(() => divide(decimal('1'), decimal('0'), 2)).toThrow('division by zero')
    expect(() => divideRounded(1n, 0n)).toThrow('division by zero')
  })

  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [0n, 7n, 0n],
    [0n, -7n, 0n],
    [4n, -4n, -1n],
    [1n, 3n, 0n],
  ])('%s divided by %s is %s rounded', (numerator, denominator, quotient) => {
    expect(divideRounded(numerator, denominator)).toBe(quotient)
  })

  test.each([
    ['1.02', true],
    ['0.98', true],
    ['1', true],
    ['1.021', false],
    ['0.979', false],
    ['-1', false],
  ])('%s differs from 1 by 0.02 at most: %s', (value, expected) => {
    expect(isWithin(decimal(value), decimal('1'), decimal('0.02'))).toBe(expected)
  })

  test('has a magnitude', () => {
    expect(['-2.5', '2.5', '0'].map(value => magnitude(decimal(value)))).toEqual([
      '2.5',
      '2.5',
      '0',
    ])
  })

  test('is rounded, negated and compared', () => {
    expect(round(decimal('2.345'), 2)).toBe('2.35')
    expect(round(decimal('2.3'), 2)).toBe('2.3')
    expect([negate(decimal('0')), negate(decimal('2')), negate(decimal('-2'))]).toEqual([
      '0',
      '-2',
      '2',
    ])
    expect(compare(decimal('1.0'), decimal('1'))).toBe(0)
    expect(compare(decimal('-1'), decimal('0.5'))).toBe(-1)
    expect(compare(decimal('0.5'), decimal('-1'))).toBe(1)
  })
})
