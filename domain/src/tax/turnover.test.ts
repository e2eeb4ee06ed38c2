import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { periodsOf, turnoverState } from './turnover.ts'

const sums = (thisPeriod: bigint, document = 0n, lastPeriod = 0n, isIncluded = false) => ({
  limit: 2_500_000n,
  thisPeriod,
  lastPeriod,
  document,
  isIncluded,
})

test.each([
  [sums(0n), 'below'],
  [sums(1_999_999n), 'below'],
  [sums(2_000_000n), 'near'],
  [sums(1_900_000n, 100_000n), 'near'],
  [sums(2_500_000n), 'near'],
  [sums(2_400_000n, 100_001n), 'crossing'],
  [sums(2_500_001n), 'over'],
  [sums(0n, 0n, 2_500_001n), 'over'],
  [sums(0n, 0n, 2_500_000n), 'below'],
  [sums(2_500_000n, 0n, 0n, true), 'over'],
  [sums(2_400_000n, 100_000n, 0n, true), 'crossing'],
  [sums(-100n), 'below'],
])('%o is %s', (turnover, state) => {
  expect(turnoverState(turnover)).toBe(state)
})

test('more is never further below, and 80 % are always said before the limit is passed', () => {
  const order = ['below', 'near', 'crossing', 'over']
  fc.assert(
    fc.property(
      fc.bigInt(0n, 3_000_000n),
      fc.bigInt(0n, 3_000_000n),
      fc.bigInt(0n, 1_000_000n),
      fc.boolean(),
      (counted, last, document, isIncluded) => {
        const at = (more: bigint) =>
          order.indexOf(turnoverState(sums(counted, document + more, last, isIncluded)))
        expect(at(1n)).toBeGreaterThanOrEqual(at(0n))
        const state = turnoverState(sums(counted, 0n, 0n, isIncluded))
        if (counted < 2_000_000n) expect(state).toBe('below')
        else expect(state).not.toBe('below')
      },
    ),
  )
})

test.each([
  ['year', '2026-11-29', '2026-01-01', '2025-01-01'],
  ['year', '2026-01-01', '2026-01-01', '2025-01-01'],
  ['twelve_months', '2026-11-29', '2025-12-01', undefined],
  ['twelve_months', '2026-01-31', '2025-02-01', undefined],
  ['april_to_march', '2026-03-31', '2025-04-01', undefined],
  ['april_to_march', '2026-04-01', '2026-04-01', undefined],
] as const)('%s on %s begins %s', (period, day, from, before) => {
  expect(periodsOf(period, localDate(day))).toEqual({ from, before })
})
