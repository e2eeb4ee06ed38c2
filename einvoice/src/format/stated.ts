import type { AllowanceCharge, Billable, Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { toMinor } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, ZERO, divide, isZero } from '@bordereau/domain/money/decimal'
import type { Tax, TaxCategoryCode } from '@bordereau/domain/tax-category/category'

export type ReadInvoice = {
  readonly invoice: Invoice
  readonly stated: StatedTotals
  /** Only of a CII file. */
  readonly cii?: CiiNumbers | undefined
}

/**
 * VAT numbers under the scheme 'VAT': Peppol's rules for CII look for them there, where EN 16931 has 'VA'. Empty text
 * where there is none.
 */
export type CiiNumbers = { readonly seller: string; readonly taxRepresentative: string }

/** The sums stated in a document, as written; undefined where absent. totalsOf() calculates them. */
export type StatedTotals = {
  /** The artefacts for UBL accept what those for CII refuse. */
  readonly isUbl: boolean
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

/**
 * The totals with the sums stated in another program's document, where it states them: the basis of check(), because
 * such a document demands its stated sum, right or wrong.
 */
export function withStated(totals: Totals, stated: StatedTotals): Totals {
  const of = (name: 'net' | 'tax' | 'gross' | 'prepaid' | 'rounding' | 'payable') => {
    const own = stated[name]
    return own === undefined ? totals[name] : toMinor(own, totals.currency)
  }
  return {
    ...totals,
    net: of('net'),
    tax: of('tax'),
    gross: of('gross'),
    prepaid: of('prepaid'),
    rounding: of('rounding'),
    payable: of('payable'),
  }
}

/** The tax of a line or entry; the exemption reason is in the subtotal of its category and rate. */
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

/** XML always has an amount; percentage and base are stored beside it. */
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

/** Enough decimals for the rate to give BT-111 to the cent for any amount below 10^12. */
const RATE_DECIMALS = 20

/** BT-6 with the rate that turns BT-110 into BT-111; 1 where it cannot be calculated. */
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

/** A document that states a sum twice with different values counts as stating none. */
export function theOne(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const distinct = new Set(amounts.filter(amount => amount !== undefined))
  return distinct.size === 1 ? [...distinct][0] : undefined
}
