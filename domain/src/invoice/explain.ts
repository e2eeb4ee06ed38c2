import { type Currency, type Minor, toDecimal } from '../money/currency.ts'
import {
  type Decimal,
  ONE,
  ZERO,
  add,
  decimal,
  divide,
  isZero,
  multiply,
  negate,
  subtract,
} from '../money/decimal.ts'
import type { Tax } from '../tax-category/category.ts'
import type { Billable, BillableLine } from './invoice.ts'
import { type Totals, lineParts, totalsOf } from './totals.ts'

/** How an amount was calculated: the term, its exact value, and the rounded value. */
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
  /** Exact, or to 12 decimals where the quotient has no end. */
  readonly exact: Decimal
  readonly rounded: Minor
  readonly isRounded: boolean
}

export type Explained = {
  readonly totals: Totals
  readonly lines: readonly Explanation[]
  readonly bases: readonly Explanation[]
  readonly taxes: readonly Explanation[]
  /** The rounding amount of prices with tax, where no base reaches a cent. */
  readonly rounding: Explanation | undefined
}

/** The data of the rounding explanation. EN 16931-1 §6: rounded once per line, once per rate, half away from zero. */
export function explain(document: Billable): Explained {
  const totals = totalsOf(document)
  // The same document as it was quoted: each amount with the tax that is in its price.
  const quoted = document.pricesIncludeTax
    ? totalsOf({ ...document, pricesIncludeTax: false })
    : totals
  return {
    totals,
    lines: document.lines.map((line, i) => explainLine(document, line, totals, quoted, i)),
    bases: totals.vat.map((_, i) => explainBase(document, totals, quoted, i)),
    taxes: totals.vat.flatMap((subtotal, index) =>
      (subtotal.parts ?? [subtotal]).map((part): Explanation => {
        const taxable = toDecimal(part.taxable, totals.currency)
        const exact = multiply(multiply(taxable, part.rate), HUNDREDTH)
        const term = `${taxable} × ${part.rate} %`
        return explanation('tax_rounded', index, term, exact, part.tax, totals.currency)
      }),
    ),
    rounding: explainRounding(totals),
  }
}

const HUNDREDTH = decimal('0.01')
const PLACES = 12

function explainLine(
  document: Billable,
  line: BillableLine,
  totals: Totals,
  quoted: Totals,
  index: number,
): Explanation {
  const { currency, pricesIncludeTax } = document
  const product = multiply(line.quantity, line.price)
  const base = line.priceBaseQuantity
  const before = isZero(base) ? ZERO : divide(product, base, PLACES)
  const per = base === '1' ? '' : ` ÷ ${base}`
  const adjustments = adjustmentsOf(line, currency)
  const adjusted = adjustments.reduce(add, before)
  const signs = adjustments.map(amount =>
    amount.startsWith('-') ? ` − ${negate(amount)}` : ` + ${amount}`,
  )
  const term = `${line.quantity} × ${line.price}${per}${signs.join('')}`
  const rounded = totals.lines[index]?.net ?? 0n
  if (!pricesIncludeTax) {
    return explanation('line_rounded', index, term, adjusted, rounded, currency)
  }
  const factor = factorOf(line.tax.rate)
  const exact = divide(toDecimal(quoted.lines[index]?.net ?? 0n, currency), factor, PLACES)
  return explanation('line_with_tax', index, `(${term}) ÷ ${factor}`, exact, rounded, currency)
}

/** 1.19 for 19 %. */
function factorOf(rate: Decimal): Decimal {
  return add(ONE, multiply(rate, HUNDREDTH))
}

/** The line's own allowances (negative) and charges, as quoted. */
function adjustmentsOf(line: BillableLine, currency: Currency): Decimal[] {
  return lineParts(line, currency).adjustments.map((minor, i) => {
    const amount = toDecimal(minor, currency)
    return line.allowancesCharges[i]?.charge ? amount : negate(amount)
  })
}

function explainBase(
  document: Billable,
  totals: Totals,
  quoted: Totals,
  index: number,
): Explanation {
  const { currency } = totals
  const subtotal = totals.vat[index]
  const parts = partsOf(document, quoted).filter(
    ({ tax }) => tax.category === subtotal?.category && tax.rate === subtotal.rate,
  )
  const amounts = parts.map(part => toDecimal(part.amount, currency))
  const sum = amounts.reduce(add, ZERO)
  const term = amounts.join(' + ')
  const taxable = subtotal?.taxable ?? 0n
  if (!document.pricesIncludeTax || !subtotal) {
    return explanation('base_summed', index, term, sum, taxable, currency)
  }
  const factor = factorOf(subtotal.rate)
  const exact = divide(sum, factor, PLACES)
  return explanation('base_from_gross', index, `(${term}) ÷ ${factor}`, exact, taxable, currency)
}

/** The amounts under a tax: lines, charges, and allowances with a minus. */
function partsOf(document: Billable, quoted: Totals): { tax: Tax; amount: Minor }[] {
  const lines = document.lines.map((line, i) => ({
    tax: line.tax,
    amount: quoted.lines[i]?.net ?? 0n,
  }))
  const rest = document.allowancesCharges.map((entry, i) => {
    const amount = quoted.allowancesCharges[i] ?? 0n
    return { tax: entry.tax, amount: entry.charge ? amount : -amount }
  })
  return [...lines, ...rest]
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
