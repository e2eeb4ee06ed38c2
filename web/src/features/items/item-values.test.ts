import { expect, it, test } from 'vitest'
import { newItem, requestOf } from './item-values.ts'

const item = { ...newItem('EUR', undefined), name: 'Logo' }

it('reads prices as they are written, and leaves emptied ones out', () => {
  const values = {
    ...item,
    prices: [
      { currency: 'EUR', price: '1.250,50' },
      { currency: 'USD', price: ' ' },
      { currency: 'PLN', price: '3*100' },
    ],
  }
  expect(requestOf(values, ',')?.prices).toEqual([
    { currency: 'EUR', price: '1250.5' },
    { currency: 'PLN', price: '300' },
  ])
})

test.each([[{ prices: [{ currency: 'EUR', price: 'lots' }] }], [{ taxRate: 'high' }]])(
  'makes no request of %j',
  patch => {
    expect(requestOf({ ...item, ...patch }, '.')).toBeUndefined()
  },
)

it('leaves out texts that say nothing', () => {
  const texts = [
    { language: 'pl', name: '', description: '' },
    { language: 'fr', name: 'Logo', description: '' },
  ]
  expect(requestOf({ ...item, texts }, '.')?.texts).toEqual([texts[1]])
})
