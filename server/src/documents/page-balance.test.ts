import { beforeAll, describe, expect, it, test } from 'vitest'
import { PAPER_DESIGNS, type PaperDesignId } from '@bordereau/domain/paper-style'
import { catalogue, paperOfCatalogue } from './testing-catalogue.ts'
import { type PlacedPage, overlapsOf, placedPagesOf, usedOf } from './testing-page.ts'
import { typesetter } from './typeset.ts'
import { lineSpecimen, paperSpecimen } from './testing.ts'

const typeset = typesetter()

const placed = new Map<string, Promise<readonly PlacedPage[]>>()

/** The pages of a specimen, typeset once for all tests of the file. */
function pagesOfCatalogue(design: PaperDesignId, name: string): Promise<readonly PlacedPage[]> {
  const key = `${design} ${name}`
  const pages = placed.get(key) ?? placedPagesOf(typeset.pdf(paperOfCatalogue(design, name)))
  placed.set(key, pages)
  return pages
}

describe.each(catalogue())('$design, $name', ({ design, name }) => {
  const paper = paperOfCatalogue(design, name)
  const lastAmount = paper.lines.at(-1)?.amount ?? ''
  let pages: readonly PlacedPage[] = []

  beforeAll(async () => {
    pages = await pagesOfCatalogue(design, name)
  })

  const lastPageWith = (text: string) =>
    pages.findLastIndex(page =>
      squeezed(page.texts.map(one => one.text).join('')).includes(squeezed(text)),
    )

  it('uses at least 15 % of its last page', () => {
    const last = pages.at(-1)
    expect(last && usedOf(last)).toBeGreaterThan(0.15)
  })

  it('has no text over another', () => {
    expect(pages.flatMap(page => overlapsOf(page.texts))).toEqual([])
  })

  it('has its totals, its payment and its last line on the last page', () => {
    const parts = [paper.due.amount, paper.payment?.link?.text.slice(0, 20) ?? '', lastAmount]
    expect(parts.map(lastPageWith)).toEqual(parts.map(() => pages.length - 1))
  })
})

describe.each(PAPER_DESIGNS)('lines over several pages, %s', design => {
  const paper = paperOfCatalogue(design, 'sixty-lines')

  it('carry their sum forward from each page to the next', async () => {
    const pages = await pagesOfCatalogue(design, 'sixty-lines')
    expect(pages.length).toBeGreaterThan(1)
    for (const [i, page] of pages.slice(1).entries()) {
      // The first line of a page: the highest of the positions at the side where lines begin.
      const first = page.texts
        .filter(({ text, x }) => /^\d{1,2}$/.test(text) && x < 75)
        .sort((a, b) => a.y - b.y)[0]
      const sum = paper.carry.sums[Number(first?.text) - 2] ?? 'none'
      const before = pages[i]
      expect(squeezed(before?.texts.map(one => one.text).join('') ?? '')).toContain(
        squeezed(`Übertrag${sum}`),
      )
      expect(squeezed(page.texts.map(one => one.text).join(''))).toContain(
        squeezed(`Übertrag${sum}`),
      )
    }
  })
})

test.each(['classic', 'modern', 'letter', 'window', 'statement'] as const)(
  'few lines on two pages carry their sum forward, %s',
  async design => {
    const paper = paperOfCatalogue(design, 'qr-bill')
    const pages = await pagesOfCatalogue(design, 'qr-bill')
    expect(pages).toHaveLength(2)
    const last = pages[0]?.texts.findLast(({ text, x }) => /^\d$/.test(text) && x < 75)
    const carried = squeezed(`Übertrag${paper.carry.sums[Number(last?.text) - 1] ?? 'none'}`)
    for (const page of pages)
      expect(squeezed(page.texts.map(one => one.text).join(''))).toContain(carried)
  },
)

test.each(PAPER_DESIGNS)(
  'a rate reads the same among Arabic letters and alone, %s',
  async design => {
    const [page] = await pagesOfCatalogue(design, 'arabic')
    const rates = page?.texts.map(({ text }) => text).filter(text => text.includes('%'))
    // Three lines, the table of the tax, and the label of the totals.
    expect(rates).toEqual(Array.from({ length: 5 }, () => '19%'))
  },
)

describe.each(PAPER_DESIGNS)('rows, %s', design => {
  it('are as high as their texts, those that just fit their column and those that just do not', async () => {
    const words = (length: number) =>
      'Wartung der Anlagen und aller Teile, auch der kleinen, '.repeat(2).slice(0, length).trim()
    const lines = Array.from({ length: 24 }, (_, i) => ({
      ...lineSpecimen(String(i + 1), `${words(14 + 3 * i)} ende${i}`),
      details: i % 2 === 0 ? [] : [`${words(90 - 3 * i)} unten${i}`],
    }))
    const pages = await placedPagesOf(typeset.pdf(paperSpecimen({ design, lines })))
    const gaps: number[] = []
    for (const [i, line] of lines.entries()) {
      const last = line.details.length > 0 ? `unten${i}` : `ende${i}`
      const texts = pages.find(page => page.texts.some(({ text }) => text.includes(last)))?.texts
      const end = texts?.find(({ text }) => text.includes(last))
      // The position of the next line, at the side where lines begin, unless that is on the next page.
      const next = texts?.find(
        ({ text, x, y }) => text.trim() === String(i + 2) && x < (end?.x ?? 0) && y > (end?.y ?? 0),
      )
      if (end && next) gaps.push(next.y - end.y)
    }
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.3)
  })
})

describe.each(PAPER_DESIGNS)('base lines, %s', design => {
  /** The base lines of these texts, which a monospaced typeface has word by word, from the table of the tax on. */
  const levelsOf = async (name: string, texts: RegExp) => {
    const [page] = await pagesOfCatalogue(design, name)
    const all = page?.texts ?? []
    const sums = all.slice(all.findIndex(({ text }) => /^(Satz|Kein)/.test(text)))
    return sums.filter(({ text }) => texts.test(text)).map(({ y }) => y)
  }

  it.each([
    ['the heads of the tax and the net', 'two-lines', /^Nettobetrag$/],
    ['the tax in its table and in the totals', 'two-lines', /^69,64/],
    ['the amount due and the reason without tax', 'no-tax', /^(Kein|Zu$|Zu zahlen|4\.716,50)/],
  ])('are one for %s', async (_, name, texts) => {
    const levels = await levelsOf(name, texts)
    expect(levels.length).toBeGreaterThan(1)
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(0.1)
  })
})

describe.each(PAPER_DESIGNS)('sections, %s', design => {
  const paper = paperOfCatalogue(design, 'sections')

  it('have their heading above their first line and their sum below their last, on one page, in its column', async () => {
    const pages = await pagesOfCatalogue(design, 'sections')
    const read = pages.map(page => squeezed(page.texts.map(one => one.text).join('')))
    const joined = paper.lines.flatMap(({ heading, position, name, amount, subtotal }) => [
      ...(heading === null ? [] : [`${heading}${position}${name.join('')}`]),
      ...(subtotal === null ? [] : [`${amount}Zwischensumme${subtotal.heading}${subtotal.value}`]),
    ])
    expect(joined).toHaveLength(8)
    expect(joined.filter(text => !read.some(page => page.includes(squeezed(text))))).toEqual([])

    const sums = paper.lines.flatMap(({ subtotal }) => subtotal?.value ?? [])
    const edges = pages
      .flatMap(page => page.texts)
      .filter(({ text }) => [...sums, '359,60', '829,50', '925,60'].includes(text))
      .map(({ x, width }) => x + width)
    expect(edges.length).toBeGreaterThan(sums.length)
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.2)
  })
})

/** A justified or bidirectional text is several, with or without spaces between. */
function squeezed(text: string): string {
  return text.replace(/[\s\u200b-\u200f\u2066-\u2069\ufeff]/g, '')
}
