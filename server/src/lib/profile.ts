import { isCountry } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { type TaxIdFault, taxIdFaults } from '@bordereau/domain/party/tax-ids'

/**
 * The profile as it is kept: a known country, tax ids right by the country's checksums and in their stored form, empty
 * ones left out. What is merely missing is no fault here: it may come before the first document is issued.
 */
export function keptProfile(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
): Decision<PartyProfile, 'tax_id_invalid' | 'bad_request'> {
  const { country } = profile.address
  if (!isCountry(country)) {
    return refuse('bad_request', {
      issues: [{ path: 'profile.address.country', message: 'Choose a country' }],
    })
  }
  const faults = taxIdFaults(profile, role).filter(isWrong)
  if (faults[0]) return refuse('tax_id_invalid', { ...faults[0], faults })
  return accept({ ...profile, taxIds: keptTaxIds(profile) })
}

const isWrong = (fault: TaxIdFault): boolean => fault.code !== 'required'

function keptTaxIds({ address, taxIds }: PartyProfile): TaxId[] {
  const given = new Map(taxIds.map(id => [id.kind, id.value]))
  return countryRules(address.country).taxIds.flatMap(kind => {
    const value = kind.normalise(given.get(kind.key) ?? '')
    return value === '' ? [] : [{ kind: kind.key, value }]
  })
}
