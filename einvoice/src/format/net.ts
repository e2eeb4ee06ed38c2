import type { AllowanceCharge, Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import type { LineTotals, Totals } from '@bordereau/domain/invoice/totals'
import {
  type Currency,
  type Minor,
  decimalsOf,
  toDecimal,
  toMinor,
} from '@bordereau/domain/money/currency'
import {
  type Decimal,
  ONE,
  add,
  decimal,
  divide,
  isNegative,
  isWithin,
  isZero,
  multiply,
} from '@bordereau/domain/money/decimal'

/** An allowance or charge as in XML: always an amount without tax, with the percentage it was calculated from. */
export type NetAllowanceCharge = {
  readonly charge: boolean
  /** BT-92, BT-99, BT-136, BT-141. */
  readonly amount: Minor
  /** BT-94, BT-101, BT-138, BT-143. */
  readonly percent?: Decimal | undefined
  /** BT-93, BT-100, BT-137, BT-142. */
  readonly base?: Minor | undefined
  readonly reason: string
  readonly reasonCode: string
}

/** A line's amounts as in XML, all without tax. */
export type NetLine = {
  /** BT-131. */
  readonly net: Minor
  /** BT-146. */
  readonly price: Decimal
  readonly allowancesCharges: readonly NetAllowanceCharge[]
}

const HUNDRED = decimal(100)

/** Prices have ten decimals at most: sufficient for quantity × price to give the same cent. */
const PRICE_DECIMALS = 10

/**
 * A line without tax. Where the document's prices include it, the price is the one that gives the line's net amount
 * when multiplied by the quantity: price ÷ (1 + rate) could differ by the cent that totalsOf shares out among lines.
 */
export function netLine(line: InvoiceLine, totals: LineTotals, invoice: Invoice): NetLine {
  const price = invoice.pricesIncludeTax ? netPrice(line, totals, invoice) : line.price
  const base = isZero(line.priceBaseQuantity)
    ? undefined
    : divide(multiply(line.quantity, price), line.priceBaseQuantity, PRICE_DECIMALS)
  return {
    net: totals.net,
    price,
    allowancesCharges: line.allowancesCharges.map((entry, i) =>
      netAllowanceCharge(entry, totals.allowancesCharges[i] ?? 0n, {
        currency: invoice.currency,
        factor: taxFactor(invoice, line.tax.rate),
        ...(base === undefined ? {} : { base: toMinor(base, invoice.currency) }),
      }),
    ),
  }
}

/** The document-level allowances and charges without tax, in their order. */
export function netAllowancesCharges(invoice: Invoice, totals: Totals): NetAllowanceCharge[] {
  return invoice.allowancesCharges.map((entry, i) =>
    netAllowanceCharge(entry, totals.allowancesCharges[i] ?? 0n, {
      currency: invoice.currency,
      factor: taxFactor(invoice, entry.tax.rate),
      ...(invoice.pricesIncludeTax ? {} : { base: totals.lineNet }),
    }),
  )
}

function netPrice(line: InvoiceLine, totals: LineTotals, invoice: Invoice): Decimal {
  const plain = divide(line.price, taxFactor(invoice, line.tax.rate), PRICE_DECIMALS)
  if (isZero(line.quantity) || isZero(line.priceBaseQuantity)) return plain
  const adjust = line.allowancesCharges.reduce((sum, entry, i) => {
    const amount = totals.allowancesCharges[i] ?? 0n
    return entry.charge ? sum + amount : sum - amount
  }, 0n)
  const price = shortestPrice({ net: totals.net, adjust }, line, invoice.currency)
  // A cent of rounding must not turn a price of zero negative (BR-27).
  return isNegative(price) && !isNegative(line.price) ? plain : price
}

/** The price with the fewest decimals that gives, with quantity and adjustments, the net amount to the cent. */
function shortestPrice(
  { net, adjust }: { readonly net: Minor; readonly adjust: Minor },
  line: InvoiceLine,
  currency: Currency,
): Decimal {
  const whole = multiply(toDecimal(net - adjust, currency), line.priceBaseQuantity)
  for (let decimals = decimalsOf(currency); decimals < PRICE_DECIMALS; decimals += 1) {
    const price = divide(whole, line.quantity, decimals)
    const product = divide(multiply(price, line.quantity), line.priceBaseQuantity, PRICE_DECIMALS)
    // Rounded after the adjustment, as readers do: −0.005 rounds in another direction than 1.015.
    if (toMinor(add(product, toDecimal(adjust, currency)), currency) === net) return price
  }
  return divide(whole, line.quantity, PRICE_DECIMALS)
}

/** 1 + rate where prices include tax, else 1. */
function taxFactor(invoice: Invoice, rate: Decimal): Decimal {
  return invoice.pricesIncludeTax ? add(ONE, divide(rate, HUNDRED, 10)) : ONE
}

function netAllowanceCharge(
  entry: AllowanceCharge,
  amount: Minor,
  context: {
    readonly currency: Currency
    /** 1 + rate where the base includes tax. */
    readonly factor: Decimal
    /** The base of a percentage without its own base, where it is known without tax. */
    readonly base?: Minor
  },
): NetAllowanceCharge {
  const { charge, reason, reasonCode, value } = entry
  const common = { charge, amount, reason, reasonCode }
  const own =
    value.base === undefined
      ? undefined
      : toMinor(divide(value.base, context.factor, PRICE_DECIMALS), context.currency)
  if (value.by === 'amount') return { ...common, percent: value.percent, base: own }
  if (isZero(value.percent)) return common
  const base = own ?? context.base ?? baseOf(amount, value.percent, context.currency)
  return isProduct(amount, base, value.percent, context.currency)
    ? { ...common, percent: value.percent, base }
    : common
}

/** Peppol's R040 allows two cents; XRechnung has the rule, too. */
const TOLERANCE = decimal('0.02')

/**
 * Whether the amount is the percentage of the base. In a currency without decimals, which rounds to whole units, it may
 * not be: such an entry has its amount alone, since base and percentage are optional (BT-93, BT-94, BT-137, BT-138).
 */
function isProduct(amount: Minor, base: Minor, percent: Decimal, currency: Currency): boolean {
  const exact = divide(multiply(toDecimal(base, currency), percent), HUNDRED, PRICE_DECIMALS)
  return isWithin(toDecimal(amount, currency), exact, TOLERANCE)
}

/** The base that gives the amount by the percentage: to the cent, so that the product differs by less than one. */
function baseOf(amount: Minor, percent: Decimal, currency: Currency): Minor {
  const base = divide(multiply(toDecimal(amount, currency), HUNDRED), percent, PRICE_DECIMALS)
  return toMinor(base, currency)
}
