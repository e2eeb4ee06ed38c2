import {
  exportPaymentsReport,
  exportRevenueReport,
  exportVatReport,
  getPaymentsReport,
  getRevenueReport,
  getVatReport,
} from '@bordereau/contract/reports'
import { updateMe } from '@bordereau/contract/preferences'
import { getMe, exploreSample } from '@bordereau/contract/session'
import { localDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import { periodOf } from '@bordereau/domain/report/period'
import { formatMinor } from '@bordereau/domain/text/format'
import { reportTextIn } from '@bordereau/domain/text/report-text'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { placedPagesOf } from '../documents/testing-page.ts'
import { pagesTextOf, propertiesOf, rolesOf, textOf } from '../documents/testing-pdf.ts'
import type { Renderer } from '../documents/render.ts'
import { aCompany } from '../invoices/testing.ts'
import type { Member } from '../lib/actor.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { reportPdf } from './pdf-file.ts'
import { paymentsReport } from './sums.ts'
import { sumsTable } from './sums-table.ts'

/** The words of a PDF with plain spaces. */
const wordsOf = async ({ bytes }: { readonly bytes: Uint8Array }) => plain(await textOf(bytes))
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

describeWithDatabase('reports as PDF', engine => {
  let at: TestApp
  let owner: Client
  let sample: { readonly workspaceId: string }

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    sample = await owner.must(exploreSample)
  })
  afterAll(() => at.close())

  const speak = (language: string) => owner.must(updateMe, { body: { language } })
  const shown = (amount: string, currency: string, language: string) =>
    plain(formatMinor(exactMinor(amount, currency) ?? -1n, currency, language))
  const vatPdf = (query: { readonly workspaceId: string }, period = '2026') =>
    owner.call(exportVatReport, { query: { ...query, period, format: 'pdf' } })

  test('have the amounts and totals of the page, in the language of their reader', async () => {
    for (const language of ['en', 'fr']) {
      await speak(language)
      const of = (amount: string, currency: string) => shown(amount, currency, language)
      const period = '2026'
      const vat = await owner.must(getVatReport, { query: { ...sample, period } })
      const tax = await wordsOf(await vatPdf(sample))
      expect(vat.rows.length).toBeGreaterThan(1)
      for (const row of vat.rows) expect(tax).toContain(of(row.tax, row.currency))
      const { total, totalBefore, currency } = vat
      expect(tax).toContain(
        [total.taxable, total.tax, totalBefore.tax].map(amount => of(amount, currency)).join(' '),
      )
      const words = reportTextIn(language)
      expect(tax).toContain(words.titles.vat)
      expect(tax).toContain(plain(words.basis({ home: currency })))

      for (const [page, file, by] of [
        [getRevenueReport, exportRevenueReport, 'customer'],
        [getRevenueReport, exportRevenueReport, 'month'],
        [getPaymentsReport, exportPaymentsReport, 'method'],
      ] as const) {
        const report = await owner.must(page, { query: { ...sample, period, by } })
        const query = { ...sample, period, by, format: 'pdf' as const }
        const text = await wordsOf(await owner.call(file, { query }))
        for (const row of report.rows) expect(text).toContain(of(row.home, report.currency))
        const totals = [report.total, report.totalBefore].map(amount => of(amount, report.currency))
        expect(text).toContain(`${words.total} ${totals.join(' ')}`)
      }
    }
  })

  test('are tagged, numbered by page, and from the company', async () => {
    await speak('en')
    const { bytes, headers } = await vatPdf(sample, '2026-Q4')
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(headers['content-disposition']).toContain('vat-2026-Q4.pdf')
    const roles = await rolesOf(bytes)
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
    expect(await propertiesOf(bytes)).toMatchObject({ marked: true, language: 'en' })
    const pages = await pagesTextOf(bytes)
    pages.forEach((page, i) => expect(page).toContain(`Page ${i + 1} of ${pages.length}`))
    expect(plain(pages[0] ?? '')).toContain('Oct 1, 2026 – Dec 31, 2026')
  })

  test('are in Arabic from right to left, and in every language', async () => {
    for (const language of TEXT_LANGUAGES) {
      await speak(language)
      const { bytes } = await vatPdf(sample)
      expect(await propertiesOf(bytes)).toMatchObject({ language })
      const { categoryAndRate } = reportTextIn(language)
      // PDF.js reads neither the conjuncts of Devanagari nor the joined letters of Arabic as they are written.
      if (!['hi', 'ar'].includes(language))
        expect(plain(await textOf(bytes))).toContain(categoryAndRate)
    }
    await speak('ar')
    const { total, currency } = await owner.must(getVatReport, {
      query: { ...sample, period: '2026' },
    })
    const digits = shown(total.tax, currency, 'ar').replaceAll(/[^\d.,]/g, '')
    const { bytes } = await vatPdf(sample)
    const [page] = await placedPagesOf(bytes)
    const xOf = (part: string) => page?.texts.find(({ text }) => text.includes(part))?.x ?? NaN
    // The rate begins its row at the right, the sums end it at the left.
    expect(xOf('20%')).toBeGreaterThan(xOf(digits) + 100)
    await speak('en')
    const [mirrored] = await placedPagesOf((await vatPdf(sample)).bytes)
    expect(mirrored?.texts.find(({ text }) => text.includes('20%'))?.x).toBeLessThan(40)
  })

  test('say where there is nothing, and are refused to whom exports are', async () => {
    await speak('en')
    const workspaceId = await aCompany(owner)
    const query = { workspaceId, period: '2026', format: 'pdf' as const }
    const nothing = reportTextIn('en')
    expect(await wordsOf(await vatPdf({ workspaceId }))).toContain(nothing.nothingIssued)
    for (const by of ['month', 'customer'] as const)
      expect(
        await wordsOf(await owner.call(exportRevenueReport, { query: { ...query, by } })),
      ).toContain(nothing.nothingIssued)
    expect(
      await wordsOf(await owner.call(exportPaymentsReport, { query: { ...query, by: 'month' } })),
    ).toContain(nothing.nothingReceived)

    const viewer = await signedUp(at, 'viewer@example.com')
    const { person } = await viewer.must(getMe)
    await engine.admin
      .insertInto('membership')
      .values({
        workspace_id: workspaceId,
        person_id: person?.id ?? '',
        role: 'viewer',
        joined_at: new Date(),
      })
      .execute()
    expect(await viewer.must(getVatReport, { query })).toMatchObject({ rows: [] })
    const forbidden = { refusal: 'forbidden' }
    expect(await viewer.call(exportVatReport, { query })).toMatchObject(forbidden)
    for (const endpoint of [exportRevenueReport, exportPaymentsReport])
      expect(await viewer.call(endpoint, { query: { ...query, by: 'month' } })).toMatchObject(
        forbidden,
      )
    const stranger = await signedUp(at, 'stranger@example.com')
    expect(await stranger.call(exportVatReport, { query })).toMatchObject({ refusal: 'not_found' })
  })

  test('are typeset after the transaction in which they were read', async () => {
    const { context } = at
    let typeset = 0
    const renderer: Renderer = {
      ...context.renderer,
      renderPdf: (...input) => {
        typeset++
        return context.renderer.renderPdf(...input)
      },
    }
    const { person } = await owner.must(getMe)
    const id = person?.id ?? ''
    const outcome = await inWorkspace(engine.db, { ...sample, personId: id }, async tx => {
      const member: Member = {
        ...sample,
        id,
        sessionId: '',
        language: 'en',
        role: 'owner',
        timeZone: 'UTC',
      }
      const period = periodOf('year', localDate('2026-11-20'))
      const report = await paymentsReport(tx, sample.workspaceId, period, 'month')
      return reportPdf(
        { context: { ...context, renderer }, tx, member },
        {
          name: 'payments-2026',
          title: 'received',
          period,
          tableOf: words => sumsTable('payments', report, 'month', words),
        },
      )
    })
    expect(typeset).toBe(0)
    expect(await outcome.later()).toMatchObject({ fileName: 'payments-2026.pdf' })
    expect(typeset).toBe(1)
  })
})
