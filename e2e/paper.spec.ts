import type { Browser, Page } from 'playwright-core'
import { DESIGNS } from '@bordereau/domain/paper-design'
import { PAPER_DESIGNS, type PaperDesignId } from '@bordereau/domain/paper-style'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAs, reportOnFailure, resize, settled, startBrowser } from './browser.ts'
import { type Business, draftFor, openCompany } from './business.ts'
import { translationsOf } from './catalogue-texts.ts'
import { type EditorPaper, type Placed, readEditor, readPdf } from './placed-paper.ts'
import { newPerson, sharedApp } from './shared-app.ts'
import { type Visitor, expectOk } from './visitor.ts'

/** In CSS pixels, and in points: digits under digits, as a reader sees them. */
const EDGE = 0.5
/** Of a type size relative to body text: a difference that is not seen. */
const SIZE = 0.02
/** In lines of body text: closer together is beside each other. */
const BESIDE = 1.6

const LINES = [
  { name: 'Catalogue', description: 'Deux tours', quantity: '12', unit: 'C62', price: '414' },
  { name: 'Photos', description: '', quantity: '2.5', unit: 'HUR', price: '242.22' },
  { name: 'Affiches', description: '', quantity: '188', unit: 'C62', price: '0.31' },
]

let browser: Browser
let owner: Visitor
let business: Business
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  owner = await newPerson()
  business = await openCompany(owner)
  page = (await openAs(browser, owner, sharedApp.url, { viewport: { width: 1280, height: 1400 } }))
    .page
})
afterAll(async () => {
  await browser?.close()
})

const at = () => `/api/workspaces/${business.workspaceId}`

/** The same draft in a language, in its editor; an Arabic one is read by an Arabic reader, so that both begin at the right. */
async function openDraft(language: string): Promise<{ id: string; totals: string }> {
  const reader = language === 'ar' ? 'ar' : 'en'
  await expectOk(owner.send('PATCH', '/api/me', { language: reader }))
  const draft = draftFor(business.customerId)
  const lines = LINES.map((line, i) => ({ ...draft.lines[0], ...line, id: String(i + 1) }))
  const body = { draft: { ...draft, language, lines } }
  const id = String((await expectOk(owner.send('POST', `${at()}/invoices`, body)))['id'])
  await resize(page, { width: 1280, height: 1400 })
  await page.goto(`${sharedApp.url}/w/${business.workspaceId}/invoices/${id}`)
  await settled(page)
  await page.locator('[data-path="lines.2"]').waitFor()
  return { id, totals: reader === 'ar' ? translationsOf('ar').translate('Totals') : 'Totals' }
}

async function issuedPdf(id: string): Promise<readonly Placed[]> {
  const { version } = await expectOk(owner.get(`${at()}/invoices/${id}`))
  await expectOk(owner.send('POST', `${at()}/invoices/${id}/issue`, { version }))
  return readPdf((await owner.get(`${at()}/invoices/${id}/documents/pdf`)).bytes)
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
const letters = (texts: readonly string[]) => texts.join('').replaceAll(/[\s\u200b]/g, '')
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

function found(texts: readonly Placed[], wanted: (text: Placed) => boolean, name: string): Placed {
  const text = texts.find(wanted)
  if (!text) throw new Error(`the PDF has no ${name}: ${texts.map(one => one.text).join(' | ')}`)
  return text
}

/** The numbers of the lines in the PDF, each found by its digits in the row of its name. */
function pdfLines(editor: EditorPaper, pdf: readonly Placed[]) {
  return editor.lines.map(line => {
    const name = found(pdf, ({ text }) => text === line.name.text, line.name.text)
    const row = pdf.filter(({ top }) => Math.abs(top - name.top) < name.size / 2)
    const number = ({ text }: Placed) =>
      found(row, one => digits(one.text) === digits(text), `number ${text}`)
    return {
      name,
      quantity: number(line.quantity),
      price: number(line.price),
      amount: number(line.amount),
    }
  })
}

/** The largest distance of right edges in each column of numbers. */
function ragged(lines: readonly Readonly<Record<'quantity' | 'price' | 'amount', Placed>>[]) {
  return (['quantity', 'price', 'amount'] as const).map(column =>
    spread(lines.map(line => line[column].right)),
  )
}

const LEFT_TO_RIGHT = ['en', 'de', 'fr'] as const

/** From both sides: from the left in the three languages in turn; every design in all of them in `npm run campaign -- pages`. */
const languagesOf = (design: PaperDesignId) =>
  process.env['CAMPAIGN']
    ? [...LEFT_TO_RIGHT, 'ar']
    : [LEFT_TO_RIGHT[PAPER_DESIGNS.indexOf(design) % LEFT_TO_RIGHT.length] ?? 'en', 'ar']

const PLAIN = { paperTypeface: 'design', paperMargins: 'design' }

/** What a company may change in a design: the French documents have another typeface, and other margins. */
const otherTypeface = (design: PaperDesignId) => ({
  paperTypeface: DESIGNS[design].font === 'Inter' ? 'serif' : 'sans',
  paperMargins: design === 'letter' ? 'narrow' : 'wide',
})

describe.each(PAPER_DESIGNS)('the design %s', design => {
  test.each(languagesOf(design))('is one paper in editor and PDF in %s', async language => {
    reportOnFailure(`paper ${design} ${language}`, () => page)
    const { version } = await expectOk(owner.get(`${at()}/company`))
    const style = { paperDesign: design, ...(language === 'fr' ? otherTypeface(design) : PLAIN) }
    await expectOk(owner.send('PATCH', `${at()}/company`, { version, ...style }))
    const { id, totals } = await openDraft(language)
    const editor = await readEditor(page, totals)

    // Digits under digits in the editor, in lines and totals.
    for (const width of language === 'ar' ? [1280] : [1280, 820, 1920]) {
      await resize(page, { width, height: 1400 })
      const shown = await readEditor(page, totals)
      for (const edge of ragged(shown.lines))
        expect(edge, `${width} px: ${JSON.stringify(shown.lines)}`).toBeLessThanOrEqual(EDGE)
      const sums = [...shown.lines.map(line => line.amount), ...shown.totals.map(sum => sum.value)]
      expect(spread(sums.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(EDGE)
    }

    const pdf = await issuedPdf(id)
    const lines = pdfLines(editor, pdf)
    for (const edge of ragged(lines)) expect(edge).toBeLessThanOrEqual(EDGE)
    // The totals are under the amounts of the lines, whichever side of the page those are at.
    const column = lines[0]?.amount.right ?? 0
    for (const { value } of [...editor.totals, { value: editor.sum }]) {
      const same = pdf.filter(({ text }) => digits(text) === digits(value.text))
      const distance = Math.min(...same.map(({ right }) => Math.abs(right - column)))
      expect(distance, `${value.text} from the amounts`).toBeLessThanOrEqual(EDGE)
    }

    // The columns are in the same order, from the side where lines begin.
    const order = (cells: Readonly<Record<string, Placed>>) =>
      Object.entries(cells)
        .toSorted(([, a], [, b]) => a.left - b.left)
        .map(([name]) => name)
    expect(editor.lines.map(order)).toEqual(lines.map(order))

    // The same words in the same order; PDF.js takes shaped Arabic apart, which is not compared.
    if (language !== 'ar') {
      const printed = letters(pdf.map(({ text }) => text))
      expect(printed).toContain(letters(editor.head.map(({ text }) => text)))
      let before = 0
      for (const { label } of editor.totals) {
        const place = printed.indexOf(letters([label]), before)
        expect(place, `${label} in ${printed}`).toBeGreaterThanOrEqual(before)
        before = place
      }
      found(pdf, ({ text }) => letters([text]) === letters([editor.title.text]), editor.title.text)
    }

    // Type sizes, relative to body text.
    const body = lines[0]?.name.size ?? 0
    const seller = pdf.filter(({ text }) => editor.name.text.startsWith(text.trim()))
    const amount = pdf.filter(({ text }) => digits(text) === digits(editor.sum.text))
    const sizes = (texts: readonly Placed[]) => texts.map(({ size }) => size / body)
    const hasSize = (texts: readonly Placed[], { size }: Placed, name: string) =>
      expect(
        Math.min(...sizes(texts).map(one => Math.abs(one / (size / editor.body) - 1))),
        `${name}: ${size / editor.body} of ${sizes(texts).join(' ')}`,
      ).toBeLessThanOrEqual(SIZE)
    hasSize(seller, editor.name, 'name of the seller')
    hasSize(amount, editor.sum, 'amount due below the totals')
    if (editor.due) hasSize(amount, editor.due, 'amount due in the head')
    if (language !== 'ar') {
      const title = pdf.filter(({ text }) => text === editor.title.text)
      hasSize(title, editor.title, 'title')
    }

    // Seller, buyer and title are below or beside each other in the same way.
    const buyer = found(pdf, ({ text }) => editor.buyer.text.startsWith(text.trim()), 'buyer')
    const number = found(pdf, ({ text }) => /^F20\d\d-\d{4}$/.test(text.trim()), 'number')
    const largest = seller.toSorted((a, b) => b.size - a.size || a.top - b.top)[0] ?? buyer
    const printedParts = { name: largest, title: number, buyer, line: lines[0]?.name ?? buyer }
    const { name, title, buyer: shownBuyer } = editor
    const shownParts = { name, title, buyer: shownBuyer, line: editor.lines[0]?.name ?? name }
    expect(arrangement(shownParts, editor.body)).toEqual(arrangement(printedParts, body))
  })
})

type Parts = Readonly<Record<'name' | 'title' | 'buyer' | 'line', Placed>>

/** Which part is above which; parts in one line are beside each other. */
function arrangement(parts: Parts, body: number) {
  const names = ['name', 'title', 'buyer', 'line'] as const
  return names.flatMap((first, i) =>
    names.slice(i + 1).map(second => {
      const distance = parts[second].top - parts[first].top
      const where = Math.abs(distance) < BESIDE * body ? 'beside' : distance > 0 ? 'above' : 'below'
      return `${first} ${where} ${second}`
    }),
  )
}
