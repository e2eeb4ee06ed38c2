import { ONE, ZERO } from '../money/decimal.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { Billable, BillableLine } from './invoice.ts'

/** A draft as totalsOf needs it, for the live totals: an empty quantity or price counts as 0. */
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
    // A base quantity of 0 would divide by zero; the field holds it while the user retypes it.
    priceBaseQuantity: line.priceBaseQuantity === ZERO ? ONE : line.priceBaseQuantity,
    tax: line.tax,
    allowancesCharges: line.allowancesCharges,
  }
}
