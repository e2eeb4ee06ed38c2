import type { AddressField, TaxIdKind } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import { addressFaults } from '@bordereau/domain/party/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type TaxIdFault, taxIdFaults } from '@bordereau/domain/party/tax-ids'
import { t } from '@lingui/core/macro'
import type { Faults } from '../../form.ts'

/**
 * What the law of its country misses or refuses in a profile, by field: 'legalName', 'address.city', 'taxIds.siren'.
 * `lenient` leaves out what is merely missing among the tax ids, so that a profile can be saved before it is complete.
 */
export function profileFaults(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
  lenient = false,
): Faults {
  const faults: Record<string, string> = {}
  if (profile.legalName.trim() === '') faults['legalName'] = t`Fill this in`
  for (const { field, code } of addressFaults(profile.address)) {
    faults[`address.${field}`] = wordsOfAddressFault(profile.address.country, field, code)
  }
  for (const fault of taxIdFaults(profile, role)) {
    if (lenient && fault.code === 'required') continue
    faults[`taxIds.${fault.kind}`] = wordsOfTaxIdFault(profile.address.country, fault)
  }
  return faults
}

function wordsOfAddressFault(
  country: string,
  field: AddressField,
  code: 'required' | 'post_code_format',
): string {
  const { postCode } = countryRules(country).address
  if (code === 'required' || field !== 'postCode' || !postCode) return t`Fill this in`
  return t`Written like ${postCode.example}`
}

export function wordsOfTaxIdFault(country: string, fault: TaxIdFault): string {
  const kind = countryRules(country).taxIds.find(({ key }) => key === fault.kind)
  const example = kind?.example ?? ''
  switch (fault.code) {
    case 'required':
      return t`The law asks for this number on invoices.`
    case 'wrong_length':
      return t`This number has too many or too few characters. It is written like ${example}.`
    case 'wrong_format':
      return t`This is not how the number is written. It looks like ${example}.`
    case 'wrong_checksum':
      return t`One character is wrong: the check digits do not match. Compare it with the certificate.`
    case 'kind_unknown':
      return t`Numbers of this kind are not known in this country.`
  }
}

/** Whether the number is right; undefined while nothing is typed. */
export function isRightTaxId(kind: TaxIdKind, value: string): boolean | undefined {
  return value.trim() === '' ? undefined : kind.validate(value).ok
}
