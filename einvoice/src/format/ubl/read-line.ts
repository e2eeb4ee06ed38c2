import type { InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { ONE, ZERO } from '@bordereau/domain/money/decimal'
import {
  all,
  attribute,
  category,
  classification,
  first,
  identifier,
  number,
  text,
  token,
} from '../node.ts'
import type { Node } from '../parse.ts'
import { type StatedSubtotal, taxOf } from '../stated.ts'
import { readLineAllowanceCharge } from './read-allowance.ts'
import { readPeriod } from './read-period.ts'

/** BG-25. */
export function readLine(node: Node, subtotals: readonly StatedSubtotal[]): InvoiceLine {
  const quantity = first(node, 'InvoicedQuantity') ?? first(node, 'CreditedQuantity')
  const period = readPeriod(first(node, 'InvoicePeriod'))
  return {
    id: token(node, 'ID'),
    note: text(node, 'Note'),
    quantity: number(node, quantity?.name ?? '') ?? ZERO,
    unit: attribute(quantity, 'unitCode'),
    accountingReference: token(node, 'AccountingCost'),
    ...(period ? { period } : {}),
    orderLineReference: token(node, 'OrderLineReference/LineID'),
    allowancesCharges: all(node, 'AllowanceCharge').map(readLineAllowanceCharge),
    ...item(first(node, 'Item')),
    ...price(first(node, 'Price')),
    tax: taxOf(
      category(node, 'Item/ClassifiedTaxCategory/ID'),
      number(node, 'Item/ClassifiedTaxCategory/Percent'),
      subtotals,
    ),
  }
}

function item(node: Node | undefined) {
  const standardItemId = identifier(node, 'StandardItemIdentification/ID')
  return {
    name: text(node, 'Name'),
    description: text(node, 'Description'),
    sellerItemId: token(node, 'SellersItemIdentification/ID'),
    buyerItemId: token(node, 'BuyersItemIdentification/ID'),
    ...(standardItemId ? { standardItemId } : {}),
    classifications: all(node, 'CommodityClassification/ItemClassificationCode').map(
      classification,
    ),
    originCountry: token(node, 'OriginCountry/IdentificationCode'),
    attributes: all(node, 'AdditionalItemProperty').map(property => ({
      name: text(property, 'Name'),
      value: text(property, 'Value'),
    })),
  }
}

function price(node: Node | undefined) {
  const grossPrice = number(node, 'AllowanceCharge/BaseAmount')
  const priceDiscount = number(node, 'AllowanceCharge/Amount')
  return {
    price: number(node, 'PriceAmount') ?? ZERO,
    priceBaseQuantity: number(node, 'BaseQuantity') ?? ONE,
    ...(grossPrice === undefined ? {} : { grossPrice }),
    ...(priceDiscount === undefined ? {} : { priceDiscount }),
  }
}
