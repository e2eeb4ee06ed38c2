import type { Country, PartyProfile } from './party.ts'

/** A profile with only a country (ISO 3166-1 alpha-2): what a new company and a new customer begin with. */
export function emptyProfile(country: Country): PartyProfile {
  return {
    kind: 'business',
    legalName: '',
    tradingName: '',
    address: {
      line1: '',
      line2: '',
      line3: '',
      city: '',
      postCode: '',
      subdivision: '',
      country,
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
  }
}
