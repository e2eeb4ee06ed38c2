import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toText } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { totalsFromMinorText, totalsToText } from './totals-text.ts'
import { type Totals, totalsOf } from './totals.ts'

/** As the totals are stored: every amount is text of minor units. */
function stored(totals: Totals): Totals<string> {
  return JSON.parse(
    JSON.stringify(totals, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  ) as Totals<string>
}

test('stored totals are read back unchanged', () => {
  fc.assert(
    fc.property(billables(), billable => {
      const totals = totalsOf(billable)
      expect(totalsFromMinorText(stored(totals))).toEqual(totals)
    }),
  )
})

test('every amount becomes decimal text in its own currency', () => {
  fc.assert(
    fc.property(billables(), billable => {
      const totals = totalsOf(billable)
      const text = totalsToText(totals)
      expect(JSON.stringify(text)).not.toContain('null')
      expect(text.payable).toBe(toText(totals.payable, totals.currency))
      expect(text.vat.map(subtotal => subtotal.tax)).toEqual(
        totals.vat.map(subtotal => toText(subtotal.tax, totals.currency)),
      )
      const other = totals.taxInTaxCurrency
      expect(text.taxInTaxCurrency).toEqual(
        other && { ...other, amount: toText(other.amount, other.currency) },
      )
    }),
  )
})

test('what is withheld is text too, where something is', () => {
  const billable = {
    ...billableOf(specimenDraft()),
    withholding: { key: 'x', rate: decimal('15') },
  }
  expect(totalsToText(totalsOf(billable)).withheld).toEqual({ base: '160.00', amount: '24.00' })
  expect(totalsToText(totalsOf(billableOf(specimenDraft())))).not.toHaveProperty('withheld')
})
