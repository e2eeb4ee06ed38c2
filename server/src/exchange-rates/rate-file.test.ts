import { countryRules } from '@bordereau/domain/country/rules'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { lawfulRate } from '@bordereau/domain/exchange/lawful-rate'
import { expect, test } from 'vitest'
import { readRateFile } from './rate-file.ts'
import {
  BAZG_FILE,
  DAYS,
  ECB_DAYS,
  ECB_FILE,
  HMRC_FILE,
  LOST_NBP_DAY,
  NBP_DAYS,
  NBP_FILE,
  rateOn,
} from './testing/rate-files.ts'

/** The seller's rule, which must exist. */
function ruleOf(country: string) {
  const { taxCurrency } = countryRules(country)
  if (!taxCurrency) throw new Error(`${country} has no rule`)
  return taxCurrency
}

/** The newest of the days before or on the day, by walking back one day at a time. */
function latest(days: readonly LocalDate[], day: LocalDate): LocalDate {
  return days.includes(day) ? day : latest(days, addDays(day, -1))
}

test('all rates of a file are read; currencies that no longer exist are left out', () => {
  const ecb = readRateFile('ecb', ECB_FILE)
  expect(ecb).toHaveLength(ECB_DAYS.length * 2)
  expect(ecb[0]).toEqual({ source: 'ecb', currency: 'USD', day: '2025-11-03', rate: '1.0502' })
  expect(readRateFile('nbp', NBP_FILE)).toHaveLength(NBP_DAYS.length * 2)
  expect(readRateFile('hmrc', HMRC_FILE)).toEqual([
    { source: 'hmrc', currency: 'EUR', day: '2026-11-01', rate: '1.15' },
    { source: 'hmrc', currency: 'USD', day: '2026-11-01', rate: '1.6' },
  ])
  expect(readRateFile('bazg', BAZG_FILE)).toEqual([
    { source: 'bazg', currency: 'EUR', day: '2026-11-20', rate: '0.94563' },
    { source: 'bazg', currency: 'EUR', day: '2026-11-21', rate: '0.94563' },
    { source: 'bazg', currency: 'JPY', day: '2026-11-20', rate: '0.005321' },
    { source: 'bazg', currency: 'JPY', day: '2026-11-21', rate: '0.005321' },
  ])
})

test('a Polish seller has on each of 400 days the rate of the working day before', () => {
  const published = readRateFile('nbp', NBP_FILE)
  for (const chargeable of DAYS.slice(3)) {
    const day = latest(NBP_DAYS, addDays(chargeable, -1))
    expect([
      chargeable,
      lawfulRate(ruleOf('PL'), { from: 'EUR', to: 'PLN', chargeable }, published),
    ]).toEqual([chargeable, { source: 'nbp', day, rate: trimmed(rateOn(day, 4.25)) }])
  }
  // The day after the lost table takes the one before it.
  const after = addDays(LOST_NBP_DAY, 1)
  const found = lawfulRate(ruleOf('PL'), { from: 'EUR', to: 'PLN', chargeable: after }, published)
  expect(found?.day).toBe(addDays(LOST_NBP_DAY, -1))
})

test('a French seller has on each of 400 days the last rate of the European Central Bank', () => {
  const published = readRateFile('ecb', ECB_FILE)
  for (const chargeable of DAYS.slice(2)) {
    const day = latest(ECB_DAYS, chargeable)
    const found = lawfulRate(ruleOf('FR'), { from: 'USD', to: 'EUR', chargeable }, published)
    expect([chargeable, found?.day]).toEqual([chargeable, day])
    expect(Math.abs(Number(found?.rate) * Number(rateOn(day, 1.05)) - 1)).toBeLessThan(1e-11)
  }
})

test.each([
  ['ecb', '<Envelope><Cube>', 'is not XML'],
  ['ecb', '<Envelope/>', 'has no rate'],
  ['ecb', ECB_FILE.replace("rate='1.0502'", "rate='n/a'"), '“n/a” is not a rate'],
  ['ecb', ECB_FILE.replace("rate='1.0502'", "rate='0'"), '“0” is not a rate'],
  ['ecb', ECB_FILE.replace("time='2025-11-03'", "time='2025-11-31'"), 'is not a day'],
  ['ecb', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${ECB_FILE.slice(39)}`, 'document type declaration'],
  ['nbp', ECB_FILE, 'is not JSON'],
  ['nbp', NBP_FILE.replaceAll('"table":"A"', '"table":"C"'), 'is not table A'],
  ['hmrc', HMRC_FILE.replace(' Period="01/Nov/2026 to 30/Nov/2026"', ''), 'for which month'],
  ['bazg', BAZG_FILE.replace('20.11.2026,21.11.2026', ''), 'is not a day'],
  ['bazg', BAZG_FILE.replace('100 JPY', 'JPY'), 'is not a rate'],
] as const)('a damaged file of %s is refused: %#', (source, file, reason) => {
  expect(() => readRateFile(source, file)).toThrow(reason)
})

function trimmed(rate: string): string {
  return rate.replace(/0+$/, '')
}
