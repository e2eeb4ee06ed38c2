import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { decimalsOf } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, toFixed } from '@bordereau/domain/money/decimal'
import { amountText } from '../amount.ts'
import type { NetLine } from '../net.ts'
import { type Element, el } from '../xml.ts'
import { writeAllowanceCharge, writeTax } from './write-allowance.ts'
import { writePeriod } from './write-date.ts'
import { writeIdentifier } from './write-party.ts'

/** BG-25. */
export function writeLine(line: InvoiceLine, net: NetLine, invoice: Invoice): Element | undefined {
  const { currency } = invoice
  return el('ram:IncludedSupplyChainTradeLineItem', [
    el('ram:AssociatedDocumentLineDocument', [
      el('ram:LineID', line.id),
      el('ram:IncludedNote', [el('ram:Content', line.note)]),
    ]),
    product(line),
    el('ram:SpecifiedLineTradeAgreement', [
      el('ram:BuyerOrderReferencedDocument', [el('ram:LineID', line.orderLineReference)]),
      grossPrice(line, invoice),
      price('ram:NetPriceProductTradePrice', net.price, line, invoice),
    ]),
    el('ram:SpecifiedLineTradeDelivery', [
      el('ram:BilledQuantity', line.quantity, { unitCode: line.unit }),
    ]),
    settlement(line, net, currency),
  ])
}

function settlement(line: InvoiceLine, net: NetLine, currency: string): Element | undefined {
  return el('ram:SpecifiedLineTradeSettlement', [
    writeTax('ram:ApplicableTradeTax', line.tax),
    writePeriod(line.period),
    ...net.allowancesCharges.map(entry => writeAllowanceCharge(entry, currency)),
    el('ram:SpecifiedTradeSettlementLineMonetarySummation', [
      el('ram:LineTotalAmount', amountText(net.net, currency)),
    ]),
    el('ram:ReceivableSpecifiedTradeAccountingAccount', [el('ram:ID', line.accountingReference)]),
  ])
}

/** BG-31. */
function product(line: InvoiceLine): Element | undefined {
  return el('ram:SpecifiedTradeProduct', [
    line.standardItemId && writeIdentifier(line.standardItemId),
    el('ram:SellerAssignedID', line.sellerItemId),
    el('ram:BuyerAssignedID', line.buyerItemId),
    el('ram:Name', line.name),
    el('ram:Description', line.description),
    ...line.attributes.map(({ name, value }) =>
      el('ram:ApplicableProductCharacteristic', [
        el('ram:Description', name),
        el('ram:Value', value),
      ]),
    ),
    ...line.classifications.map(({ code, listId, listVersion }) =>
      el('ram:DesignatedProductClassification', [
        el('ram:ClassCode', code, { listID: listId, listVersionID: listVersion }),
      ]),
    ),
    el('ram:OriginTradeCountry', [el('ram:ID', line.originCountry)]),
  ])
}

/**
 * BT-148 and BT-147. A gross price is a price without tax: where the document's prices include tax, none is written.
 */
function grossPrice(line: InvoiceLine, invoice: Invoice): Element | undefined {
  if (invoice.pricesIncludeTax || line.grossPrice === undefined) return undefined
  return price('ram:GrossPriceProductTradePrice', line.grossPrice, line, invoice, [
    line.priceDiscount === undefined
      ? undefined
      : el('ram:AppliedTradeAllowanceCharge', [
          el('ram:ChargeIndicator', [el('udt:Indicator', 'false')]),
          el('ram:ActualAmount', line.priceDiscount),
        ]),
  ])
}

function price(
  name: string,
  amount: Decimal,
  line: InvoiceLine,
  invoice: Invoice,
  more: readonly (Element | undefined)[] = [],
): Element | undefined {
  return el(name, [
    el('ram:ChargeAmount', toFixed(amount, decimalsOf(invoice.currency))),
    line.priceBaseQuantity === ONE
      ? undefined
      : el('ram:BasisQuantity', line.priceBaseQuantity, { unitCode: line.unit }),
    ...more,
  ])
}
