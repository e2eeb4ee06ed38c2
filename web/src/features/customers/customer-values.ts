import {
  createCustomer,
  type CustomerRequest,
  type CustomerView,
} from '@bordereau/contract/customers'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { documentLanguage } from '@bordereau/domain/country/language-area'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type FieldErrors, fieldErrorsOf } from '../../form/form.ts'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { formatIban, parseBic, parseIban } from '@bordereau/domain/party/iban'
import { t } from '#macros'
import { ibanErrorMessage } from '../party/iban-error.ts'
import { profileErrors } from '../party/profile-errors.ts'

/** The values of the form: as in the request, but the days as typed text. */
export type CustomerValues = {
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly secondLanguage: string
  readonly dueDays: string
  readonly buyerReference: string
  readonly note: string
}

export function newCustomer(country: string, name = ''): CustomerValues {
  const profile = { ...emptyProfile(country), legalName: name }
  return {
    profile,
    email: '',
    currency: defaultCurrency(country),
    language: documentLanguage(profile.address),
    secondLanguage: '',
    dueDays: '',
    buyerReference: '',
    note: '',
  }
}

export function valuesOf(customer: CustomerView): CustomerValues {
  const { profile, email, currency, language, dueDays, buyerReference, note } = customer
  const { secondLanguage } = customer
  return {
    profile: withReadableIban(profile),
    email,
    currency,
    language,
    secondLanguage: secondLanguage ?? '',
    dueDays: dueDays === null ? '' : String(dueDays),
    buyerReference,
    note,
  }
}

/** The account of a supplier in groups of four, as it is compared with a letter. */
function withReadableIban(profile: PartyProfile): PartyProfile {
  const { selfBilling } = profile
  if (selfBilling?.account === undefined) return profile
  const account = { ...selfBilling.account, iban: formatIban(selfBilling.account.iban) }
  return { ...profile, selfBilling: { ...selfBilling, account } }
}

export function requestOf(values: CustomerValues): CustomerRequest {
  const { electronicAddress, ...profile } = values.profile
  const hasAddress = electronicAddress !== undefined && electronicAddress.id.trim() !== ''
  return {
    ...values,
    profile: {
      ...profile,
      taxIds: profile.taxIds.filter(({ value }) => value.trim() !== ''),
      ...(hasAddress ? { electronicAddress } : {}),
    },
    secondLanguage: ['', values.language].includes(values.secondLanguage)
      ? null
      : values.secondLanguage,
    dueDays: values.dueDays.trim() === '' ? null : Number(values.dueDays),
  }
}

/** Errors by field. Data that only an invoice requires may be missing; the editor reports it on the invoice. */
export function customerErrors(values: CustomerValues): FieldErrors {
  const errors = profileErrors(values.profile, 'buyer', true)
  const blocking = Object.entries(errors).filter(
    ([field]) =>
      field === 'legalName' || field.startsWith('taxIds.') || field === 'address.postCode',
  )
  return {
    ...fieldErrorsOf(createCustomer.request, requestOf(values)),
    ...Object.fromEntries(blocking.map(([field, error]) => [`profile.${field}`, error])),
    ...accountErrors(values.profile),
  }
}

/** Of the account of a supplier. */
function accountErrors({ address, selfBilling }: PartyProfile): FieldErrors {
  const { iban = '', bic = '' } = selfBilling?.account ?? {}
  const read = iban.trim() === '' ? undefined : parseIban(iban, address.country)
  return {
    ...(read?.ok === false && { 'profile.selfBilling.account.iban': ibanErrorMessage(read) }),
    ...(bic.trim() !== '' &&
      parseBic(bic) === undefined && {
        'profile.selfBilling.account.bic': t`This BIC is not right: it has 8 or 11 characters.`,
      }),
  }
}

/**
 * Sets the profile. Another country sets its language, and removes the tax ids of the former one; another part of a country
 * sets its language until the user chose one. The currency stays: a company has its accounts and prices in its own, and says so
 * where it agreed on another one.
 */
export function withCountry(values: CustomerValues, profile: PartyProfile): CustomerValues {
  const { country } = profile.address
  const before = values.profile.address
  if (country !== before.country)
    return {
      ...values,
      profile: { ...profile, taxIds: [] },
      language: documentLanguage(profile.address),
    }
  const isChosen = values.language !== documentLanguage(before, values.language)
  const language = isChosen ? values.language : documentLanguage(profile.address, values.language)
  return { ...values, profile, language }
}
