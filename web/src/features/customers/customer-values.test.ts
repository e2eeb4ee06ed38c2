import { expect, test } from 'vitest'
import { newCustomer, withCountry } from './customer-values.ts'

test('a customer abroad is invoiced in the currency of the company, in the language of the country', () => {
  const values = newCustomer('FR')
  const { profile } = values
  const inPoland = { ...profile, address: { ...profile.address, country: 'PL' } }
  expect(withCountry(values, inPoland)).toMatchObject({ currency: 'EUR', language: 'pl' })
})
