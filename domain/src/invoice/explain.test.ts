import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from '../money/currency.ts'
import { compare, decimal, subtract } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import { explain } from './explain.ts'
import { billables } from './specimen-billable.ts'
import { specimenDraft, specimenLine } from './specimen-draft.ts'

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

test('the rounded value is never further than half a unit from the exact one where it was rounded alone', () => {
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
