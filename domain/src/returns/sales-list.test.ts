import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import type { Minor } from '../money/currency.ts'
import { parsePeriod } from '../report/period.ts'
import { manySources, worldOf } from '../testing/returns.ts'
import { dueOn } from './due-date.ts'
import { listNumberOf } from './list-number.ts'
import { type ReturnDocument, type ReturnSource, readReturn } from './return-document.ts'
import { dayOfList, salesList } from './sales-list.ts'

const SELLERS = [
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['PL', 'PLN'],
  ['ES', 'EUR'],
  ['IT', 'EUR'],
  ['BE', 'EUR'],
  ['AT', 'EUR'],
  ['NL', 'EUR'],
  ['SE', 'SEK'],
  ['FI', 'EUR'],
  ['IE', 'EUR'],
  ['CZ', 'CZK'],
] as const

const AUGUST = parsePeriod('2026-08')
const QUARTER = parsePeriod('2026-Q3')

/**
 * The same sum counted by hand: of each document the lines of K and of AE by their words, in millionths of a cent of the
 * company's currency, with how many amounts were rounded
 * (of several treatments under one tax the largest takes the cents that are left).
 */
function recount(sources: readonly ReturnSource[], home: string, from: string, to: string) {
  let total = 0n
  let rounded = 0n
  const buyersInUnion = new Set(['FR', 'GR', 'PL', 'AT'])
  for (const { filed, supplies, correctedSupplies = [] } of sources) {
    const { document } = filed.one
    const isNote = filed.corrected !== undefined
    const take = (of: typeof document, kinds: readonly string[], sign: bigint) => {
      const stated = of.totals.taxInTaxCurrency?.currency === home && of.invoice.taxCurrency
      const rate =
        of.totals.currency === home
          ? '1'
          : String(stated && stated.rate !== '1' ? stated.rate : filed.one.settingsRate)
      const seller = of.sellerCountry
      const isAbroad = seller !== of.buyerCountry || isNumberAbroad(of.invoice.buyer.vatId, seller)
      const counts = (tax: (typeof of.invoice.lines)[number]['tax'], kind: string | undefined) => {
        const isTriangle = tax.exemptionReason.includes('triangular')
        const isGoods = tax.category === 'K' || isTriangle
        const isService =
          tax.category === 'AE' &&
          !isTriangle &&
          isAbroad &&
          seller !== of.buyerCountry &&
          buyersInUnion.has(of.buyerCountry) &&
          kind !== 'goods' &&
          kind !== 'land'
        if (isGoods && (of.type === 'deposit' || filed.corrected?.document.type === 'deposit'))
          return false
        return isGoods || isService
      }
      const day = of === document ? dayByHand(document, isNote) : dayByHand(document, true)
      const within = (isGoods: boolean) => {
        const on = isGoods ? day.goods : day.service
        return on >= from && on <= to
      }
      of.invoice.lines.forEach(({ tax }, i) => {
        if (!counts(tax, kinds[i])) return
        const isGoods = tax.category === 'K' || tax.exemptionReason.includes('triangular')
        if (!within(isGoods)) return
        total += sign * (of.totals.lines[i]?.net ?? 0n) * millionths(rate)
        if (rate !== '1') rounded += 1n
      })
    }
    take(document, supplies, document.kind === 'credit_note' ? -1n : 1n)
    if (document.type === 'corrected_invoice' && filed.corrected)
      take(filed.corrected.document, correctedSupplies, -1n)
  }
  return { total, rounded }
}

function millionths(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

function isNumberAbroad(vatId: string, seller: string): boolean {
  return vatId !== '' && !vatId.startsWith(seller)
}

function dayByHand(
  { issueDate, type, invoice }: ReturnSource['filed']['one']['document'],
  isNote: boolean,
) {
  if (isNote || type === 'deposit') return { goods: issueDate, service: issueDate }
  const supplied = invoice.delivery.date ?? issueDate
  const [year = 0, month = 0] = supplied.split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  const latest = `${next[0]}-${String(next[1]).padStart(2, '0')}-15`
  return { goods: issueDate < latest ? issueDate : latest, service: supplied }
}

test.each(SELLERS)('a list of a seller in %s has what a recount by hand has', (country, home) => {
  const seller = { country, postCode: '', subdivision: '' }
  fc.assert(
    fc.property(manySources(worldOf(country, home)), documents => {
      // Set-offs are read off the sums of the books, and discounts off their lines: both have tests of their own.
      const sources = documents.map(withoutDeposits)
      const read = sources.flatMap(source => readReturn(source, home) ?? [])
      expect(read).toHaveLength(sources.length)
      for (const period of [AUGUST, QUARTER]) {
        if (!period) throw new Error('a period')
        const { rows, unreportable } = salesList(read, period, seller)
        const all = [...rows, ...unreportable]
        const sum = all.reduce((total: Minor, row) => total + row.amount, 0n)
        const { total, rounded } = recount(sources, home, period.from, period.to)
        const difference = sum * 1_000_000n - total
        expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(rounded * 4_000_000n)
        for (const row of all)
          expect(row.documents.reduce((most, one) => most + one.amount, 0n)).toBe(row.amount)
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

function withoutDeposits(source: ReturnSource): ReturnSource {
  const { one, corrected } = source.filed
  const strip = (rated: typeof one) => {
    const { invoice, totals } = rated.document
    const bare = { ...invoice, deposits: [], allowancesCharges: [] }
    // The subtotals of the lines alone.
    const vat = totals.vat.map(subtotal => {
      const lines = invoice.lines.flatMap((line, i) =>
        line.tax.category === subtotal.category && line.tax.rate === subtotal.rate
          ? [totals.lines[i]?.net ?? 0n]
          : [],
      )
      return { ...subtotal, taxable: lines.reduce((sum, net) => sum + net, 0n) }
    })
    return { ...rated, document: { ...rated.document, invoice: bare, totals: { ...totals, vat } } }
  }
  return { ...source, filed: { one: strip(one), corrected: corrected && strip(corrected) } }
}

const SALE: ReturnDocument = {
  id: 'i',
  number: 'F/1',
  kind: 'invoice',
  type: 'invoice',
  issueDate: localDate('2026-08-10'),
  suppliedOn: localDate('2026-08-10'),
  seller: { country: 'DE', vatId: 'DE136695976' },
  buyer: { id: 'c', name: 'Acheteur', country: 'FR', vatId: 'FR40303265045' },
  currency: 'EUR',
  lines: [],
}

const line = (treatment: ReturnDocument['lines'][number]['treatment'], taxable: bigint) => ({
  part: 'own' as const,
  treatment,
  category: 'AE' as const,
  rate: '0' as ReturnDocument['lines'][number]['rate'],
  taxable,
  tax: 0n,
  own: { taxable, tax: 0n },
})

const listOf = (documents: readonly Partial<ReturnDocument>[], key = '2026-08') => {
  const period = parsePeriod(key)
  if (!period) throw new Error('a period')
  const { rows, unreportable } = salesList(
    documents.map(one => ({ ...SALE, ...one })),
    period,
    { country: 'DE', postCode: '', subdivision: '' },
  )
  return {
    rows: rows.map(row => [row.prefix, row.number, row.kind, row.amount]),
    unreportable: unreportable.map(row => [row.fault, row.kind, row.amount]),
  }
}

test('one customer has a row for each kind, and sales and credit notes of a period are one sum', () => {
  const lines = [line('intra_community', 10_000n), line('service_reverse_charge', 500n)]
  const note = { type: 'credit_note' as const, kind: 'credit_note' as const }
  expect(
    listOf([
      { lines },
      { lines: [line('triangulation', 700n)] },
      { ...note, lines: [line('intra_community', -12_000n)] },
      { lines: [line('home', 99n), line('local_reverse_charge', 98n), line('export', 97n)] },
    ]).rows,
  ).toEqual([
    ['FR', '40303265045', 'goods', -2_000n],
    ['FR', '40303265045', 'services', 500n],
    ['FR', '40303265045', 'triangular', 700n],
  ])
})

test('who has no usable number is named, by customer', () => {
  const lines = [line('service_reverse_charge', 500n)]
  const buyer = (vatId: string, id = vatId) => ({ buyer: { ...SALE.buyer, vatId, id } })
  expect(
    listOf([
      { lines, ...buyer('', 'a') },
      { lines, ...buyer('', 'b') },
      { lines, ...buyer('DE136695976') },
      { lines, ...buyer('XI123456789') },
      { lines, ...buyer('CHE116281710') },
    ]),
  ).toEqual({
    rows: [],
    unreportable: [
      ['missing', 'services', 500n],
      ['missing', 'services', 500n],
      ['own_state', 'services', 500n],
      ['goods_only', 'services', 500n],
      ['not_of_the_union', 'services', 500n],
    ],
  })
})

test.each([
  ['GR094259216', 'goods', 'DE', { prefix: 'EL', number: '094259216' }],
  ['EL 094259216', 'services', 'DE', { prefix: 'EL', number: '094259216' }],
  ['XI123456789', 'goods', 'DE', { prefix: 'XI', number: '123456789' }],
  ['XI 123 4567 89', 'triangular', 'DE', { prefix: 'XI', number: '123456789' }],
  ['XI123456789', 'services', 'DE', 'goods_only'],
  ['GB123456789', 'goods', 'DE', 'not_of_the_union'],
  ['ATU13585627', 'services', 'DE', { prefix: 'AT', number: 'U13585627' }],
  ['NL004495445B01', 'services', 'DE', { prefix: 'NL', number: '004495445B01' }],
  ['ie6433435f', 'goods', 'DE', { prefix: 'IE', number: '6433435F' }],
  ['FR 40 303 265 045', 'goods', 'DE', { prefix: 'FR', number: '40303265045' }],
  ['EL094259216', 'goods', 'GR', 'own_state'],
  ['FR40303265045', 'goods', 'MC', 'own_state'],
  ['136695976', 'goods', 'FR', 'not_of_the_union'],
  ['DE', 'goods', 'FR', 'not_of_the_union'],
  ['', 'goods', 'FR', 'missing'],
] as const)('%s in a list of %s of a seller in %s', (vatId, kind, country, expected) => {
  const seller = { country, postCode: '', subdivision: '' }
  expect(listNumberOf(vatId, kind, seller)).toEqual(expected)
})

test.each([
  ['goods', '2026-08-31', '2026-08-02', 'invoice', '2026-08-31'],
  ['goods', '2026-09-30', '2026-08-02', 'invoice', '2026-09-15'],
  ['goods', '2026-10-30', '2026-08-31', 'invoice', '2026-09-15'],
  ['goods', '2026-07-30', '2026-08-31', 'invoice', '2026-07-30'],
  ['goods', '2027-01-20', '2026-12-31', 'invoice', '2027-01-15'],
  ['services', '2026-09-30', '2026-08-31', 'invoice', '2026-08-31'],
  ['services', '2026-07-30', '2026-08-31', 'deposit', '2026-07-30'],
  ['goods', '2026-11-30', '2026-08-31', 'credit_note', '2026-11-30'],
  ['services', '2026-11-30', '2026-08-31', 'corrected_invoice', '2026-11-30'],
  ['triangular', '2026-09-30', '2026-08-02', 'invoice', '2026-09-15'],
] as const)(
  '%s invoiced on %s, supplied on %s (%s) count on %s',
  (kind, issued, supplied, type, day) => {
    const dates = { issueDate: localDate(issued), suppliedOn: localDate(supplied) }
    expect(dayOfList({ ...dates, type }, kind)).toBe(day)
  },
)

test('goods paid on account are reported whole with their delivery, services with their payment', () => {
  const lines = (treatment: 'intra_community' | 'service_reverse_charge') => [
    { lines: [line(treatment, 400n)], type: 'deposit' as const },
    { lines: [line(treatment, 1_000n), { ...line(treatment, -400n), part: 'set_off' as const }] },
  ]
  expect(listOf(lines('intra_community')).rows).toEqual([['FR', '40303265045', 'goods', 1_000n]])
  expect(listOf(lines('service_reverse_charge')).rows).toEqual([
    ['FR', '40303265045', 'services', 1_000n],
  ])
})

test('a correction names the period of what it corrects, where that is an earlier one', () => {
  const corrects = {
    number: 'F/0',
    type: 'invoice' as const,
    issueDate: localDate('2026-06-30'),
    suppliedOn: localDate('2026-06-30'),
  }
  const note = { type: 'credit_note' as const, kind: 'credit_note' as const, corrects }
  const period = parsePeriod('2026-08')
  if (!period) throw new Error('a period')
  const documents = [{ ...SALE, ...note, lines: [line('intra_community', -5n)] }]
  const place = { country: 'DE', postCode: '', subdivision: '' }
  expect(salesList(documents, period, place).rows[0]?.documents[0]?.corrects).toBe('2026-06')
})

test.each([
  [{ by: 'day', day: 25 }, '2026-11', '2026-12-25'],
  [{ by: 'day', day: 20, except: { '07': '09-20', '12': '01-30' } }, '2026-07', '2026-09-20'],
  [{ by: 'day', day: 20, except: { '07': '09-20', '12': '01-30' } }, '2026-Q4', '2027-01-30'],
  [{ by: 'day', day: 20, except: { '07': '09-20', '12': '01-30' } }, '2026-08', '2026-09-20'],
  [{ by: 'day', day: 20, quarterDay: 25 }, '2026-Q1', '2026-04-25'],
  [{ by: 'day', day: 20, quarterDay: 25 }, '2026-03', '2026-04-20'],
  [{ by: 'month_end' }, '2026-Q4', '2027-01-31'],
  [{ by: 'month_end' }, '2027-01', '2027-02-28'],
  // The first of November 2026 is a Sunday.
  [{ by: 'working_day', day: 10 }, '2026-10', '2026-11-13'],
  [{ by: 'working_day', day: 10 }, '2026-11', '2026-12-14'],
  [{ by: 'working_day', day: 1 }, '2026-10', '2026-11-02'],
  [{ by: 'days', days: 21 }, '2026-Q3', '2026-10-21'],
] as const)('%o of %s is due on %s', (rule, key, day) => {
  const period = parsePeriod(key)
  if (!period) throw new Error('a period')
  expect(dueOn(rule, period)).toBe(day)
})
