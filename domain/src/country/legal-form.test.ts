import { expect, test } from 'vitest'
import { emptyProfile } from '../party/empty-profile.ts'
import { LAWFUL_TERMS, LEGAL_FORMS } from '../party/party.ts'
import { COUNTRIES } from './countries.ts'
import { newProfile, taxIdKindsOf, withLegalForm } from './legal-form.ts'
import { countryRules } from './rules.ts'
import { withSoleTraderMark } from './sole-trader.ts'

const keysOf = (country: string, legalForm: (typeof LEGAL_FORMS)[number] | undefined) =>
  taxIdKindsOf({ ...emptyProfile(country), legalForm }, 'seller', true).map(({ key }) => key)

test.each([
  ['FR', 'sole_trader', ['siren', 'siret', 'vat']],
  ['FR', 'company', ['siren', 'siret', 'vat']],
  ['FR', 'association', ['siren', 'siret', 'vat', 'rna']],
  ['FR', undefined, ['siren', 'siret', 'vat', 'rna']],
  ['DE', 'sole_trader', ['vat', 'steuernummer']],
  ['DE', 'company', ['vat', 'steuernummer', 'handelsregister']],
  ['GB', 'sole_trader', ['vat', 'utr']],
] as const)('in %s a %s is asked for the numbers %j', (country, form, keys) => {
  expect(keysOf(country, form)).toEqual(keys)
})

test('the number of the scheme for small businesses is asked of those who charge no tax', () => {
  const keys = taxIdKindsOf(emptyProfile('FR'), 'seller').map(({ key }) => key)
  expect(keys).toContain('eu_small_business')
})

test('a number that is there is shown in any form', () => {
  const profile = { ...emptyProfile('FR'), taxIds: [{ kind: 'rna', value: 'W751234567' }] }
  const kinds = taxIdKindsOf({ ...profile, legalForm: 'company' }, 'seller')
  expect(kinds.map(({ key }) => key)).toContain('rna')
})

test('a sole trader has the mark that the law wants beside the name, and only where it wants one', () => {
  const french = withLegalForm(emptyProfile('FR'), 'sole_trader')
  expect(french.sellerTerms?.soleTrader).toBe(true)
  expect(withLegalForm(french, 'company').sellerTerms?.soleTrader).toBe(false)
  expect(withLegalForm(emptyProfile('DE'), 'sole_trader')).toEqual({
    ...emptyProfile('DE'),
    legalForm: 'sole_trader',
  })
})

test('no form lacks a number that the law requires of every seller', () => {
  for (const { code: country } of COUNTRIES)
    for (const { requiredFor, forms, key } of countryRules(country).taxIds)
      if (requiredFor.includes('seller'))
        expect([country, key, forms]).toEqual([country, key, undefined])
})

// Code de commerce, art. R. 526-27: on all documents and letters.
test.each([
  ['FR', 'sole_trader', 'Claire Dubois', 'Claire Dubois EI'],
  ['FR', 'sole_trader', 'Claire Dubois EI', 'Claire Dubois EI'],
  ['FR', 'sole_trader', 'Entrepreneur individuel Claire Dubois', undefined],
  ['FR', 'company', 'Claire Dubois', undefined],
  ['DE', 'sole_trader', 'Claire Dubois', undefined],
] as const)('customers of a %s %s called %s read %s', (country, form, legalName, named) => {
  const profile = withLegalForm({ ...emptyProfile(country), legalName }, form)
  expect(withSoleTraderMark(profile).legalName).toBe(named ?? legalName)
})

test('a new company has what it began with', () => {
  const contact = { name: 'Ann', phone: '', email: 'ann@company.example' }
  const started = newProfile({ country: 'FR', legalName: 'Atelier', contact })
  expect(started).toEqual({ ...emptyProfile('FR'), legalName: 'Atelier', contact })
  expect(newProfile({ country: 'DE', legalName: 'Werk' })).toEqual({
    ...emptyProfile('DE'),
    legalName: 'Werk',
  })
  const soleTrader = newProfile({ country: 'FR', legalName: 'Ann', legalForm: 'sole_trader' })
  expect(soleTrader).toMatchObject({
    legalForm: 'sole_trader',
    sellerTerms: { ...LAWFUL_TERMS, soleTrader: true },
  })
  const terms = { ...LAWFUL_TERMS, earlyPayment: '2 %' }
  expect(withLegalForm({ ...soleTrader, sellerTerms: terms }, 'company').sellerTerms).toEqual(terms)
})

test('only a public authority is asked for the number of authorities', () => {
  const company = { ...emptyProfile('NL'), kind: 'business' } as const
  const keys = (profile: Parameters<typeof taxIdKindsOf>[0]) =>
    taxIdKindsOf(profile, 'buyer').map(({ key }) => key)
  expect(keysOf('NL', 'sole_trader')).toEqual(['vat', 'kvk'])
  expect(keys(company)).toEqual(['vat', 'kvk'])
  expect(keys({ ...company, kind: 'government' })).toEqual(['vat', 'kvk', 'oin'])
  const known = { ...company, taxIds: [{ kind: 'oin', value: '00000001003214345000' }] }
  expect(keys(known)).toContain('oin')
})

test('the numbers of a seller are those of its form and side, and one that it has already', () => {
  expect(keysOf('US', undefined)).not.toContain('exemption_certificate')
  const buyer = taxIdKindsOf(emptyProfile('US'), 'buyer').map(({ key }) => key)
  expect(buyer).toContain('exemption_certificate')
  expect(keysOf('IN', undefined)).toContain('lut')
  expect(taxIdKindsOf(emptyProfile('IN'), 'buyer').map(({ key }) => key)).not.toContain('lut')
  const known = { ...emptyProfile('FR'), taxIds: [{ kind: 'siren', value: '303265045' }] }
  const kinds = taxIdKindsOf({ ...known, legalForm: 'company' }, 'seller', true)
  expect(kinds.map(({ key }) => key)).toEqual(['siren', 'siret', 'vat'])
})
