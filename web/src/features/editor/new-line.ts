import type { Item } from '@bordereau/contract/items'
import { isVatRegistered } from '@bordereau/domain/country/tax-ids'
import type { LocalDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyLine } from '@bordereau/domain/invoice/empty'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { type Supply, suggestTax } from '@bordereau/domain/tax/suggest'
import type { PastedRow } from './pasted-rows.ts'

/** What the suggested tax of a new line depends on. */
export type TaxContext = {
  readonly seller: { readonly country: string; readonly vatRegistered: boolean }
  /** null: not chosen yet; a business in the seller's country is assumed. */
  readonly buyer: PartyProfile | null
  readonly language: string
  readonly day: LocalDate
}

export function suggestedTax(taxContext: TaxContext, supply: Supply): { key: string; tax: Tax } {
  const { seller, buyer, language, day } = taxContext
  return suggestTax({
    seller,
    buyer: {
      country: buyer?.address.country || seller.country,
      kind: buyer?.kind ?? 'business',
      hasVatId: buyer !== null && isVatRegistered(buyer),
    },
    supply,
    language,
    day,
  })
}

/** An empty line with the unit and the tax of the line before it. */
export function nextLine(
  id: string,
  before: DraftLine | undefined,
  taxContext: TaxContext,
): DraftLine {
  const line = emptyLine(id, before?.tax ?? suggestedTax(taxContext, 'services').tax)
  return before ? { ...line, unit: before.unit } : line
}

/**
 * The fields of a line that choosing an item sets: its texts in the document's language, its price in the document's
 * currency if it has one, and the item's own tax rate unless a cross-border sale requires another tax.
 */
export function lineFromItem(
  item: Item,
  { currency, language }: Pick<Draft, 'currency' | 'language'>,
  taxContext: TaxContext,
): Partial<DraftLine> {
  const localText = item.texts.find(text => text.language === language)
  const price = item.prices.find(known => known.currency === currency)?.price
  const suggestion = suggestedTax(taxContext, item.supply)
  const own: Tax = {
    category: item.taxCategory,
    rate: item.taxRate,
    exemptionCode: '',
    exemptionReason: '',
  }
  const ownApplies = suggestion.key === 'standard' && (own.category === 'S' || own.category === 'Z')
  return {
    itemId: item.id,
    name: localText?.name || item.name,
    description: localText?.description || item.description,
    unit: item.unit,
    ...(price === undefined ? {} : { price }),
    tax: ownApplies ? own : suggestion.tax,
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
