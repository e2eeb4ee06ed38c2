import { PAYMENT_METHODS } from '@bordereau/contract/payments'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { expect, it } from 'vitest'
import { methodChoiceKey, methodChoiceOf } from './payment-method.ts'

it('every method and brand is converted to its key and back', () => {
  for (const key of [...PAYMENT_METHODS, ...PAYMENT_BRANDS])
    expect(methodChoiceKey(methodChoiceOf(key))).toBe(key)
})

it('a card brand has the method card, a wallet has the method other', () => {
  expect(methodChoiceOf('amex')).toEqual({ method: 'card', brand: 'amex' })
  expect(methodChoiceOf('paypal')).toEqual({ method: 'other', brand: 'paypal' })
  expect(methodChoiceOf('transfer')).toEqual({ method: 'transfer', brand: null })
  expect(methodChoiceOf('shells')).toEqual({ method: 'other', brand: null })
})
