import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decimal, add, decimal } from '../money/decimal.ts'
import type { TaxPart } from '../tax-category/category.ts'
import { fraction } from '../testing/oracle.ts'
import type { Billable, BillableLine } from './invoice.ts'
import { totalsOf } from './totals.ts'
import { totalsFromMinorText } from './totals-text.ts'
import { type TotalsDocument, totalsRows } from './totals-rows.ts'

const part = (name: string, rate: string): TaxPart => ({ name, rate: decimal(rate) })

function line(price: string, parts: readonly TaxPart[], rate = sumOf(parts)): BillableLine {
  return {
    quantity: decimal('1'),
    price: decimal(price),
    priceBaseQuantity: decimal('1'),
    tax: { category: 'S', rate, exemptionCode: '', exemptionReason: '', parts },
    allowancesCharges: [],
  }
}

const sumOf = (parts: readonly TaxPart[]): Decimal =>
  parts.map(({ rate }) => rate).reduce(add, decimal('0'))

const billable = (lines: readonly BillableLine[], pricesIncludeTax = false): Billable => ({
  currency: 'EUR',
  pricesIncludeTax,
  lines,
  allowancesCharges: [],
  prepaid: decimal('0'),
  rounding: decimal('0'),
})

const stated = (document: Billable): readonly string[] =>
  totalsOf(document).vat.flatMap(({ parts }) =>
    (parts ?? []).map(({ name, rate, taxable, tax }) => `${name} ${rate} ${taxable} ${tax}`),
  )

test('a line whose list of parts is empty has one tax, beside others under the rate without a name', () => {
  const plain = line('100', [], decimal('14.975'))
  expect(totalsOf(billable([plain])).vat).toMatchObject([{ tax: 1498n }])
  expect(stated(billable([plain]))).toEqual([])
  const named = line('100', [part('GST', '5'), part('QST', '9.975')])
  expect(stated(billable([named, plain]))).toEqual([
    'GST 5 10000 500',
    'QST 9.975 10000 998',
    ' 14.975 10000 1498',
  ])
})

// Revenu Québec: the QST is 9.975 % of the price without the GST, since 2013.
const QUEBEC = [part('GST', '5'), part('QST', '9.975')]
const TEXAS = part('Texas', '6.25')

test('GST and QST are two taxes on the same price, each rounded by itself', () => {
  const totals = totalsOf(billable([line('19.99', QUEBEC)]))
  // 0.9995 and 1.99400…; 14.975 % at once would be 2.99.
  expect(stated(billable([line('19.99', QUEBEC)]))).toEqual([
    'GST 5 1999 100',
    'QST 9.975 1999 199',
  ])
  expect([totals.tax, totals.gross]).toEqual([299n, 2298n])
  expect(totals.vat[0]).toMatchObject({ category: 'S', rate: '14.975', taxable: 1999n, tax: 299n })
})

test('lines of one total rate in two cities share the state’s tax and not the cities’', () => {
  const document = billable([
    line('100', [TEXAS, part('Austin', '2')]),
    line('50', [TEXAS, part('Houston', '2')]),
    line('10', [TEXAS]),
  ])
  expect(stated(document)).toEqual([
    'Texas 6.25 15000 938',
    'Austin 2 10000 200',
    'Houston 2 5000 100',
    'Texas 6.25 1000 63',
  ])
  expect(totalsOf(document).vat.map(({ rate, tax }) => `${rate} ${tax}`)).toEqual([
    '8.25 1238',
    '6.25 63',
  ])
})

test('the halves of the Indian GST are equal', () => {
  // 18 % of 100.05 is 18.01 at once; GSTN takes two equal halves of 9 %, which are 9.00 each.
  const halves = [part('CGST', '9'), part('SGST', '9')]
  expect(stated(billable([line('100.05', halves)]))).toEqual([
    'CGST 9 10005 900',
    'SGST 9 10005 900',
  ])
})

test('what a line without parts adds has no name', () => {
  const plain = { ...line('10', []), tax: { ...line('10', []).tax, rate: decimal('8.25') } }
  const { parts: _, ...unnamed } = plain.tax
  const document = billable([line('100', [TEXAS, part('Austin', '2')]), { ...plain, tax: unnamed }])
  expect(stated(document)).toEqual(['Texas 6.25 10000 625', 'Austin 2 10000 200', ' 8.25 1000 83'])
  const at = {
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country: 'US',
    },
    identifiers: [],
    vatId: '',
    taxRegistration: '',
  }
  const described: TotalsDocument = {
    seller: at,
    buyer: at,
    delivery: {},
    allowancesCharges: [],
    currency: 'USD',
  }
  const rows = totalsRows(described, totalsOf(document)).flatMap(row =>
    row.kind === 'tax' ? [`${row.component} ${row.rate} of ${row.taxable}: ${row.amount}`] : [],
  )
  expect(rows).toEqual([
    'Texas 6.25 of 10000: 625',
    'Austin 2 of 10000: 200',
    'undefined 8.25 of 1000: 83',
  ])
})

const arbitraryParts = fc.array(
  fc.record({
    name: fc.constantFrom('state', 'county', 'city', 'district'),
    rate: fc.integer({ min: 1, max: 20_000 }).map(each => decimal(`${each / 1000}`)),
  }),
  { minLength: 1, maxLength: 4 },
)

test('each part is its own rate of its own base, and the parts add up to the tax, for any lines', () => {
  const anyLine = fc.record({
    cents: fc.integer({ min: -500_000, max: 500_000 }),
    parts: arbitraryParts,
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, gross) => {
      const document = billable(
        lines.map(({ cents, parts }) => line(`${cents / 100}`, parts)),
        gross,
      )
      const totals = totalsOf(document)
      for (const subtotal of totals.vat) {
        const parts = subtotal.parts ?? []
        expect(parts.length).toBeGreaterThan(0)
        expect(parts.reduce((sum, { tax }) => sum + tax, 0n)).toBe(subtotal.tax)
        for (const { rate, taxable, tax } of parts) {
          const [whole = '', tail = ''] = rate.split('.')
          const exact = fraction(BigInt(whole + tail) * taxable, 100n * 10n ** BigInt(tail.length))
          expect(tax).toBe(exact.round())
        }
      }
      // Prices with tax are never changed: what the parts round away is the rounding amount.
      const quoted = lines.reduce((sum, { cents }) => sum + BigInt(cents), 0n)
      expect(gross ? totals.payable : totals.net).toBe(quoted)
    }),
    { numRuns: 500 },
  )
})

test('a stored document keeps its parts', () => {
  const totals = totalsOf(billable([line('19.99', QUEBEC)]))
  const text = JSON.stringify(totals, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  expect(totalsFromMinorText(JSON.parse(text)).vat).toEqual(totals.vat)
})
