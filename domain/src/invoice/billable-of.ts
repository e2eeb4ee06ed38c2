import { ONE, ZERO } from '../money/decimal.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { Billable, BillableLine } from './invoice.ts'

/** A draft as totalsOf needs it, for the live totals: a quantity or price not yet typed counts as 0. */
export function billableOf(draft: Draft): Billable {
  return {
    currency: draft.currency,
    pricesIncludeTax: draft.pricesIncludeTax,
    lines: draft.lines.map(billableLine),
    allowancesCharges: draft.allowancesCharges,
    prepaid: draft.prepaid,
    rounding: draft.rounding,
    taxCurrency: draft.taxCurrency ?? undefined,
  }
}

function billableLine(line: DraftLine): BillableLine {
  return {
    quantity: line.quantity ?? ZERO,
    price: line.price ?? ZERO,
    // A base of nothing would divide by zero; it is what the field holds while it is being retyped.
    priceBaseQuantity: line.priceBaseQuantity === ZERO ? ONE : line.priceBaseQuantity,
    tax: line.tax,
    allowancesCharges: line.allowancesCharges,
  }
}
