import { isCountry } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { parseDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { PartyProfile, TaxId } from '@bordereau/domain/party/party'
import { type TaxIdError, taxIdErrors } from '@bordereau/domain/country/tax-ids'

/**
 * The profile as it is stored: a known country, tax ids valid by the country's checksums and in their stored form,
 * without empty ones. A missing tax id is accepted: it is required only when the first document is issued.
 */
export function normaliseProfile(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
): Decision<PartyProfile, 'tax_id_invalid' | 'bad_request'> {
  const { country } = profile.address
  if (!isCountry(country)) {
    return refuse('bad_request', {
      issues: [{ path: 'profile.address.country', message: 'Choose a country' }],
    })
  }
  const errors = taxIdErrors(profile, role).filter(isWrong)
  if (errors[0]) return refuse('tax_id_invalid', { ...errors[0], errors })
  return accept({ ...profile, taxIds: normaliseTaxIds(profile) })
}

const isWrong = (error: TaxIdError): boolean => error.code !== 'required'

function normaliseTaxIds({ address, taxIds }: PartyProfile): TaxId[] {
  const entered = new Map(taxIds.map(id => [id.kind, id]))
  return countryRules(address.country).taxIds.flatMap(kind => {
    const { value: text = '', subdivision = '', validUntil = '' } = entered.get(kind.key) ?? {}
    const value = kind.normalise(text)
    if (value === '') return []
    const id = { kind: kind.key, value }
    if (kind.isCertificate !== true) return [id]
    return [
      {
        ...id,
        ...(subdivision === '' ? {} : { subdivision }),
        ...(parseDate(validUntil) === undefined ? {} : { validUntil }),
      },
    ]
  })
}
