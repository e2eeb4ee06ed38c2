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
  decimal,
  divide,
  isWithin,
  isZero,
  multiply,
  round,
  subtract,
} from '@bordereau/domain/money/decimal'
import { PRICE_DECIMALS, TOLERANCE, netPrices, taxFactor } from './net-price.ts'

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

/**
 * What rounding added to the net amount of a line in a currency without decimals: a charge of less than one unit, or an
 * allowance. Peppol wants quantity × price and the entries to give the net amount to two cents (R120); undefined where
 * they do. A net amount or a unit price with decimals would differ from the document that the buyer reads.
 */
export function roundingOf(
  line: InvoiceLine,
  { net, price, allowancesCharges }: NetLine,
  currency: Currency,
): Decimal | undefined {
  if (decimalsOf(currency) > 0 || isZero(line.priceBaseQuantity)) return undefined
  const exact = divide(multiply(line.quantity, price), line.priceBaseQuantity, PRICE_DECIMALS)
  const entries = allowancesCharges.reduce(
    (sum, { charge, amount }) => (charge ? sum + amount : sum - amount),
    0n,
  )
  const difference = round(subtract(toDecimal(net - entries, currency), exact), 2)
  return isZero(difference) ? undefined : difference
}

const HUNDRED = decimal(100)

/** The lines without tax, in their order. Throws if the totals lack one, because they belong to another invoice. */
export function netLines(invoice: Invoice, totals: Totals): NetLine[] {
  const prices = netPrices(invoice, totals)
  return invoice.lines.map((line, i) => {
    const own = totals.lines[i]
    if (!own) throw new RangeError(`no totals for line ${line.id}`)
    return netLine(line, own, prices[i] ?? line.price, invoice)
  })
}

function netLine(line: InvoiceLine, totals: LineTotals, price: Decimal, invoice: Invoice): NetLine {
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

/**
 * Whether the amount is the percentage of the base, by R040 of Peppol and XRechnung. In a currency without decimals, which rounds to whole units, it may
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
