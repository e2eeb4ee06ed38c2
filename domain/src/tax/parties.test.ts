import { expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
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
