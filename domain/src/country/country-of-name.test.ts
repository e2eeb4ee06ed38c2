import { expect, test } from 'vitest'
import { countryOfName } from './country-of-name.ts'

test.each([
  ['Poland', 'PL'],
  [' polska ', 'PL'],
  ['POLOGNE', 'PL'],
  ['États-Unis', 'US'],
  ['etats  - unis', 'US'],
  ['U.S.A.', 'US'],
  ['U.K', 'GB'],
  ['Holland', 'NL'],
  ['भारत', 'IN'],
  ['Niemandsland', undefined],
])('%j is the country %s', (name, country) => {
  expect(countryOfName(name)).toBe(country)
})
