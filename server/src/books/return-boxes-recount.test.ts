import { getVatReport } from '@bordereau/contract/reports'
import { getReturnBoxDocuments, getReturnBoxes } from '@bordereau/contract/return-boxes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { aQuarter } from './testing-quarter.ts'
import { recount } from './testing-recount.ts'

// Ten sellers with 40 documents each: npm run campaign -- returns.
const IS_CAMPAIGN = process.env['CAMPAIGN'] === '1'
const COUNT = Number(process.env['TEST_RETURN_DOCUMENTS'] ?? '12')
const SELLERS = IS_CAMPAIGN
  ? ['DE', 'FR', 'GB', 'PL', 'ES', 'IT', 'BE', 'NL', 'AT', 'IN']
  : ['DE', 'ES']

describeWithDatabase('a quarter recounted', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  test.each(SELLERS)(
    '%s: boxes, rest and report are those of the stored documents, to the cent',
    async country => {
      const { workspaceId, currency, issued, refused } = await aQuarter(
        context,
        owner,
        country,
        COUNT,
      )
      expect(issued).toBeGreaterThanOrEqual(COUNT)
      const query = { workspaceId, period: '2026-Q4' }
      const { form, lines, rest } = await owner.must(getReturnBoxes, { query })
      expect(form?.currency).toBe(currency)
      const expected = await recount(engine.admin, workspaceId, country, currency)
      const documents = Object.fromEntries(expected.documents)
      if (IS_CAMPAIGN)
        process.stdout.write(`${country} ${JSON.stringify([documents, [...refused]])}\n`)
      for (const what of ['invoice', 'credit_note', 'deposit', 'foreign'])
        expect([what, (documents[what] ?? 0) > 0]).toEqual([what, true])

      const boxes = new Map<string, bigint>()
      const add = (box: string, amount: string) => {
        if (box !== '' && box !== "'") boxes.set(box, (boxes.get(box) ?? 0n) + cents(amount))
      }
      for (const line of lines) {
        if (line.place !== '') continue
        add(line.base, line.baseAmount)
        add(line.tax === '' ? '' : `${line.tax}'`, line.taxAmount)
      }
      expect(entries(boxes)).toEqual(entries(expected.boxes))
      expect({
        base: rest.reduce((sum, one) => sum + cents(one.base), 0n),
        tax: rest.reduce((sum, one) => sum + cents(one.tax), 0n),
      }).toEqual(expected.rest)
      const report = await owner.must(getVatReport, { query })
      expect({ base: cents(report.total.taxable), tax: cents(report.total.tax) }).toEqual(
        expected.total,
      )
      for (const line of lines) {
        const page = await owner.must(getReturnBoxDocuments, {
          query: { ...query, box: line.key, limit: '100' },
        })
        expect(page.rows.length).toBe(line.documents)
        expect(page.rows.reduce((sum, one) => sum + cents(one.base), 0n)).toBe(
          cents(line.exact.base),
        )
        expect(page.rows.reduce((sum, one) => sum + cents(one.tax), 0n)).toBe(cents(line.exact.tax))
      }
    },
  )
})

/** Without boxes of nothing. */
function entries(boxes: ReadonlyMap<string, bigint>): readonly (readonly [string, bigint])[] {
  return [...boxes].filter(([, amount]) => amount !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}
