import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from '../money/currency.ts'
import { compare, decimal, subtract } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import { explain } from './explain.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'

test('shows the exact value, the rounded one and the rule', () => {
  const tax = {
    category: 'S',
    rate: decimal('19'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  const lines = [specimenLine({ quantity: decimal('1'), price: decimal('138.66'), tax })]
  expect(explain(billableOf(specimenDraft({ lines })))).toMatchObject({
    lines: [{ rule: 'line_rounded', term: '1 × 138.66', exact: '138.66', isRounded: false }],
    taxes: [
      {
        rule: 'tax_rounded',
        term: '138.66 × 19 %',
        exact: '26.3454',
        rounded: 2635n,
        isRounded: true,
      },
    ],
    rounding: undefined,
  })
})

test('shows how tax is taken out of a price', () => {
  const tax = {
    category: 'S',
    rate: decimal('19'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  const line = specimenLine({ quantity: decimal('1'), price: decimal('165.02'), tax })
  const explained = explain(billableOf(specimenDraft({ lines: [line], pricesIncludeTax: true })))
  expect(explained.bases[0]).toMatchObject({
    rule: 'base_from_gross',
    term: '(165.02) ÷ 1.19',
    exact: '138.672268907563',
    rounded: 13_867n,
  })
})

test('a value rounded by itself is never further than half a unit from the exact one', () => {
  fc.assert(
    fc.property(billables(), billable => {
      const { totals, lines, bases, taxes } = explain(billable)
      const alone = [...(billable.pricesIncludeTax ? [] : lines), ...bases, ...taxes]
      const half = toDecimal(1n, totals.currency)
      for (const { exact, rounded, isRounded } of alone) {
        const off = subtract(exact, toDecimal(rounded, totals.currency))
        const twice = subtract(off, subtract(decimal('0'), off))
        expect(compare(twice, half) <= 0 && compare(twice, `-${half}` as typeof half) >= 0).toBe(
          true,
        )
        expect(isRounded).toBe(off !== '0')
      }
    }),
    { numRuns: 500 },
  )
})

const standard = {
  category: 'S',
  rate: decimal('19'),
  exemptionCode: '',
  exemptionReason: '',
} as const

test('shows the base quantity, allowances and charges of a line in its term', () => {
  const line = specimenLine({
    quantity: decimal('3'),
    price: decimal('10'),
    priceBaseQuantity: decimal('100'),
    tax: standard,
    allowancesCharges: [
      {
        charge: false,
        value: { by: 'percent', percent: decimal('10') },
        reason: 'x',
        reasonCode: '',
      },
      {
        charge: true,
        value: { by: 'amount', amount: decimal('2.50') },
        reason: 'x',
        reasonCode: '',
      },
    ],
  })
  expect(explain(billableOf(specimenDraft({ lines: [line] }))).lines).toMatchObject([
    { rule: 'line_rounded', term: '3 × 10 ÷ 100 − 0.03 + 2.5', exact: '2.77', rounded: 277n },
  ])
})

test('of a price for no quantity at all is nothing', () => {
  const billable = billableOf(specimenDraft({ lines: [specimenLine({ tax: standard })] }))
  const lines = billable.lines.map(line => ({ ...line, priceBaseQuantity: decimal('0') }))
  expect(explain({ ...billable, lines }).lines).toMatchObject([
    { term: '2 × 80 ÷ 0', exact: '0', rounded: 0n },
  ])
})

test('shows the amounts under a tax, allowances with a minus', () => {
  const lines = [
    specimenLine({ id: 'a', quantity: decimal('1'), price: decimal('100'), tax: standard }),
    specimenLine({ id: 'b', quantity: decimal('1'), price: decimal('20'), tax: standard }),
  ]
  const allowance = {
    charge: false,
    value: { by: 'amount', amount: decimal('5') },
    reason: 'x',
    reasonCode: '',
    tax: standard,
  } as const
  const draft = specimenDraft({ lines, allowancesCharges: [allowance] })
  expect(explain(billableOf(draft)).bases).toMatchObject([
    { rule: 'base_summed', term: '100 + 20 + -5', exact: '115', rounded: 11_500n },
  ])
})

test('shows prices with tax, and the cents by which their sum differs from the total', () => {
  const lines = ['a', 'b', 'c'].map(id =>
    specimenLine({ id, quantity: decimal('1'), price: decimal('0.35'), tax: standard }),
  )
  const shown = explain(billableOf(specimenDraft({ pricesIncludeTax: true, lines })))
  expect(shown.lines[0]).toMatchObject({
    rule: 'line_with_tax',
    term: '(1 × 0.35) ÷ 1.19',
    exact: '0.294117647059',
  })
  expect(shown.bases[0]).toMatchObject({
    rule: 'base_from_gross',
    term: '(0.35 + 0.35 + 0.35) ÷ 1.19',
    rounded: 88n,
  })
  expect(shown.rounding).toBeUndefined()
  const rounded = specimenDraft({ lines: [lines[0] ?? specimenLine()], rounding: decimal('0.02') })
  expect(explain(billableOf(rounded)).rounding).toEqual({
    rule: 'rounding_amount',
    index: 0,
    term: '0.44 − 0.42',
    exact: '0.02',
    rounded: 2n,
    isRounded: false,
  })
})
