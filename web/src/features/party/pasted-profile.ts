import type { PastedParty } from '@bordereau/domain/country/pasted-party'
import { withTaxId } from '@bordereau/domain/country/tax-ids'
import type { Contact, PartyProfile } from '@bordereau/domain/party/party'
import { cleanLine, cleanLines } from '@bordereau/domain/text/clean-text'

/** A profile with what a pasted text says of it, and the lines for which it has no field. */
export type FilledProfile = { readonly profile: PartyProfile; readonly rest: readonly string[] }

/**
 * Of a customer, whose name and address are replaced; of a company (`own`) the name stays, and its contact is the one that
 * customers can ask.
 */
export function withPasted(
  profile: PartyProfile,
  pasted: PastedParty,
  own?: { readonly chargesTax: boolean },
): FilledProfile {
  const keepsName = own !== undefined && profile.legalName.trim() !== ''
  const isOther = keepsName && !isSameName(pasted.legalName, profile.legalName)
  const filled: PartyProfile = {
    ...profile,
    legalName: keepsName || pasted.legalName === '' ? profile.legalName : pasted.legalName,
    address: hasAddress(pasted)
      ? pasted.address
      : { ...profile.address, country: pasted.address.country },
    contact: contactOf(profile.contact, pasted, own !== undefined),
  }
  const taxIds = pasted.taxIds.reduce(
    (ids, { kind, value }) => withTaxId({ ...filled, taxIds: ids }, kind, value, own?.chargesTax),
    profile.taxIds,
  )
  return {
    profile: { ...filled, taxIds },
    rest: [
      ...(isOther ? [pasted.legalName] : []),
      ...unusedContact(filled.contact, pasted),
      ...pasted.rest,
    ],
  }
}

function contactOf(contact: Contact, pasted: PastedParty, isOwn: boolean): Contact {
  const [email = ''] = isOwn ? pasted.emails : []
  return {
    name: contact.name || pasted.contactName,
    phone: contact.phone || pasted.phone,
    email: contact.email || email,
  }
}

/** What the contact had before stays; what was pasted is not lost. */
const unusedContact = (contact: Contact, { contactName, phone }: PastedParty): readonly string[] =>
  [contactName, phone].filter(
    text => text !== '' && text !== contact.name && text !== contact.phone,
  )

const hasAddress = ({ address }: PastedParty): boolean =>
  `${address.line1}${address.postCode}${address.city}` !== ''

const isSameName = (a: string, b: string): boolean =>
  a === '' || a.trim().toLowerCase() === b.trim().toLowerCase()

/** The values with everything that is still as it was filled in as it was before; what was changed since stays. */
export function revert<Value>(before: Value, filled: Value, now: Value): Value {
  if (JSON.stringify(now) === JSON.stringify(filled)) return before
  if (!isRecord(before) || !isRecord(filled) || !isRecord(now)) return now
  const entries = Object.keys(now).map(key => [key, revert(before[key], filled[key], now[key])])
  return { ...now, ...Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text of several lines in a field of one, as a browser pastes it. */
export const inOneLine = (text: string): string =>
  cleanLine(cleanLines(text).replaceAll(/\s*[\n\t]+\s*/g, ' ')).trim()
