import type { TaxIdKind } from '@bordereau/domain/country/tax-id-kind'
import type { AddressField } from '@bordereau/domain/country/address-rules'
import { countryRules } from '@bordereau/domain/country/rules'
import { addressErrors } from '@bordereau/domain/country/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type TaxIdError, taxIdErrors } from '@bordereau/domain/country/tax-ids'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'

/**
 * The errors of a profile by the law of its country, by field: 'legalName', 'address.city', 'taxIds.siren'. `lenient`
 * leaves out missing tax ids, so that an incomplete profile can be saved.
 */
export function profileErrors(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
  lenient = false,
): FieldErrors {
  const errors: Record<string, string> = {}
  if (profile.legalName.trim() === '') errors['legalName'] = t`Fill this in`
  for (const { field, code } of addressErrors(profile.address)) {
    errors[`address.${field}`] = addressErrorMessage(profile.address.country, field, code)
  }
  for (const error of taxIdErrors(profile, role)) {
    if (lenient && error.code === 'required') continue
    errors[`taxIds.${error.kind}`] = taxIdErrorMessage(profile.address.country, error)
  }
  return errors
}

function addressErrorMessage(
  country: string,
  field: AddressField,
  code: 'required' | 'post_code_format',
): string {
  const { postCode } = countryRules(country).address
  if (code === 'required' || field !== 'postCode' || !postCode) return t`Fill this in`
  return t`Written like ${postCode.example}`
}

export function taxIdErrorMessage(country: string, error: TaxIdError): string {
  const kind = countryRules(country).taxIds.find(({ key }) => key === error.kind)
  const example = kind?.example ?? ''
  switch (error.code) {
    case 'required':
      return t`The law requires this number on invoices.`
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

/** Whether the number is valid; undefined if it is empty. */
export function isValidTaxId(kind: TaxIdKind, value: string): boolean | undefined {
  return value.trim() === '' ? undefined : kind.validate(value).ok
}
