import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { lawChangesAround } from './law-changes.ts'
import { isOfficial } from './official-hosts.ts'

test.each([
  ['IT', '2026-11-30', []],
  ['IT', '2026-12-01', ['it_unified_text']],
  ['IT', '2027-02-01', ['it_unified_text']],
  ['IT', '2027-02-02', []],
  ['FR', '2026-12-01', ['fr_recodified']],
  ['DE', '2026-12-01', []],
])('%s on %s', (country, day, keys) => {
  const found = lawChangesAround(country, localDate(day))
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect(found.filter(({ url }) => !isOfficial(url))).toEqual([])
})
