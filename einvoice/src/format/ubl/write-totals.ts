import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Totals, statedPrepaid } from '@bordereau/domain/invoice/totals'
import type { Minor } from '@bordereau/domain/money/currency'
import { amountText } from '../amount.ts'
import { subtotalRate } from '../outside-scope.ts'
import { type Element, el } from '../xml.ts'
import { writeSubtotalCategory } from './write-allowance.ts'

/** BT-110 with BG-23, and BT-111 in a total of its own without subtotals (Peppol R053, R054). */
export function writeTaxTotals(totals: Totals, invoice: Invoice): (Element | undefined)[] {
  const other = totals.taxInTaxCurrency
  return [
    el('cac:TaxTotal', [
      amount('cbc:TaxAmount', totals.tax, totals),
      ...totals.vat.map(subtotal =>
        el('cac:TaxSubtotal', [
          amount('cbc:TaxableAmount', subtotal.taxable, totals),
          amount('cbc:TaxAmount', subtotal.tax, totals),
          writeSubtotalCategory(subtotal, subtotalRate(subtotal, invoice)),
        ]),
      ),
    ]),
    other && el('cac:TaxTotal', [amount('cbc:TaxAmount', other.amount, other)]),
  ]
}

/** BG-22. Sums without any entries are left out. */
export function writeMonetaryTotal(totals: Totals, invoice: Invoice): Element | undefined {
  const stated = (name: string, value: Minor, is: boolean) =>
    is ? amount(name, value, totals) : undefined
  const entries = invoice.allowancesCharges
  const prepaid = statedPrepaid(totals)
  return el('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lineNet, totals),
    amount('cbc:TaxExclusiveAmount', totals.net, totals),
    amount('cbc:TaxInclusiveAmount', totals.gross, totals),
    stated(
      'cbc:AllowanceTotalAmount',
      totals.allowances,
      entries.some(entry => !entry.charge),
    ),
    stated(
      'cbc:ChargeTotalAmount',
      totals.charges,
      entries.some(entry => entry.charge),
    ),
    stated('cbc:PrepaidAmount', prepaid, prepaid !== 0n),
    stated('cbc:PayableRoundingAmount', totals.rounding, totals.rounding !== 0n),
    amount('cbc:PayableAmount', totals.payable, totals),
  ])
}

function amount(
  name: string,
  value: Minor,
  { currency }: { readonly currency: string },
): Element | undefined {
  return el(name, amountText(value, currency), { currencyID: currency })
}
