import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { toDecimal } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, ZERO } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import { DEVIATIONS } from '../testing/deviations.ts'
import { readEInvoice } from './read.ts'
import type { StatedTotals } from './stated.ts'

const CORPUS = new URL('../../../../shared/einvoice-corpus/', import.meta.url)

const FOLDERS = [
  'cen-examples-ubl',
  'cen-examples-cii',
  'cen-testfiles',
  'xrechnung-testsuite/business-cases/standard',
  'xrechnung-testsuite/technical-cases/cius',
]

const files = existsSync(CORPUS)
  ? FOLDERS.flatMap(folder =>
      readdirSync(new URL(`${folder}/`, CORPUS)).map(name => `${folder}/${name}`),
    ).toSorted()
  : []

describe.skipIf(files.length === 0)(
  'official examples (skipped where ../shared/einvoice-corpus is absent)',
  () => {
    test('the number of examples is the known one', () => {
      expect(files).toHaveLength(141)
    })

    test.each(files)('%s: each line net and each sum is equal to the cent', file => {
      const result = readEInvoice(readFileSync(new URL(encodeURI(file), CORPUS), 'utf8'))
      if (!result.ok) throw new Error(`${result.reason} ${result.at}`)
      const { invoice, stated } = result
      const lines = lineDifferences(invoice, stated)
      const sums = sumDifferences(linesAsStated(invoice, stated), stated)
      expect([...lines, ...sums]).toEqual(DEVIATIONS[file]?.differences ?? [])
    })

    test('the table of deviations names existing files only', () => {
      expect(Object.keys(DEVIATIONS).filter(file => !files.includes(file))).toEqual([])
    })
  },
)

function lineDifferences(invoice: Invoice, stated: StatedTotals): string[] {
  const totals = totalsOf(invoice)
  return stated.lines.flatMap(({ net }, i) =>
    difference(`line ${i + 1}`, net, toDecimal(totals.lines[i]?.net ?? 0n, invoice.currency)),
  )
}

/** Where a line's net amount differs from quantity × price, the sums are checked against the stated net amount. */
function linesAsStated(invoice: Invoice, stated: StatedTotals): Invoice {
  const lines: readonly InvoiceLine[] = invoice.lines
  return {
    ...invoice,
    lines: lines.map((line, i) => ({
      ...line,
      quantity: ONE,
      price: stated.lines[i]?.net ?? ZERO,
      priceBaseQuantity: ONE,
      allowancesCharges: [],
    })),
  }
}

function sumDifferences(invoice: Invoice, stated: StatedTotals): string[] {
  const totals = totalsOf(invoice)
  const money = (amount: bigint) => toDecimal(amount, invoice.currency)
  const other = totals.taxInTaxCurrency
  return [
    ...difference('BT-106', stated.lineNet, money(totals.lineNet)),
    ...difference('BT-107', stated.allowances, money(totals.allowances)),
    ...difference('BT-108', stated.charges, money(totals.charges)),
    ...difference('BT-109', stated.net, money(totals.net)),
    ...difference('BT-110', stated.tax, money(totals.tax)),
    ...(other
      ? difference('BT-111', stated.taxInTaxCurrency, toDecimal(other.amount, other.currency))
      : []),
    ...difference('BT-112', stated.gross, money(totals.gross)),
    ...difference('BT-113', stated.prepaid, money(totals.prepaid)),
    ...difference('BT-114', stated.rounding, money(totals.rounding)),
    ...difference('BT-115', stated.payable, money(totals.payable)),
    ...subtotalDifferences(totals, stated, money),
  ]
}

function subtotalDifferences(
  totals: Totals,
  stated: StatedTotals,
  money: (amount: bigint) => Decimal,
): string[] {
  const known = new Map(totals.vat.map(one => [`${one.category} ${one.rate}`, one]))
  const named = stated.vat.map(one => [`${one.category} ${one.rate ?? ZERO}`, one] as const)
  const missing = [...known.keys()].filter(key => !named.some(([name]) => name === key))
  return [
    ...missing.map(key => `no subtotal ${key}`),
    ...named.flatMap(([key, one]) => {
      const own = known.get(key)
      return [
        ...difference(`BT-116 ${key}`, one.taxable, money(own?.taxable ?? 0n)),
        ...difference(`BT-117 ${key}`, one.tax, money(own?.tax ?? 0n)),
      ]
    }),
  ]
}

/** An unstated sum counts as zero. */
function difference(name: string, stated: Decimal = ZERO, exact: Decimal): string[] {
  return stated === exact ? [] : [`${name}: ${stated}, exactly ${exact}`]
}
