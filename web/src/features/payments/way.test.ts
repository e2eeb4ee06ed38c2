import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { expect, it } from 'vitest'
import { keyOfWay, wayOf } from './way.ts'

it('every way is found again by its word', () => {
  for (const word of [...PAYMENT_METHODS, ...PAYMENT_BRANDS])
    expect(keyOfWay(wayOf(word))).toBe(word)
})

it('a card is paid by card, a wallet by none of the methods', () => {
  expect(wayOf('amex')).toEqual({ method: 'card', brand: 'amex' })
  expect(wayOf('paypal')).toEqual({ method: 'other', brand: 'paypal' })
  expect(wayOf('transfer')).toEqual({ method: 'transfer', brand: null })
  expect(wayOf('shells')).toEqual({ method: 'other', brand: null })
})
