import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T09:59:40Z', 'now'],
  ['2026-11-20T10:00:30Z', 'now'],
  ['2026-11-20T09:58:10Z', '1 minute ago'],
  ['2026-11-20T09:59:00Z', '1 minute ago'],
  ['2026-11-20T07:10:00Z', '2 hours ago'],
  ['2026-11-13T10:00:01Z', '6 days ago'],
  ['2026-11-13T10:00:00Z', '13 Nov 2026'],
  ['2026-11-19T09:00:00Z', 'yesterday'],
  ['2026-11-15T09:00:00Z', '5 days ago'],
  ['2026-11-01T09:00:00Z', '1 Nov 2026'],
])('%s is %s', (instant, words) => {
  expect(ago(instant, NOW, 'en-GB')).toBe(words)
})
