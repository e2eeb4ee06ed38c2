import type { AllowanceCharge, Billable, Invoice } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ONE, ZERO, divide, isZero } from '@bordereau/domain/money/decimal'
import type { Tax, TaxCategoryCode } from '@bordereau/domain/tax/category'

export type ReadInvoice = {
  readonly invoice: Invoice
  readonly stated: StatedTotals
}

/** The sums a document states of itself, as written; undefined where it says none. totalsOf() computes its own. */
export type StatedTotals = {
  readonly lines: readonly StatedLine[]
  /** BT-92, BT-99 in the order of the document. */
  readonly allowancesCharges: readonly (Decimal | undefined)[]
  /** BT-106. */
  readonly lineNet: Decimal | undefined
  /** BT-107. */
  readonly allowances: Decimal | undefined
  /** BT-108. */
  readonly charges: Decimal | undefined
  /** BT-109. */
  readonly net: Decimal | undefined
  /** BT-110. */
  readonly tax: Decimal | undefined
  /** BT-111. */
  readonly taxInTaxCurrency: Decimal | undefined
  /** BT-112. */
  readonly gross: Decimal | undefined
  /** BT-113. */
  readonly prepaid: Decimal | undefined
  /** BT-114. */
  readonly rounding: Decimal | undefined
  /** BT-115. */
  readonly payable: Decimal | undefined
  readonly vat: readonly StatedSubtotal[]
}

export type StatedLine = {
  /** BT-129, BT-146 and BT-131. */
  readonly quantity: Decimal | undefined
  readonly price: Decimal | undefined
  readonly net: Decimal | undefined
  /** BT-136, BT-141. */
  readonly allowancesCharges: readonly (Decimal | undefined)[]
}

/** BG-23. */
export type StatedSubtotal = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal | undefined
  readonly taxable: Decimal | undefined
  readonly tax: Decimal | undefined
  readonly exemptionCode: string
  readonly exemptionReason: string
}

/** A line's or an entry's tax; the reason of an exemption stands in the subtotal of its category and rate. */
export function taxOf(
  category: TaxCategoryCode,
  rate: Decimal | undefined,
  subtotals: readonly StatedSubtotal[],
): Tax {
  const own = rate ?? ZERO
  const subtotal =
    subtotals.find(one => one.category === category && (one.rate ?? ZERO) === own) ??
    subtotals.find(one => one.category === category)
  return {
    category,
    rate: own,
    exemptionCode: subtotal?.exemptionCode ?? '',
    exemptionReason: subtotal?.exemptionReason ?? '',
  }
}

/** XML always states an amount; the percentage and base it came from are kept beside it. */
export function entryOf(parts: {
  readonly charge: boolean
  readonly amount: Decimal | undefined
  readonly percent: Decimal | undefined
  readonly base: Decimal | undefined
  readonly reason: string
  readonly reasonCode: string
}): AllowanceCharge {
  const { charge, amount = ZERO, percent, base, reason, reasonCode } = parts
  return {
    charge,
    value: {
      by: 'amount',
      amount,
      ...(percent === undefined ? {} : { percent }),
      ...(base === undefined ? {} : { base }),
    },
    reason,
    reasonCode,
  }
}

/** Enough that the rate gives BT-111 back to the cent for any amount below 10^12. */
const RATE_DECIMALS = 20

/** BT-6 with the rate that turns BT-110 into BT-111; where that cannot be told, one for one. */
export function taxCurrencyOf(
  currency: string,
  tax: Decimal | undefined,
  inTaxCurrency: Decimal | undefined,
): Pick<Billable, 'taxCurrency'> {
  if (currency === '') return {}
  const rate =
    tax === undefined || inTaxCurrency === undefined || isZero(tax)
      ? ONE
      : divide(inTaxCurrency, tax, RATE_DECIMALS)
  return { taxCurrency: { currency, rate } }
}

/** A document that states the same sum twice, and differently, states none. */
export function theOne(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const distinct = new Set(amounts.filter(amount => amount !== undefined))
  return distinct.size === 1 ? [...distinct][0] : undefined
}
