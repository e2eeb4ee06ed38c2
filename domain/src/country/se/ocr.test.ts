import { expect, test } from 'vitest'
import { agreementFault } from '../reference-scheme.ts'
import { REFERENCE_SCHEMES } from './ocr.ts'

const reference = (scheme: string, number: string, length?: number) =>
  REFERENCE_SCHEMES.find(({ key }) => key === scheme)?.reference(number, length)

test.each([
  // https://github.com/barsoom/banktools-se, after Bankgirot's manual, 5.2
  ['ocr', '123', undefined, '1230'],
  ['ocr_length', '123', undefined, '12351'],
  // The tests of https://www.npmjs.com/package/ocrgenerator
  ['ocr_length', '2019121', undefined, '201912193'],
  ['ocr_length', '2019121', 13, '0000201912136'],
  ['ocr_length', '2019-12-07200', undefined, '2019120720030'],
] as const)('by %s the reference of %s with %s characters is %s', (scheme, number, length, ocr) => {
  expect(reference(scheme, number, length)).toBe(ocr)
})

// https://cogwork.se/handledning/ekonomi/bankkoppling/ocr/: of a length of two digits the last one.
test('the length digit of twelve characters is 2', () => {
  expect(reference('ocr_length', '1234567890')?.at(-2)).toBe('2')
})

test('a reference has 25 characters at most', () => {
  expect(reference('ocr', '1'.repeat(24))).toHaveLength(25)
  expect(reference('ocr', '1'.repeat(25))).toBeUndefined()
  expect(reference('ocr_length', '1'.repeat(23))).toHaveLength(25)
  expect(reference('ocr_length', '1'.repeat(24))).toBeUndefined()
  expect(reference('ocr', 'DRAFT')).toBeUndefined()
  expect(reference('ocr', '1234', 4)).toBeUndefined()
})

test.each([
  // Numbers that Bankgirot and banktools-se publish.
  ['1609908', undefined],
  ['54029681', undefined],
  ['9020033', undefined],
  ['1609909', 'payee'],
  ['160990', 'payee'],
  // Nine digits, of which the last one is right.
  ['160990800', 'payee'],
  ['', 'payee'],
])('with the Bankgiro number %j the field that is wrong is %s', (payee, fault) => {
  expect(agreementFault(REFERENCE_SCHEMES, { scheme: 'ocr', payee })).toBe(fault)
})

test('a Bankgiro number is written with four digits after the hyphen', () => {
  const print = REFERENCE_SCHEMES[0]?.payee?.print
  expect([print?.('1609908'), print?.('54029681')]).toEqual(['160-9908', '5402-9681'])
})

test.each([
  [{ scheme: 'kid_mod10', length: 10 }, 'scheme'],
  [{ scheme: 'ocr', payee: '1609908', length: 26 }, 'length'],
  [{ scheme: 'ocr', payee: '1609908', length: 1 }, 'length'],
  [{ scheme: 'ocr', payee: '1609908', length: 25 }, undefined],
])('the agreement %o is wrong in: %s', (agreement, fault) => {
  expect(agreementFault(REFERENCE_SCHEMES, agreement)).toBe(fault)
})
