/** Cards and wallets that may be accepted besides bank transfers, in the order of display. */
export const PAYMENT_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'jcb',
  'diners',
  'paypal',
  'apple-pay',
  'google-pay',
  'stripe',
] as const

export type PaymentBrand = (typeof PAYMENT_BRANDS)[number]

/** Brand names, the same in every language. */
export const BRAND_NAMES: Readonly<Record<PaymentBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  stripe: 'Stripe',
}

/** The brand of a stored or submitted text; undefined where it is unknown. */
export function brandOf(text: string): PaymentBrand | undefined {
  return PAYMENT_BRANDS.find(brand => brand === text)
}
