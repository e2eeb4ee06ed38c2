import { isCountry } from '@bordereau/domain/country/countries'
import { withState } from '@bordereau/domain/country/overseas'
import { normalisePostCode } from '@bordereau/domain/country/post-code'
import { countryRules } from '@bordereau/domain/country/rules'
import { parseDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { parseBic, parseIban } from '@bordereau/domain/party/iban'
import type { PartyProfile, SelfBillingAgreement, TaxId } from '@bordereau/domain/party/party'
import { type TaxIdError, taxIdErrors } from '@bordereau/domain/country/tax-ids'

/**
 * The profile as it is stored: a known country, an overseas department under its state, its post code as the country
 * writes it, tax ids valid by the country's checksums and in their stored form, without empty ones, and the account of a
 * supplier likewise. A missing tax id is accepted: it is required only when the first document is issued.
 */
export function normaliseProfile(
  entered: PartyProfile,
  role: 'seller' | 'buyer',
): Decision<PartyProfile, 'tax_id_invalid' | 'bad_request'> {
  const profile = { ...entered, address: withState(entered.address) }
  const { country, postCode } = profile.address
  if (!isCountry(country)) {
    return refuse('bad_request', {
      issues: [{ path: 'profile.address.country', message: 'Choose a country' }],
    })
  }
  const errors = taxIdErrors(profile, role).filter(isWrong)
  if (errors[0]) return refuse('tax_id_invalid', { ...errors[0], errors })
  const { selfBilling, ...rest } = profile
  const address = { ...profile.address, postCode: normalisePostCode(postCode, country) }
  const normal = { ...rest, address, taxIds: normaliseTaxIds(profile) }
  if (selfBilling === undefined) return accept(normal)
  const agreement = normaliseAgreement(selfBilling, country)
  return agreement.ok ? accept({ ...normal, selfBilling: agreement.value }) : agreement
}

/** With its account in the stored form, or without it where no IBAN was entered. */
function normaliseAgreement(
  { account, ...agreement }: SelfBillingAgreement,
  country: string,
): Decision<SelfBillingAgreement, 'bad_request'> {
  if (account === undefined || account.iban.trim() === '') return accept(agreement)
  const iban = parseIban(account.iban, country)
  if (!iban.ok) return refuse('bad_request', issueOf('iban', 'An IBAN is expected'))
  const bic = account.bic.trim() === '' ? '' : parseBic(account.bic)
  if (bic === undefined) return refuse('bad_request', issueOf('bic', 'A BIC is expected'))
  return accept({ ...agreement, account: { iban: iban.value, bic } })
}

const issueOf = (field: string, message: string) => ({
  issues: [{ path: `profile.selfBilling.account.${field}`, message }],
})

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
