import type { ReferenceAgreement } from '../party/party.ts'

/** A structured reference that banks of a country take only for accounts with an agreement on it. */
export type ReferenceScheme = {
  /** Unique among all countries, stable: 'kid_mod10'. */
  readonly key: string
  /** As the agreement calls it: a proper name, the same in every language. */
  readonly name: string
  /** The characters of the reference, check digit included; 'agreed': all references have the same number of them. */
  readonly length: { readonly from: number; readonly to: number; readonly agreed: boolean }
  /** The number by which payers' banks know the payee, where it is not the account's. */
  readonly payee?: PayeeNumber
  /**
   * What banks report of a payment: the reference of a document's number, of so many characters in all where a length is
   * given. Undefined where the number has no digits, or too many.
   */
  readonly reference: (number: string, length?: number) => string | undefined
  /** The reference as payers copy it, where that is more than the reference. */
  readonly written?: (reference: string, payee: string) => string
}

export type PayeeNumber = {
  /** A proper name: 'Bankgiro'. */
  readonly name: string
  readonly example: string
  /** Without spaces and hyphens. */
  readonly isValid: (number: string) => boolean
  readonly print: (number: string) => string
}

/** The digits of a document's number without leading zeros, filled up to a length with zeros; undefined where they do not fit. */
export function digitsOf(
  number: string,
  { length, most }: { readonly length: number | undefined; readonly most: number },
): string | undefined {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  if (digits === '' || digits.length > (length ?? most)) return undefined
  return digits.padStart(length ?? 0, '0')
}

/** The reason why an agreement cannot be used with accounts of a country: the field that is wrong. */
export function agreementFault(
  schemes: readonly ReferenceScheme[],
  { scheme: key, length, payee = '' }: ReferenceAgreement,
): 'scheme' | 'length' | 'payee' | undefined {
  const scheme = schemes.find(one => one.key === key)
  if (!scheme) return 'scheme'
  const { from, to, agreed } = scheme.length
  if (length === undefined ? agreed : length < from || length > to) return 'length'
  if (scheme.payee ? !scheme.payee.isValid(payee) : payee !== '') return 'payee'
  return undefined
}
