import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'

export type Method = (typeof PAYMENT_METHODS)[number]

/** How money came: the method, and the card or wallet where it is known. */
export type Way = { readonly method: Method; readonly brand: PaymentBrand | null }

/** One word for a choice in a list. */
export function keyOfWay({ method, brand }: Way): string {
  return brand ?? method
}

/** The way behind such a word; whatever is no card is a wallet, which no method names. */
export function wayOf(key: string): Way {
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
