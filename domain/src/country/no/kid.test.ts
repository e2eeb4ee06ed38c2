import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFERENCE_SCHEMES } from './kid.ts'

const reference = (scheme: string, number: string, length?: number) =>
  REFERENCE_SCHEMES.find(({ key }) => key === scheme)?.reference(number, length)

test.each([
  // https://www.npmjs.com/package/norwegian-numbers and its tests; https://pypi.org/project/kid-util
  ['kid_mod10', '1234', 5, '12344'],
  ['kid_mod10', '2345678', 8, '23456783'],
  ['kid_mod10', '234567', 7, '2345676'],
  ['kid_mod11', '1234', 5, '12343'],
  ['kid_mod11', '2345678', 8, '23456788'],
  // https://help.monitorerp.com/NO-MONITOR_G5/en-us/Content/Topics/UserGuide/Using/InvoicingAccountsReceivable/KIDNumbers.htm
  ['kid_mod10', '60224', 6, '602243'],
  ['kid_mod10', '60224', 15, '000000000602243'],
  // https://github.com/kiowa/kid-number
  ['kid_mod11', '12955', 7, '0129550'],
] as const)('by %s the reference of %s with %i characters is %s', (scheme, number, length, kid) => {
  expect(reference(scheme, number, length)).toBe(kid)
})

// http://www.ollebukta.no, "KID nr på Fakturaene": the last character may be a hyphen.
test('ten by modulus 11 is a hyphen', () => {
  expect(reference('kid_mod11', 'INV-6', 6)).toBe('00006-')
})

test('a number without digits, or with more than the agreed length has room for, has none', () => {
  expect(reference('kid_mod10', 'DRAFT', 10)).toBeUndefined()
  expect(reference('kid_mod10', 'F2026-0042', 8)).toBeUndefined()
  expect(reference('kid_mod10', 'F2026-0042', 9)).toBe('202600425')
  expect(reference('kid_mod11', '1'.repeat(25), 25)).toBeUndefined()
})

test('another number has another reference, of the same length', () => {
  const digits = fc.stringMatching(/^[1-9]\d{3,11}$/)
  fc.assert(
    fc.property(digits, digits, fc.constantFrom('kid_mod10', 'kid_mod11'), (a, b, scheme) => {
      fc.pre(a !== b)
      const [first = '', second = ''] = [reference(scheme, a, 15), reference(scheme, b, 15)]
      expect([first.length, second.length]).toEqual([15, 15])
      expect(first).not.toBe(second)
    }),
    { numRuns: 300 },
  )
})
