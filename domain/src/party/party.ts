import type { EInvoiceChoice } from './e-invoice-choice-keys.ts'

/** ISO 3166-1 alpha-2. */
export type Country = string

/** BG-5, BG-8, BG-15. Empty text where a part is not given. */
export type Address = {
  readonly line1: string
  readonly line2: string
  readonly line3: string
  readonly city: string
  readonly postCode: string
  /** BT-39, BT-54: state, province, voivodeship. */
  readonly subdivision: string
  readonly country: Country
}

/** An identifier and, where it has one, its scheme (ISO 6523 ICD, or EAS for electronic addresses). */
export type Identifier = {
  readonly id: string
  /** ISO 6523 ICD. */
  readonly schemeId?: string | undefined
  /** The kind of number in the party's country, which paper names it by; no structured format has it. */
  readonly kind?: string | undefined
}

export type Contact = { readonly name: string; readonly phone: string; readonly email: string }

/** Seller (BG-4) and buyer (BG-7) of a document. */
export type Party = {
  /** BT-27, BT-44. */
  readonly legalName: string
  /** BT-28, BT-45. */
  readonly tradingName: string
  readonly address: Address
  /** BT-29, BT-46. */
  readonly identifiers: readonly Identifier[]
  /** BT-30, BT-47. */
  readonly legalRegistration?: Identifier | undefined
  /** BT-31, BT-48: with the country's prefix in the EU. */
  readonly vatId: string
  /** BT-32: the seller's local tax number. */
  readonly taxRegistration: string
  /** BT-33: legal form, share capital, court. */
  readonly legalInformation: string
  /** BT-34, BT-49. */
  readonly electronicAddress?: Identifier | undefined
  readonly contact: Contact
}

/** A tax or registration number; country/<cc>/tax-ids.ts defines the kinds of a country. */
export type TaxId = {
  readonly kind: string
  readonly value: string
  /** Of a certificate: the code of the state or province that issued it. */
  readonly subdivision?: string | undefined
  /** Of a certificate: its last day, as a LocalDate. */
  readonly validUntil?: string | undefined
}

export const PARTY_KINDS = ['business', 'government', 'person'] as const
export type PartyKind = (typeof PARTY_KINDS)[number]

/** What a seller is, by what its numbers and the choice of its tax depend on. */
export const LEGAL_FORMS = ['sole_trader', 'company', 'association', 'public_body'] as const
export type LegalForm = (typeof LEGAL_FORMS)[number]

/** When the VAT of a seller becomes chargeable: as the law says, or with the invoice or the payment, as the seller chose. */
export const TAX_POINTS = ['law', 'invoice', 'payment'] as const
export type TaxPoint = (typeof TAX_POINTS)[number]

/** What a seller decided about its invoices where its law leaves it a choice. An empty text: the law's own terms. */
export type SellerTerms = {
  readonly taxPoint: TaxPoint
  /** A natural person in business under its own name. */
  readonly soleTrader: boolean
  /** It is of a trade whose simplified invoices have a higher limit. Absent: no. */
  readonly simplifiedTrade?: boolean | undefined
  /** The penalties for late payment that its customers agreed to. */
  readonly latePayment: string
  /** The discount for early payment that it grants. */
  readonly earlyPayment: string
}

export const LAWFUL_TERMS: SellerTerms = {
  taxPoint: 'law',
  soleTrader: false,
  latePayment: '',
  earlyPayment: '',
}

/** That the company writes the invoices of a supplier, as both agreed before the first one. */
export type SelfBillingAgreement = {
  /** A LocalDate. */
  readonly agreedOn: string
  /** Its last day, a LocalDate. Absent: until it is ended. */
  readonly until?: string | undefined
  /** The supplier is registered for the tax of its country and charges it. */
  readonly chargesTax: boolean
  /** Where the company pays to. Absent: it pays as it agreed otherwise. */
  readonly account?: SupplierAccount | undefined
}

/** The account of a supplier (BT-84, BT-86); every country whose law on self-billing is known has IBANs. */
export type SupplierAccount = { readonly iban: string; readonly bic: string }

/** The stored profile of a company or a customer; partyOf (country/party-of.ts) makes the document's party of it. */
export type PartyProfile = {
  readonly kind: PartyKind
  readonly legalName: string
  readonly tradingName: string
  readonly address: Address
  readonly taxIds: readonly TaxId[]
  /** Of a buyer: it was asked for its number, or has applied for it, and it has not come. Absent: no. */
  readonly taxIdAwaited?: boolean | undefined
  readonly legalInformation: string
  readonly electronicAddress?: Identifier | undefined
  /** Of a buyer: the format that it asked for. Absent: what the law of its country wants. */
  readonly eInvoiceChoice?: EInvoiceChoice | undefined
  readonly contact: Contact
  /** Of a seller; absent: it did not say. */
  readonly legalForm?: LegalForm | undefined
  /** Of a seller; absent: LAWFUL_TERMS. */
  readonly sellerTerms?: SellerTerms | undefined
  /** Of a supplier; absent: it writes its own invoices. */
  readonly selfBilling?: SelfBillingAgreement | undefined
}

/** BG-17: the account to pay to. An IBAN where the country has one, else the local account number and bank code. */
export type BankAccount = {
  readonly id: string
  /** BT-85. */
  readonly accountName: string
  readonly bankName: string
  readonly iban: string
  readonly bic: string
  readonly accountNumber: string
  /** Routing number (US), IFSC (IN), sort code (GB). */
  readonly bankCode: string
  readonly currency: string
  /** Unified Payments Interface address, India. */
  readonly upiId: string
  /** Key of Pix, Brazil. */
  readonly pixKey?: string | undefined
  /** Absent: none; transfers quote what every bank of the account's country takes. */
  readonly agreement?: ReferenceAgreement | undefined
}

/** What the company agreed with its bank on the references of incoming transfers (country/reference-scheme.ts). */
export type ReferenceAgreement = {
  /** The key of the scheme. */
  readonly scheme: string
  /** The characters of every reference; absent: as many as the number has. */
  readonly length?: number | undefined
  /** The number by which payers' banks know the payee, without spaces and hyphens. */
  readonly payee?: string | undefined
}
