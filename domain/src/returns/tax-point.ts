import { type InvoiceTerm, type TaxArises, UNION_TERM, taxTimeOf } from '../country/tax-time.ts'
import { type Supply, isGoods } from '../country/supply.ts'
import { type LocalDate, addDays, addMonths, endOfMonth, localDate, yearOf } from '../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../document-kind.ts'
import type { Period } from '../invoice/invoice.ts'
import type { Minor } from '../money/currency.ts'
import { divideRounded } from '../money/decimal.ts'
import type { Country, PartyKind } from '../party/party.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'

/** What an issued document says of the day on which its tax arises, besides the payments it gets. */
export type TaxPointFacts = {
  /** The state whose law decides: the seller's. */
  readonly country: Country
  readonly type: DocumentType
  readonly issueDate: LocalDate
  readonly deliveryDate?: LocalDate | undefined
  readonly period?: Period | undefined
  /** BT-7, which overrules what the law derives. */
  readonly taxPointDate?: LocalDate | undefined
  /** BT-8: '432' is cash accounting, '3' the invoice by option. */
  readonly taxPointCode: string
  /** What its lines supply; empty where it is not known, which is taken for goods. */
  readonly supplies: readonly Supply[]
  readonly buyerKind: PartyKind
  /** It corrects a document whose tax arises with its payments: both then count together. */
  readonly correctsByPayment?: boolean
}

/**
 * The day on which the tax of one category arises; or that it arises with each payment of the document in proportion, and
 * what is unpaid by `latest` on that day. Without `latest` what is never paid never arises.
 */
export type TaxPoint =
  | { readonly by: 'day'; readonly day: LocalDate }
  | { readonly by: 'payment'; readonly latest?: LocalDate }

/**
 * When the tax of a document arises in a category, by the law of its seller's state (country/tax-time.ts). A document of a
 * state whose law is not known here counts on its own day, and so do corrections, which belong to the period in which they are
 * made, and what a customer writes in the seller's name.
 */
export function taxPointOf(facts: TaxPointFacts, category: TaxCategoryCode): TaxPoint {
  const { issueDate, taxPointCode, taxPointDate, type } = facts
  const own = DOCUMENT_TYPE_RULES[type]
  const rules = taxTimeOf(facts.country)
  if (!rules || own.isSelfBilled) return on(issueDate)
  if (own.corrects !== undefined)
    return facts.correctsByPayment === true && isTaxed(category) ? { by: 'payment' } : on(issueDate)
  const supplied = suppliedOn(facts)
  // Goods within the Union: with the invoice, at the latest on the 15th of the month after (art. 67), never by payment.
  if (category === 'K') return on(invoiced(issueDate, supplied, UNION_TERM))
  if (type === 'deposit') return advance(facts, rules.advances)
  if (!isTaxed(category)) return on(supplied)
  if (taxPointDate !== undefined) return on(taxPointDate)
  if (taxPointCode === CASH) return { by: 'payment', ...limitOf(facts, supplied) }
  const arises = arisesBy(facts, rules)
  // The option is for what would wait for its payment; goods keep the day of their delivery.
  if (taxPointCode === INVOICE)
    return on(arises === 'payment' || issueDate < supplied ? issueDate : supplied)
  if (arises === 'payment') return { by: 'payment' }
  if (arises === 'invoice') return on(invoiced(issueDate, supplied, rules.term))
  if (arises === 'earlier_of_supply_and_invoice')
    return on(supplied < issueDate ? supplied : issueDate)
  // Invoiced before it is done: what is paid by then is a payment on account.
  const isBefore = supplied > issueDate && rules.advances === 'receipt'
  return isBefore ? { by: 'payment', latest: supplied } : on(supplied)
}

/** A payment on account counts when it is received; where the invoice for it counts, only cash accounting waits. */
function advance({ issueDate, taxPointCode }: TaxPointFacts, by: 'receipt' | 'invoice'): TaxPoint {
  const isByInvoice = by === 'invoice' || taxPointCode === INVOICE
  return isByInvoice && taxPointCode !== CASH ? on(issueDate) : { by: 'payment' }
}

/** The day of supply that a document states, the last one of a period; without one that of the document. */
export function suppliedOn({
  deliveryDate,
  period,
  issueDate,
}: Pick<TaxPointFacts, 'deliveryDate' | 'period' | 'issueDate'>): LocalDate {
  return deliveryDate ?? period?.end ?? period?.start ?? issueDate
}

/**
 * What of an amount has arisen after so much of what was due was received, in minor units: rounded half away from zero, all
 * of it once everything is paid. The parts of several periods are the differences of such sums, so that no cent is lost.
 */
export function arisenOf(amount: Minor, { received, due }: Received): Minor {
  if (received <= 0n || due <= 0n) return 0n
  return received >= due ? amount : divideRounded(amount * received, due)
}

/** What was received of what a document is to bring, in minor units of its currency. */
export type Received = { readonly received: Minor; readonly due: Minor }

/** UNTDID 2005 in BT-8. */
const CASH = '432'
const INVOICE = '3'

const on = (day: LocalDate): TaxPoint => ({ by: 'day', day })

/** Categories with a tax of the seller; the others have none that could wait. */
export function isTaxed(category: TaxCategoryCode): boolean {
  return ['S', 'Z', 'L', 'M', 'B'].includes(category)
}

/** A document with goods and services counts as goods: never later than the law wants. */
function arisesBy(
  { supplies }: TaxPointFacts,
  { goods, services }: { readonly goods: TaxArises; readonly services: TaxArises },
): TaxArises {
  const isService = supplies.length > 0 && supplies.every(supply => !isGoods(supply))
  return isService ? services : goods
}

/** The day of the invoice within its term, else what the law takes for a late one; one before the supply counts as well. */
function invoiced(issued: LocalDate, supplied: LocalDate, term?: InvoiceTerm): LocalDate {
  if (!term || issued <= supplied) return issued
  const last = lastDayOf(term, supplied)
  if (issued <= last) return issued
  return term.late === 'term' ? last : supplied
}

function lastDayOf({ by, count }: InvoiceTerm, supplied: LocalDate): LocalDate {
  if (by === 'days') return addDays(supplied, count)
  if (by === 'day_of_next_month') return addDays(endOfMonth(supplied), count)
  let day = supplied
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}

function limitOf(
  { country, issueDate, buyerKind }: TaxPointFacts,
  supplied: LocalDate,
): { readonly latest?: LocalDate } {
  const limit = taxTimeOf(country)?.paymentLimit
  if (!limit || (limit.buyer !== undefined && limit.buyer !== buyerKind)) return {}
  const from = limit.after === 'supply' ? supplied : issueDate
  if (limit.by === 'days') return { latest: addDays(from, limit.count) }
  if (limit.by === 'months') return { latest: addMonths(from, limit.count) }
  return { latest: localDate(`${yearOf(from) + limit.count}-12-31`) }
}
