import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { normaliseItem } from './normalise-item.ts'

type Input = Parameters<typeof normaliseItem>[0]

const ITEM: Input = {
  code: 'A',
  name: 'Design',
  description: '',
  unit: 'HUR',
  prices: [
    { currency: 'EUR', price: decimal('80') },
    { currency: 'USD', price: decimal('90') },
  ],
  supply: 'services',
  taxCategory: 'S',
  taxKey: '',
  taxRate: decimal('20'),
  texts: [{ language: 'fr', name: 'Conception', description: 'x' }],
  classification: '',
}

const issues = (change: Partial<Input>) => {
  const result = normaliseItem({ ...ITEM, ...change })
  return result.ok ? [] : result
}

test('prices are stored by currency, texts by language', () => {
  expect(normaliseItem(ITEM)).toEqual({
    ok: true,
    value: {
      code: 'A',
      name: 'Design',
      description: '',
      unit: 'HUR',
      prices: { EUR: '80', USD: '90' },
      supply: 'services',
      taxCategory: 'S',
      taxKey: '',
      taxRate: '20',
      texts: { fr: { name: 'Conception', description: 'x' } },
      classification: '',
    },
  })
})

test.each([
  [{ unit: 'XX9' }, 'unit', 'Choose a unit'],
  [{ taxKey: '', taxRate: decimal('-1') }, 'taxRate', 'This rate does not go with the tax'],
  [{ taxKey: '', taxRate: decimal('100.01') }, 'taxRate', 'This rate does not go with the tax'],
  [{ taxCategory: 'Z' as const }, 'taxRate', 'This rate does not go with the tax'],
  [
    { prices: [...ITEM.prices, { currency: 'EUR', price: decimal('1') }] },
    'prices.2.currency',
    'There already is a price in this currency',
  ],
  [
    { texts: [...ITEM.texts, ...ITEM.texts] },
    'texts.1.language',
    'There already is a text in this language',
  ],
])('%o is refused at %s', (change, path, message) => {
  expect(issues(change)).toEqual({
    ok: false,
    refusal: 'bad_request',
    detail: { issues: [{ path, message }] },
  })
})

test.each([
  { taxKey: '', taxRate: decimal('0') },
  { taxKey: '', taxRate: decimal('100') },
  { taxCategory: 'Z' as const, taxKey: '', taxRate: decimal('0') },
  { taxCategory: 'L' as const, taxKey: '', taxRate: decimal('7') },
  { taxCategory: 'M' as const, taxKey: '', taxRate: decimal('4') },
])('%o is accepted', change => {
  expect(issues(change)).toEqual([])
})
