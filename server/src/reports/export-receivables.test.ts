import { getReceivables } from '@bordereau/contract/reminders'
import { exportReceivables } from '@bordereau/contract/reports'
import { updateMe } from '@bordereau/contract/preferences'
import { exploreSample } from '@bordereau/contract/session'
import { exactMinor } from '@bordereau/domain/money/currency'
import { BUCKETS } from '@bordereau/domain/payment/ageing'
import { formatMinor } from '@bordereau/domain/text/format'
import { reportTextIn } from '@bordereau/domain/text/report-text'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { propertiesOf, textOf } from '../documents/testing-pdf.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

describeWithDatabase('receivables as a file', engine => {
  let at: TestApp
  let owner: Client
  let sample: { readonly workspaceId: string }

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    sample = await owner.must(exploreSample)
  })
  afterAll(() => at.close())

  const file = (format: 'pdf' | 'csv', query = sample) =>
    owner.call(exportReceivables, { query: { ...query, format } })

  test('have the customers and amounts of the page, and its sums in the last row', async () => {
    const { currency, customers, total, buckets } = await owner.must(getReceivables, {
      query: sample,
    })
    expect(customers.length).toBeGreaterThan(1)
    const { bytes, headers } = await file('csv')
    expect(headers['content-disposition']).toContain('receivables-2026-')
    const rows = Buffer.from(bytes).toString().trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(customers.length + 1)
    customers.forEach((one, i) => {
      expect(rows[i]).toContain(one.name)
      const amounts = BUCKETS.map(bucket => one.buckets[bucket])
      expect(rows[i]).toContain([one.count, ...amounts, one.total].join(','))
    })
    expect(rows.at(-1)).toBe(['Total', '', ...BUCKETS.map(one => buckets[one]), total].join(','))

    const pdf = plain(await textOf((await file('pdf')).bytes))
    const shown = (amount: string) =>
      plain(formatMinor(exactMinor(amount, currency) ?? -1n, currency, 'en'))
    for (const one of customers) expect(pdf).toContain(shown(one.total))
    expect(pdf).toContain(shown(buckets.not_due))
    expect(pdf.lastIndexOf(shown(total))).toBeGreaterThan(pdf.lastIndexOf('Total'))
  })

  test('are in the language of their reader', async () => {
    for (const language of TEXT_LANGUAGES) {
      await owner.must(updateMe, { body: { language } })
      const { bytes } = await file('pdf')
      expect(await propertiesOf(bytes)).toMatchObject({ marked: true, language })
      const { titles, ages } = reportTextIn(language)
      // PDF.js reads neither the conjuncts of Devanagari nor the joined letters of Arabic as they are written.
      if (['hi', 'ar'].includes(language)) continue
      const text = plain(await textOf(bytes))
      for (const part of [titles.receivables, ages.not_due]) expect(text).toContain(part)
    }
    await owner.must(updateMe, { body: { language: 'en' } })
  })

  test('say where nothing is open, and are refused to strangers', async () => {
    const workspaceId = await aCompany(owner)
    const { nothingOpen } = reportTextIn('en')
    expect(plain(await textOf((await file('pdf', { workspaceId })).bytes))).toContain(nothingOpen)
    const stranger = await signedUp(at, 'stranger@example.com')
    const query = { ...sample, format: 'pdf' } as const
    expect(await stranger.call(exportReceivables, { query })).toMatchObject({
      refusal: 'not_found',
    })
  })
})
