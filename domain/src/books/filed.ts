import type { DocumentType } from '../document-kind.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import type { Sale } from './entry.ts'
import { type BookedDocument, type Rated, postDocument } from './post-document.ts'

/** An issued document with all that a tax office's file states of it. */
export type FiledDocument = BookedDocument & {
  readonly type: DocumentType
  readonly invoice: Invoice
}

/** A document of the period, with the one that it corrects. */
export type Filed = {
  readonly one: Rated<FiledDocument>
  readonly corrected?: Rated<FiledDocument> | undefined
  /** Of a file by the day on which tax arises: what of each category does in its period; absent: all of the document. */
  readonly arising?: readonly Arising[] | undefined
}

/** What was received of a document before the period and by its end, of what it is to bring. */
export type Arising = {
  readonly category: TaxCategoryCode
  readonly before: { readonly received: Minor; readonly due: Minor }
  readonly until: { readonly received: Minor; readonly due: Minor }
}

/** What was sold under one tax in minor units of the company's currency; a sale is positive. */
export type FiledSales = {
  /** One for each subtotal of the document, in its order; negative in a credit note. */
  readonly own: readonly Sale[]
  /** Deposits that a final invoice sets off, with the opposite sign. */
  readonly setOff: readonly Sale[]
  /** What a corrected invoice takes back. */
  readonly replaced: readonly Sale[]
}

/** The sales as the books enter them (post-document.ts), so that file, ledger and report have the same sums; undefined: a rate is missing. */
export function filedSales({ one, corrected }: Filed, home: Currency): FiledSales | undefined {
  const replaced = replacedBy({ one, corrected })
  const entry = postDocument(one, home)
  const before = replaced && postDocument(replaced, home)
  if (!entry || (replaced && !before)) return undefined
  const sales = entry.sales.map(sold)
  const count = one.document.totals.vat.length
  return {
    own: sales.slice(0, count),
    setOff: sales.slice(count),
    replaced: before?.sales ?? [],
  }
}

/** The document that this one takes back whole. */
export function replacedBy({ one, corrected }: Filed): Rated<FiledDocument> | undefined {
  return one.document.type === 'corrected_invoice' ? corrected : undefined
}

/** Books enter a sale as a credit, which is negative. */
function sold({ tax, taxable, amount }: Sale): Sale {
  return { tax, taxable: -taxable, amount: -amount }
}
