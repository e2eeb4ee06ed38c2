import { isEu } from './countries.ts'
import type { Identifier, PartyProfile } from '../party/party.ts'
import { countryRules } from './rules.ts'
import { taxIdsOf } from './tax-ids.ts'

/**
 * BT-34, BT-49: the address entered, or the one derived from the party's numbers, or its e-mail address (EAS code EM).
 * Undefined where there is none of them.
 */
export function electronicAddressOf(profile: PartyProfile): Identifier | undefined {
  if (profile.electronicAddress && profile.electronicAddress.id !== '') {
    return profile.electronicAddress
  }
  // Private persons are in no directory.
  if (profile.kind !== 'person') {
    const found = byTaxId(profile)
    if (found) return found
  }
  return profile.contact.email === '' ? undefined : { id: profile.contact.email, schemeId: 'EM' }
}

function byTaxId(profile: PartyProfile): Identifier | undefined {
  const ids = taxIdsOf(profile).filter(id => id.kind.eas !== undefined)
  const preferred = countryRules(profile.address.country).electronicAddressScheme
  const id =
    ids.find(candidate => candidate.kind.eas === preferred) ??
    (isEu(profile.address.country)
      ? ids.find(candidate => candidate.kind.role === 'vat')
      : undefined) ??
    ids[0]
  return id && { id: id.kind.addressOf?.(id.value) ?? id.value, schemeId: id.kind.eas }
}
