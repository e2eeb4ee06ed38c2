import type { LocalText } from '../local-text.ts'
import type { LocalDate } from '../date.ts'
import type { Decision } from '../decision.ts'
import type { DocumentKind } from '../document-kind.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Address, Country, Party, PartyKind, PartyProfile } from '../party/party.ts'
import type { Tax, TaxCategoryCode } from '../tax-category/category.ts'
import type { Mandate } from './mandate.ts'
import type { PaymentCode } from './payment-code.ts'

export type TaxIdRefusal = 'wrong_length' | 'wrong_format' | 'wrong_checksum'

/** A kind of tax or registration number; its key is the `kind` of a TaxId. */
export type TaxIdKind = {
  /** Unique in its country, stable: 'siren', 'nip', 'gstin'. */
  readonly key: string
  /** The local name: 'N° TVA', 'NIP', 'USt-IdNr.'. */
  readonly label: string
  /** The name in the languages of the interface. */
  readonly name: LocalText
  /** vat → BT-31/48, registration → BT-30/47, tax → BT-32 (seller) or BT-46 (buyer), other → BT-29/46. */
  readonly role: 'vat' | 'registration' | 'tax' | 'other'
  readonly requiredFor: readonly ('seller' | 'business_buyer')[]
  readonly example: string
  /** ISO 6523 ICD of BT-30/47 or BT-29/46. */
  readonly icd?: string | undefined
  /** EAS code, where the number is also an electronic address. */
  readonly eas?: string | undefined
  /** Another kind of number that contains this one, and how to extract it: a French VAT number ends in the SIREN. */
  readonly derive?: { readonly from: string; readonly take: (value: string) => string }
  /** The stored form: no spaces, upper case, with the country's prefix where the number has one. */
  readonly normalise: (text: string) => string
  /** The normalised number, or why it is invalid. */
  readonly validate: (text: string) => Decision<string, TaxIdRefusal>
  /** The usual written form in the country. */
  readonly format: (text: string) => string
}

/** A tax a seller of the country may put on a line; taxOf (tax/tax-of.ts) makes the line's Tax of it. */
export type OfferedTax = {
  /**
   * Unique in its country. The same in every country: 'standard', 'reverse_charge', 'intra_community', 'export',
   * 'outside_scope', 'exempt', 'small_business'; further rates have names of their own ('reduced', 'gst_5').
   */
  readonly key: string
  readonly name: LocalText
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  /** The seller enters the rate: sales taxes differ by town. */
  readonly rateIsFree?: boolean
  /** BT-121. */
  readonly exemptionCode: string
  /** BT-120 by language; given where the category needs a reason. */
  readonly reason?: LocalText
  readonly from?: LocalDate
  /** Last day it is in force. */
  readonly until?: LocalDate
}

/** What the mandatory legal notes of a document depend on. */
export type LegalNoteContext = {
  readonly kind: DocumentKind
  readonly seller: PartyProfile
  readonly buyer: PartyProfile
  readonly currency: Currency
  readonly taxes: readonly Tax[]
  /** Whether the document says when it was delivered: a delivery date or a period. */
  readonly delivered: boolean
  /** Where it was delivered, when not at the buyer's address. */
  readonly deliveryAddress: Address | null
}

/** A note that must be on the document, with its subject code (BT-21, UNTDID 4451). */
export type LegalNote = {
  readonly key: string
  readonly subjectCode: string
  readonly text: LocalText
  /** The law, as it is cited. */
  readonly source: string
}

export type AddressField = 'line1' | 'line2' | 'line3' | 'city' | 'postCode' | 'subdivision'

export type Subdivision = {
  /** Stored in Address.subdivision: 'MH', 'CA'. */
  readonly code: string
  readonly name: string
  /** India: the first two digits of a GSTIN. */
  readonly gstCode?: string
}

export type AddressRules = {
  /** In the order of the form. */
  readonly fields: readonly AddressField[]
  readonly required: readonly AddressField[]
  /** The lines of the paper, each a template: '{postCode} {city}'. Empty lines are left out, the country comes after. */
  readonly lines: readonly string[]
  readonly postCode?: { readonly pattern: RegExp; readonly example: string; readonly label: string }
  readonly subdivision?: {
    /** The local term: 'Provincia'. */
    readonly label: string
    /** The term in the languages of the interface. */
    readonly name: LocalText
    readonly options: readonly Subdivision[]
    readonly printed: 'code' | 'name'
  }
}

/** The constraints of a country on invoice numbers. */
export type NumberRules = {
  readonly maxLength: number
  /** One allowed character. */
  readonly character: RegExp
  /** One allowed first character. */
  readonly first: RegExp
}

/** What the usual tax of a line depends on, seen from the seller's country. */
export type SupplyContext = {
  readonly vatRegistered: boolean
  /** The buyer is in another country. */
  readonly abroad: boolean
  readonly buyerKind: PartyKind
  readonly supply: 'goods' | 'services'
}

/** The data of a party that taxParts reads. */
export type TaxParty = Pick<Party, 'address' | 'vatId' | 'taxRegistration' | 'identifiers'>

/** A tax that is stated in parts on the document: CGST and SGST. */
export type TaxParts = {
  /** The names of the parts, which are the same in every language. */
  readonly names: readonly string[]
  /** The parts of the tax of a subtotal; they add up to it. The rate is a percentage, the tax in minor units. */
  readonly split: (subtotal: {
    readonly rate: Decimal
    readonly tax: Minor
  }) => readonly { readonly name: string; readonly rate: Decimal; readonly tax: Minor }[]
}

/** How accounts are written in a country. Whether they have an IBAN is in party/iban.ts. */
export type BankRules = {
  /** The local term of the bank code: 'Routing number'; undefined: it has no name of its own. */
  readonly codeName?: LocalText
  /** Checks a bank code without spaces, in capitals, of an account in the country's currency. */
  readonly isBankCode?: (code: string) => boolean
  /** Account number and bank code are used beside the IBAN. */
  readonly usesBankCodeBesideIban?: boolean
  /** Accounts have an address of the Unified Payments Interface. */
  readonly usesUpi?: boolean
}

/** The code list (UNTDID 7143, BT-158-1) of the classification of items that the country's law requires. */
export type ItemCodes = {
  readonly listId: string
  /** The name of the code on the form: 'HSN or SAC'. */
  readonly name: LocalText
}

/** Rule sets beyond EN 16931 (einvoice/src/rules/rule-set.ts) that a law requires between businesses of a country. */
export type DomesticRuleSet = 'peppol' | 'factur-x-fr'

/** A country outside of EN 16931 with rules on a tax invoice of its own (einvoice/src/rules/bordereau/). */
export type NationalRules = 'india'

export type PaperSize = 'a4' | 'us-letter'

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
  readonly address: AddressRules
  /** The taxes that a seller can put on a line, in force or not; the usual one first. */
  readonly taxes: readonly OfferedTax[]
  /**
   * Keys of the usual taxes of a supply, best first, where the country's law differs from the common rules
   * (tax/suggest.ts); none where those apply.
   */
  readonly usualTaxes: (supply: SupplyContext) => readonly OfferedTax['key'][]
  /** The parts of the tax on a seller's document; undefined where it is stated as one. The buyer is null in a draft. */
  readonly taxParts?: (document: {
    readonly seller: TaxParty
    readonly buyer: TaxParty | null
    readonly deliveryAddress: Address | null
  }) => TaxParts
  readonly legalNotes: (context: LegalNoteContext) => readonly LegalNote[]
  readonly numberRules: NumberRules
  /** The default pattern of a new company. Credit notes have a series of their own in every country. */
  readonly numberPatterns: Readonly<Record<DocumentKind, string>>
  readonly itemCodes?: ItemCodes
  /** The scheme (EAS) that addresses a party of the country before its VAT number does. */
  readonly electronicAddressScheme?: string
  readonly bank: BankRules
  /** The code of the country's banks for a transfer in its currency. */
  readonly paymentCode?: PaymentCode
  /** A credit note names the account of the seller, although nothing is to be paid. */
  readonly creditNotesNameAccount: boolean
  readonly paperSize: PaperSize
  readonly domesticRuleSet?: DomesticRuleSet
  readonly nationalRules?: NationalRules
  /**
   * In order of time. Loaded when asked for: only the server asks, and a form of the web that needs the country's numbers
   * or taxes does not load their texts.
   */
  readonly mandates: () => Promise<readonly Mandate[]>
}
