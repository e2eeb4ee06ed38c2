/** Cards and wallets by which money comes besides the bank, in the order in which a row of them is shown. */
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

/** How each writes its own name; the same in every language. */
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

/** A stored or sent word as a brand; undefined where it names none. */
export function brandOf(text: string): PaymentBrand | undefined {
  return PAYMENT_BRANDS.find(brand => brand === text)
}
