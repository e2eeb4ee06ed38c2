import { type Currency, type Minor, toDecimal, toMinor } from '../money/currency.ts'
import {
  type Decimal,
  ZERO,
  add,
  decimal,
  divide,
  isZero,
  multiply,
  negate,
  subtract,
} from '../money/decimal.ts'
import type { Billable, BillableLine } from './invoice.ts'
import { type Totals, totalsOf } from './totals.ts'

/** Why an amount is what it is: the term as it is worked out, its exact value, and the value it was rounded to. */
export type Explanation = {
  /** BT-131 of a line, BT-116 and BT-117 of a rate, BT-114 of the document. */
  readonly rule:
    | 'line_rounded'
    | 'line_with_tax'
    | 'base_summed'
    | 'base_from_gross'
    | 'tax_rounded'
    | 'rounding_amount'
  /** Which line, which VAT subtotal; 0 for the document. */
  readonly index: number
  /** '3 × 19.99', '138.66 × 19 %': numbers as exact decimals. */
  readonly term: string
  /** Exact, or to 12 decimals where it does not end. */
  readonly exact: Decimal
  readonly rounded: Minor
  readonly isRounded: boolean
}

export type Explained = {
  readonly totals: Totals
  readonly lines: readonly Explanation[]
  readonly bases: readonly Explanation[]
  readonly taxes: readonly Explanation[]
  /** What prices with tax leave over, where a cent could not be reached. */
  readonly rounding: Explanation | undefined
}

/** The data of the rounding explainer. EN 16931-1 §6: rounded once per line, once per rate, half away from zero. */
export function explain(document: Billable): Explained {
  const totals = totalsOf(document)
  return {
    totals,
    lines: document.lines.map((line, i) => explainLine(document, line, totals, i)),
    bases: totals.vat.map((_, i) => explainBase(document, totals, i)),
    taxes: totals.vat.map((subtotal, index): Explanation => {
      const taxable = toDecimal(subtotal.taxable, totals.currency)
      const exact = multiply(multiply(taxable, subtotal.rate), HUNDREDTH)
      const term = `${taxable} × ${subtotal.rate} %`
      return explanation('tax_rounded', index, term, exact, subtotal.tax, totals.currency)
    }),
    rounding: explainRounding(totals),
  }
}

const HUNDREDTH = decimal('0.01')
const PLACES = 12

function explainLine(
  document: Billable,
  line: BillableLine,
  totals: Totals,
  index: number,
): Explanation {
  const { currency, pricesIncludeTax } = document
  const product = multiply(line.quantity, line.price)
  const base = line.priceBaseQuantity
  const before = isZero(base) ? ZERO : divide(product, base, PLACES)
  const per = base === '1' ? '' : ` ÷ ${base}`
  const adjusted = adjustments(document, line).reduce(add, before)
  const signs = adjustments(document, line).map(amount =>
    amount.startsWith('-') ? ` − ${negate(amount)}` : ` + ${amount}`,
  )
  const term = `${line.quantity} × ${line.price}${per}${signs.join('')}`
  const rounded = totals.lines[index]?.net ?? 0n
  if (!pricesIncludeTax) {
    return explanation('line_rounded', index, term, adjusted, rounded, currency)
  }
  const factor = add(decimal('1'), multiply(line.tax.rate, HUNDREDTH))
  const quoted = toDecimal(toMinor(adjusted, currency), currency)
  return explanation(
    'line_with_tax',
    index,
    `(${term}) ÷ ${factor}`,
    divide(quoted, factor, PLACES),
    rounded,
    currency,
  )
}

/** The line's own allowances (negative) and charges, as they are quoted: a percentage is rounded once. */
function adjustments(document: Billable, line: BillableLine): Decimal[] {
  const { currency } = document
  const base = isZero(line.priceBaseQuantity)
    ? ZERO
    : divide(multiply(line.quantity, line.price), line.priceBaseQuantity, 20)
  return line.allowancesCharges.map(entry => {
    const amount =
      entry.value.by === 'amount'
        ? entry.value.amount
        : multiply(multiply(entry.value.base ?? base, entry.value.percent), HUNDREDTH)
    const rounded = toDecimal(toMinor(amount, currency), currency)
    return entry.charge ? rounded : negate(rounded)
  })
}

function explainBase(document: Billable, totals: Totals, index: number): Explanation {
  const subtotal = totals.vat[index]
  const sameTax = (tax: { category: string; rate: string }) =>
    tax.category === subtotal?.category && tax.rate === subtotal.rate
  const parts = [
    ...document.lines.map((line, i) => ({ tax: line.tax, net: totals.lines[i]?.net ?? 0n })),
    ...document.allowancesCharges.map((entry, i) => {
      const amount = totals.allowancesCharges[i] ?? 0n
      return { tax: entry.tax, net: entry.charge ? amount : -amount }
    }),
  ].filter(part => sameTax(part.tax))
  const taxable = subtotal?.taxable ?? 0n
  const term = parts.map(part => toDecimal(part.net, totals.currency)).join(' + ')
  const rule = document.pricesIncludeTax ? 'base_from_gross' : 'base_summed'
  return explanation(
    rule,
    index,
    term,
    toDecimal(taxable, totals.currency),
    taxable,
    totals.currency,
  )
}

function explainRounding(totals: Totals): Explanation | undefined {
  if (totals.rounding === 0n) return undefined
  const { currency } = totals
  const quoted = totals.gross + totals.rounding
  const term = `${toDecimal(quoted, currency)} − ${toDecimal(totals.gross, currency)}`
  const exact = subtract(toDecimal(quoted, currency), toDecimal(totals.gross, currency))
  return explanation('rounding_amount', 0, term, exact, totals.rounding, currency)
}

function explanation(
  rule: Explanation['rule'],
  index: number,
  term: string,
  exact: Decimal,
  rounded: Minor,
  currency: Currency,
): Explanation {
  return { rule, index, term, exact, rounded, isRounded: exact !== toDecimal(rounded, currency) }
}
