import { all, attribute, category, first, number, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type StatedTotals, theOne } from '../stated.ts'

/** BG-22, BG-23 and the amounts of lines, allowances and charges, as written. */
export function readStated(root: Node): StatedTotals {
  const currency = token(root, 'DocumentCurrencyCode')
  const taxCurrency = token(root, 'TaxCurrencyCode')
  const inCurrency = (code: string) => (node: Node) =>
    ['', code].includes(attribute(first(node, 'TaxAmount'), 'currencyID'))
  const totals = all(root, 'TaxTotal')
  const main = totals.filter(inCurrency(currency))
  const other = taxCurrency === '' ? undefined : totals.find(inCurrency(taxCurrency))
  const sums = first(root, 'LegalMonetaryTotal')
  return {
    isUbl: true,
    lines: [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].map(node => ({
      quantity: number(node, 'InvoicedQuantity') ?? number(node, 'CreditedQuantity'),
      price: number(node, 'Price/PriceAmount'),
      net: number(node, 'LineExtensionAmount'),
      allowancesCharges: all(node, 'AllowanceCharge').map(entry => number(entry, 'Amount')),
    })),
    allowancesCharges: all(root, 'AllowanceCharge').map(entry => number(entry, 'Amount')),
    lineNet: number(sums, 'LineExtensionAmount'),
    allowances: number(sums, 'AllowanceTotalAmount'),
    charges: number(sums, 'ChargeTotalAmount'),
    net: number(sums, 'TaxExclusiveAmount'),
    tax: theOne(main.map(node => number(node, 'TaxAmount'))),
    taxInTaxCurrency: number(other, 'TaxAmount'),
    gross: number(sums, 'TaxInclusiveAmount'),
    prepaid: number(sums, 'PrepaidAmount'),
    rounding: number(sums, 'PayableRoundingAmount'),
    payable: number(sums, 'PayableAmount'),
    vat: main
      .flatMap(node => all(node, 'TaxSubtotal'))
      .map(node => ({
        category: category(node, 'TaxCategory/ID'),
        rate: number(node, 'TaxCategory/Percent'),
        taxable: number(node, 'TaxableAmount'),
        tax: number(node, 'TaxAmount'),
        exemptionCode: token(node, 'TaxCategory/TaxExemptionReasonCode'),
        exemptionReason: text(node, 'TaxCategory/TaxExemptionReason'),
      })),
  }
}
