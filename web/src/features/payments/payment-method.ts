import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'

export type Method = (typeof PAYMENT_METHODS)[number]

/** The method of a payment, and the card or wallet brand if known. */
export type MethodChoice = { readonly method: Method; readonly brand: PaymentBrand | null }

/** The key of a choice in a select field. */
export function methodChoiceKey({ method, brand }: MethodChoice): string {
  return brand ?? method
}

/** The choice of a key. A brand that is not a card is a wallet, for which the method is `other`. */
export function methodChoiceOf(key: string): MethodChoice {
  const brand = brandOf(key)
  if (brand !== undefined) return { method: CARDS.has(brand) ? 'card' : 'other', brand }
  return { method: PAYMENT_METHODS.find(method => method === key) ?? 'other', brand: null }
}

const CARDS: ReadonlySet<PaymentBrand> = new Set([
  'visa',
  'mastercard',
  'amex',
  'discover',
  'jcb',
  'diners',
])
