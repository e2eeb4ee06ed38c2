import { emptyProfile } from '../party/empty-profile.ts'
import { type Contact, LAWFUL_TERMS, type LegalForm, type PartyProfile } from '../party/party.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import { countryRules } from './rules.ts'

/** What is known of a company before its numbers and its address. */
export type CompanyStart = {
  readonly country: string
  readonly legalName: string
  readonly legalForm?: LegalForm | undefined
  readonly contact?: Contact | undefined
}

export function newProfile(start: CompanyStart): PartyProfile {
  const { country, legalName, legalForm, contact } = start
  const profile = { ...emptyProfile(country), legalName, ...(contact && { contact }) }
  return legalForm === undefined ? profile : withLegalForm(profile, legalForm)
}

/** The profile as one of this form: a sole trader has the mark beside the name that the law of some countries requires. */
export function withLegalForm<Profile extends PartyProfile>(
  profile: Profile,
  legalForm: LegalForm,
): Profile {
  const chosen = { ...profile, legalForm }
  if (countryRules(profile.address.country).soleTraderMark === undefined) return chosen
  const terms = profile.sellerTerms ?? LAWFUL_TERMS
  return { ...chosen, sellerTerms: { ...terms, soleTrader: legalForm === 'sole_trader' } }
}

/**
 * The numbers that a party of its kind, and a seller of its form, may have, and those that it has. A seller that did not
 * say its form may have those of all.
 */
export function taxIdKindsOf(
  profile: Pick<PartyProfile, 'kind' | 'address' | 'legalForm' | 'taxIds'>,
  side: NonNullable<TaxIdKind['side']>,
  chargesTax = false,
): readonly TaxIdKind[] {
  const { address, legalForm, taxIds } = profile
  return countryRules(address.country).taxIds.filter(kind => {
    if (taxIds.some(id => id.kind === kind.key)) return true
    if ((kind.side ?? side) !== side) return false
    if (kind.isOfAuthority === true && profile.kind !== 'government') return false
    if (kind.isOfUntaxed === true && chargesTax) return false
    return legalForm === undefined || (kind.forms?.includes(legalForm) ?? true)
  })
}
