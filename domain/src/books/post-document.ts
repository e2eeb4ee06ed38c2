import type { DocumentKind } from '../document-kind.ts'
import type { LocalDate } from '../date.ts'
import { amountSetOff } from '../invoice/deposits.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Totals } from '../invoice/totals.ts'
import { type Currency, type Minor, convert, sumOf, toMinor } from '../money/currency.ts'
import { type Decimal, ONE } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import type { Tax, TaxCategoryCode } from '../tax-category/category.ts'
import { TRIANGULATION } from '../tax-category/notices.ts'
import type { Entry, Posting, Sale, SoldTax } from './entry.ts'

/** An issued document, as it was frozen. */
export type BookedDocument = {
  readonly kind: DocumentKind
  readonly number: string
  readonly issueDate: LocalDate
  readonly customer: Entry['customer']
  readonly sellerCountry: Country
  readonly buyerCountry: Country
  readonly invoice: Pick<Invoice, 'lines' | 'allowancesCharges' | 'deposits' | 'taxCurrency'> &
    Partial<Pick<Invoice, 'businessProcess'>>
  readonly totals: Totals
  /** The day of supply that it states. */
  readonly supplied?: LocalDate | undefined
  /** The day on which its tax arises; absent where that is with its payments. */
  readonly taxDay?: LocalDate | undefined
}

/** A document with the rate of the settings on the day of the entry: units of the company's currency for one of its own. */
export type Rated<Document extends BookedDocument = BookedDocument> = {
  readonly document: Document
  readonly settingsRate: Decimal | undefined
}

/**
 * The entry of an issued document: what the customer owes against revenue and tax. A sale is counted once, as in the tax
 * report (decision 0043): deposits that a final invoice sets off are taken off by category and rate, and a corrected
 * invoice takes back the one that it replaces. undefined: a currency has no rate.
 */
export function postDocument(one: Rated, home: Currency, replaced?: Rated): Entry | undefined {
  const { document } = one
  const sign = document.kind === 'credit_note' ? -1n : 1n
  const own = partsOf(one, home, sign)
  const before = replaced ? partsOf(replaced, home, -1n) : NOTHING
  if (!own || !before) return undefined
  const { currency, payable } = document.totals
  const taken = replaced?.document.totals.payable ?? 0n
  return {
    journal: 'sales',
    date: document.issueDate,
    ...(document.supplied && { supplied: document.supplied }),
    ...(document.taxDay && { taxDay: document.taxDay }),
    piece: document.number,
    customer: document.customer,
    contra: 'receivable',
    sales: [...own.sales, ...before.sales],
    postings: [...own.postings, ...before.postings],
    ...(currency === home ? {} : { foreign: { currency, amount: sign * payable - taken } }),
  }
}

/** The rate that a document states; 1 between two currencies is none (compose.ts), and that of the settings counts. */
export function homeRate({ document, settingsRate }: Rated, home: Currency): Decimal | undefined {
  if (document.totals.currency === home) return ONE
  return statedRate(document, home) ?? settingsRate
}

type Parts = { readonly sales: readonly Sale[]; readonly postings: readonly Posting[] }

const NOTHING: Parts = { sales: [], postings: [] }

/** `sign`: 1 for what is sold, -1 for what is taken back. */
function partsOf(one: Rated, home: Currency, sign: bigint): Parts | undefined {
  const rate = homeRate(one, home)
  if (rate === undefined) return undefined
  const { document } = one
  const { currency } = document.totals
  const inHome = (amount: Minor) => convert(amount, currency, home, rate)
  const soldTax = soldTaxOf(document)
  const setOff = (document.invoice.deposits ?? []).flatMap(({ vat }) => vat)
  return {
    sales: [
      ...ownSales(document, home, inHome).map(({ category, taxRate, taxable, tax }) => ({
        tax: soldTax(category, taxRate),
        taxable: -sign * taxable,
        amount: -sign * tax,
      })),
      ...setOff.map(({ category, rate: taxRate, taxable, tax }) => ({
        tax: soldTax(category, taxRate),
        taxable: sign * inHome(toMinor(taxable, currency)),
        amount: sign * inHome(toMinor(tax, currency)),
      })),
    ],
    postings: beside(document).map(({ role, amount }) => ({ role, amount: sign * inHome(amount) })),
  }
}

/** The taxes that a document states, in its currency, as discounts for early payment are divided among them. */
export function taxesOf(document: BookedDocument): readonly Sale[] {
  const soldTax = soldTaxOf(document)
  return document.totals.vat.map(({ category, rate, taxable, tax }) => ({
    tax: soldTax(category, rate),
    taxable,
    amount: tax,
  }))
}

/** The largest tax takes the cents by which the rounded ones differ from the sum that the document states (BT-111). */
function ownSales(document: BookedDocument, home: Currency, inHome: (amount: Minor) => Minor) {
  const { vat, taxInTaxCurrency } = document.totals
  const rounded = vat.map(({ category, rate, taxable, tax }) => ({
    category,
    taxRate: rate,
    taxable: inHome(taxable),
    tax: inHome(tax),
  }))
  if (statedRate(document, home) === undefined) return rounded
  const stated = taxInTaxCurrency?.amount ?? 0n
  const rest = stated - sumOf(rounded.map(({ tax }) => tax))
  const largest = vat.reduce(
    (best, { tax }, i) => (sizeOf(tax) > sizeOf(vat[best]?.tax ?? 0n) ? i : best),
    0,
  )
  return rounded.map((part, i) => (i === largest ? { ...part, tax: part.tax + rest } : part))
}

/** What lies between the amount with tax and what is to be paid, in the document's currency. */
function beside({ invoice, totals }: BookedDocument): readonly Posting[] {
  const { currency, prepaid, rounding } = totals
  const deposits = invoice.deposits ?? []
  const setOff = toMinor(amountSetOff(deposits), currency)
  const stated = sumOf(
    deposits.flatMap(({ vat }) =>
      vat.flatMap(({ taxable, tax }) => [toMinor(taxable, currency), toMinor(tax, currency)]),
    ),
  )
  return [
    { role: 'withheld', amount: totals.withheld?.amount ?? 0n },
    { role: 'advance', amount: prepaid - setOff },
    { role: 'rounding', amount: -rounding },
    // What a deposit was less or more than its tax and base: withheld of it already, or rounded.
    { role: totals.withheld ? 'withheld' : 'rounding', amount: setOff - stated },
  ]
}

function statedRate({ invoice, totals }: BookedDocument, home: Currency): Decimal | undefined {
  if (totals.currency === home || totals.taxInTaxCurrency?.currency !== home) return undefined
  const rate = invoice.taxCurrency?.rate
  return rate === ONE ? undefined : rate
}

/** The tax of another state stands at the lines; of a subtotal it is that of the first line with its category and rate. */
function soldTaxOf({ invoice, sellerCountry, buyerCountry }: BookedDocument) {
  const taxes = [...invoice.lines, ...invoice.allowancesCharges].map(({ tax }) => tax)
  return (category: TaxCategoryCode, rate: Decimal): SoldTax => {
    const foreign = taxes.find(
      tax => tax.country !== undefined && tax.category === category && tax.rate === rate,
    )
    return {
      category,
      rate,
      isForeign: foreign !== undefined && foreign.country !== sellerCountry,
      isAbroad: buyerCountry !== sellerCountry,
      ...(category === 'AE' && taxes.some(isTriangle) ? { isTriangle: true } : {}),
      ...(GOODS_ALONE.test(invoice.businessProcess ?? '') ? { isGoods: true } : {}),
    }
  }
}

/** By the words of art. 226 (11a) that the line has, in the language of the document. */
function isTriangle({ category, exemptionReason }: Tax): boolean {
  return (
    category === 'AE' && Object.values(TRIANGULATION).some(words => exemptionReason.includes(words))
  )
}

/** BR-FR-08: B, goods; S, services; M, both. */
const GOODS_ALONE = /^B\d$/

function sizeOf(amount: Minor): Minor {
  return amount < 0n ? -amount : amount
}
