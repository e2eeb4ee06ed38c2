import { type LocalDate, addMonths, endOfMonth, localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyLine } from '@bordereau/domain/invoice/empty'
import type { DocumentAllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { isVatRegistered } from '@bordereau/domain/country/tax-ids'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { suggestTax } from '@bordereau/domain/tax/suggest'
import type { Tx } from '../db/database.ts'
import { newDraft } from '../invoices/drafts/new-draft.ts'
import {
  type Buyer,
  type Seller,
  loadBuyer,
  loadSeller,
} from '../invoices/document/parties-store.ts'
import { newId } from '../lib/id.ts'
import type { SeededRows } from './seed.ts'
import { ITEMS, type Item } from './items.ts'
import type { Sale } from './sample-invoices.ts'

/** Creates a draft as the editor would: defaults of the customer, items from the catalogue, suggested taxes. */
export async function draftOf(
  tx: Tx,
  workspaceId: string,
  seeded: SeededRows,
  sale: Omit<Sale, 'to'> & { readonly to: string | null },
  day: LocalDate,
): Promise<Draft> {
  const seller = await loadSeller(tx, workspaceId)
  const customerId = sale.to === null ? undefined : seeded.customers.get(sale.to)
  const buyer = customerId === undefined ? undefined : await loadBuyer(tx, workspaceId, customerId)
  const base = newDraft(seller, buyer)
  const taxContext = { seller, buyer, draft: base, day }
  const lines = sale.lines.split(', ').map(line => lineOf(line, seeded, taxContext))
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

type TaxContext = {
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly draft: Pick<Draft, 'currency' | 'language'>
  readonly day: LocalDate
}

const ORDER = /^(?<quantity>[\d.]+) (?<code>[A-Z-]+)(?: at (?<price>[\d.]+))?$/

function lineOf(order: string, seeded: SeededRows, taxContext: TaxContext): DraftLine {
  const { quantity = '', code = '', price } = ORDER.exec(order)?.groups ?? {}
  const item = ITEMS.find(one => one.code === code)
  if (!item) throw new Error(`the sample has no item for '${order}'`)
  const { language } = taxContext.draft
  const text = item.texts.find(one => one.language === language)
  return {
    ...emptyLine(newId(), taxOn(item, taxContext)),
    itemId: seeded.items.get(code) ?? null,
    name: text?.name ?? item.name,
    description: text?.description ?? item.description,
    quantity: decimal(quantity),
    unit: item.unit,
    price: price === undefined ? listPrice(item, taxContext.draft.currency) : decimal(price),
    sellerItemId: item.code,
  }
}

function listPrice(item: Item, currency: string): Decimal | null {
  return item.prices.find(one => one.currency === currency)?.price ?? null
}

/** The item's own rate for domestic sales, else the suggested cross-border tax. */
function taxOn(item: Item, { seller, buyer, draft, day }: TaxContext): Tax {
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

/** Reason code 95 of UNCL 5189: discount. */
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
