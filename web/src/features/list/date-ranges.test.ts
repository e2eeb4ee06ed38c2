import { localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { readyRanges } from './date-ranges.ts'

test.each([
  ['2026-11-23', 'this_month', '2026-11-01', '2026-11-30'],
  ['2026-01-31', 'last_month', '2025-12-01', '2025-12-31'],
  ['2026-11-23', 'this_quarter', '2026-10-01', '2026-12-31'],
  ['2026-03-31', 'last_quarter', '2025-10-01', '2025-12-31'],
  ['2024-02-29', 'this_month', '2024-02-01', '2024-02-29'],
  ['2026-05-05', 'this_year', '2026-01-01', '2026-12-31'],
  ['2026-05-05', 'last_year', '2025-01-01', '2025-12-31'],
] as const)('on %s, %s is from %s to %s', (today, range, from, to) =>
  expect(readyRanges(localDate(today))[range]).toEqual({ from, to }),
)
