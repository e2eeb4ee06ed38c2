import type { PartyProfile } from '@bordereau/domain/party/party'

/** A party of which only the country is known. */
export function emptyProfile(country: string): PartyProfile {
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
