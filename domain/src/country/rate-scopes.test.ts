import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { taxOnDay } from '../tax/rate-change.ts'
import { taxesOn } from '../tax/tax-of.ts'
import { decimal } from '../money/decimal.ts'
import { countryRules } from './rules.ts'
import { isScopeInForce, scopesOf, withScopes } from './rate-scopes.ts'

/** State, day, rate, what it is for that day, and what it was for before. */
const CASES = `
  AT 2026-07-01 4.9 basic_food -
  BE 2026-02-28 6 books,camping,dwellings,food,lodging -
  BE 2026-03-01 6 books,dwellings,food camping,lodging
  BE 2026-03-01 12 camping,lodging,restaurant -
  BG 2024-12-31 9 books,lodging,restaurant -
  BG 2025-01-01 9 books,lodging restaurant
  DE 2025-12-31 7 books,food,lodging -
  DE 2026-01-01 7 books,food,lodging,restaurant -
  EE 2024-12-31 9 books,lodging,press -
  EE 2025-02-01 9 books,press lodging
  EE 2025-02-01 13 lodging -
  FI 2026-01-01 13.5 books,food,lodging,restaurant -
  FI 2025-06-01 10 press books,lodging
  IE 2026-06-30 13.5 hairdressing,lodging,restaurant -
  IE 2026-07-01 13.5 lodging hairdressing,restaurant
  IE 2026-07-01 9 dwellings,hairdressing,press,restaurant -
  LT 2026-01-01 12 lodging,passengers -
  LV 2026-08-01 12 basic_food,lodging -
  LV 2027-07-01 12 lodging basic_food
  NL 2025-12-31 9 books,camping,food,lodging,restaurant -
  NL 2026-01-01 9 books,camping,food,restaurant lodging
  RO 2025-07-31 9 dwellings,food,lodging,restaurant -
  RO 2026-01-15 9 dwellings food,lodging,restaurant
  SE 2026-03-31 12 food,lodging,restaurant -
  SE 2026-04-01 12 lodging,restaurant food
  SE 2026-04-01 6 books,food -
  SE 2028-01-01 6 books food
  SK 2025-01-01 19 food -
`
  .trim()
  .split('\n')
  .map(row => row.trim().split(' '))

test.each(CASES)(
  '%s, %s: %s %% is for %s, no longer %s',
  (country = '', day = '', rate = '', now, ended) => {
    const on = localDate(day)
    const offered = taxesOn(countryRules(country).taxes, on)
    const tax = offered.find(each => each.category === 'S' && each.rate === rate)
    // A rate that lives on for one use is in force.
    if (!tax) throw new Error(`${rate} is not in force`)
    const scopes = scopesOf(country, tax)
    const keys = (of: typeof scopes) => [...new Set(of.map(({ key }) => key))].toSorted()
    const current = keys(scopes.filter(scope => isScopeInForce(scope, on)))
    const lapsed = keys(scopes.filter(({ until }) => until !== undefined && until < on))
    expect(current.join(',')).toBe(now)
    expect(lapsed.filter(key => !current.includes(key)).join(',') || '-').toBe(ended)
    const [named] = withScopes(country, [tax], on)
    for (const text of Object.values(named?.name ?? {})) expect(text).toMatch(/\(.+\)$/)
  },
)

test('after its last use a rate is not in force', () => {
  const rates = taxesOn(countryRules('RO').taxes, localDate('2026-08-01')).map(({ rate }) => rate)
  expect(rates).not.toContain('9')
})

test('the rate of a use on another day follows the use', () => {
  const on = (country: string, rate: string, from: string, to: string) =>
    taxOnDay(
      countryRules(country).taxes,
      { category: 'S', rate: decimal(rate) },
      { from: localDate(from), to: localDate(to) },
      country,
    )?.rate
  expect(on('EE', '13', '2025-02-01', '2024-12-01')).toBe('9')
  expect(on('FI', '14', '2025-12-01', '2026-01-15')).toBe('13.5')
  expect(on('LT', '12', '2026-02-01', '2025-12-01')).toBe('9')
  expect(on('BE', '6', '2026-02-01', '2026-03-15')).toBe('6')
})
