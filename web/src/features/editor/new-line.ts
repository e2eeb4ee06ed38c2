import type { Item } from '@bordereau/contract/items'
import { type Supply, typedSupply } from '@bordereau/domain/country/supply'
import type { Sells } from '@bordereau/domain/country/sells'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyLine } from '@bordereau/domain/invoice/empty'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { TaxDecision } from '@bordereau/domain/tax/question'
import type { PastedRow } from './pasted-rows.ts'

/** The tax that the decision table gives to a line of a supply without a tax of its own. */
export function suggestedTax(taxContext: TaxContext, supply: Supply): TaxDecision {
  return taxOfLine({ supply, ownTax: null }, taxContext)
}

/** An empty line with the unit of the line before it, and with its kind, place and tax where the seller sells such things. */
export function nextLine(
  id: string,
  before: DraftLine | undefined,
  taxContext: TaxContext,
  sells: Sells,
): DraftLine {
  const supply = typedSupply(sells, before?.supply)
  if (before?.supply === supply) {
    const { unit, tax, ownTax, performedAt } = before
    const place = performedAt === undefined ? {} : { performedAt }
    return { ...emptyLine(id, tax), unit, supply, ownTax, ...place }
  }
  const line = { ...emptyLine(id, suggestedTax(taxContext, supply).tax), supply }
  return before ? { ...line, unit: before.unit } : line
}

/**
 * The fields of a line that choosing an item sets: its texts in the document's language, its price in the document's
 * currency if it has one, and its own tax where that holds.
 */
export function lineFromItem(
  item: Item,
  { currency, language }: Pick<Draft, 'currency' | 'language'>,
  taxContext: TaxContext,
): Partial<DraftLine> {
  const localText = item.texts.find(text => text.language === language)
  const price = item.prices.find(known => known.currency === currency)?.price
  const { supply, performedAt } = item
  const ownTax = { key: item.taxKey, category: item.taxCategory, rate: item.taxRate }
  return {
    itemId: item.id,
    name: localText?.name || item.name,
    description: localText?.description || item.description,
    unit: item.unit,
    ...(price === undefined ? {} : { price }),
    supply,
    performedAt,
    ownTax,
    tax: taxOfLine({ supply, ownTax, performedAt }, taxContext).tax,
    sellerItemId: item.code,
    classification: item.classification,
  }
}

export function lineFromRow(row: PastedRow, empty: DraftLine): DraftLine {
  return {
    ...empty,
    name: row.name,
    description: row.description,
    quantity: row.quantity,
    price: row.price,
    unit: row.unit ?? empty.unit,
  }
}
