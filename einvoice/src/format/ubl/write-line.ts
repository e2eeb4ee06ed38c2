import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { decimalsOf } from '@bordereau/domain/money/currency'
import { ONE, isNegative, magnitude, subtract, toFixed } from '@bordereau/domain/money/decimal'
import { amountText } from '../amount.ts'
import { ROUNDING, isPeppol } from '../codes.ts'
import { type NetLine, roundingOf } from '../net.ts'
import { type Element, el } from '../xml.ts'
import { writeAllowanceCharge, writeTaxCategory } from './write-allowance.ts'
import { writePeriod } from './write-period.ts'

/** BG-25. */
export function writeLine(
  line: InvoiceLine,
  net: NetLine,
  invoice: Invoice,
  credit: boolean,
): Element | undefined {
  const { currency } = invoice
  return el(credit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    el('cbc:ID', line.id),
    el('cbc:Note', line.note),
    el(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode: line.unit,
    }),
    el('cbc:LineExtensionAmount', amountText(net.net, currency), { currencyID: currency }),
    el('cbc:AccountingCost', line.accountingReference),
    writePeriod(line.period),
    el('cac:OrderLineReference', [el('cbc:LineID', line.orderLineReference)]),
    ...net.allowancesCharges.map(entry => writeAllowanceCharge(entry, currency)),
    rounding(line, net, invoice),
    item(line),
    price(line, net, invoice),
  ])
}

/** In Peppol only: the standard and XRechnung have no rule on it, or one that warns. */
function rounding(line: InvoiceLine, net: NetLine, invoice: Invoice): Element | undefined {
  const { currency, specification } = invoice
  const amount = isPeppol(specification) ? roundingOf(line, net, currency) : undefined
  return (
    amount &&
    el('cac:AllowanceCharge', [
      el('cbc:ChargeIndicator', String(!isNegative(amount))),
      el('cbc:AllowanceChargeReason', ROUNDING),
      el('cbc:Amount', toFixed(magnitude(amount), 2), { currencyID: currency }),
    ])
  )
}

/** BG-31. */
function item(line: InvoiceLine): Element | undefined {
  return el('cac:Item', [
    el('cbc:Description', line.description),
    el('cbc:Name', line.name),
    el('cac:BuyersItemIdentification', [el('cbc:ID', line.buyerItemId)]),
    el('cac:SellersItemIdentification', [el('cbc:ID', line.sellerItemId)]),
    el('cac:StandardItemIdentification', [
      el('cbc:ID', line.standardItemId?.id, { schemeID: line.standardItemId?.schemeId }),
    ]),
    el('cac:OriginCountry', [el('cbc:IdentificationCode', line.originCountry)]),
    ...line.classifications.map(({ code, listId, listVersion }) =>
      el('cac:CommodityClassification', [
        el('cbc:ItemClassificationCode', code, { listID: listId, listVersionID: listVersion }),
      ]),
    ),
    writeTaxCategory('cac:ClassifiedTaxCategory', line.tax),
    ...line.attributes.map(({ name, value }) =>
      el('cac:AdditionalItemProperty', [el('cbc:Name', name), el('cbc:Value', value)]),
    ),
  ])
}

/**
 * BG-29. A gross price is a price without tax: where the document's prices include tax, only the net price is written.
 */
function price(line: InvoiceLine, net: NetLine, invoice: Invoice): Element | undefined {
  const { currency } = invoice
  const decimals = decimalsOf(currency)
  const gross = invoice.pricesIncludeTax ? undefined : line.grossPrice
  const discount = gross && (line.priceDiscount ?? subtract(gross, line.price))
  return el('cac:Price', [
    el('cbc:PriceAmount', toFixed(net.price, decimals), { currencyID: currency }),
    line.priceBaseQuantity === ONE
      ? undefined
      : el('cbc:BaseQuantity', line.priceBaseQuantity, { unitCode: line.unit }),
    gross &&
      el('cac:AllowanceCharge', [
        el('cbc:ChargeIndicator', 'false'),
        el('cbc:Amount', discount, { currencyID: currency }),
        el('cbc:BaseAmount', toFixed(gross, decimals), { currencyID: currency }),
      ]),
  ])
}
