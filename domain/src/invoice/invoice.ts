import type { LocalDate } from '../date.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { PerformedAt, Supply } from '../country/supply.ts'
import type { Address, BankAccount, Identifier, Party } from '../party/party.ts'
import type { Tax } from '../tax-category/category.ts'
import type { CustomValue } from './custom-fields.ts'
import type { CashDiscount } from './cash-discount.ts'
import type { SetOffDeposit } from './deposits.ts'
import type { References } from './reference-fields.ts'
import type { TaxCurrency } from './tax-currency.ts'

/**
 * BG-20, BG-21 (document) and BG-27, BG-28 (line): an amount, or a percentage of a base. The base of a percentage is
 * given; by default it is the line's price times quantity, or the sum of line net amounts.
 */
export type AllowanceCharge = {
  readonly charge: boolean
  readonly value:
    | {
        readonly by: 'amount'
        readonly amount: Decimal
        readonly percent?: Decimal
        readonly base?: Decimal
      }
    | { readonly by: 'percent'; readonly percent: Decimal; readonly base?: Decimal }
  readonly reason: string
  /** UNCL 5189 (allowances) or UNCL 7161 (charges). */
  readonly reasonCode: string
}

export type DocumentAllowanceCharge = AllowanceCharge & {
  readonly tax: Tax
  /** The buyer's withholding is taken of this charge too; of an allowance it always is. */
  readonly isWithheld?: boolean | undefined
  /** A part of one that is shared among several taxes. */
  readonly isShared?: boolean | undefined
}

/** BG-14, BG-26. */
export type Period = {
  readonly start?: LocalDate | undefined
  readonly end?: LocalDate | undefined
}

/** What totalsOf needs of a line; drafts, invoices and invoices read from XML all have it. */
export type BillableLine = {
  /** BT-129. */
  readonly quantity: Decimal
  /** BT-146, or the price with tax where the document's prices include it. */
  readonly price: Decimal
  /** BT-149: the price is for so many units. */
  readonly priceBaseQuantity: Decimal
  readonly tax: Tax
  readonly allowancesCharges: readonly AllowanceCharge[]
  /** false: the buyer's withholding is not taken of this line. */
  readonly isWithheld?: boolean | undefined
}

export type Billable = {
  readonly currency: Currency
  readonly pricesIncludeTax: boolean
  readonly lines: readonly BillableLine[]
  readonly allowancesCharges: readonly DocumentAllowanceCharge[]
  /** BT-113. */
  readonly prepaid: Decimal
  /** BT-114, as entered; the rounding that prices with tax need, and that to roundTo, are added to it. */
  readonly rounding: Decimal
  /** The amount due is a multiple of it. */
  readonly roundTo?: Decimal | undefined
  /**
   * What the buyer withholds. EN 16931-1 leaves it out of its scope, so structured invoices state it in BT-113: it
   * reduces what is to be paid to the seller (BT-115), as a payment would.
   */
  readonly withholding?: { readonly key: string; readonly rate: Decimal } | undefined
  /**
   * BT-6 with the rate of one unit of the document's currency, where VAT must also be stated in that currency (BT-111).
   */
  readonly taxCurrency?: TaxCurrency | undefined
}

/** BG-25. */
export type InvoiceLine = BillableLine & {
  /** BT-126. */
  readonly id: string
  /** The heading of the section that begins with this line (sections.ts). */
  readonly sectionHeading?: string | undefined
  /** BT-153. */
  readonly name: string
  /** BT-154. */
  readonly description: string
  /** BT-130, UN/ECE Recommendation 20 or 21. */
  readonly unit: string
  readonly note: string
  readonly period?: Period | undefined
  /** BT-132. */
  readonly orderLineReference: string
  /** BT-133. */
  readonly accountingReference: string
  /** BT-155, BT-156, BT-157. */
  readonly sellerItemId: string
  readonly buyerItemId: string
  readonly standardItemId?: Identifier | undefined
  /** BT-158: HSN/SAC in India (list HS), CPV, UNSPSC. */
  readonly classifications: readonly {
    readonly code: string
    readonly listId: string
    readonly listVersion?: string | undefined
  }[]
  /** BT-159. */
  readonly originCountry: string
  /** What is supplied and where it is performed, of a document that was issued here: no business term has it. */
  readonly supply?: Supply | undefined
  readonly performedAt?: PerformedAt | undefined
  /** BG-32. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** BT-148 and BT-147, where a read document has them. */
  readonly grossPrice?: Decimal | undefined
  readonly priceDiscount?: Decimal | undefined
}

/** UNTDID 1001: 380 invoice, 381 credit note, 384 corrected invoice, 386 prepayment invoice, 389 self-billed … */
export type DocumentTypeCode = string

/** BT-21 and BT-22. */
export type Note = {
  readonly subjectCode: string
  readonly text: string
  /** false: for the XML only, because the paper states it in a place of its own. */
  readonly printed?: false | undefined
}

/** BG-3. */
export type PrecedingInvoice = {
  readonly number: string
  readonly issueDate?: LocalDate | undefined
}

/** BG-16. */
export type PaymentInstructions = {
  /** BT-81, UNTDID 4461: 30 credit transfer, 58 SEPA credit transfer, 48 card, 59 SEPA direct debit … */
  readonly meansCode: string
  readonly meansText: string
  /** BT-83. */
  readonly remittance: string
  readonly accounts: readonly BankAccount[]
  /** BG-18. */
  readonly card?: { readonly number: string; readonly holder: string } | undefined
  /** BG-19: BT-89, BT-90, BT-91. */
  readonly directDebit?:
    | { readonly mandate: string; readonly creditorId: string; readonly debitedAccount: string }
    | undefined
}

/** BG-24. */
export type SupportingDocument = {
  readonly id: string
  readonly description: string
  readonly url: string
  readonly file?:
    | {
        readonly name: string
        readonly mimeType: string
        /** '' in a document that is not written as a file: its bytes are those of `sha256` in the archive. */
        readonly base64: string
        readonly sha256?: string | undefined
      }
    | undefined
}

/** An invoice in the semantic model of EN 16931-1: what is issued, written as UBL or CII, and read back. */
export type Invoice = Omit<Billable, 'lines'> &
  References & {
    /** BT-1. */
    readonly number: string
    /** BT-3. */
    readonly typeCode: DocumentTypeCode
    /** BT-2. */
    readonly issueDate: LocalDate
    /** BT-9. */
    readonly dueDate?: LocalDate | undefined
    /** BT-7, or BT-8 as a code of UNTDID 2005. */
    readonly taxPointDate?: LocalDate | undefined
    readonly taxPointCode: string
    /** BT-23 and BT-24. */
    readonly businessProcess: string
    readonly specification: string
    /** BT-14 … BT-19; references.ts has those that a draft can have. */
    readonly salesOrderReference: string
    readonly receivingAdviceReference: string
    readonly despatchAdviceReference: string
    readonly tenderReference: string
    readonly invoicedObject?: Identifier | undefined
    readonly accountingReference: string
    /** BT-20. */
    readonly paymentTerms: string
    /** Discounts for early payment, which paymentTerms says in words. */
    readonly cashDiscounts?: readonly CashDiscount[] | undefined
    readonly notes: readonly Note[]
    /** The company's own fields that are printed with the references; among the notes of the XML. */
    readonly customFields?: readonly CustomValue[] | undefined
    readonly precedingInvoices: readonly PrecedingInvoice[]
    /** The deposits of BT-113 with their tax; EN 16931 has the sum only, national laws want the tax of each. */
    readonly deposits?: readonly SetOffDeposit[] | undefined
    /** What the invoice that this one replaces amounted to (BT-115). */
    readonly replacedPayable?: Decimal | undefined
    readonly seller: Party
    readonly buyer: Party
    /** BG-10. */
    readonly payee?:
      | {
          readonly name: string
          readonly identifier?: Identifier | undefined
          readonly legalRegistration?: Identifier | undefined
        }
      | undefined
    /** BG-11. */
    readonly taxRepresentative?:
      | { readonly name: string; readonly vatId: string; readonly address: Address }
      | undefined
    /** BG-13 and BG-14. */
    readonly delivery: {
      readonly name: string
      readonly locationId?: Identifier | undefined
      readonly date?: LocalDate | undefined
      readonly address?: Address | undefined
    }
    readonly period?: Period | undefined
    readonly payment?: PaymentInstructions | undefined
    readonly supportingDocuments: readonly SupportingDocument[]
    readonly lines: readonly InvoiceLine[]
  }
