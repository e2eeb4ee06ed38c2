import type { Decision } from '../decision.ts'
import type { LocalText } from '../local-text.ts'
import type { LegalForm } from '../party/party.ts'
import type { TaxRegisterName } from './tax-register.ts'

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
  /** The address made of the number; absent: the number itself. */
  readonly addressOf?: ((value: string) => string) | undefined
  /**
   * Other kinds of number that contain this one, and how to extract it: a French VAT number ends in the SIREN. The first of
   * them that has a valid one counts.
   */
  readonly derive?: readonly {
    readonly from: string
    readonly take: (value: string) => string
  }[]
  /** Another kind of number from which this one is computed where its holder has it (withTaxId of tax-ids.ts). */
  readonly propose?: { readonly from: string; readonly make: (value: string) => string } | undefined
  /** Only sellers have it, or only buyers; undefined: both. */
  readonly side?: 'seller' | 'buyer' | undefined
  /** Only sellers of these forms have it; undefined: every one may. */
  readonly forms?: readonly LegalForm[] | undefined
  /** Of a register: the tax office knows its holder by it, too (BT-32 of one without another number of the tax). */
  readonly isTaxNumber?: boolean | undefined
  /** Only public authorities have it. */
  readonly isOfAuthority?: boolean | undefined
  /** Only sellers that do not charge the tax have it. */
  readonly isOfUntaxed?: boolean | undefined
  /** No number but words that its holder may put on its documents: those of the example, chosen or not. */
  readonly isStatement?: boolean | undefined
  /** A certificate of a state or province, with a last day: TaxId has both. */
  readonly isCertificate?: boolean | undefined
  /** The public registers in which a valid number can be looked up, best first. */
  readonly registers?: ((value: string) => readonly TaxRegisterName[]) | undefined
  /** The stored form: in capitals, without separators, with the country's prefix where the number has one; or as written (writtenTaxId). */
  readonly normalise: (text: string) => string
  /** The normalised number, or why it is invalid. */
  readonly validate: (text: string) => Decision<string, TaxIdRefusal>
  /** The usual written form in the country. */
  readonly format: (text: string) => string
}
