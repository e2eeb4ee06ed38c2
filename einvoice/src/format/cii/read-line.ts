import type { InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { ONE, ZERO } from '@bordereau/domain/money/decimal'
import { all, attribute, category, classification, first, number, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type StatedSubtotal, taxOf } from '../stated.ts'
import { readLineAllowanceCharge } from './read-allowance.ts'
import { readIdentifiers } from './read-party.ts'
import { readPeriod } from './read-period.ts'

/** BG-25. */
export function readLine(node: Node, subtotals: readonly StatedSubtotal[]): InvoiceLine {
  const settlement = first(node, 'SpecifiedLineTradeSettlement')
  const quantity = first(node, 'SpecifiedLineTradeDelivery/BilledQuantity')
  const period = readPeriod(first(settlement, 'BillingSpecifiedPeriod'))
  return {
    id: token(node, 'AssociatedDocumentLineDocument/LineID'),
    note: text(node, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    quantity: number(node, 'SpecifiedLineTradeDelivery/BilledQuantity') ?? ZERO,
    unit: attribute(quantity, 'unitCode'),
    ...agreement(first(node, 'SpecifiedLineTradeAgreement')),
    ...product(first(node, 'SpecifiedTradeProduct')),
    ...(period ? { period } : {}),
    accountingReference: token(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    allowancesCharges: all(settlement, 'SpecifiedTradeAllowanceCharge').map(
      readLineAllowanceCharge,
    ),
    tax: taxOf(
      category(settlement, 'ApplicableTradeTax/CategoryCode'),
      number(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
      subtotals,
    ),
  }
}

/** BT-132 and BG-29. */
function agreement(node: Node | undefined) {
  const gross = first(node, 'GrossPriceProductTradePrice')
  const grossPrice = number(gross, 'ChargeAmount')
  const priceDiscount = number(gross, 'AppliedTradeAllowanceCharge/ActualAmount')
  return {
    orderLineReference: token(node, 'BuyerOrderReferencedDocument/LineID'),
    price: number(node, 'NetPriceProductTradePrice/ChargeAmount') ?? ZERO,
    priceBaseQuantity:
      number(node, 'NetPriceProductTradePrice/BasisQuantity') ??
      number(gross, 'BasisQuantity') ??
      ONE,
    ...(grossPrice === undefined ? {} : { grossPrice }),
    ...(priceDiscount === undefined ? {} : { priceDiscount }),
  }
}

/** BG-31. */
function product(node: Node | undefined) {
  const [standardItemId] = readIdentifiers(node)
  return {
    name: text(node, 'Name'),
    description: text(node, 'Description'),
    sellerItemId: token(node, 'SellerAssignedID'),
    buyerItemId: token(node, 'BuyerAssignedID'),
    ...(standardItemId ? { standardItemId } : {}),
    classifications: all(node, 'DesignatedProductClassification/ClassCode').map(classification),
    originCountry: token(node, 'OriginTradeCountry/ID'),
    attributes: all(node, 'ApplicableProductCharacteristic').map(property => ({
      name: text(property, 'Description'),
      value: text(property, 'Value'),
    })),
  }
}
