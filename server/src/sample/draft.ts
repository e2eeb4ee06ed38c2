import { type LocalDate, addMonths, endOfMonth, localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import type { DocumentAllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ONE, decimal } from '@bordereau/domain/money/decimal'
import { isVatRegistered } from '@bordereau/domain/party/tax-ids'
import type { Tax } from '@bordereau/domain/tax/category'
import { suggestTax } from '@bordereau/domain/tax/suggest'
import type { Tx } from '../db/database.ts'
import { newDraft } from '../invoices/new-draft.ts'
import { type Buyer, type Seller, loadBuyer, loadSeller } from '../invoices/parties-store.ts'
import { newId } from '../lib/id.ts'
import type { Shelf } from './furnish.ts'
import { ITEMS, type Item } from './items.ts'
import type { Sale } from './told.ts'

/** Written as a person writes it: the customer chosen, items picked, the tax as it is suggested. */
export async function draftOf(
  tx: Tx,
  workspaceId: string,
  shelf: Shelf,
  sale: Omit<Sale, 'to'> & { readonly to: string | null },
  day: LocalDate,
): Promise<Draft> {
  const seller = await loadSeller(tx, workspaceId)
  const customerId = sale.to === null ? undefined : shelf.customers.get(sale.to)
  const buyer = customerId === undefined ? undefined : await loadBuyer(tx, workspaceId, customerId)
  const base = newDraft(seller, buyer)
  const trade = { seller, buyer, draft: base, day }
  const lines = sale.lines.split(', ').map(order => lineOf(order, shelf, trade))
  return {
    ...base,
    lines,
    secondLanguage: sale.secondLanguage ?? null,
    pricesIncludeTax: sale.pricesIncludeTax ?? false,
    orderReference: sale.orderReference ?? '',
    note: sale.note ?? '',
    allowancesCharges: sale.discount && lines[0] ? [discountOf(sale.discount, lines[0].tax)] : [],
    ...(sale.monthly ? { period: monthBefore(day) } : { deliveryDate: day }),
  }
}

type Trade = {
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly draft: Pick<Draft, 'currency' | 'language'>
  readonly day: LocalDate
}

const ORDER = /^(?<quantity>[\d.]+) (?<code>[A-Z-]+)(?: at (?<price>[\d.]+))?$/

function lineOf(order: string, shelf: Shelf, trade: Trade): DraftLine {
  const { quantity = '', code = '', price } = ORDER.exec(order)?.groups ?? {}
  const item = ITEMS.find(one => one.code === code)
  if (!item) throw new Error(`the sample knows no item of '${order}'`)
  const { language } = trade.draft
  const words = item.texts.find(text => text.language === language)
  return {
    id: newId(),
    itemId: shelf.items.get(code) ?? null,
    name: words?.name ?? item.name,
    description: words?.description ?? item.description,
    quantity: decimal(quantity),
    unit: item.unit,
    price: price === undefined ? listPrice(item, trade.draft.currency) : decimal(price),
    priceBaseQuantity: ONE,
    tax: taxOn(item, trade),
    allowancesCharges: [],
    period: null,
    sellerItemId: item.code,
    classification: '',
  }
}

function listPrice(item: Item, currency: string): Decimal | null {
  return item.prices.find(one => one.currency === currency)?.price ?? null
}

/** The item's own rate at home, else what the border asks for. */
function taxOn(item: Item, { seller, buyer, draft, day }: Trade): Tax {
  const suggested = suggestTax({
    seller,
    buyer: {
      country: buyer?.profile.address.country ?? seller.country,
      kind: buyer?.profile.kind ?? 'business',
      hasVatId: buyer !== undefined && isVatRegistered(buyer.profile),
    },
    supply: item.supply,
    language: draft.language,
    day,
  })
  return suggested.key === 'standard' ? { ...suggested.tax, rate: item.taxRate } : suggested.tax
}

/** UNCL 5189: 95, a discount. */
function discountOf(
  { percent, reason }: { readonly percent: string; readonly reason: string },
  tax: Tax,
): DocumentAllowanceCharge {
  const value = { by: 'percent', percent: decimal(percent) } as const
  return { charge: false, value, reason, reasonCode: '95', tax }
}

function monthBefore(day: LocalDate): { start: LocalDate; end: LocalDate } {
  const start = localDate(`${addMonths(day, -1).slice(0, 7)}-01`)
  return { start, end: endOfMonth(start) }
}
