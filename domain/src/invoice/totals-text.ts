import { type Currency, type Minor, toText } from '../money/currency.ts'
import type { Totals } from './totals.ts'

/** The totals with decimal text for each amount ('165.01'), in the currency of the amount: the form of the API. */
export function totalsToText(totals: Totals): Totals<string> {
  return mapAmounts(totals, toText)
}

/** The totals of a stored document, whose amounts are text of minor units ('16501'). Throws SyntaxError for other text. */
export function totalsFromMinorText(stored: Totals<string>): Totals {
  return mapAmounts(stored, (amount): Minor => BigInt(amount))
}

/** The totals with each amount converted; the currency is that of the amount. */
function mapAmounts<From, To>(
  totals: Totals<From>,
  convert: (amount: From, currency: Currency) => To,
): Totals<To> {
  const { currency, taxInTaxCurrency } = totals
  const one = (amount: From) => convert(amount, currency)
  return {
    currency,
    lines: totals.lines.map(line => ({
      net: one(line.net),
      allowancesCharges: line.allowancesCharges.map(one),
    })),
    allowancesCharges: totals.allowancesCharges.map(one),
    lineNet: one(totals.lineNet),
    allowances: one(totals.allowances),
    charges: one(totals.charges),
    net: one(totals.net),
    vat: totals.vat.map(subtotal => ({
      ...subtotal,
      taxable: one(subtotal.taxable),
      tax: one(subtotal.tax),
      parts: subtotal.parts?.map(part => ({
        ...part,
        taxable: one(part.taxable),
        tax: one(part.tax),
      })),
    })),
    tax: one(totals.tax),
    ...(taxInTaxCurrency && {
      taxInTaxCurrency: {
        currency: taxInTaxCurrency.currency,
        amount: convert(taxInTaxCurrency.amount, taxInTaxCurrency.currency),
      },
    }),
    gross: one(totals.gross),
    prepaid: one(totals.prepaid),
    ...(totals.withheld && {
      withheld: { base: one(totals.withheld.base), amount: one(totals.withheld.amount) },
    }),
    rounding: one(totals.rounding),
    payable: one(totals.payable),
  }
}
