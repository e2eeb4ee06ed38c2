import type { AllowanceCharge, Invoice } from '@bordereau/domain/invoice/invoice'
import { lineParts, totalsOf } from '@bordereau/domain/invoice/totals'
import { toDecimal } from '@bordereau/domain/money/currency'
import { type Decimal, decimal, fromScaled } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../rules/check.ts'
import { rulesFor } from '../rules/rules-for.ts'
import { BELGIAN, FRENCH } from '../testing/golden-parties.ts'
import { amount, invoice, line, percent, tax } from '../testing/invoice-parts.ts'
import { writeCii } from './cii/write.ts'
import { shownNetPrices } from './net-price.ts'
import { netLines } from './net.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'

/** `npm run campaign -- rounding` tries as many documents as it has lines, by a hundred. */
const RUNS = Number(process.env['TEST_ROUNDING_LINES'] ?? 20_000) / 100

const decimals = (most: number, scale: number) =>
  fc.integer({ min: 1, max: most }).map(one => fromScaled({ coefficient: BigInt(one), scale }))
const quantities = fc.oneof(
  fc
    .integer({ min: 1, max: 40 })
    .map(one => fromScaled({ coefficient: BigInt(25 * one), scale: 2 })),
  decimals(30, 0),
  decimals(99_999, 3),
)
const prices = fc.oneof(decimals(100_000, 2), decimals(100_000, 3))
const rates = fc.constantFrom('20', '21', '10', '5.5')
const given = fc.constantFrom<'sold' | 'free' | 'gift' | 'tenth'>('sold', 'free', 'gift', 'tenth')

const documents = fc.record({
  lines: fc.array(fc.tuple(quantities, prices, rates, given), { minLength: 1, maxLength: 4 }),
  pricesIncludeTax: fc.boolean(),
})

type Given = typeof documents extends fc.Arbitrary<infer Value> ? Value : never

function documentOf({ lines, pricesIncludeTax }: Given): Invoice {
  const own = lines.map(([quantity, price, rate, way]) => {
    const plain = line('Chair', quantity, price, tax('S', rate))
    return { ...plain, allowancesCharges: entriesOf(way, lineParts(plain, 'EUR').gross) }
  })
  return invoice('peppol', BELGIAN, FRENCH, own, { pricesIncludeTax })
}

function entriesOf(way: Given['lines'][number][3], gross: bigint): readonly AllowanceCharge[] {
  switch (way) {
    case 'sold':
      return []
    case 'free':
      return [percent(false, '100', 'Free of charge')]
    case 'gift':
      return [amount(false, toDecimal(gross, 'EUR'), 'Free of charge')]
    case 'tenth':
      return [percent(false, '10', 'Discount')]
  }
}

test('of any lines, some of them free, both syntaxes state what the rules on amounts accept', () => {
  const rules = rulesFor('BE', 'FR', 'peppol')
  fc.assert(
    fc.property(documents, one => {
      const document = documentOf(one)
      const totals = totalsOf(document)
      const findings = check(document, totals, rules).filter(({ code }) =>
        /R040|R120|BR-(CO|DEC|S|2[4-9])/.test(code),
      )
      expect(findings).toEqual([])
      one.lines.forEach(([, , , way], i) => {
        if (way === 'free' || way === 'gift') expect(totals.lines[i]?.net).toBe(0n)
      })
      for (const write of [writeUbl, writeCii]) {
        const read = readEInvoice(write(document, totals))
        if (!read.ok) throw new Error(read.reason)
        const net = totalsOf(read.invoice).lineNet
        expect(net - totals.lineNet <= 5n && totals.lineNet - net <= 5n).toBe(true)
      }
    }),
    { numRuns: RUNS },
  )
})

test('lines of one price and rate state one price without tax, whatever their amounts', () => {
  const rows = fc.array(fc.tuple(quantities, given), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(rows, prices, rates, (own, price, rate) => {
      const document = documentOf({
        lines: own.map(([quantity, way]) => [quantity, price, rate, way]),
        pricesIncludeTax: true,
      })
      expect(new Set(pricesOf(document)).size).toBe(1)
      expect(new Set(shownNetPrices(document, totalsOf(document))).size).toBe(1)
    }),
    { numRuns: RUNS },
  )
})

function pricesOf(document: Invoice): readonly Decimal[] {
  return netLines(document, totalsOf(document)).map(({ price }) => price)
}

test('a cent that the sum needs is in the amount of a line, not in its price', () => {
  const twice = ['1', '1'].map(quantity => line('Chair', quantity, '500', tax('S', '10')))
  const document = invoice('peppol', BELGIAN, FRENCH, twice, { pricesIncludeTax: true })
  expect(totalsOf(document).lines.map(({ net }) => net)).toEqual([45_455n, 45_454n])
  expect(pricesOf(document)).toEqual([decimal('454.55'), decimal('454.55')])
})

test('a price for another base quantity is another price, in the file and on paper', () => {
  const per = (quantity: string, priceBaseQuantity: string) => ({
    ...line('Chair', quantity, '1.0002', tax('S', '20')),
    priceBaseQuantity: decimal(priceBaseQuantity),
  })
  const lines = [per('68.86', '1'), per('200.918', '0.5'), line('Desk', '1', '1', tax('S', '20'))]
  const document = invoice('peppol', BELGIAN, FRENCH, lines, { pricesIncludeTax: true })
  const totals = totalsOf(document)
  expect(totals.lines.map(({ net }) => net)).toEqual([5_739n, 33_494n, 83n])
  const prices = ['0.8334', '0.83352', '0.83'].map(decimal)
  expect(pricesOf(document)).toEqual(prices)
  expect(shownNetPrices(document, totals)).toEqual(prices)
})
