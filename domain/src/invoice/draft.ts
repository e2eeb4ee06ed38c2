import type { DocumentKind, DocumentType } from '../document-kind.ts'
import type { LocalDate } from '../date.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Address } from '../party/party.ts'
import type { PerformedAt, Supply } from '../country/supply.ts'
import type { DraftTax } from '../tax-category/category.ts'
import type { OwnTax } from '../tax/question.ts'
import type { DraftAttachment } from './attachments.ts'
import type { AllowanceCharge, Period } from './invoice.ts'
import type { CustomValue } from './custom-fields.ts'
import type { CashDiscount } from './cash-discount.ts'
import type { TaxCurrency } from './tax-currency.ts'
import type { Withholding } from './withholding.ts'
import type { References } from './reference-fields.ts'
import type { SetOffDeposit } from './deposits.ts'

/** What the editor edits and saves before issue: any field may be empty, none is malformed. */
export type Draft = References & {
  readonly kind: DocumentKind
  /** BT-3; a draft without it is an ordinary invoice or credit note. Fixed when the draft is created. */
  readonly type?: DocumentType | undefined
  readonly customerId: string | null
  readonly currency: Currency
  /** Language of the document, BCP 47: of the PDF, the e-mail and the payment page. */
  readonly language: string
  /** A second language on the same document, or null. */
  readonly secondLanguage: string | null
  /** null: the day it is issued. */
  readonly issueDate: LocalDate | null
  /** A date, or days after issue. */
  readonly due: DaysOrDate
  /** Of a quote, and of no other document: until when it may be accepted, as a date or in days after it is sent. */
  readonly validity?: DaysOrDate | undefined
  readonly deliveryDate: LocalDate | null
  readonly period: Period | null
  /** Where it was delivered, when not at the customer's address. */
  readonly deliveryAddress: Address | null
  readonly pricesIncludeTax: boolean
  readonly lines: readonly DraftLine[]
  readonly allowancesCharges: readonly DraftAllowanceCharge[]
  readonly prepaid: Decimal
  readonly rounding: Decimal
  /** The amount due is rounded to a multiple of it: 0.05 in cash in francs, 1 in rupees. Absent or null: not rounded. */
  readonly roundTo?: Decimal | null | undefined
  /** What the buyer withholds for the seller's tax. Absent or null: nothing. */
  readonly withholding?: Withholding | null | undefined
  /** Discounts for early payment. Absent: none. */
  readonly cashDiscounts?: readonly CashDiscount[] | undefined
  readonly taxCurrency: TaxCurrency | null
  readonly note: string
  readonly paymentTerms: string
  /** Keys of statements of the seller's law (statements.ts). Absent: none. */
  readonly statements?: readonly string[] | undefined
  readonly bankAccountId: string | null
  /** BG-24: files that go with the document. Absent: none. */
  readonly attachments?: readonly DraftAttachment[] | undefined
  /** Values of the company's own fields. Absent: none. */
  readonly customFields?: readonly CustomValue[] | undefined
  /** Deposit invoices that this invoice sets off. Kept by the server, which knows what was issued and credited. */
  readonly deposits?: readonly SetOffDeposit[] | undefined
  /** What a credit note, debit note or corrected invoice corrects, and why. */
  readonly corrects: {
    readonly invoiceId: string
    readonly number: string
    readonly issueDate: LocalDate
    readonly reason: string
    /** The amounts of the invoice that a corrected invoice replaces. */
    readonly replaced?: ReplacedAmounts | undefined
  } | null
}

/** A date, or so many days after the document's own. */
export type DaysOrDate =
  | { readonly by: 'days'; readonly days: number }
  | { readonly by: 'date'; readonly date: LocalDate }

/** BT-109, BT-110 and BT-115 of a replaced invoice. */
export type ReplacedAmounts = {
  readonly net: Decimal
  readonly tax: Decimal
  readonly payable: Decimal
}

/** BG-20 and BG-21 while they are edited. */
export type DraftAllowanceCharge = AllowanceCharge & {
  readonly tax: DraftTax
  /** The ChargeOffer of the seller's country that it is; absent: the seller's own. */
  readonly offer?: string | undefined
  /** The withholding is taken of this charge too. */
  readonly isWithheld?: boolean | undefined
  /** It is under the taxes of the lines, in proportion to their sums (shared-by-tax.ts); `tax` holds without lines. */
  readonly isShared?: boolean | undefined
  /** Its percentage is of the lines under its own tax, not of all lines: disbursements are left out. */
  readonly isOfOwnTax?: boolean | undefined
}

export type DraftLine = {
  /** Made by the editor, stable as long as the line exists. */
  readonly id: string
  /** The heading of the section that begins with this line (sections.ts). Absent: none begins. */
  readonly sectionHeading?: string | undefined
  readonly itemId: string | null
  readonly name: string
  readonly description: string
  /** BT-127: what the line says beside the item. */
  readonly note: string
  /** null while nothing (or nothing readable) is typed. */
  readonly quantity: Decimal | null
  readonly unit: string
  readonly price: Decimal | null
  readonly priceBaseQuantity: Decimal
  /** What is supplied: the place of supply, and so the tax, depends on it. */
  readonly supply: Supply
  /** Where it is performed, for a supply that is where it is performed (tax/place.ts). Absent or null: not stated. */
  readonly performedAt?: PerformedAt | null | undefined
  readonly tax: DraftTax
  /** The tax that the item has at home; null: none, the usual one applies. */
  readonly ownTax: OwnTax | null
  readonly allowancesCharges: readonly AllowanceCharge[]
  readonly period: Period | null
  readonly sellerItemId: string
  /** false: the buyer's withholding is not taken of it, as of a disbursement. Absent: it is. */
  readonly isWithheld?: boolean | undefined
  /** Of a quote: the customer chooses whether to order it. Absent: it is ordered with the rest. */
  readonly isOptional?: boolean | undefined
  /** HSN or SAC in India; empty elsewhere. */
  readonly classification: string
}
