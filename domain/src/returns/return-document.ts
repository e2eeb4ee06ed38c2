import type { Filed, FiledDocument } from '../books/filed.ts'
import { filedSales } from '../books/filed.ts'
import type { Sale } from '../books/entry.ts'
import { homeRate } from '../books/post-document.ts'
import type { LocalDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentKind, type DocumentType } from '../document-kind.ts'
import type { VatProof } from '../invoice/vat-proof.ts'
import { type Currency, type Minor, sumOf, toMinor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import type { Tax, TaxCategoryCode } from '../tax-category/category.ts'
import { shareOut } from './share-out.ts'
import { type Treatment, treatmentOf } from './treatment.ts'

/** A document as its store reads it for returns. */
export type ReturnSource = {
  readonly id: string
  readonly filed: Filed
  /** The kind of supply of each line of the document and of the one that it corrects, which its snapshot does not keep. */
  readonly supplies: readonly string[]
  readonly correctedSupplies?: readonly string[] | undefined
  readonly vatProof?: VatProof | undefined
}

/** A part of a document: what it sells, deposits that it sets off, and what a corrected invoice takes back. */
export type ReturnPart = 'own' | 'set_off' | 'replaced'

/** What a document adds to a return under one treatment; positive is sold, negative taken back. */
export type ReturnLine = {
  readonly part: ReturnPart
  readonly treatment: Treatment
  readonly category: TaxCategoryCode
  /** Percent. */
  readonly rate: Decimal
  /** ISO 3166-1: the state whose tax it is, where that is not the seller's. */
  readonly country?: string | undefined
  /** Of the offered tax, where the document keeps it. */
  readonly key?: string | undefined
  /** The kind of supply; absent where a discount or charge of the whole has none. */
  readonly supply?: string | undefined
  /** In minor units of the company's currency, at the rate that the document states, else that of its day. */
  readonly taxable: Minor
  readonly tax: Minor
  /** In minor units of the document's currency. */
  readonly own: { readonly taxable: Minor; readonly tax: Minor }
}

/** An issued document as the returns of its seller count it. */
export type ReturnDocument = {
  readonly id: string
  readonly number: string
  readonly kind: DocumentKind
  readonly type: DocumentType
  readonly issueDate: LocalDate
  /** The day of supply that it states, else that of issue. */
  readonly suppliedOn: LocalDate
  /** The document that this one corrects. */
  readonly corrects?:
    | {
        readonly number: string
        readonly type: DocumentType
        readonly issueDate: LocalDate
        readonly suppliedOn: LocalDate
      }
    | undefined
  readonly seller: { readonly country: Country; readonly vatId: string }
  readonly buyer: {
    readonly id: string
    readonly name: string
    readonly country: Country
    /** With the letters of its state; '' without one. */
    readonly vatId: string
  }
  readonly currency: Currency
  readonly lines: readonly ReturnLine[]
  readonly vatProof?: VatProof | undefined
}

/**
 * The document by treatments, with the sums of the books and of the tax report (books/filed.ts). `home` is the company's
 * currency; undefined: a rate is missing.
 */
export function readReturn(source: ReturnSource, home: Currency): ReturnDocument | undefined {
  const { one, corrected } = source.filed
  const sales = filedSales(source.filed, home)
  if (!sales || homeRate(one, home) === undefined) return undefined
  const { document } = one
  const { invoice } = document
  const parts = partsOf(document, source.supplies)
  const sign = document.kind === 'credit_note' ? -1n : 1n
  const replaced = corrected?.document
  return {
    id: source.id,
    number: document.number,
    kind: document.kind,
    type: document.type,
    issueDate: document.issueDate,
    suppliedOn: suppliedOn(document),
    corrects: replaced && {
      number: replaced.number,
      type: replaced.type,
      issueDate: replaced.issueDate,
      suppliedOn: suppliedOn(replaced),
    },
    seller: { country: document.sellerCountry, vatId: vatIdOf(invoice.seller) },
    buyer: {
      id: document.customer.id,
      name: invoice.buyer.legalName,
      country: document.buyerCountry,
      vatId: vatIdOf(invoice.buyer),
    },
    currency: document.totals.currency,
    lines: [
      ...linesOf('own', sales.own, ownAmounts(document, sign), parts),
      ...linesOf('set_off', sales.setOff, setOffAmounts(document, sign), parts),
      ...(replaced && sales.replaced.length > 0
        ? linesOf(
            'replaced',
            sales.replaced,
            [...ownAmounts(replaced, -1n), ...setOffAmounts(replaced, -1n)],
            partsOf(replaced, source.correctedSupplies ?? []),
          )
        : []),
    ],
    vatProof: source.vatProof,
  }
}

/**
 * The day by which a document belongs to the period of a return where the seller's law says nothing else: that of supply;
 * of a correction its issue, because it counts when it is made (Directive 2006/112/EC, art. 90, 264 (2) and 369g (4)).
 */
export function dayOfReturn({ type, issueDate, suppliedOn: supplied }: ReturnDocument): LocalDate {
  return isCorrection(type) || type === 'deposit' ? issueDate : supplied
}

export function isCorrection(type: DocumentType): boolean {
  return DOCUMENT_TYPE_RULES[type].corrects !== undefined
}

export function suppliedOn({ issueDate, invoice }: FiledDocument): LocalDate {
  const { delivery, taxPointDate, period } = invoice
  return delivery.date ?? taxPointDate ?? period?.end ?? issueDate
}

/** A document outside of the tax has the numbers as plain identifiers (BR-O-02). */
function vatIdOf({ vatId, identifiers }: FiledDocument['invoice']['buyer']): string {
  if (vatId !== '') return vatId
  return identifiers.find(({ id, schemeId }) => schemeId === undefined && VAT_ID.test(id))?.id ?? ''
}

const VAT_ID = /^(?:EL|XI|[A-Z]{2})[0-9A-Z+*]{2,12}$/

/** A line, discount or charge with what it adds before tax, in the document's currency. */
type Part = {
  readonly tax: Tax & { readonly key?: string | undefined }
  readonly supply: string | undefined
  readonly treatment: Treatment
  readonly net: Minor
}

type Parts = {
  readonly parts: readonly Part[]
  /** A part of a tax that none of them has. */
  readonly unnamed: (tax: Pick<Tax, 'category' | 'rate'>) => Part
}

function partsOf(document: FiledDocument, supplies: readonly string[]): Parts {
  const { invoice, totals } = document
  const part = (tax: Part['tax'], supply: string | undefined, net: Minor): Part => ({
    tax,
    supply,
    net,
    treatment: treatmentOf({
      ...tax,
      supply,
      seller: invoice.seller.address,
      buyer: invoice.buyer.address,
      buyerVatId: vatIdOf(invoice.buyer),
    }),
  })
  const lines = invoice.lines.map(({ tax }, i) =>
    part(tax, supplies[i], totals.lines[i]?.net ?? 0n),
  )
  const others = invoice.allowancesCharges.map(({ tax, charge }, i) => {
    const amount = totals.allowancesCharges[i] ?? 0n
    // What is taken off or added has the kind of the lines under its tax, where they have one.
    const kinds = new Set(lines.filter(line => sameTax(line.tax, tax)).map(line => line.supply))
    const [kind] = kinds
    return part(tax, kinds.size === 1 ? kind : undefined, charge ? amount : -amount)
  })
  const unnamed = ({ category, rate }: Pick<Tax, 'category' | 'rate'>) =>
    part({ category, rate, exemptionCode: '', exemptionReason: '' }, undefined, 0n)
  return { parts: [...lines, ...others], unnamed }
}

type Amounts = { readonly taxable: Minor; readonly tax: Minor }

function ownAmounts({ totals }: FiledDocument, sign: bigint): readonly Amounts[] {
  return totals.vat.map(({ taxable, tax }) => ({ taxable: sign * taxable, tax: sign * tax }))
}

function setOffAmounts({ invoice, totals }: FiledDocument, sign: bigint): readonly Amounts[] {
  return (invoice.deposits ?? []).flatMap(({ vat }) =>
    vat.map(({ taxable, tax }) => ({
      taxable: -sign * toMinor(taxable, totals.currency),
      tax: -sign * toMinor(tax, totals.currency),
    })),
  )
}

/** A deposit may be of a tax that no line of its final invoice has. */
function groupsOf({ tax }: Sale, { parts, unnamed }: Parts): readonly (readonly Part[])[] {
  const same = parts.filter(one => sameTax(one.tax, tax))
  return same.length === 0 ? [[unnamed(tax)]] : [...Map.groupBy(same, groupKey).values()]
}

/** Each subtotal, shared among the treatments and kinds that its lines have, so that the sums stay those of the books. */
function linesOf(
  part: ReturnPart,
  sales: readonly Sale[],
  amounts: readonly Amounts[],
  parts: Parts,
): readonly ReturnLine[] {
  return sales.flatMap((sale, i): readonly ReturnLine[] => {
    const own = amounts[i] ?? { taxable: 0n, tax: 0n }
    const groups = groupsOf(sale, parts)
    const weights = groups.map(group => sumOf(group.map(({ net }) => net)))
    const shares = [sale.taxable, sale.amount, own.taxable, own.tax].map(total =>
      shareOut(total, weights),
    )
    return groups.flatMap((group, j): readonly ReturnLine[] => {
      const [first] = group
      if (!first) return []
      const [taxable = 0n, tax = 0n, ownTaxable = 0n, ownTax = 0n] = shares.map(share => share[j])
      const { category, rate, country, key } = first.tax
      const { treatment, supply } = first
      const sums = { taxable, tax, own: { taxable: ownTaxable, tax: ownTax } }
      return [{ part, treatment, category, rate, country, key, supply, ...sums }]
    })
  })
}

function groupKey({ treatment, supply, tax }: Part): string {
  return JSON.stringify([treatment, supply, tax.country, tax.key])
}

function sameTax(
  one: Pick<Tax, 'category' | 'rate'>,
  other: Pick<Tax, 'category' | 'rate'>,
): boolean {
  return one.category === other.category && one.rate === other.rate
}
