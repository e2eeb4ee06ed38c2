import { type LocalDate, addMonths, endOfMonth, localDate } from '@bordereau/domain/date'
import type { Draft, DraftAllowanceCharge, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyLine } from '@bordereau/domain/invoice/empty'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import type { OwnTax } from '@bordereau/domain/tax/question'
import { newDraft } from '../invoices/drafts/new-draft.ts'
import type { Buyer, Seller } from '../invoices/document/parties-store.ts'
import { newId } from '../lib/id.ts'
import { type Parties, buyerOf } from './parties.ts'
import type { SeededRows } from './seed.ts'
import { ITEMS, type Item } from './items.ts'
import type { Sale } from './sample-invoices.ts'

/** A draft as the editor makes it: defaults of the customer, items from the catalogue, suggested taxes. */
export function draftOf(
  parties: Parties,
  sale: Omit<Sale, 'to'> & { readonly to: string | null },
  day: LocalDate,
): Draft {
  const { seller, seeded } = parties
  const buyer = buyerOf(parties, sale.to)
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
  const taxed = taxOn(item, taxContext)
  return {
    ...emptyLine(newId(), taxed.tax),
    ...taxed,
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

/** The item's own tax where it holds, else the tax of the place of supply. */
function taxOn(
  item: Item,
  { seller, buyer, draft, day }: TaxContext,
): Pick<DraftLine, 'supply' | 'ownTax' | 'tax'> {
  const ownTax: OwnTax = { key: item.taxKey, category: item.taxCategory, rate: item.taxRate }
  const { supply } = item
  const decided = taxOfLine(
    { supply, ownTax },
    {
      seller: taxSellerOf(seller.profile, seller),
      buyer: buyer?.profile ?? null,
      delivery: null,
      language: draft.language,
      day,
    },
  )
  return { supply, ownTax, tax: decided.tax }
}

/** Reason code 95 of UNCL 5189: discount. */
function discountOf(
  { percent, reason }: { readonly percent: string; readonly reason: string },
  tax: DraftTax,
): DraftAllowanceCharge {
  const value = { by: 'percent', percent: decimal(percent) } as const
  return { charge: false, value, reason, reasonCode: '95', tax }
}

function monthBefore(day: LocalDate): { start: LocalDate; end: LocalDate } {
  const start = localDate(`${addMonths(day, -1).slice(0, 7)}-01`)
  return { start, end: endOfMonth(start) }
}
