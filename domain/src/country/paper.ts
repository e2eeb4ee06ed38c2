import type { DocumentType } from '../document-kind.ts'
import type { LocalText } from '../local-text.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { Tax } from '../tax-category/category.ts'
import type { TaxParty } from './country.ts'

/**
 * Where the window of an envelope shows the recipient, with the line of the sender above; in millimetres from the top
 * left corner of the paper.
 */
export type AddressWindow = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where the facts beside it begin. */
  readonly beside: number
  /** Of the fold marks, and of the mark for a punch. */
  readonly marks: readonly number[]
}

export type PaperSize = 'a4' | 'us-letter'

/** A printed document, as far as a law looks at it. */
export type PrintedDocument = {
  readonly type: DocumentType
  /** A final invoice, which is called so. */
  readonly setsOffDeposits: boolean
  readonly seller: TaxParty
  readonly buyer: TaxParty
  /** Of its lines. */
  readonly taxes: readonly Pick<Tax, 'category' | 'exemptionReason'>[]
}

/** A printed copy that the law wants beside the document that its recipient gets. */
export type PaperCopy = {
  /** Unique in its country, stable: 'transporter'. */
  readonly key: string
  /** What it is for, in the menu. */
  readonly name: LocalText
  /** The mark at its top. */
  readonly mark: LocalText
  /** `itemCodes`: the classifications of its lines. */
  readonly appliesTo: (document: PrintedDocument, itemCodes: readonly string[]) => boolean
}

/** What the law or the trade of the seller's country adds to the printed document. */
export type NationalPaper = {
  /** What it is called instead of 'Invoice'; undefined: as usual. */
  readonly title: (document: PrintedDocument) => LocalText | undefined
  /** Words that stand at its top; of a copy, its mark is among them. */
  readonly statements: (document: PrintedDocument, copy?: PaperCopy) => readonly LocalText[]
  /** In the order of the law. */
  readonly copies: readonly PaperCopy[]
  /** An amount in minor units in words, in English; undefined in a currency that it has no words for. */
  readonly amountInWords: (amount: Minor, currency: Currency) => string | undefined
  /** Who signs, below the place for the signature; undefined: it is not signed. */
  readonly signatory: (document: PrintedDocument) => LocalText | undefined
}
