import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { retainedUntil } from './retention.ts'
import { countryRules } from './rules.ts'

test.each([
  // § 14b (1) UStG, since 2025: eight years after the calendar year in which it was issued.
  ['DE', '2026-11-22', '2034-12-31'],
  ['DE', '2026-01-01', '2034-12-31'],
  // Code de commerce L. 123-22, Codice civile 2220, Art. 958f OR, art. 60 CTVA: ten years after the year.
  ['FR', '2026-11-22', '2036-12-31'],
  ['FR', '2026-12-31', '2036-12-31'],
  ['IT', '2026-11-22', '2036-12-31'],
  ['CH', '2026-11-22', '2036-12-31'],
  ['BE', '2026-11-22', '2036-12-31'],
  ['ES', '2026-11-22', '2032-12-31'],
  ['NL', '2026-11-22', '2033-12-31'],
  // Ordynacja podatkowa art. 70: five years after the year in which the tax was to be paid, on the 25th of the next month.
  ['PL', '2026-11-30', '2031-12-31'],
  ['PL', '2026-12-01', '2032-12-31'],
  // VAT Notice 700/21: six years.
  ['GB', '2026-11-22', '2032-11-22'],
  // CGST Act s. 36: 72 months from the annual return of 2026-27, due on 31 December 2027.
  ['IN', '2026-11-22', '2033-12-31'],
  ['IN', '2027-03-31', '2033-12-31'],
  ['IN', '2027-04-01', '2034-12-31'],
])('a document of %s of %s is kept until %s', (country, issued, until) => {
  const { retention } = countryRules(country)
  expect(retention && retainedUntil(retention, localDate(issued))).toBe(until)
  expect(URL.canParse(retention?.source ?? '')).toBe(true)
})

test('nothing is said where no law is known', () => {
  expect(countryRules('US').retention).toBeUndefined()
})
