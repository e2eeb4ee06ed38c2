import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesTextOf } from '../server/src/documents/testing-pdf.ts'

const ROOT = join(import.meta.dirname, '..')
const MADE_UP = join(import.meta.dirname, 'testing/made-up-country')
const WALK = 'tools/testing/walk-made-up-country.ts'

/** The files that the recipe names, in its order. */
const recipe = (() => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const section = text.split('### Add a country')[1]?.split('\n### ')[0] ?? ''
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)
})()

test('the recipe for a country names at most eight files, and says so', () => {
  expect(recipe).toHaveLength(8)
  expect(recipe).toContain('domain/src/country/rules.ts')
})

describe('a made-up country, added by the files of the recipe alone', () => {
  // A copy of the tree, because the product has no way to register a country at run time.
  const tree = mkdtempSync(join(tmpdir(), 'country-'))
  let walked: Walked
  beforeAll(() => {
    copyTree(tree)
    addCountry(tree)
    const output = execFileSync(process.execPath, [join(tree, WALK)], { maxBuffer: 2 ** 26 })
    walked = JSON.parse(output.toString())
  }, 120_000)
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  test('has its numbers, its address and its bank codes checked', () => {
    expect(walked.wrongIds).toEqual([
      { kind: 'guild', code: 'wrong_format' },
      { kind: 'vat', code: 'required' },
    ])
    expect(walked.rightIds).toEqual([])
    expect(walked.wrongAddress).toEqual([{ field: 'postCode', code: 'post_code_format' }])
    expect(walked.bank).toEqual([true, false])
    expect(walked.bankCodeName).toEqual({ en: 'Zed bank number' })
  })

  test('chooses the tax of a line, the number, the rule set and the dates of its law', () => {
    expect(walked.taxes).toMatchObject([
      { key: 'zed', tax: { category: 'S', rate: '13' } },
      { key: 'shipped', tax: { category: 'G', exemptionReason: 'Shipped from Zed' } },
    ])
    expect(walked.number).toEqual({ ok: true, value: 'ZZ26-007' })
    expect(walked.wrongPattern).toMatchObject({ ok: false, refusal: 'illegal_character' })
    expect(walked.ruleSet).toBe('peppol')
    expect(walked.obligations).toEqual(['zz_issue'])
  })

  test('composes an invoice that breaks no rule but those that ask for a country of ISO 3166', () => {
    expect([...new Set(walked.findings)].toSorted()).toEqual(['BR-CL-14'])
    expect(walked.invoice).toEqual({
      electronicAddress: { id: '777', schemeId: '0060' },
      notes: [{ subjectCode: '', text: 'Taxed under the Law of Zed' }],
      classifications: [[{ code: '9', listId: 'TST' }]],
    })
    expect(walked.totals).toEqual({ net: '10000', tax: '1300' })
    expect(walked.creditNoteMeans).toBe('30')
    for (const xml of [walked.ubl, walked.cii]) {
      expect(xml).toContain('ZZ26-007')
      expect(xml).toContain('ZZ12345')
      expect(xml).toContain('Taxed under the Law of Zed')
      expect(xml).toContain('113.00')
    }
  })

  test('prints its paper: size, address, ids, parts of the tax, the code of its banks', async () => {
    const { size, seller, totals, payment } = walked.paper
    expect(size).toBe('us-letter')
    expect(seller.lines).toEqual(['Z-123 Zedtown', '1 Moon Street'])
    expect(seller.ids.map(({ label }) => label)).toEqual([['Zedtax-nr.'], ['Guild number']])
    expect(totals.map(({ label, value }) => `${label.join()}: ${value}`)).toEqual([
      expect.stringContaining('100.00'),
      expect.stringMatching(/^Moon tax.*12\.00/),
      expect.stringMatching(/^Sun tax.*1\.00/),
      expect.stringContaining('113.00'),
      expect.stringContaining('113.00'),
    ])
    expect(payment.codes.map(({ payload }) => payload)).toEqual(['ZED|4711|113.00|ZZ26-007'])
    const pdf = Buffer.from(walked.pdf, 'base64')
    const page = (await PDFDocument.load(pdf)).getPage(0)
    expect([page.getWidth(), page.getHeight()]).toEqual([612, 792])
    const [text = ''] = await pagesTextOf(pdf)
    for (const printed of ['ZZ26-007', 'Moon tax', 'Taxed under the Law of Zed', 'Z-123 Zedtown'])
      expect(text).toContain(printed)
  })
})

type Walked = {
  readonly wrongIds: unknown
  readonly rightIds: unknown
  readonly wrongAddress: unknown
  readonly taxes: unknown
  readonly number: unknown
  readonly wrongPattern: unknown
  readonly bank: unknown
  readonly bankCodeName: unknown
  readonly obligations: unknown
  readonly ruleSet: unknown
  readonly findings: readonly string[]
  readonly invoice: unknown
  readonly creditNoteMeans: unknown
  readonly totals: unknown
  readonly ubl: string
  readonly cii: string
  readonly paper: {
    readonly size: string
    readonly seller: {
      readonly lines: readonly string[]
      readonly ids: readonly { readonly label: readonly string[] }[]
    }
    readonly totals: readonly { readonly label: readonly string[]; readonly value: string }[]
    readonly payment: { readonly codes: readonly { readonly payload: string }[] }
  }
  readonly pdf: string
}

/** The rooms that the walk runs, with the installed packages as links. */
function copyTree(tree: string): void {
  const rooms = ['domain', 'einvoice', 'contract', 'server']
  for (const room of rooms) {
    mkdirSync(join(tree, room))
    cpSync(join(ROOT, room, 'package.json'), join(tree, room, 'package.json'))
    cpSync(join(ROOT, room, 'src'), join(tree, room, 'src'), { recursive: true })
  }
  const packages = join(tree, 'node_modules')
  mkdirSync(join(packages, '@bordereau'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@bordereau') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  for (const room of rooms) symlinkSync(join(tree, room), join(packages, '@bordereau', room))
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }')
  cpSync(join(ROOT, WALK), join(tree, WALK))
}

/** Does what the recipe says, and nothing else: the files of the folder, and the two places of the list. */
function addCountry(tree: string): void {
  const folder = 'domain/src/country/<cc>/'
  const inFolder = recipe.filter(path => path.startsWith(folder))
  expect(inFolder.map(path => path.slice(folder.length)).toSorted()).toEqual(
    readdirSync(MADE_UP).toSorted(),
  )
  for (const path of inFolder)
    cpSync(join(MADE_UP, path.slice(folder.length)), join(tree, path.replace('<cc>', 'zz')))
  const [list = '', ...rest] = recipe.filter(path => !path.startsWith(folder))
  expect(rest).toEqual([])
  const text = readFileSync(join(tree, list), 'utf8')
  const listed = text
    .replace(/^(import \{ COUNTRY as )/m, "import { COUNTRY as ZZ } from './zz/country.ts'\n$1")
    .replace(/(const COUNTRIES: readonly CountryRules\[\] = \[)/, '$1ZZ, ')
  expect(listed.match(/\bZZ\b/g)).toHaveLength(2)
  writeFileSync(join(tree, list), listed)
}
