import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toText } from '../money/currency.ts'
import { billables } from '../testing/billable.ts'
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
