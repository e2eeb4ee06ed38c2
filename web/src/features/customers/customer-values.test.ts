import { expect, test } from 'vitest'
import { newCustomer, withCountry } from './customer-values.ts'

test('a customer abroad is invoiced in the currency of the company, in the language of the country', () => {
  const values = newCustomer('FR')
  const { profile } = values
  const inPoland = { ...profile, address: { ...profile.address, country: 'PL' } }
  expect(withCountry(values, inPoland)).toMatchObject({ currency: 'EUR', language: 'pl' })
})

test('the language of a customer in Belgium follows its postcode until another was chosen', () => {
  const at = (values: ReturnType<typeof newCustomer>, postCode: string) =>
    withCountry(values, {
      ...values.profile,
      address: { ...values.profile.address, postCode },
    })
  const fresh = newCustomer('BE')
  const languages = ['9000', '5000', '4700', '1000'].map(code => at(fresh, code).language)
  expect(languages).toEqual(['nl', 'fr', 'de', 'nl'])
  expect(at({ ...fresh, language: 'en' }, '5000').language).toBe('en')
  expect([newCustomer('SE').language, newCustomer('PT').language]).toEqual(['en', 'pt'])
})
