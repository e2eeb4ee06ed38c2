import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { listItems } from '@bordereau/contract/items'
import { isVatRegistered } from '@bordereau/domain/party/tax-ids'
import type { LocalDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ONE } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax/category'
import { type Supply, suggestTax } from '@bordereau/domain/tax/suggest'
import type { PastedRow } from './paste.ts'

export type Item = ResponseOf<typeof listItems>['rows'][number]

/** What decides which tax a new line most likely bears. */
export type Trade = {
  readonly seller: { readonly country: string; readonly vatRegistered: boolean }
  /** null: not chosen yet; then a customer at home is assumed. */
  readonly buyer: PartyProfile | null
  readonly language: string
  readonly day: LocalDate
}

export function suggestedTax(trade: Trade, supply: Supply): { key: string; tax: Tax } {
  const { seller, buyer, language, day } = trade
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

/** An empty line that goes on where the last one left off: its unit, its tax. */
export function emptyLine(id: string, before: DraftLine | undefined, trade: Trade): DraftLine {
  return {
    id,
    itemId: null,
    name: '',
    description: '',
    quantity: ONE,
    unit: before?.unit ?? 'C62',
    price: null,
    priceBaseQuantity: ONE,
    tax: before?.tax ?? suggestedTax(trade, 'services').tax,
    allowancesCharges: [],
    period: null,
    sellerItemId: '',
    classification: '',
  }
}

/**
 * What picking an item writes into a line: its words in the document's language, its price in the document's currency
 * where it has one, and the item's own rate unless the sale crosses a border that asks for another tax.
 */
export function lineOfItem(
  item: Item,
  { currency, language }: Pick<Draft, 'currency' | 'language'>,
  trade: Trade,
): Partial<DraftLine> {
  const words = item.texts.find(text => text.language === language)
  const price = item.prices.find(known => known.currency === currency)?.price
  const suggestion = suggestedTax(trade, item.supply)
  const own: Tax = {
    category: item.taxCategory,
    rate: item.taxRate,
    exemptionCode: '',
    exemptionReason: '',
  }
  const ownApplies = suggestion.key === 'standard' && (own.category === 'S' || own.category === 'Z')
  return {
    itemId: item.id,
    name: words?.name || item.name,
    description: words?.description || item.description,
    unit: item.unit,
    ...(price === undefined ? {} : { price }),
    tax: ownApplies ? own : suggestion.tax,
    sellerItemId: item.code,
    classification: item.classification,
  }
}

export function lineOfRow(row: PastedRow, empty: DraftLine): DraftLine {
  return {
    ...empty,
    name: row.name,
    description: row.description,
    quantity: row.quantity,
    price: row.price,
    unit: row.unit ?? empty.unit,
  }
}
