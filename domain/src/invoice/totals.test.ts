import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import type { Billable, BillableLine } from './invoice.ts'
import { billables } from '../testing/billable.ts'
import { fraction, oracleOf } from '../testing/oracle.ts'
import { totalsOf } from './totals.ts'

const RUNS = 10_000

function line(change: Partial<Record<keyof BillableLine, unknown>> = {}): BillableLine {
  return {
    quantity: decimal('1'),
    price: decimal('100'),
    priceBaseQuantity: decimal('1'),
    tax: { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' },
    allowancesCharges: [],
    ...change,
  } as BillableLine
}

function document(change: Partial<Billable> = {}): Billable {
  return {
    currency: 'EUR',
    pricesIncludeTax: false,
    lines: [],
    allowancesCharges: [],
    prepaid: decimal('0'),
    rounding: decimal('0'),
    ...change,
  }
}

function tax(rate: string) {
  return { category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' } as const
}

describe('totals equal those of an independent oracle with exact fractions', () => {
  test(`for ${RUNS.toLocaleString('en')} random invoices`, () => {
    fc.assert(
      fc.property(billables(), billable => {
        const oracle = oracleOf(billable)
        const totals = totalsOf(billable)
        expect({
          lineNet: totals.lineNet,
          allowances: totals.allowances,
          charges: totals.charges,
          net: totals.net,
          vat: totals.vat.map(({ category, rate, taxable, tax }) => ({
            key: `${category} ${rate}`,
            taxable,
            tax,
          })),
          tax: totals.tax,
          gross: totals.gross,
          prepaid: totals.prepaid,
          rounding: totals.rounding,
          payable: totals.payable,
          inTaxCurrency: totals.taxInTaxCurrency?.amount,
        }).toEqual(oracle.totals)
        // With tax in the prices, a line may be a cent off its own exact value, never more.
        oracle.exactNets.forEach((exact, i) => {
          const net = fraction(totals.lines[i]?.net ?? 0n)
          const off = net.minus(exact).magnitude()
          expect(
            off.lessThan(billable.pricesIncludeTax ? fraction(1n) : fraction(1n, 2n), true),
          ).toBe(true)
        })
      }),
      { numRuns: RUNS },
    )
  }, 60_000)

  test('and the parts always add up', () => {
    fc.assert(
      fc.property(billables(), billable => {
        const totals = totalsOf(billable)
        const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)
        expect(sum(totals.lines.map(row => row.net))).toBe(totals.lineNet)
        expect(totals.lineNet - totals.allowances + totals.charges).toBe(totals.net)
        expect(sum(totals.vat.map(row => row.taxable))).toBe(totals.net)
        expect(sum(totals.vat.map(row => row.tax))).toBe(totals.tax)
        expect(totals.net + totals.tax).toBe(totals.gross)
        expect(totals.gross - totals.prepaid + totals.rounding).toBe(totals.payable)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('138.66 at 19 % has 26.35 of tax and a total of 165.01', () => {
  const totals = totalsOf(document({ lines: [line({ price: decimal('138.66'), tax: tax('19') })] }))
  expect([totals.net, totals.tax, totals.gross]).toEqual([13866n, 2635n, 16501n])
})

test('half a cent is rounded away from zero, on both sides', () => {
  const net = (price: string, quantity = '1') =>
    totalsOf(document({ lines: [line({ price: decimal(price), quantity: decimal(quantity) })] }))
      .net
  expect([net('1.005'), net('1.005', '-1'), net('1.0049999'), net('0.015')]).toEqual([
    101n,
    -101n,
    100n,
    2n,
  ])
})

test('a percentage of a third is calculated from the unrounded third', () => {
  const value = { by: 'percent', percent: decimal('1.5') } as const
  const entry = { charge: true, value, reason: 'x', reasonCode: '' }
  const third = line({
    price: decimal('1'),
    priceBaseQuantity: decimal('3'),
    allowancesCharges: [entry],
  })
  expect(totalsOf(document({ lines: [third] })).lines[0]).toEqual({
    net: 34n,
    allowancesCharges: [1n],
  })
})

test('with tax in the prices the payable amount is the quoted sum, even where no base reaches it', () => {
  const quoted = document({
    pricesIncludeTax: true,
    lines: [line({ price: decimal('165.02'), tax: tax('19') })],
  })
  const totals = totalsOf(quoted)
  expect(totals.payable).toBe(16502n)
  expect(totals.gross + totals.rounding).toBe(16502n)
})

test('tax is rounded once per rate, not per line', () => {
  const lines = Array.from({ length: 3 }, () => line({ price: decimal('0.03'), tax: tax('19') }))
  expect(totalsOf(document({ lines })).tax).toBe(2n)
  const separate = [tax('19'), tax('7')].map(one => line({ price: decimal('0.10'), tax: one }))
  expect(totalsOf(document({ lines: separate })).vat.map(row => row.tax)).toEqual([2n, 1n])
})

test('the exemption reasons of one rate are joined by a space, each once', () => {
  const exempt = (exemptionReason: string) =>
    line({ tax: { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason } })
  const lines = ['Training.', 'Insurance.', 'Training.', ''].map(exempt)
  expect(totalsOf(document({ lines })).vat.map(row => row.exemptionReason)).toEqual([
    'Training. Insurance.',
  ])
})

test('yen have no decimals, dinars three', () => {
  const of = (currency: string) =>
    totalsOf(document({ currency, lines: [line({ price: decimal('99.4567'), tax: tax('10') })] }))
  expect([of('JPY').net, of('JPY').gross]).toEqual([99n, 109n])
  expect([of('KWD').net, of('KWD').gross]).toEqual([99457n, 109403n])
})

test('the order of lines does not matter to any total', () => {
  fc.assert(
    fc.property(billables(), fc.integer(), (billable, seed) => {
      const turned = billable.lines.map((_, i) =>
        billable.lines.at((i + seed) % billable.lines.length),
      )
      const reordered = { ...billable, lines: turned.filter(one => one !== undefined).toReversed() }
      const strip = (document: Billable) => {
        const { lines: _, vat, ...rest } = totalsOf(document)
        const rows = vat.map(row => `${row.category} ${row.rate} ${row.taxable} ${row.tax}`)
        return { ...rest, vat: rows.toSorted() }
      }
      expect(strip(reordered)).toEqual(strip(billable))
    }),
    { numRuns: 2_000 },
  )
})

test('reversing every sign of a document reverses every sign of its totals', () => {
  fc.assert(
    fc.property(billables(), billable => {
      const [plus, minus] = [totalsOf(billable), totalsOf(turned(billable))]
      expect([minus.net, minus.tax, minus.gross, minus.payable]).toEqual([
        -plus.net,
        -plus.tax,
        -plus.gross,
        -plus.payable,
      ])
    }),
    { numRuns: 2_000 },
  )
})

function turned(billable: Billable): Billable {
  const minus = (text: string) => decimal(text.startsWith('-') ? text.slice(1) : `-${text}`)
  const turn = <Entry extends Billable['lines'][number]['allowancesCharges'][number]>(
    entry: Entry,
  ) => ({
    ...entry,
    value:
      entry.value.by === 'amount'
        ? { ...entry.value, amount: minus(entry.value.amount) }
        : {
            ...entry.value,
            ...(entry.value.base === undefined ? {} : { base: minus(entry.value.base) }),
          },
  })
  return {
    ...billable,
    lines: billable.lines.map(one => ({
      ...one,
      quantity: minus(one.quantity),
      allowancesCharges: one.allowancesCharges.map(turn),
    })),
    allowancesCharges: billable.allowancesCharges.map(turn),
    prepaid: minus(billable.prepaid),
    rounding: minus(billable.rounding),
  }
}

test('a tax without a rate names its exemption once, whichever of its lines states it', () => {
  const exempt = (exemptionCode: string, exemptionReason: string) => ({
    category: 'E',
    rate: decimal('0'),
    exemptionCode,
    exemptionReason,
  })
  const lines = [
    line({ tax: exempt('', '') }),
    line({ tax: exempt('VATEX-EU-132', 'Education') }),
    line({ tax: exempt('VATEX-EU-79-C', 'Education') }),
    line({ tax: exempt('', 'Art. 132') }),
  ]
  expect(totalsOf(document({ lines })).vat).toMatchObject([
    { exemptionCode: 'VATEX-EU-132', exemptionReason: 'Education Art. 132', taxable: 40_000n },
  ])
  expect(totalsOf(document({ lines: [line({ tax: exempt('', '') })] })).vat).toMatchObject([
    { exemptionCode: '', exemptionReason: '' },
  ])
})

test('a line whose price is for no quantity at all has only its charges', () => {
  const charge = {
    charge: true,
    value: { by: 'amount', amount: decimal('3') },
    reason: 'x',
    reasonCode: '',
  }
  const percent = { ...charge, value: { by: 'percent', percent: decimal('10') } }
  const lines = [line({ priceBaseQuantity: decimal('0'), allowancesCharges: [charge, percent] })]
  const totals = totalsOf(document({ lines }))
  expect([totals.lineNet, totals.lines[0]?.allowancesCharges]).toEqual([300n, [300n, 0n]])
})

test('an allowance of a line is shown without tax where prices include it', () => {
  const allowance = {
    charge: false,
    value: { by: 'amount', amount: decimal('12') },
    reason: 'x',
    reasonCode: '',
  }
  const lines = [line({ price: decimal('132'), tax: tax('20'), allowancesCharges: [allowance] })]
  const totals = totalsOf(document({ pricesIncludeTax: true, lines }))
  expect([totals.lineNet, totals.lines[0]?.allowancesCharges]).toEqual([10_000n, [1_000n]])
})

test('an allowance without tax is exact at rates with decimals too', () => {
  const allowance = {
    charge: false,
    value: { by: 'amount', amount: decimal('10.55') },
    reason: '',
    reasonCode: '',
  } as const
  const included = document({
    pricesIncludeTax: true,
    lines: [line({ price: decimal('105.5'), tax: tax('5.5'), allowancesCharges: [allowance] })],
  })
  expect(totalsOf(included).lines[0]?.allowancesCharges).toEqual([1000n])
})

test('the amount due is rounded after what is withheld, and an allowance is not withheld of', () => {
  const allowance = {
    charge: false,
    value: { by: 'amount', amount: decimal('10') },
    reason: '',
    reasonCode: '',
    tax: tax('18'),
    isWithheld: true,
  } as const
  const rupees = document({
    currency: 'INR',
    lines: [line({ price: decimal('110.07'), tax: tax('18') })],
    allowancesCharges: [allowance],
    roundTo: decimal('1'),
    withholding: { key: 'tds', rate: decimal('10') },
  })
  // 100.07 + 18.01 - 10.01 = 108.07.
  expect(totalsOf(rupees)).toMatchObject({
    withheld: { base: 10_007n, amount: 1_001n },
    rounding: -7n,
    payable: 10_800n,
  })
})
