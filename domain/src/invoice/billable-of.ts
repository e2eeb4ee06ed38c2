import type { TaxParts } from '../country/country.ts'
import { isGoods } from '../country/supply.ts'
import { foreignTaxName } from '../country/tax-name.ts'
import { ONE, ZERO, add, isZero } from '../money/decimal.ts'
import type { DraftTax, Tax } from '../tax-category/category.ts'
import { amountSetOff } from './deposits.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { Billable, BillableLine } from './invoice.ts'
import { sharedByTax, withOwnBase } from './shared-by-tax.ts'

/**
 * A draft as totalsOf needs it, for the live totals: an empty quantity, price or rate counts as 0. `taxParts`: how the
 * law of the seller's country states the tax between these two parties (taxPartsOf); without it, as one tax, whose
 * rounding may differ by a minor unit from that of its parts.
 */
export function billableOf(draft: Draft, taxParts?: TaxParts): Billable {
  const lines = draft.lines.map(line => billableLine(line, draft, taxParts))
  const entries = draft.allowancesCharges.map(entry =>
    withOwnBase({ ...entry, tax: stated(entry.tax, draft, taxParts) }, lines, draft.currency),
  )
  return {
    currency: draft.currency,
    pricesIncludeTax: draft.pricesIncludeTax,
    lines,
    allowancesCharges: sharedByTax(entries, lines, draft.currency),
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

function billableLine(line: DraftLine, draft: Draft, taxParts: TaxParts | undefined): BillableLine {
  const isLeftOut =
    line.isWithheld === false || (draft.withholding?.of === 'services' && isGoods(line.supply))
  return {
    quantity: line.quantity ?? ZERO,
    price: line.price ?? ZERO,
    // A base quantity of 0 would divide by zero; the field holds it while the user retypes it.
    priceBaseQuantity: line.priceBaseQuantity === ZERO ? ONE : line.priceBaseQuantity,
    tax: stated(line.tax, draft, taxParts),
    allowancesCharges: line.allowancesCharges,
    ...(isLeftOut ? { isWithheld: false } : {}),
  }
}

/** The tax with its rate and the parts that the document states; the first of several taxes is the country's own. */
function stated(
  tax: DraftTax,
  { language }: Pick<Draft, 'language'>,
  taxParts: TaxParts | undefined,
): Tax {
  const rate = tax.rate ?? ZERO
  if (tax.country !== undefined && tax.parts === undefined)
    return { ...tax, rate, parts: [{ name: foreignTaxName(tax.country, language), rate }] }
  if (!taxParts || tax.category !== 'S' || isZero(rate)) return { ...tax, rate }
  const [own = { rate }, ...others] = tax.parts ?? []
  return { ...tax, rate, parts: [...taxParts.parts(own.rate), ...others] }
}
