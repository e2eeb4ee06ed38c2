import { isEu } from '../country/countries.ts'
import type { Country, Identifier, PartyProfile } from './party.ts'
import { taxIdsOf } from './tax-ids.ts'

/**
 * Schemes (EAS) by which a party of the country is reached first, before its VAT number: 0225 is the French
 * directory of the reform, 0208 the Belgian enterprise number, 0106 the Dutch chamber of commerce.
 */
const PREFERRED: Readonly<Record<Country, string>> = {
  FR: '0225',
  BE: '0208',
  DE: '9930',
  PL: '9945',
  NL: '0106',
  IT: '0211',
  SE: '0007',
  NO: '0192',
  DK: '0184',
  CH: '0183',
  GB: '9932',
  US: '9959',
}

/**
 * BT-34, BT-49: the address given, or the one the party's numbers lead to, or its e-mail address (EAS code EM).
 * Undefined where nothing is known.
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
  const preferred = PREFERRED[profile.address.country]
  const id =
    ids.find(candidate => candidate.kind.eas === preferred) ??
    (isEu(profile.address.country)
      ? ids.find(candidate => candidate.kind.role === 'vat')
      : undefined) ??
    ids[0]
  return id && { id: id.value, schemeId: id.kind.eas }
}
