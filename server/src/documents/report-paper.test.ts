import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { partyIn } from '@bordereau/domain/testing/filed'
import { expect, test } from 'vitest'
import { documentFormatter } from './document-formatter.ts'
import type { PaperTable } from './paper-data.ts'
import { reportPaper } from './report-paper.ts'
import { placedPagesOf } from './testing-page.ts'
import { pagesTextOf } from './testing-pdf.ts'
import { typesetter } from './typeset.ts'

const typeset = typesetter()

const TABLE: PaperTable = {
  columns: [
    { label: 'Customer', kind: 'text' },
    { label: 'In other currencies', kind: 'number' },
    { label: 'Amount', kind: 'number' },
  ],
  rows: [
    ...Array.from({ length: 90 }, (_, i) => [
      [`Customer ${i + 1}`],
      ['7.00 USD', '9.00 PLN'],
      ['€1.00'],
    ]),
    [['Total'], [], ['€90.00']],
  ],
  empty: 'Nothing',
  basis: ['By date of issue'],
  remarks: ['Rates are missing'],
  wide: false,
}

const paper = (country: string, table: PaperTable, design: (typeof PAPER_DESIGNS)[number]) =>
  reportPaper(
    {
      company: partyIn(country, { legalName: 'Atelier' }),
      style: { design },
      accentColor: '#1144aa',
      logo: null,
      title: 'Revenue',
      period: 'Q4 2026',
      facts: [{ label: ['Period'], value: 'October', ltr: false }],
      table,
      created: 0,
    },
    documentFormatter({ language: 'en', secondLanguage: null, currency: 'EUR', country }),
  )

test.each(PAPER_DESIGNS)(
  'a report breaks over pages in the %s design, with its head and page number on each',
  async design => {
    const pages = await pagesTextOf(typeset.pdf(paper('FR', TABLE, design)))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, i) => {
      expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
      expect(page).toMatch(/Customer(?! \d)/)
      if (i > 0) expect(page).toContain('Revenue Q4 2026')
    })
    expect(pages[0]).toMatch(/By date of issue\s+Rates are missing/)
    expect(pages.at(-1)).toContain('€90.00')
  },
)

test('numbers end at one side of their column, the table at the margin, on the paper of the country', async () => {
  for (const [country, wide, width] of [
    ['FR', false, 210],
    ['FR', true, 297],
    ['US', false, 215.9],
  ] as const) {
    const [page] = await placedPagesOf(typeset.pdf(paper(country, { ...TABLE, wide }, 'classic')))
    expect(page?.width).toBeCloseTo(width, 0)
    const ends = (text: string) =>
      page?.texts.filter(one => one.text === text).map(at => at.x + at.width)
    const [first = NaN] = ends('€1.00') ?? []
    expect(first).toBeCloseTo((page?.width ?? 0) - 20, 0)
    for (const end of ends('€1.00') ?? []) expect(end).toBeCloseTo(first, 1)
    const [dollars = NaN] = ends('7.00 USD') ?? []
    expect(ends('9.00 PLN')?.[0]).toBeCloseTo(dollars, 1)
  }
})

test('a report without rows says so in place of a table', async () => {
  const text = (
    await pagesTextOf(typeset.pdf(paper('FR', { ...TABLE, rows: [] }, 'classic')))
  ).join()
  expect(text).toContain('Nothing')
  expect(text).not.toContain('Customer')
})
