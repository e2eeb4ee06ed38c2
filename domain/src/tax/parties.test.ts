import { expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import type { TaxId } from '../party/party.ts'
import { specimenProfile } from '../testing/draft.ts'
import { taxBuyerOf, taxSellerOf } from './parties.ts'

test.each([
  ['FR', true, '', 'registered'],
  ['FR', false, '', 'small_business'],
  ['FR', false, 'eu_small_business', 'eu_small_business'],
  ['GB', false, '', 'unregistered'],
  ['IN', false, '', 'unregistered'],
  ['IN', false, 'gstin', 'composition'],
  ['US', false, '', 'registered'],
])(
  'a seller in %s, charging tax: %s, with the number %s, is %s',
  (country, registered, kind, is) => {
    const taxIds = kind === '' ? [] : [{ kind, value: '27AAPFU0939F1ZV' }]
    expect(
      taxSellerOf(specimenProfile(country, { taxIds }), { vatRegistered: registered }).status,
    ).toBe(is)
  },
)

test('a buyer has its VAT number and its certificate; until it is chosen it is a business at home', () => {
  const seller = taxSellerOf(specimenProfile('US'), { vatRegistered: true })
  const exempt = specimenProfile('US', {
    taxIds: [{ kind: 'exemption_certificate', value: ' 12-345 ' }],
  })
  expect(taxBuyerOf(exempt, seller)).toMatchObject({ certificate: '12-345', vatId: '' })
  const zone = specimenProfile('IN', { taxIds: [{ kind: 'sez', value: 'F1232019' }] })
  expect(taxBuyerOf(zone, seller).certificate).toBe('F1232019')
  const german = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE 136 695 976' }] })
  expect(taxBuyerOf(german, seller).vatId).toBe('DE136695976')
  expect(taxBuyerOf(null, seller)).toEqual({
    place: seller.place,
    kind: 'business',
    vatId: '',
    certificate: '',
  })
})

test('a certificate has its state and its last day; an empty number is none', () => {
  const seller = taxSellerOf(specimenProfile('US'), { vatRegistered: true })
  const buyerWith = (...taxIds: readonly TaxId[]) =>
    taxBuyerOf(specimenProfile('US', { taxIds }), seller)
  const certificate = { kind: 'exemption_certificate', value: ' ' }
  const ein = { kind: 'ein', value: '12-3456789' }
  expect(buyerWith(certificate, ein)).not.toHaveProperty('certificateState')
  expect(buyerWith(certificate, ein)).not.toHaveProperty('certificateUntil')
  expect(buyerWith(certificate, ein)).toMatchObject({ certificate: '' })
  expect(
    buyerWith({ ...certificate, value: 'X1', subdivision: 'TX', validUntil: '2027-01-31' }),
  ).toMatchObject({ certificate: 'X1', certificateState: 'TX', certificateUntil: '2027-01-31' })
  expect(buyerWith(ein, { ...certificate, value: 'X1' }).certificate).toBe('X1')
  const awaited = { ...specimenProfile('PL'), taxIdAwaited: true }
  expect(taxBuyerOf(awaited, seller).isVatIdAwaited).toBe(true)
  expect(taxBuyerOf(specimenProfile('PL'), seller)).not.toHaveProperty('isVatIdAwaited')
  expect(buyerWith({ ...certificate, value: 'X1', subdivision: '', validUntil: '' })).toEqual({
    place: specimenProfile('US').address,
    kind: 'business',
    vatId: '',
    certificate: 'X1',
  })
})

test('a buyer without a country is where the seller is, and is what it says that it is', () => {
  const seller = taxSellerOf(specimenProfile('FR'), { vatRegistered: true })
  const person = specimenProfile('', { kind: 'person' })
  expect(taxBuyerOf(person, seller)).toEqual({
    place: seller.place,
    kind: 'person',
    vatId: '',
    certificate: '',
  })
})

test('a seller has a VAT number, uses the one-stop shop or has taxes of its own only where it says so', () => {
  const vat = { kind: 'vat', value: 'FR44732829320' }
  const own = taxSellerOf(specimenProfile('FR', { taxIds: [vat] }), { vatRegistered: true })
  expect(own).toMatchObject({ hasVatId: true, usesOneStopShop: false, taxes: [] })
  const none = taxSellerOf(specimenProfile('FR'), { vatRegistered: true })
  expect(none.hasVatId).toBe(false)
  // The number of the EU scheme is of small businesses only (Directive 2006/112/EC, art. 284).
  const eu = { kind: 'eu_small_business', value: 'FR123456789EX' }
  const registered = specimenProfile('FR', { taxIds: [vat, eu] })
  expect(taxSellerOf(registered, { vatRegistered: true }).status).toBe('registered')
  expect(
    taxSellerOf(specimenProfile('FR', { taxIds: [vat] }), { vatRegistered: false }).status,
  ).toBe('small_business')
})

test.each(['FR', 'DE', 'GR', 'AT'])(
  'a seller in %s may enter its number of the EU scheme',
  country => {
    const kind = countryRules(country).taxIds.find(({ key }) => key === 'eu_small_business')
    const letters = country === 'GR' ? 'EL' : country
    // Directive 2006/112/EC, art. 284 (3) (b): the number has the suffix EX.
    const stored = `${letters}123456789EX`
    expect(kind?.validate(`${letters} 123 456 789-EX`)).toEqual({ ok: true, value: stored })
    expect(kind?.validate(`${letters}123456789`).ok).toBe(false)
    expect(countryRules('CH').taxIds.some(({ key }) => key === 'eu_small_business')).toBe(false)
    const profile = specimenProfile(country, {
      taxIds: [{ kind: 'eu_small_business', value: stored }],
    })
    expect(taxSellerOf(profile, { vatRegistered: false }).status).toBe('eu_small_business')
  },
)
