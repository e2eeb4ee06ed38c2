import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FiledDocument } from '@bordereau/domain/books/filed'
import { localDate } from '@bordereau/domain/date'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import { TRIANGULATION } from '@bordereau/domain/tax-category/notices'
import { partyIn, plainInvoice, taxAt } from '@bordereau/domain/testing/filed'
import { sample } from '../../testing/jpk-golden.ts'
import { CREATED, OWNER, POLISH, faultOfJpk, jpkCases, monthOf } from '../../testing/jpk-cases.ts'
import { readFa, readV7m, textOf } from '../../testing/read-jpk.ts'
import { saleBoxesOf } from './boxes.ts'
import { faWriter } from './fa.ts'
import { V7M_FROM, v7mWriter } from './v7m.ts'

const NOVEMBER = monthOf('2026-11')

describe('JPK_V7M (3) and JPK_FA (4)', () => {
  // 100,000 cases: npm run campaign -- books.
  test('of random documents have the sums of ledger and report, and keep to the schema', () => {
    fc.assert(
      fc.property(jpkCases, documents => {
        expect(faultOfJpk(documents)).toBe(undefined)
      }),
      { numRuns: 100, endOnFailure: true },
    )
  })

  test('of a month are the golden files, with each field of the record', async () => {
    const [v7m, fa] = [
      v7mWriter(OWNER, NOVEMBER, CREATED),
      faWriter({ ...OWNER, address: { ...OWNER.address, flat: '12' } }, NOVEMBER, CREATED),
    ]
    for (const filed of sample())
      expect([v7m.add(filed).ok, fa.add(filed).ok]).toEqual([true, true])
    const [record, invoices] = [v7m.end().join(''), fa.end().join('')]
    await expect(record).toMatchFileSnapshot('golden/JPK_V7M_3.xml')
    await expect(invoices).toMatchFileSnapshot('golden/JPK_FA_4.xml')
    const { rows, sums } = readV7m(record)
    expect(Object.fromEntries(sums)).toEqual({
      10: 5_000n,
      11: 120_000n,
      12: 100_000n,
      15: 1_000n,
      16: 50n,
      17: 10_000n,
      18: 800n,
      19: 9_000n,
      20: 2_070n,
      21: 30_000n,
      22: 40_000n,
    })
    expect(rows.map(row => textOf(row, 'NrKontrahenta'))).toContain('BRAK')
    expect(readFa(invoices).invoices.map(one => textOf(one, 'RodzajFaktury'))).toEqual(
      expect.arrayContaining(['VAT', 'KOREKTA', 'ZAL']),
    )
  })

  test('a natural person declares under her own name and date of birth', () => {
    const person = { firstName: 'Anna', lastName: 'Nowak', birthDate: '1980-02-29' }
    const [head = ''] = v7mWriter({ ...OWNER, person }, NOVEMBER, CREATED).end()
    expect(head).toContain('<etd:DataUrodzenia>1980-02-29</etd:DataUrodzenia>')
    expect(head).not.toContain('OsobaNiefizyczna')
    expect(V7M_FROM).toBe('2026-02')
  })

  test.each([
    ['S', '23', 'PL', '', { 19: 10_000n, 20: 2_300n }],
    ['S', '8', 'PL', '', { 17: 10_000n, 18: 800n }],
    ['S', '5', 'PL', '', { 15: 10_000n, 16: 500n }],
    ['S', '19', 'PL', '', 'box'],
    ['Z', '0', 'PL', '', { 13: 10_000n }],
    ['E', '0', 'PL', '', { 10: 10_000n }],
    ['K', '0', 'DE', '', { 21: 10_000n }],
    ['G', '0', 'US', '', { 22: 10_000n }],
    ['AE', '0', 'DE', '', { 11: 10_000n, 12: 10_000n }],
    ['AE', '0', 'DE', TRIANGULATION.en, { 11: 10_000n }],
    ['AE', '0', 'US', '', { 11: 10_000n }],
    ['AE', '0', 'PL', '', 'box'],
    ['O', '0', 'US', '', { 11: 10_000n }],
    ['O', '0', 'PL', '', 'box'],
  ] as const)('%s at %s %% to %s, %s', (category, rate, country, reason, boxes) => {
    const tax = { ...taxAt(category, rate), exemptionReason: reason }
    const invoice = {
      ...plainInvoice([{ price: decimal('100'), tax }], 'PLN'),
      seller: POLISH.seller,
      buyer: partyIn(country, { vatId: country === 'DE' ? 'DE136695976' : '' }),
    }
    const [filed] = sample()
    if (!filed) throw new Error('no sample')
    const document = {
      ...filed.one.document,
      buyerCountry: country,
      invoice,
      totals: totalsOf(invoice),
    }
    const read = saleBoxesOf({ one: { document, settingsRate: undefined } })
    expect(typeof read === 'string' ? read : Object.fromEntries(read.amounts)).toEqual(boxes)
  })

  // Art. 106e (1) (18) and art. 136 (1) (1): the customer owes the tax, and the second in a triangle.
  test.each([
    ['services to a business abroad', 'O', 'art. 28b ustawy o VAT', ['true', 'false']],
    ['a triangle', 'AE', 'art. 135–138 ustawy o VAT', ['true', 'true']],
    ['services to a private customer abroad', 'O', 'art. 28l ustawy o VAT', ['false', 'false']],
  ] as const)('P_18 and P_23 of %s', (_, category, law, flags) => {
    const [filed] = sample()
    if (!filed) throw new Error('no sample')
    const { document } = filed.one
    const vat = document.totals.vat
      .slice(0, 1)
      .map(one => ({ ...one, category, rate: ZERO, tax: 0n, exemptionReason: `x – ${law}` }))
    const writer = faWriter(OWNER, NOVEMBER, CREATED)
    const added = { ...document, buyerCountry: 'DE', totals: { ...document.totals, vat } }
    expect(writer.add({ one: { ...filed.one, document: added } }).ok).toBe(true)
    const { invoices } = readFa(writer.end().join(''))
    expect(invoices.map(one => [textOf(one, 'P_18'), textOf(one, 'P_23')])).toEqual([flags])
  })

  test('a document that the record has no field for is named', () => {
    const [filed] = sample()
    if (!filed) throw new Error('no sample')
    const { document } = filed.one
    const changed = (change: Partial<FiledDocument>) => ({
      one: { ...filed.one, document: { ...document, ...change } },
    })
    const second = { ...taxAt('E', '0'), exemptionCode: 'VATEX-EU-F' }
    const used = {
      ...document.invoice,
      lines: document.invoice.lines.map(line => ({ ...line, tax: second })),
    }
    const margin = changed({ invoice: used, totals: totalsOf(used) })
    const yen = changed({
      issueDate: localDate('2026-11-02'),
      totals: { ...document.totals, currency: 'JPY' },
    })
    const add = (one: typeof margin) => v7mWriter(OWNER, NOVEMBER, CREATED).add(one)
    expect(add(margin)).toMatchObject({ ok: false, refusal: 'margin' })
    expect(add(yen)).toMatchObject({ ok: false, refusal: 'rate' })
  })
})
