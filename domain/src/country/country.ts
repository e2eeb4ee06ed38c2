import type { LocalDate } from '../date.ts'
import type { Decision } from '../decision.ts'
import type { DocumentKind } from '../invoice/draft.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Address, Country, PartyProfile } from '../party/party.ts'
import type { Tax, TaxCategoryCode } from '../tax/category.ts'

/** A text by language (BCP 47 primary tag). English is always there. */
export type LocalText = Readonly<Record<string, string>> & { readonly en: string }

export type TaxIdRefusal = 'wrong_length' | 'wrong_format' | 'wrong_checksum'

/** A kind of tax or registration number; its key is the `kind` of a TaxId. */
export type TaxIdKind = {
  /** Unique in its country, stable: 'siren', 'nip', 'gstin'. */
  readonly key: string
  /** What people there call it: 'N° TVA', 'NIP', 'USt-IdNr.'. */
  readonly label: string
  /** What it is, in English. */
  readonly name: string
  /** vat → BT-31/48, registration → BT-30/47, tax → BT-32 (seller) or BT-46 (buyer), other → BT-29/46. */
  readonly role: 'vat' | 'registration' | 'tax' | 'other'
  readonly requiredFor: readonly ('seller' | 'business_buyer')[]
  readonly example: string
  /** ISO 6523 ICD of BT-30/47 or BT-29/46. */
  readonly icd?: string | undefined
  /** EAS code, where the number is also an electronic address. */
  readonly eas?: string | undefined
  /** Another kind of number that contains this one, and how to take it out: a French VAT number ends in the SIREN. */
  readonly derive?: { readonly from: string; readonly take: (value: string) => string }
  /** The stored form: no spaces, upper case, with the country's prefix where the number has one. */
  readonly normalise: (text: string) => string
  /** The normalised number, or what is wrong with it. */
  readonly validate: (text: string) => Decision<string, TaxIdRefusal>
  /** How people there write it. */
  readonly format: (text: string) => string
}

/** A tax a seller of the country may put on a line; taxOf (tax/tax-of.ts) makes the line's Tax of it. */
export type OfferedTax = {
  /**
   * Unique in its country. The same everywhere: 'standard', 'reverse_charge', 'intra_community', 'export',
   * 'outside_scope', 'exempt', 'small_business'; further rates have names of their own ('reduced', 'gst_5').
   */
  readonly key: string
  readonly name: LocalText
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  /** The rate is the seller's to type: sales taxes differ by town. */
  readonly rateIsFree?: boolean
  /** BT-121. */
  readonly exemptionCode: string
  /** BT-120 by language; given where the category needs a reason. */
  readonly reason?: LocalText
  readonly from?: LocalDate
  /** Last day it is in force. */
  readonly until?: LocalDate
}

/** What the mandatory sentences of a document depend on. */
export type SentenceContext = {
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

/** A sentence that must stand on the paper, as a note with its subject code (BT-21, UNTDID 4451). */
export type Sentence = {
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
    readonly label: string
    readonly options: readonly Subdivision[]
    readonly printed: 'code' | 'name'
  }
}

/** Everything we know of a country. */
export type CountryRules = {
  readonly country: Country
  /** Word for the tax on a line: 'TVA', 'GST', 'Sales tax'. */
  readonly taxName: LocalText
  readonly taxIds: readonly TaxIdKind[]
  readonly address: AddressRules
  readonly sentences: (context: SentenceContext) => readonly Sentence[]
}
