import { expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { sampleCustomer, sampleItems } from './sample-document.ts'

test('each language has a customer and two items of its own', () => {
  const texts = TEXT_LANGUAGES.flatMap(language => {
    const { legalName, address } = sampleCustomer('FR', language)
    return [legalName, address.line1, address.city, ...sampleItems(language)]
  })
  expect(texts.every(text => text.trim().length > 3)).toBe(true)
  expect(new Set(texts).size).toBe(5 * TEXT_LANGUAGES.length)
})

test('the customer is a business in the country, with a post code and a state where it has them', () => {
  const customer = sampleCustomer('IN', 'en-IN')
  const { postCode, subdivision } = countryRules('IN').address
  expect(customer).toMatchObject({
    kind: 'business',
    legalName: 'Sample Customer Ltd',
    address: {
      country: 'IN',
      line2: '',
      postCode: postCode?.example,
      subdivision: subdivision?.options[0]?.code,
    },
  })
  expect(sampleCustomer('HK', 'en').address).toMatchObject({ postCode: '', subdivision: '' })
})
