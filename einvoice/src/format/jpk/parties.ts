import type { Address, Party } from '@bordereau/domain/party/party'

/** Who hands in the file; what the invoices do not state is asked of the company. */
export type JpkOwner = {
  /** Ten digits. */
  readonly nip: string
  readonly name: string
  readonly email: string
  /** Four digits. */
  readonly taxOffice: string
  /** A natural person declares under her own name. */
  readonly person?: {
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string
  }
  readonly address: {
    readonly voivodeship: string
    readonly county: string
    readonly commune: string
    readonly street: string
    readonly buildingNumber: string
    readonly flat: string
    readonly city: string
    readonly postCode: string
  }
}

/** A number for VAT and the state that gave it; both undefined where the party has none. */
export function taxNumberOf(party: Party): { readonly prefix?: string; readonly number?: string } {
  const [, prefix, number] = /^([A-Z]{2})([0-9A-Za-z+*.]{2,28})$/.exec(party.vatId) ?? []
  if (number !== undefined && prefix !== undefined) return { prefix, number }
  const bare = (party.vatId || party.taxRegistration).replace(/[^0-9A-Za-z]/g, '').slice(0, 30)
  return bare === '' ? {} : { number: bare }
}

/** Text of the type token: without line breaks and what XML forbids, and not too long. */
export function token(text: string, most: number): string {
  const plain = text.replace(/[\s\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ').trim()
  return Array.from(plain).slice(0, most).join('').trim()
}

export function addressText(address: Address): string {
  const { line1, line2, line3, postCode, city, country } = address
  const place = [postCode, city].filter(part => part !== '').join(' ')
  return token(
    [line1, line2, line3, place, country].filter(part => part.trim() !== '').join(', '),
    256,
  )
}

/** Universal time to the second. */
export function instantText(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}
