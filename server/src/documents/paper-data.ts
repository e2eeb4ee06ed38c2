import type { PaperAccent } from '@bordereau/domain/paper-accent'
import type { AddressWindow } from '@bordereau/domain/country/paper'
import type { PaperStyle } from '@bordereau/domain/paper-style'
import type { PaymentSlip } from '@bordereau/domain/country/payment-code'
import type { Direction } from '@bordereau/domain/text/direction'

/** One text, or two: in the document's language and in its second language. */
export type Label = readonly string[]

export type Fact = {
  readonly label: Label
  readonly value: string
  /** Numbers, codes, e-mail and web addresses: left to right in every script. */
  readonly ltr: boolean
}

/** PNG or JPEG; loadLogo (logo.ts) returns only images that are safe to typeset. */
export type Logo = {
  readonly format: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly alt: string
}

export type PaperParty = {
  readonly heading: Label | null
  readonly name: string
  readonly lines: readonly string[]
  /** E-mail address and telephone number. */
  readonly contact: readonly string[]
  readonly ids: readonly Fact[]
}

export type PaperLine = {
  /** Above the line, where a section begins with it. */
  readonly heading: string | null
  /** Below the line, where a section ends with it: its heading and the sum of its lines. */
  readonly subtotal: { readonly heading: string; readonly value: string } | null
  readonly position: string
  readonly name: readonly string[]
  readonly details: readonly string[]
  /** The line may break over pages because it is long. */
  readonly long: boolean
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly tax: string
  readonly amount: string
}

export type PaperTotal = {
  readonly label: Label
  readonly value: string
  readonly kind: 'plain' | 'sum' | 'due'
}

/** A QR code: the renderer draws its payload, its caption names the apps that read it. */
export type PaperCode = {
  readonly payload: string
  readonly caption: string
  readonly alt: string
}

export type PaperNote = {
  readonly heading: Label | null
  readonly paragraphs: readonly Paragraph[]
}

export type PaperAttachment = {
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Lines of one paragraph. */
export type Paragraph = readonly string[]

/** A report: one table of any columns in place of the lines, sums and payment of a document. */
export type PaperTable = {
  readonly columns: readonly { readonly label: string; readonly kind: 'text' | 'number' }[]
  /** Of each cell its lines. The last row has the totals; no rows: `empty` is said instead. */
  readonly rows: readonly (readonly Paragraph[])[]
  readonly empty: string
  /** Above the table: what is counted. */
  readonly basis: readonly string[]
  /** What is not, or what else is to be known. */
  readonly remarks: readonly string[]
  /** On a page in landscape, because of its many columns. */
  readonly wide: boolean
}

/**
 * The content of a printed document as plain data, with every text in its language and format. The template defines the
 * layout. It can be posted to a worker and stored as JSON except for the logo's bytes.
 */
export type Paper = PaperStyle & {
  readonly size: 'a4' | 'us-letter'
  readonly window: AddressWindow
  /** BCP 47 primary language and region, as the document's language is declared. */
  readonly language: string
  readonly region: string | null
  readonly secondLanguage: string | null
  readonly direction: Direction
  readonly accent: PaperAccent
  readonly logo: Logo | null
  /** The watermark of an unissued document; null once it is issued. */
  readonly draft: string | null
  readonly title: Label
  readonly number: string | null
  /** Metadata of the file. `created` is in seconds since 1970 and the only time in the bytes. */
  readonly documentTitle: string
  readonly author: string
  readonly created: number
  readonly seller: PaperParty & { readonly short: string }
  readonly buyer: PaperParty
  readonly delivery: PaperParty | null
  readonly facts: readonly Fact[]
  /** Texts beside the facts: what a credit note corrects. */
  readonly statements: readonly string[]
  readonly due: {
    readonly label: Label
    readonly amount: string
    readonly date: { readonly label: Label; readonly value: string } | null
  }
  readonly columns: {
    readonly position: Label
    readonly item: Label
    readonly quantity: Label
    readonly price: Label
    /** null where no line is taxed. */
    readonly tax: Label | null
    readonly amount: Label
  }
  /** Of the sum of a section. */
  readonly subtotal: Label
  readonly lines: readonly PaperLine[]
  /** What stands at the foot and the head of pages between which the lines break. */
  readonly carry: {
    readonly forward: Label
    readonly brought: Label
    /** The sum of the lines up to each. */
    readonly sums: readonly string[]
  }
  readonly totals: readonly PaperTotal[]
  readonly vat: {
    readonly columns: readonly Label[]
    readonly rows: readonly (readonly string[])[]
    /** The same with fewer columns, for a page on which those have no room. */
    readonly narrow?: VatTable
    readonly remarks: readonly Paragraph[]
  } | null
  /** The deposits that are set off by rate, and what remains by rate; null on all but final invoices. */
  readonly deposits: {
    readonly columns: readonly Label[]
    readonly rows: readonly (readonly string[])[]
    readonly remaining: readonly (readonly string[])[]
  } | null
  /** False when the block of sums is so long that it may break over pages. */
  readonly keepSums: boolean
  readonly payment: {
    readonly heading: Label
    readonly facts: readonly Fact[]
    readonly texts: readonly Paragraph[]
    /** To the payment page; the URL is null in a draft. */
    readonly link: {
      readonly label: Label
      readonly url: string | null
      readonly text: string
    } | null
    readonly codes: readonly PaperCode[]
  } | null
  /** The payment part and receipt at the foot of the last page, where the payee's banks have one. */
  readonly slip: PaymentSlip | null
  readonly notes: readonly PaperNote[]
  /** The place for a signature, where the seller's law wants one: for whom, and who signs. */
  readonly signature: {
    readonly name: string
    readonly role: Label
    /** The path of a signature that was drawn (domain/src/quote/signature.ts); '' or absent: none was. */
    readonly drawing?: string
  } | null
  /** Files that the PDF contains beside the e-invoice, each under its name; absent: none. */
  readonly attachments?: readonly PaperAttachment[]
  /** Of a report, which has nothing but the seller, the facts and this; absent: a document. */
  readonly table?: PaperTable
  /** Columns of lines on each page: the seller's registrations, then the company's own. */
  readonly footer: readonly (readonly string[])[]
  /** 'Page {page} of {pages}' in the document's language. */
  readonly page: string
}

/** A table of taxes: heads and cells. */
export type VatTable = {
  readonly columns: readonly Label[]
  readonly rows: readonly (readonly string[])[]
}
