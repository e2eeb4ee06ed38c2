import { all, attribute, category, first, number, numberIn, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type StatedTotals, theOne } from '../stated.ts'

/** BG-22, BG-23 and the amounts of lines, allowances and charges, as written. */
export function readStated(settlement: Node | undefined, lines: readonly Node[]): StatedTotals {
  const currency = token(settlement, 'InvoiceCurrencyCode')
  const taxCurrency = token(settlement, 'TaxCurrencyCode')
  const sums = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const taxes = all(sums, 'TaxTotalAmount')
  const inCurrency = (code: string) => (node: Node) =>
    ['', code].includes(attribute(node, 'currencyID'))
  const other = taxCurrency === '' ? undefined : taxes.find(inCurrency(taxCurrency))
  return {
    isUbl: false,
    lines: lines.map(readLine),
    allowancesCharges: all(settlement, 'SpecifiedTradeAllowanceCharge').map(entry =>
      number(entry, 'ActualAmount'),
    ),
    lineNet: number(sums, 'LineTotalAmount'),
    allowances: number(sums, 'AllowanceTotalAmount'),
    charges: number(sums, 'ChargeTotalAmount'),
    net: number(sums, 'TaxBasisTotalAmount'),
    tax: theOne(taxes.filter(inCurrency(currency)).map(numberIn)),
    taxInTaxCurrency: numberIn(other),
    gross: number(sums, 'GrandTotalAmount'),
    prepaid: number(sums, 'TotalPrepaidAmount'),
    rounding: number(sums, 'RoundingAmount'),
    payable: number(sums, 'DuePayableAmount'),
    vat: all(settlement, 'ApplicableTradeTax').map(node => ({
      category: category(node, 'CategoryCode'),
      rate: number(node, 'RateApplicablePercent'),
      taxable: number(node, 'BasisAmount'),
      tax: number(node, 'CalculatedAmount'),
      exemptionCode: token(node, 'ExemptionReasonCode'),
      exemptionReason: text(node, 'ExemptionReason'),
    })),
  }
}

function readLine(node: Node) {
  const settlement = first(node, 'SpecifiedLineTradeSettlement')
  return {
    quantity: number(node, 'SpecifiedLineTradeDelivery/BilledQuantity'),
    price: number(node, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    net: number(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    allowancesCharges: all(settlement, 'SpecifiedTradeAllowanceCharge').map(entry =>
      number(entry, 'ActualAmount'),
    ),
  }
}
