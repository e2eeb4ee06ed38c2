import { THRESHOLD_OUTCOMES } from '@bordereau/domain/country/thresholds'
import { expect, test } from 'vitest'
import { type CountedThreshold, outcomeText, reachedThreshold, stateOf } from './turnover.ts'

const threshold = (key: string, limit: string, thisPeriod: string): CountedThreshold => ({
  key,
  currency: 'EUR',
  limit,
  isIncluded: false,
  of: 'all',
  where: 'home',
  from: '2026-01-01' as CountedThreshold['from'],
  thisPeriod,
  lastPeriod: '0.00',
  outcome: 'next_year',
  law: '§ 19',
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__19.html',
})

test('of several thresholds the highest that is passed is said, else the lowest that is near', () => {
  const both = (sold: string) => [
    threshold('low', '25000.00', sold),
    threshold('high', '100000.00', sold),
  ]
  const said = (sold: string, document = 0n) => {
    const found = reachedThreshold(both(sold), () => document)
    return found && `${found.threshold.key} ${found.state}`
  }
  expect(said('19999.99')).toBeUndefined()
  expect(said('20000.00')).toBe('low near')
  expect(said('24000.00', 100_001n)).toBe('low crossing')
  expect(said('30000.00')).toBe('low over')
  expect(said('90000.00')).toBe('low over')
  expect(said('90000.00', 1_000_001n)).toBe('high crossing')
  expect(said('100000.01')).toBe('high over')
})

test('each outcome has words, and a yen has no decimals', () => {
  expect(new Set(THRESHOLD_OUTCOMES.map(outcomeText)).size).toBe(THRESHOLD_OUTCOMES.length)
  expect(stateOf({ ...threshold('hu', '20000000.00', '16000000.00'), currency: 'HUF' })).toBe(
    'near',
  )
})
