import { createCustomer, type getCustomer } from '@bordereau/contract/customers'
import type { RequestOf, ResponseOf } from '@bordereau/contract/endpoint'
import { defaultCurrency, defaultLanguage } from '@bordereau/domain/country/countries'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type Faults, faultsOf } from '../../form.ts'
import { emptyProfile } from '../party/empty.ts'
import { profileFaults } from '../party/faults.ts'

type CustomerRequest = RequestOf<typeof createCustomer>

/** What the form holds: as the contract wants it, but the days as text while they are typed. */
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
  return {
    profile: { ...emptyProfile(country), legalName: name },
    email: '',
    currency: defaultCurrency(country),
    language: defaultLanguage(country),
    secondLanguage: '',
    dueDays: '',
    buyerReference: '',
    note: '',
  }
}

export function valuesOf(customer: ResponseOf<typeof getCustomer>): CustomerValues {
  const { profile, email, currency, language, dueDays, buyerReference, note } = customer
  const { secondLanguage } = customer
  return {
    profile,
    email,
    currency,
    language,
    secondLanguage: secondLanguage ?? '',
    dueDays: dueDays === null ? '' : String(dueDays),
    buyerReference,
    note,
  }
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

/** Faults by field. What the law misses in a customer does not keep her from being saved: the invoice will say it. */
export function customerFaults(values: CustomerValues): Faults {
  const own = profileFaults(values.profile, 'buyer', true)
  const serious = Object.entries(own).filter(
    ([field]) =>
      field === 'legalName' || field.startsWith('taxIds.') || field === 'address.postCode',
  )
  return {
    ...faultsOf(createCustomer.request, requestOf(values)),
    ...Object.fromEntries(serious.map(([field, fault]) => [`profile.${field}`, fault])),
  }
}

/** Another country brings its currency and language, and takes the numbers that only the former one has. */
export function withCountry(values: CustomerValues, profile: PartyProfile): CustomerValues {
  const { country } = profile.address
  if (country === values.profile.address.country) return { ...values, profile }
  return {
    ...values,
    profile: { ...profile, taxIds: [] },
    currency: defaultCurrency(country),
    language: defaultLanguage(country),
  }
}
