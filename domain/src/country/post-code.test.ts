import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { normalisePostCode } from './post-code.ts'
import { countryRules } from './rules.ts'

test.each([
  ['PL', '00950', '00-950'],
  ['PL', '00 950', '00-950'],
  ['PL', 'PL-00-950', '00-950'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012AB', '1012 AB'],
  ['GB', 'ec1a1bb', 'EC1A 1BB'],
  ['GB', 'M11AE', 'M1 1AE'],
  ['CA', 'h2y1c6', 'H2Y 1C6'],
  ['DE', 'D-10115', '10115'],
  ['FR', ' 75 011 ', '75011'],
  ['CH', 'CH-8001', '8001'],
  ['IN', '400 001', '400001'],
  ['US', '94107', '94107'],
])('in %s, %s is written %s', (country, typed, written) => {
  expect(normalisePostCode(typed, country)).toBe(written)
})

test.each([
  ['PL', '0950'],
  ['DE', 'X-1'],
  ['US', '94107-1234'],
  ['FR', ''],
  // The rules of Japan are not known: nothing is changed.
  ['JP', '100-8111'],
])('in %s, %s stays as it is', (country, typed) => {
  expect(normalisePostCode(typed, country)).toBe(typed)
})

test('what a country gives as its example stays as it is', () => {
  for (const { code } of COUNTRIES) {
    const example = countryRules(code).address.postCode?.example
    if (example !== undefined) expect(normalisePostCode(example, code)).toBe(example)
  }
})
