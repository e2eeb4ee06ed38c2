import { expect, test } from 'vitest'
import { parseCreditorReference } from '../../party/creditor-reference.ts'
import { finnishCreditorReference, finnishReference } from './reference.ts'

test.each([
  // https://knowledge.xmldation.com/finnish-reference-number, after Finance Finland
  ['123456', '1234561'],
  // https://johannwalder.com/blog/2014/04/25/how-to-generate-a-reference-number-for-the-finnish-banking-system/
  ['12345', '123453'],
  // https://docs.juston.com/en/jo_admin_setup_fin/
  ['123456712345678', '1234567123456784'],
  ['INV-0123456', '1234561'],
] as const)('the Finnish reference number of %s is %s', (number, reference) => {
  expect(finnishReference(number)).toBe(reference)
})

test('a number with fewer than three digits, or more than nineteen, has none', () => {
  expect(finnishReference('A-12')).toBeUndefined()
  expect(finnishReference('1'.repeat(20))).toBeUndefined()
  expect(finnishCreditorReference('A-12')).toBeUndefined()
})

// Of the tests of vkomulai/finnish-bank-utils.
test.each([
  ['123456', 'RF341234561'],
  ['151189065', 'RF601511890656'],
])('in its international form %s has the check digits of ISO 11649: %s', (number, reference) => {
  expect(finnishCreditorReference(number)).toBe(reference)
  expect(parseCreditorReference(reference)).toBe(reference)
})
