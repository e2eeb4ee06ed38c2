import { describe, expect, test } from 'vitest'
import { decimalMarkOf, readNumber } from './number.ts'

describe('the decimal mark of a column', () => {
  test.each([
    // Both marks: the last one.
    [['1.234,5'], ',', ','],
    [['1,234.5'], ';', '.'],
    [['.5,25'], ';', ','],
    [[',5.25'], ';', '.'],
    // One mark, unless three digits follow it.
    [['1,5'], ',', ','],
    [['1.5'], ';', '.'],
    [['.5'], ';', '.'],
    [[',5'], ',', ','],
    [['1,2345'], ',', ','],
    [['1,5 €'], ',', ','],
    // A mark that occurs twice separates thousands.
    [['1.234.567'], ',', ','],
    [['1,234,567'], ';', '.'],
    // What is ambiguous or has no mark decides nothing.
    [['1.234', '12', '1,234'], ',', '.'],
    [['1.234', '12', '1,234'], ';', ','],
    [[], ';', ','],
    // The more frequent one, and the delimiter where they are as frequent.
    [['1.5', '2.5', '3,5'], ';', '.'],
    [['1.5', '2,5', '3,5'], ',', ','],
    [['1.5', '2,5'], ';', ','],
    [['1.5', '2,5'], ',', '.'],
  ])('of %j in a file with %s is %s', (values, delimiter, mark) => {
    expect(decimalMarkOf(values, delimiter)).toBe(mark)
  })
})

describe('with a decimal comma', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['+12.345,6', '12345.6'],
    ['-1234,5', '-1234.5'],
    ['-1.234', '-1234'],
    ['1 234,5 €', '1234.5'],
  ])('%s is %s', (text, value) => expect(readNumber(text, ',')).toBe(value))

  test.each(['1.5', '1234.567', '1.23,5', '12.3456', '1,2,3', 'x1,5', '1,5x', ''])(
    '%j is no number',
    text => expect(readNumber(text, ',')).toBeUndefined(),
  )
})

describe('with a decimal point', () => {
  test.each([
    ['1,234.56', '1234.56'],
    ['1,23,456.50', '123456.5'],
    ["1'234.5", '1234.5'],
    ['-1234.5', '-1234.5'],
  ])('%s is %s', (text, value) => expect(readNumber(text, '.')).toBe(value))

  test.each(['1,5', '12,34', '1.2.3', 'x1.5', '1.5x'])('%j is no number', text =>
    expect(readNumber(text, '.')).toBeUndefined(),
  )
})
