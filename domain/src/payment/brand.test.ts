import { expect, test } from 'vitest'
import { BRAND_NAMES, PAYMENT_BRANDS, brandOf } from './brand.ts'

test('a brand is known by its code alone', () => {
  for (const brand of PAYMENT_BRANDS) expect(brandOf(brand)).toBe(brand)
  expect([brandOf('Visa'), brandOf(''), brandOf('toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('brands have the names their owners write', () => {
  expect(PAYMENT_BRANDS.map(brand => BRAND_NAMES[brand])).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Discover',
    'JCB',
    'Diners Club',
    'PayPal',
    'Apple Pay',
    'Google Pay',
    'Stripe',
  ])
})
