import { decimal } from '@bordereau/domain/money/decimal'
import { expect, it, test } from 'vitest'
import { newItem, requestOf, valuesOf } from './item-values.ts'

const item = { ...newItem({ currency: 'EUR', sells: 'both' }, undefined), name: 'Logo' }

test('a new item is a service in the currency, with the tax that is offered', () => {
  const zloty = { currency: 'PLN', sells: 'both' } as const
  const blank = {
    code: '',
    name: '',
    description: '',
    unit: 'C62',
    prices: [{ currency: 'PLN', price: '' }],
    supply: 'services',
    performedAt: null,
    texts: [],
    classification: '',
  }
  const tax = { key: 'reduced', category: 'Z', rate: decimal('0'), exemptionCode: '' } as const
  expect(newItem(zloty, undefined)).toEqual({
    ...blank,
    taxCategory: 'S',
    taxRate: '',
    taxKey: '',
  })
  expect(newItem(zloty, { ...tax, name: { en: 'Reduced' } })).toEqual({
    ...blank,
    taxCategory: 'Z',
    taxRate: '0',
    taxKey: 'reduced',
  })
})

test.each([
  ['goods', 'goods'],
  ['services', 'services'],
  ['both', 'services'],
] as const)('a new item of a company that sells %s is one of %s', (sells, supply) => {
  expect(newItem({ currency: 'EUR', sells }, undefined).supply).toBe(supply)
})

it('reads prices in the number format of the user, and leaves out empty ones', () => {
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
  'returns undefined for %j',
  patch => {
    expect(requestOf({ ...item, ...patch }, '.')).toBeUndefined()
  },
)

it('leaves out empty texts', () => {
  const texts = [
    { language: 'pl', name: '', description: '' },
    { language: 'fr', name: 'Logo', description: '' },
  ]
  expect(requestOf({ ...item, texts }, '.')?.texts).toEqual([texts[1]])
})

test('a stored item is shown in the number format of the user and stays the same', () => {
  const stored = {
    ...newItem({ currency: 'EUR', sells: 'both' }, undefined),
    id: '019cbf3e-7a6b-7e3c-8b0a-5a3c2c1d0e0f',
    name: 'Logo',
    prices: [{ currency: 'EUR', price: decimal('1250.5') }],
    taxRate: decimal('5.5'),
    texts: [{ language: 'fr', name: '', description: 'Un logo' }],
    archived: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    use: { documents: 0, searched: null, latest: [] },
  }
  expect(valuesOf(stored, ',')).toMatchObject({
    name: 'Logo',
    unit: 'C62',
    prices: [{ currency: 'EUR', price: '1250,5' }],
    taxRate: '5,5',
  })
  expect(valuesOf(stored, '.').taxRate).toBe('5.5')
  expect(requestOf(valuesOf(stored, ','), ',')).toMatchObject({
    prices: stored.prices,
    taxRate: '5.5',
    texts: stored.texts,
  })
  expect(requestOf({ ...item, taxRate: ' ' }, '.')?.taxRate).toBe('0')
})
