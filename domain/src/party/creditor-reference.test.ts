import { expect, test } from 'vitest'
import { creditorReference, parseCreditorReference } from './creditor-reference.ts'

/* RF18 5390 0754 7034 is the example of ISO 11649. */
test.each([
  ['539007547034', 'RF18539007547034'],
  ['f-2026/0042', 'RF69F20260042'],
  // The last 21 characters of a longer number.
  ['X123456789012345678901', 'RF40123456789012345678901'],
])('the number %s has the reference %s', (number, reference) => {
  expect(creditorReference(number)).toBe(reference)
  expect(parseCreditorReference(reference)).toBe(reference)
})

test('check digits are two, also below ten', () => {
  const references = Array.from({ length: 200 }, (_, i) => creditorReference(`F${i}`) ?? '')
  expect(references.some(reference => reference.startsWith('RF0'))).toBe(true)
  for (const reference of references) expect(parseCreditorReference(reference)).toBe(reference)
})

test('a reference is read in groups and small letters, and nothing else is one', () => {
  expect(parseCreditorReference(' rf18 5390 0754 7034 ')).toBe('RF18539007547034')
  for (const other of ['RF19539007547034', 'XRF18539007547034', 'RF18', 'RF18539007547034-', ''])
    expect(parseCreditorReference(other)).toBeUndefined()
  expect(creditorReference('–')).toBeUndefined()
  // Check digits alone make none: an IBAN has such too, and 22 characters are too many.
  for (const checked of ['FR7630006000011234567890189', 'RF191234567890123456789012'])
    expect(parseCreditorReference(checked)).toBeUndefined()
})
