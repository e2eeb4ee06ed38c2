import { type Currency, type Minor, decimalsOf, toDecimal, toMinor } from '../money/currency.ts'
import { ONE, add, divide, isZero, multiply } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import type { BillableLine } from './invoice.ts'
import { lineParts, totalsOf } from './totals.ts'

/**
 * The draft of an issued document, with the sums that were stated. Before Bordereau rounded a line ahead of its discounts,
 * one that was free could state −0.01: what that changed in the amount due is a rounding amount of the draft, so that
 * credit notes add up to what was asked for. `lineNet`: BT-106 as stated.
 */
export function asStated(draft: Draft, lineNet: Minor): Draft {
  const billable = billableOf(draft)
  const now = totalsOf(billable)
  if (now.lineNet === lineNet) return draft
  const lines = billable.lines.map(line => withFormerAmount(line, draft.currency))
  const then = totalsOf({ ...billable, lines })
  if (then.lineNet !== lineNet) return draft
  const difference = toDecimal(then.payable - now.payable, draft.currency)
  return { ...draft, rounding: add(draft.rounding, difference) }
}

/** The line with its sum as price, rounded once after its allowances and charges, of which each was rounded by itself. */
function withFormerAmount(line: BillableLine, currency: Currency): BillableLine {
  const { quantity, price, priceBaseQuantity, allowancesCharges } = line
  if (allowancesCharges.length === 0 || isZero(priceBaseQuantity)) return line
  const { rounded } = lineParts(line, currency)
  const adjust = rounded.reduce(
    (sum, amount, i) => (allowancesCharges[i]?.charge ? sum + amount : sum - amount),
    0n,
  )
  const sum = add(
    multiply(quantity, price),
    multiply(toDecimal(adjust, currency), priceBaseQuantity),
  )
  const amount = toMinor(divide(sum, priceBaseQuantity, decimalsOf(currency)), currency)
  return {
    ...line,
    quantity: ONE,
    price: toDecimal(amount, currency),
    priceBaseQuantity: ONE,
    allowancesCharges: [],
  }
}
