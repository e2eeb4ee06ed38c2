import { expect, test } from 'vitest'
import { isOfficial } from '../testing/tax-table/official.ts'
import { SETTLEMENT_CASES } from '../testing/tax-table/settlement-cases.ts'
import { settleCase } from '../testing/tax-table/settle-case.ts'

const KINDS = ['withholding', 'charge', 'duty', 'rounded', 'deposit']

test.each(SETTLEMENT_CASES.map(row => [`${row.seller} | ${row.sold} | ${row.what}`, row] as const))(
  '%s',
  (_, row) => {
    const { cited, ...settled } = settleCase(row)
    const { net, tax, withheld, duty, due } = row
    expect(settled).toEqual({ net, tax, withheld, duty, due })
    expect(cited.law).toContain(row.law)
    expect(cited.url).toMatch(/^https:/)
  },
)

test('the cases are of every kind, each another', () => {
  const names = SETTLEMENT_CASES.map(({ seller, sold, what }) => `${seller} ${sold} ${what}`)
  expect(new Set(names).size).toBe(names.length)
  for (const kind of KINDS)
    expect(SETTLEMENT_CASES.filter(({ what }) => what.includes(kind)).length, kind).toBeGreaterThan(
      1,
    )
})

test.each([
  ['https://www.legifrance.gouv.fr/codes/id/LEGIARTI000033469142', true],
  ['https://github.com/bundestag/gesetze/blob/master/u/ustg_1980/index.md', true],
  ['https://github.com/invopop/gobl', false],
  ['https://gov.uk.example.com/', false],
])('%s is official: %s', (url, official) => {
  expect(isOfficial(url)).toBe(official)
})
