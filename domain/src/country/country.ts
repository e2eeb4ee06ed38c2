import type { AccountingRules } from './accounting.ts'
import type { AddressRules } from './address-rules.ts'
import type { BankRules } from './bank-rules.ts'
import type { BuyerDetailRules } from './buyer-details.ts'
import type { CorrectionRules } from './corrections.ts'
import type { SelfBillingRules } from './self-billing.ts'
import type { LocalText } from '../local-text.ts'
import type { LocalDate } from '../date.ts'
import type { DocumentKind, DocumentType } from '../document-kind.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Address, Country, LegalForm, Party, PartyProfile, TaxId } from '../party/party.ts'
import type { DraftTax, TaxCategoryCode, TaxPart } from '../tax-category/category.ts'
import type { TaxCurrencyRule } from '../exchange/lawful-rate.ts'
import type { LatePaymentRules } from './late-payment.ts'
import type { Obligation } from './obligation.ts'
import type { NumberRules } from './number-rules.ts'
import type { AddressWindow, NationalPaper, PaperSize } from './paper.ts'
import type { PaymentCode } from './payment-code.ts'
import type { RateScope } from './rate-scopes.ts'
import type { ReferenceScheme } from './reference-scheme.ts'
import type { Retention } from './retention.ts'
import type { Law, SettlementRules } from './settlement.ts'
import type { PerformedAt, PlaceTable, Supply, SupplyFacts } from './supply.ts'
import type { TaxIdKind } from './tax-id-kind.ts'

/** A tax a seller of the country may put on a line; taxOf (tax/tax-of.ts) makes the line's Tax of it. */
export type OfferedTax = {
  /**
   * Unique in its country on any day. The same in every country: 'standard', 'custom' (a rate that the seller enters),
   * 'reverse_charge', 'intra_community', 'export', 'outside_scope', 'exempt', 'small_business', 'unregistered', and those
   * of euExemptions() in offer.ts; further rates have names of their own ('reduced', 'gst_5').
   */
  readonly key: string
  readonly name: LocalText
  readonly category: TaxCategoryCode
  /** null: no law known here fixes it, so the seller enters it; sales taxes differ by town. */
  readonly rate: Decimal | null
  /** The law that provides for it, as it is cited: 'art. 283-2 du CGI'. */
  readonly article?: string
  /** Of a reverse charge: the rate at which the customer accounts for it, where the law wants that amount on the document. */
  readonly customerRate?: Decimal
  /** BT-121. */
  readonly exemptionCode: string
  /** Several taxes: `rate` is their sum. */
  readonly parts?: readonly TaxPart[]
  /** The state whose tax it is, where that is not the seller's: a rate of the one-stop shop. */
  readonly country?: Country
  /** BT-120 by language; a category that needs a reason has one, or says it by its code alone and prints nothing. */
  readonly reason?: LocalText
  readonly from?: LocalDate
  /** The last day of the law of the Union on which all or a part of what it covers rests. */
  readonly restsUntil?: LocalDate
  /** Last day it is in force. */
  readonly until?: LocalDate
  /** What the rate is for, where it is not for anything (rate-scopes.ts). */
  readonly scopes?: readonly RateScope[]
}

/** What the mandatory legal notes of a document depend on. */
export type LegalNoteContext = {
  readonly kind: DocumentKind
  readonly type?: DocumentType | undefined
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly currency: Currency
  readonly taxes: readonly DraftTax[]
  /** Whether the document says when it was delivered: a delivery date or a period. */
  readonly delivered: boolean
  /** Where it was delivered, when not at the buyer's address. */
  readonly deliveryAddress: Address | null
  /** The document offers a discount for early payment. */
  readonly hasCashDiscount: boolean
  /** What its lines supply, and where the first of what is performed at a place is. */
  readonly supplies: readonly Supply[]
  readonly performedAt?: PerformedAt | null | undefined
}

/** A note that must be on the document, with its subject code (BT-21, UNTDID 4451), and the law that wants it. */
export type LegalNote = Law & {
  readonly key: string
  readonly subjectCode: string
  readonly text: LocalText
  /** In the XML only: a code, or a note that a program requires and that says nothing to the reader. */
  readonly printed?: false
}

/** A note that the law wants on some documents only, which the seller chooses because only it knows what it supplies. */
export type OfferedStatement = {
  /** The choice in the editor. */
  readonly name: LocalText
  readonly note: LegalNote
  /** From a sum with tax above this one the law wants it, if the document has such taxed supplies: a reminder for the seller. */
  readonly expectedAbove?: Law & {
    readonly currency: Currency
    readonly amount: Decimal
    readonly supplies: readonly Supply[]
  }
  /** The buyer is null while a draft has none. */
  readonly appliesTo: (document: {
    readonly kind: DocumentKind
    readonly buyer: Pick<PartyProfile, 'kind'> | null
  }) => boolean
}

/** How the VAT of a seller becomes chargeable by its own choice, and what its invoices say of it. */
export type TaxPointRule = {
  /** The choice in Settings. */
  readonly name: LocalText
  /** Absent: the law wants no words on the invoice. */
  readonly note?: LegalNote
  /** The first day of issue on which the law wants the words; absent: always. The code is true before it too. */
  readonly notedFrom?: LocalDate
  /** The note from a day of issue on, where the law is renumbered. */
  readonly later?: { readonly from: LocalDate; readonly note: LegalNote }
  /** BT-8, UNTDID 2005: 3 the date of the invoice, 432 the day of payment. */
  readonly code: '3' | '432'
  readonly appliesTo: (context: LegalNoteContext) => boolean
}

/** What BT-23 depends on, where a country has codes of its own. */
export type ProcessFacts = {
  readonly supplies: readonly Supply[]
  /** Paid in full when it is issued. */
  readonly isPaid: boolean
  /** Sets off deposit invoices. */
  readonly followsDeposit: boolean
}

/** The mark that the law wants beside the name of a natural person in business. */
export type SoleTraderMark = {
  /** Put after the name: 'EI'. */
  readonly mark: string
  /** A name that has it already. */
  readonly pattern: RegExp
  readonly source: string
}

/**
 * How the seller stands to the tax. 'small_business': exempt at home by the scheme of its country. 'eu_small_business':
 * also exempt in other member states, by the number with the suffix EX (art. 284 (3) of Directive 2006/112/EC).
 * 'composition': the scheme of section 10 of India's CGST Act. 'unregistered': the law knows no scheme, the seller is
 * simply not registered.
 */
export type SellerStatus =
  | 'registered'
  | 'small_business'
  | 'eu_small_business'
  | 'composition'
  | 'unregistered'

/** Why a tax was decided: a sentence for each is in web/src/features/editor/tax-reasons.ts. */
export const TAX_REASONS = [
  'home',
  'home_own_tax',
  'home_small_business',
  'home_territory_rate',
  'territory_without_vat',
  'unregistered',
  'composition',
  'rate_unknown',
  'rate_not_in_force',
  'law_unknown',
  'same_territory',
  'goods_stay',
  'performed_here',
  'performed_abroad',
  'taxed_there',
  'taxed_where_seller_is',
  'owed_by_customer_there',
  'place_unknown',
  'territory_unknown',
  'kind_unknown',
  'eu_goods_business',
  'eu_distance_sale',
  'eu_services_business',
  'eu_services_consumer',
  'eu_business_without_number',
  'eu_services_number_awaited',
  'one_stop_shop',
  'export_goods',
  'third_services_business',
  'third_services_consumer',
  'third_intangible_consumer',
  'third_goods_consumer',
  'small_business_goods',
  'small_business_services_eu',
  'small_business_services_third',
  'eu_small_business',
  'margin_scheme',
  'triangulation',
  'services_where_customer_is',
  'zero_rated_under_lut',
  'special_economic_zone',
  'sales_tax_by_seller',
  'exempt_buyer',
  'certificate_not_valid',
  'own_list',
] as const
export type TaxReason = (typeof TAX_REASONS)[number]

/** What the seller must have, or keep, for the tax to hold. */
export const PROOFS = [
  'buyer_vat_id',
  'buyer_vat_id_checked',
  'seller_vat_id',
  'transport',
  'export',
  'business_evidence',
  'undertaking',
  'zone_endorsement',
  'exemption_certificate',
  'eu_small_business_number',
] as const
export type Proof = (typeof PROOFS)[number]

export type Ruling = {
  /** Of an offered tax of the seller. */
  readonly key: OfferedTax['key']
  readonly reason: TaxReason
  readonly proofs: readonly Proof[]
  /** The law, where it is another than that of the offered tax: of the place of this kind of supply. */
  readonly article?: string
}

/** The data of a party that taxParts reads. */
export type TaxParty = Pick<Party, 'address' | 'vatId' | 'taxRegistration' | 'identifiers'>

/** A tax that is stated in parts on the document: CGST and SGST. */
export type TaxParts = {
  /** The names of the parts, as documents store them. */
  readonly names: readonly string[]
  /** The parts of a rate in percent; on the document each is computed by itself. */
  readonly parts: (rate: Decimal) => readonly TaxPart[]
  /**
   * The parts of the tax of a subtotal of a document issued before its parts were frozen with it; they add up to it. The
   * rate is a percentage, the tax in minor units.
   */
  readonly split: (subtotal: {
    readonly rate: Decimal
    readonly tax: Minor
  }) => readonly { readonly name: string; readonly rate: Decimal; readonly tax: Minor }[]
  /** Where the document supplies, where the law has a return that asks it (GSTR-1). */
  readonly supply?: {
    /** The state by its code in the law; undefined where it is not known. */
    readonly place: string | undefined
    readonly isAbroad: boolean
    /** To a special economic zone. */
    readonly isZone: boolean
    /** The number under which the buyer is registered for the tax; undefined without one. */
    readonly buyerNumber: string | undefined
  }
}

/** The code list (UNTDID 7143, BT-158-1) of the classification of items that the country's law requires. */
export type ItemCodes = {
  readonly listId: string
  /** The name of the code on the form: 'HSN or SAC'. */
  readonly name: LocalText
}

/** Rule sets beyond EN 16931 (einvoice/src/rules/rule-set.ts) that a law requires between businesses of a country. */
export type DomesticRuleSet = 'peppol'

/**
 * How the public buyers of a country are known to a network: by a routing number that they give as buyer reference
 * (BT-10), and that is their electronic address too.
 */
export type PublicBuyers = {
  /** The rule set that they require of every seller. */
  readonly ruleSet: 'xrechnung'
  /** The scheme (EAS) of the routing number. */
  readonly scheme: string
  /** By its form: what the buyer takes does not depend on a slip of the pen. */
  readonly isRoutingNumber: (reference: string) => boolean
  /** By its check digits too. */
  readonly isCheckedNumber: (reference: string) => boolean
}

/** Rules on every invoice of a country’s sellers to any buyer (einvoice/src/rules/). */
export type NationalRules = 'india' | 'france'

/**
 * Everything that the product knows about a country, for its sellers and buyers. A country with a folder exports it as
 * COUNTRY (country/<cc>/country.ts), one without gets it from genericRules (generic.ts). Nothing outside of this folder
 * asks which country it is.
 */
export type CountryRules = {
  readonly country: Country
  /** The name of the tax on a line: 'TVA', 'GST', 'Sales tax'. */
  readonly taxName: LocalText
  readonly taxIds: readonly TaxIdKind[]
  /**
   * The letters before the VAT number of a seller in the part of the country that is in the Union's VAT for goods: of goods sold
   * into the Union, and of all else.
   */
  readonly unionPrefix?: { readonly goods: string; readonly other: string }
  readonly address: AddressRules
  /** The taxes that a seller can put on a line, in force or not; the usual one first. */
  readonly taxes: readonly OfferedTax[]
  /** The same, of parts of the country that have a law of their own, by the code of the territory (territory.ts). */
  readonly territoryTaxes?: Readonly<Record<string, readonly OfferedTax[]>>
  /** How a document in a foreign currency states its tax in the country's own; undefined where no law on it is known. */
  readonly taxCurrency?: TaxCurrencyRule
  /** How a seller stands to the tax, by whether it says that it charges it and by its numbers. */
  readonly sellerStatus: (seller: {
    readonly vatRegistered: boolean
    readonly taxIds: readonly TaxId[]
  }) => SellerStatus
  /** Where each kind of supply is by the country's law; undefined where that is not known here. */
  readonly places?: PlaceTable
  /** The tax of a supply where the country's law differs from the common rows (tax/decision-rows.ts); else undefined. */
  readonly ruling: (facts: SupplyFacts) => Ruling | undefined
  /** What the parts of its taxes are called in other languages, by the name with which documents store them. */
  readonly taxPartNames?: Readonly<Record<string, LocalText>>
  /** The parts of the tax on a seller's document; undefined where it is stated as one. The buyer is null in a draft. */
  readonly taxParts?: (document: {
    readonly seller: TaxParty
    readonly buyer: TaxParty | null
    readonly deliveryAddress: Address | null
    /** What its lines supply; absent on a document that was issued, which has its parts. */
    readonly supplies?: readonly Supply[] | undefined
    /** Where the first of what is performed at a place is. */
    readonly performedAt?: PerformedAt | null | undefined
  }) => TaxParts
  /** Taxes of its provinces that a seller is proposed for customers there while it has the number of that tax. */
  readonly provincialTaxes?: readonly {
    readonly subdivision: string
    /** Of an offered tax. */
    readonly key: OfferedTax['key']
    /** The kind of tax id. */
    readonly number: TaxIdKind['key']
  }[]
  readonly legalNotes: (context: LegalNoteContext) => readonly LegalNote[]
  readonly statements?: readonly OfferedStatement[]
  /** What a seller can choose about the chargeability of its VAT, besides the law's default. */
  readonly taxPoints?: Readonly<Partial<Record<'invoice' | 'payment', TaxPointRule>>>
  readonly soleTraderMark?: SoleTraderMark
  /** Words on the seller's registration that its law wants on its documents beside its numbers (BT-32). */
  readonly registrationWords?: (
    seller: Pick<PartyProfile, 'legalForm' | 'legalName'>,
  ) => string | undefined
  /** What businesses of each form are called there: 'SAS, SARL, EURL'. Proper names, the same in every language. */
  readonly legalFormNames: Readonly<Partial<Record<LegalForm, string>>>
  /** Notes state the seller's own terms on late and early payment, so that Settings ask for them. */
  readonly statesPaymentTerms?: true
  /** BT-23, where the country has codes of its own for it. */
  readonly businessProcess?: (facts: ProcessFacts) => string
  readonly numberRules: NumberRules
  /** The default pattern of a new company. Credit notes and quotes have series of their own in every country. */
  readonly numberPatterns: Readonly<Record<DocumentKind | 'quote', string>> & {
    /** Where the law wants a series of their own for simplified invoices (buyerDetails.simplified). */
    readonly simplified?: string
  }
  readonly corrections: CorrectionRules
  /** undefined: no law on invoices that the customer writes is known. */
  readonly selfBilling?: SelfBillingRules
  /** Outside of the EU, whose rules on the seller's number do not bind: the law that wants it on invoices with the tax. */
  readonly sellerNumber?: Law
  /** undefined: no law is known that wants an address or a number of the buyer. */
  readonly buyerDetails?: BuyerDetailRules
  readonly itemCodes?: ItemCodes
  /** The scheme (EAS) that addresses a party of the country before its VAT number does. */
  readonly electronicAddressScheme?: string
  readonly bank: BankRules
  /** The code of the country's banks for a transfer in its currency. */
  readonly paymentCode?: PaymentCode
  /**
   * The structured reference of a transfer to an account of the country, made of the document's number, which every bank
   * there takes without an agreement. Undefined where the number does not fit: then the number itself is quoted.
   */
  readonly paymentReference?: (number: string) => string | undefined
  /** The references that its banks take by agreement only; an account has at most one agreement. */
  readonly referenceSchemes?: readonly ReferenceScheme[]
  /** A credit note names the account of the seller, although nothing is to be paid. */
  readonly creditNotesNameAccount: boolean
  readonly paperSize: PaperSize
  readonly addressWindow: AddressWindow
  /** What its law or trade adds to the printed document. */
  readonly paper?: NationalPaper
  readonly domesticRuleSet?: DomesticRuleSet
  readonly publicBuyers?: PublicBuyers
  readonly nationalRules?: NationalRules
  /**
   * In order of time. Loaded when asked for: only the server asks, and a form of the web that needs the country's numbers
   * or taxes does not load their texts.
   */
  readonly obligations: () => Promise<readonly Obligation[]>
  /** What is withheld, added or rounded when the country's sellers are paid, and by when the law wants them paid. */
  readonly settlement: SettlementRules
  /** undefined: no law on it is known here. */
  readonly latePayment?: LatePaymentRules
  /** Published charts of accounts, and the file that accountants of the country import, loaded where they are used; undefined where none is known here. */
  readonly accounting?: () => Promise<AccountingRules>
  /** How long documents are kept; undefined where no law is known here. */
  readonly retention?: Retention
}
