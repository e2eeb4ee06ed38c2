import { expect, test } from 'vitest'
import {
  isAustralianBusiness,
  isBelgianEnterprise,
  isGln,
  isGreekTin,
  isLuhn,
  isNorwegianOrganisation,
} from './check-digits.ts'

test.each([
  ['a Norwegian number whose sum leaves no rest, so that its check digit is 0', '100000040', true],
  ['the same with another digit', '100000041', false],
  ['a Norwegian number', '988077917', true],
  ['a Norwegian number of eight digits', '98807791', false],
])('%s', (_, id, valid) => {
  expect(isNorwegianOrganisation(id)).toBe(valid)
})

test.each([
  ['a GLN of 13 digits', '7300010000001', true],
  ['one of 14 digits', '07300010000001', true],
  [
    'an identifier of 18 digits, as SSCC has them: only the check digit counts',
    '000000000073000100000',
    false,
  ],
  ['an SSCC', '340123450000000000', true],
  ['one with a letter', '73000100000A1', false],
])('%s', (_, id, valid) => {
  expect(isGln(id)).toBe(valid)
})

test.each([
  ['51824753556', true],
  ['51824753557', false],
  ['5182475355', false],
])('an Australian business number: %s', (id, valid) => {
  expect(isAustralianBusiness(id)).toBe(valid)
})

test.each([
  ['094259216', true],
  ['094259217', false],
])('a Greek tax number: %s', (id, valid) => {
  expect(isGreekTin(id)).toBe(valid)
})

test.each([
  ['0202239951', true],
  ['0202239952', false],
  ['202239951', false],
])('a Belgian enterprise number: %s', (id, valid) => {
  expect(isBelgianEnterprise(id)).toBe(valid)
})

test.each([
  ['303265045', true],
  ['303265046', false],
  ['73282932000074', true],
  ['18', true],
  ['91', true],
  ['59', true],
  ['0', true],
  ['5', false],
])('a number with Luhn’s check digit: %s', (id, valid) => {
  expect(isLuhn(id)).toBe(valid)
})

test.each([
  [isGln, '7300010000001'],
  [isBelgianEnterprise, '0202239951'],
  [isNorwegianOrganisation, '988077917'],
  [isAustralianBusiness, '51824753556'],
  [isGreekTin, '094259216'],
  [isLuhn, '303265045'],
])('%o takes digits alone', (isValid, id) => {
  expect(isValid(id)).toBe(true)
  for (const text of ['', ' ', `${id} `, ` ${id}`, `x${id}`, `${id}x`, `0x${id}`, `${id}.0`])
    expect([text, isValid(text)]).toEqual([text, false])
})
