import { expect, test } from 'vitest'
import {
  customerErrors,
  newCustomer,
  requestOf,
  withCountry,
} from '../customers/customer-values.ts'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { profileErrors, taxIdErrorMessage } from './profile-errors.ts'

test('an empty profile lacks its name, its address and its numbers', () => {
  const errors = profileErrors(emptyProfile('FR'), 'seller')
  expect(errors).toMatchObject({ legalName: 'Fill this in', 'address.city': 'Fill this in' })
  expect(Object.values(errors)).toContain('The law requires this number on invoices.')
})

test('a lenient check leaves out missing numbers', () => {
  const errors = profileErrors(emptyProfile('FR'), 'seller', true)
  expect(Object.keys(errors).filter(field => field.startsWith('taxIds.'))).toEqual([])
})

test('a wrong post code shows how it is written', () => {
  const profile = emptyProfile('DE')
  const errors = profileErrors(
    { ...profile, address: { ...profile.address, postCode: '12' } },
    'seller',
  )
  expect(errors['address.postCode']).toMatch(/^Written like \d{5}$/)
})

test.each(['required', 'wrong_length', 'wrong_format', 'wrong_checksum', 'kind_unknown'] as const)(
  'a number that is %s has a message',
  code => expect(taxIdErrorMessage('FR', { kind: 'siren', code })).toMatch(/^[A-Z].+\.$/),
)

test('a customer may be saved with what an invoice alone requires missing', () => {
  const values = newCustomer('FR', 'Lotus')
  const address = { ...values.profile.address, postCode: '75001' }
  expect(customerErrors({ ...values, profile: { ...values.profile, address } })).toEqual({})
  expect(Object.keys(customerErrors(newCustomer('FR')))).toContain('profile.legalName')
})

test('what is sent has no empty numbers, and days as a number', () => {
  const values = newCustomer('FR', 'Lotus')
  const taxIds = [{ kind: 'siren', value: ' ' }]
  const profile = { ...values.profile, taxIds, electronicAddress: { id: ' ', schemeId: '0225' } }
  const request = requestOf({ ...values, profile, dueDays: '30', secondLanguage: 'fr' })
  expect(request.profile.taxIds).toEqual([])
  expect(request.profile).not.toHaveProperty('electronicAddress')
  expect([request.dueDays, request.secondLanguage]).toEqual([30, null])
  expect(requestOf(values).dueDays).toBeNull()
})

test('another country brings its language, and leaves the currency of the company', () => {
  const values = newCustomer('FR', 'Lotus')
  const address = { ...values.profile.address, country: 'PL' }
  const moved = withCountry(values, { ...values.profile, address })
  expect([moved.currency, moved.language]).toEqual(['EUR', 'pl'])
})
