import { describe, expect, it } from 'vitest'
import { type CompanyFields, changesBetween, formerOf } from './company-changes.ts'

const saved: CompanyFields = {
  profile: {
    kind: 'business',
    legalName: 'Studio Marée SARL',
    tradingName: '',
    address: {
      line1: '1 rue du Port',
      line2: '',
      line3: '',
      city: 'Nantes',
      postCode: '44000',
      subdivision: '',
      country: 'FR',
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
  },
  vatRegistered: true,
  currency: 'EUR',
  language: 'fr',
  timeZone: 'Europe/Paris',
  dueDays: 30,
  pricesIncludeTax: false,
  paymentTerms: '',
  footer: '',
  paperDesign: 'classic',
  accentColor: '#27457f',
  socialLinks: [],
  acceptedBrands: [],
  setUp: true,
}

describe('changes of a company', () => {
  it('sends only what differs from what was saved', () => {
    expect(changesBetween(saved, { dueDays: 14, currency: 'EUR' })).toEqual({ dueDays: 14 })
  })

  it('sends nothing when the form says what was saved', () => {
    expect(changesBetween(saved, { ...saved, profile: structuredClone(saved.profile) })).toEqual({})
  })

  it('notices a change deep inside of the profile', () => {
    const profile = { ...saved.profile, address: { ...saved.profile.address, city: 'Brest' } }
    expect(changesBetween(saved, { profile })).toEqual({ profile })
  })

  it('knows the values that undo puts back', () => {
    expect(formerOf(saved, { dueDays: 14, footer: 'Merci' })).toEqual({ dueDays: 30, footer: '' })
  })
})
