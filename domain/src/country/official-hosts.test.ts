import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { EU_OBLIGATIONS } from './eu-obligations.ts'
import { isOfficial } from './official-hosts.ts'
import { countryRules } from './rules.ts'

test.each([
  ['https://www.gesetze-im-internet.de/ustg_1980/__14.html', true],
  ['https://eur-lex.europa.eu/eli/dir/2025/516/oj', true],
  ['http://www.gesetze-im-internet.de/ustg_1980/__14.html', false],
  ['https://www.gesetze-im-internet.de.example/ustg', false],
  ['https://example.com/https://www.boe.es/', false],
  ['https://boe.es@example.com/', false],
  ['https://www.boe.es', false],
  ['', false],
])('%s is official: %s', (url, official) => {
  expect(isOfficial(url)).toBe(official)
})

/** What no publication of the state itself could be found for; each is called a secondary source where it is shown. */
const SECONDARY = [
  'gr_issue',
  'gr_issue_large',
  'hr_issue',
  'hr_issue_unregistered',
  'in_issue',
  'lv_issue',
  'no_issue',
  'pt_signature',
  'ro_consumers',
  'si_issue',
]

test('the law of each obligation is cited where the state publishes it, or known to be cited by another', async () => {
  const all = await Promise.all(COUNTRIES.map(({ code }) => countryRules(code).obligations()))
  const obligations = [...EU_OBLIGATIONS, ...all.flat()]
  expect(obligations.length).toBeGreaterThan(20)
  const secondary = obligations.filter(({ url }) => !isOfficial(url)).map(({ key }) => key)
  expect(secondary.toSorted()).toEqual(SECONDARY)
  expect(obligations.filter(({ url }) => !url.startsWith('https://'))).toEqual([])
})
