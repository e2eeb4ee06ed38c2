import { ONE, ZERO, add } from '../money/decimal.ts'
import type { DraftTax, Tax } from '../tax-category/category.ts'
import { amountSetOff } from './deposits.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { Billable, BillableLine } from './invoice.ts'

/** A draft as totalsOf needs it, for the live totals: an empty quantity, price or rate counts as 0. */
export function billableOf(draft: Draft): Billable {
  return {
    currency: draft.currency,
    pricesIncludeTax: draft.pricesIncludeTax,
    lines: draft.lines.map(line => billableLine(line, draft)),
    allowancesCharges: draft.allowancesCharges.map(entry => ({
      ...entry,
      tax: rated(entry.tax),
    })),
    // BT-113: what was paid before, on deposit invoices or otherwise.
    prepaid: add(draft.prepaid, amountSetOff(draft.deposits)),
    rounding: draft.rounding,
    ...(draft.roundTo ? { roundTo: draft.roundTo } : {}),
    ...(draft.withholding
      ? { withholding: { key: draft.withholding.key, rate: draft.withholding.rate ?? ZERO } }
      : {}),
    taxCurrency: draft.taxCurrency ?? undefined,
  }
}

function billableLine(line: DraftLine, { withholding }: Draft): BillableLine {
  const isLeftOut =
    line.isWithheld === false || (withholding?.of === 'services' && line.supply === 'goods')
  return {
    quantity: line.quantity ?? ZERO,
    price: line.price ?? ZERO,
    // A base quantity of 0 would divide by zero; the field holds it while the user retypes it.
    priceBaseQuantity: line.priceBaseQuantity === ZERO ? ONE : line.priceBaseQuantity,
    tax: rated(line.tax),
    allowancesCharges: line.allowancesCharges,
    ...(isLeftOut ? { isWithheld: false } : {}),
  }
}

function rated(tax: DraftTax): Tax {
  return { ...tax, rate: tax.rate ?? ZERO }
}
