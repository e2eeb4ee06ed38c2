import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { type LineTotals, type Totals, lineParts } from '@bordereau/domain/invoice/totals'
import { type Currency, type Minor, decimalsOf, toDecimal } from '@bordereau/domain/money/currency'
import {
  type Decimal,
  ONE,
  add,
  compare,
  decimal,
  divide,
  isNegative,
  isWithin,
  isZero,
  multiply,
  round,
  subtract,
} from '@bordereau/domain/money/decimal'

/** Prices have ten decimals at most: sufficient for quantity × price to give the same cent. */
export const PRICE_DECIMALS = 10

/** Peppol's R040 and R120 allow two cents; XRechnung has both rules, too. */
export const TOLERANCE = decimal('0.02')

const HUNDRED = decimal(100)
const HALF = decimal('0.5')

/** BT-146 of each line, in their order: the price, without tax where the document's prices include it. */
export function netPrices(invoice: Invoice, totals: Totals): readonly Decimal[] {
  if (!invoice.pricesIncludeTax) return invoice.lines.map(({ price }) => price)
  return withoutTax(
    invoice,
    totals,
    one =>
      commonPrice([one], invoice) ??
      divide(one.line.price, taxFactor(invoice, one.line.tax.rate), PRICE_DECIMALS),
  )
}

/** The prices that people read: lines of the same price and rate always have the same one. */
export function shownNetPrices(invoice: Invoice, totals: Totals): readonly Decimal[] {
  return withoutTax(invoice, totals, ({ line }) =>
    divide(line.price, taxFactor(invoice, line.tax.rate), decimalsOf(invoice.currency) + 2),
  )
}

/** 1 + rate where prices include tax, else 1. */
export function taxFactor(invoice: Pick<Invoice, 'pricesIncludeTax'>, rate: Decimal): Decimal {
  return invoice.pricesIncludeTax ? add(ONE, divide(rate, HUNDRED, 10)) : ONE
}

/** A line with its net amount, of which its charges less its allowances are a part. */
type Calculated = { readonly line: InvoiceLine; readonly net: Minor; readonly adjust: Minor }

/**
 * Lines of the same price and rate have the same price without tax: a cent that totalsOf shares out is in their amounts
 * alone. A price for another base quantity is another price. Where the unit of the currency is more than the rules allow these
 * to differ, each has a price `otherwise`.
 */
function withoutTax(
  invoice: Invoice,
  totals: Totals,
  otherwise: (calculated: Calculated) => Decimal,
): readonly Decimal[] {
  const lines = invoice.lines.map((line, i) => calculatedOf(line, totals.lines[i]))
  const groups = Map.groupBy(
    lines,
    ({ line }) => `${line.price} ${line.priceBaseQuantity} ${line.tax.rate}`,
  )
  const prices = new Map(
    [...groups.values()].flatMap(group => {
      const common = commonPrice(group, invoice)
      return group.map(one => [one, common ?? otherwise(one)] as const)
    }),
  )
  return lines.map(one => prices.get(one) ?? one.line.price)
}

function calculatedOf(line: InvoiceLine, totals: LineTotals | undefined): Calculated {
  const adjust = line.allowancesCharges.reduce((sum, entry, i) => {
    const amount = totals?.allowancesCharges[i] ?? 0n
    return entry.charge ? sum + amount : sum - amount
  }, 0n)
  return { line, net: totals?.net ?? 0n, adjust }
}

/**
 * With as few decimals as give the amount of each line to the cent: that of the amounts, or the quoted one less its tax;
 * else the latter within the tolerance of the rules.
 */
function commonPrice(lines: readonly Calculated[], invoice: Invoice): Decimal | undefined {
  const { currency } = invoice
  const exact = lines.slice(0, 1).flatMap(({ line }) => {
    const factor = taxFactor(invoice, line.tax.rate)
    return roundedTo(currency, decimals => divide(line.price, factor, decimals))
  })
  const middle = middleOf(lines, currency)
  const beside = middle === undefined ? exact : roundedTo(currency, count => round(middle, count))
  return (
    exact
      .flatMap((price, i) => [beside[i] ?? price, price])
      // A cent of rounding must not turn a price of zero negative (BR-27).
      .filter(price => !isNegative(price) || lines.every(({ line }) => isNegative(line.price)))
      .find(price => lines.every(one => amountsTo(one, price, currency))) ??
    exact.find(price =>
      lines.every(one =>
        isWithin(
          amountAt(price, one, currency),
          toDecimal(one.net - one.adjust, currency),
          TOLERANCE,
        ),
      ),
    )
  )
}

/** From the decimals of the currency to the most that a price has. */
function roundedTo(currency: Currency, price: (decimals: number) => Decimal): Decimal[] {
  const least = decimalsOf(currency)
  return Array.from({ length: PRICE_DECIMALS - least + 1 }, (_, i) => price(least + i))
}

/** Of all prices at which each line has its amount; undefined where there are none, and where any price will do. */
function middleOf(lines: readonly Calculated[], currency: Currency): Decimal | undefined {
  const half = multiply(toDecimal(1n, currency), HALF)
  const limits = lines.flatMap(({ line, net, adjust }) => {
    if (hasAnyPrice(line)) return []
    const amount = toDecimal(net - adjust, currency)
    const ends = [subtract(amount, half), add(amount, half)].map(end =>
      divide(multiply(end, line.priceBaseQuantity), line.quantity, 2 * PRICE_DECIMALS),
    )
    return [ends.toSorted(compare)]
  })
  const low = limits
    .flatMap(([end]) => end ?? [])
    .toSorted(compare)
    .at(-1)
  const high = limits.flatMap(([, end]) => end ?? []).toSorted(compare)[0]
  if (low === undefined || high === undefined || compare(low, high) > 0) return undefined
  return multiply(add(low, high), HALF)
}

function amountsTo({ line, net, adjust }: Calculated, price: Decimal, currency: Currency): boolean {
  if (hasAnyPrice(line)) return true
  const { gross } = lineParts({ ...line, price, allowancesCharges: [] }, currency)
  return gross + adjust === net
}

/** Without allowances and charges. */
function amountAt(price: Decimal, { line, net, adjust }: Calculated, currency: Currency): Decimal {
  return hasAnyPrice(line)
    ? toDecimal(net - adjust, currency)
    : divide(multiply(price, line.quantity), line.priceBaseQuantity, PRICE_DECIMALS)
}

/** A line of no quantity, or without a base quantity, has its amount at any price. */
function hasAnyPrice({ quantity, priceBaseQuantity }: InvoiceLine): boolean {
  return isZero(quantity) || isZero(priceBaseQuantity)
}
