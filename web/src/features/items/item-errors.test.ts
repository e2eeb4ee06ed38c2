import { expect, test } from 'vitest'
import { itemErrors } from './item-errors.ts'
import { type ItemValues, newItem } from './item-values.ts'

const ITEM: ItemValues = {
  ...newItem({ currency: 'EUR', sells: 'both' }, undefined),
  name: 'Design',
  taxRate: '20',
  prices: [{ currency: 'EUR', price: '12,50' }],
}

test('an item needs a name, readable numbers, and a rate where its category has one', () => {
  expect(itemErrors(ITEM, ',')).toEqual({})
  expect(Object.keys(itemErrors({ ...ITEM, name: '' }, ','))).toEqual(['name'])
  const prices = [...ITEM.prices, { currency: 'USD', price: 'much' }]
  expect(itemErrors({ ...ITEM, prices }, ',')).toEqual({ 'prices.1': 'This is not a number' })
  expect(itemErrors({ ...ITEM, taxRate: 'x' }, ',')).toEqual({ taxRate: 'This is not a number' })
  expect(itemErrors({ ...ITEM, taxRate: ' ' }, ',')).toEqual({ taxRate: 'Enter the rate' })
  expect(itemErrors({ ...ITEM, taxRate: ' ', taxCategory: 'E' }, ',')).toEqual({})
})
