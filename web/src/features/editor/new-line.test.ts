import type { Item } from '@bordereau/contract/items'
import type { Sells } from '@bordereau/domain/country/sells'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { lineFromItem, lineFromRow, nextLine, suggestedTax } from './new-line.ts'

const domestic: TaxContext = {
  seller: taxSellerOf(specimenProfile('FR'), { vatRegistered: true }),
  buyer: null,
  delivery: null,
  language: 'fr',
  day: localDate('2026-11-20'),
}
const german = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })

const item: Item = {
  id: 'i',
  code: 'A1',
  name: 'Design',
  description: 'By the hour',
  unit: 'HUR',
  prices: [
    { currency: 'EUR', price: decimal('80') },
    { currency: 'USD', price: decimal('90') },
  ],
  supply: 'services',
  taxCategory: 'S',
  taxRate: decimal('5.5'),
  taxKey: 'reduced',
  texts: [{ language: 'fr', name: 'Conception', description: '' }],
  classification: 'C',
  archived: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

test('the suggested tax is that of a sale to a business at home until the buyer is known', () => {
  expect(suggestedTax(domestic, 'services').key).toBe('standard')
  const abroad = { ...domestic, buyer: german }
  expect(suggestedTax(abroad, 'services').key).toBe('reverse_charge')
  expect(suggestedTax(abroad, 'goods').key).toBe('intra_community')
  const withoutVat = { ...domestic, buyer: specimenProfile('DE') }
  expect(suggestedTax(withoutVat, 'services').key).toBe('standard')
  const unknown = { ...domestic, buyer: specimenProfile('') }
  expect(suggestedTax(unknown, 'services').key).toBe('standard')
})

test('a new line has unit and tax of the line before it, or an hourless piece with the suggested tax', () => {
  const before = specimenLine({ unit: 'DAY' })
  expect(nextLine('b', before, domestic, 'both')).toMatchObject({
    id: 'b',
    unit: 'DAY',
    tax: before.tax,
  })
  expect(nextLine('a', undefined, { ...domestic, buyer: german }, 'both')).toMatchObject({
    id: 'a',
    unit: 'C62',
    tax: { category: 'AE' },
  })
})

test.each([
  ['goods', undefined, 'goods', 'intra_community'],
  ['services', undefined, 'services', 'reverse_charge'],
  ['both', undefined, 'services', 'reverse_charge'],
  ['both', 'goods', 'goods', 'intra_community'],
  ['goods', 'services', 'goods', 'intra_community'],
  ['services', 'goods', 'services', 'reverse_charge'],
] as const)(
  'a line typed by hand where %s are sold, after one of %s, is of %s',
  (sells, before, supply, key) => {
    const abroad = { ...domestic, buyer: german }
    const ownTax = { key: 'reduced', category: 'S', rate: decimal('5.5') } as const
    const last = before && {
      ...specimenLine({ unit: 'DAY', supply: before }),
      tax: suggestedTax(abroad, before).tax,
      ownTax,
    }
    const line = nextLine('a', last, abroad, sells)
    expect(line).toMatchObject({
      supply,
      unit: before === undefined ? 'C62' : 'DAY',
      tax: suggestedTax(abroad, supply).tax,
      // The tax of an item says nothing of one of another kind.
      ownTax: before === supply ? ownTax : null,
    })
    expect(suggestedTax(abroad, supply).key).toBe(key)
  },
)

test('a line after one that is performed at a place is performed there too', () => {
  const performedAt = { country: 'AT', postCode: '1010', city: 'Wien', subdivision: '' }
  const before = specimenLine({ supply: 'land', performedAt })
  const of = (sells: Sells) => nextLine('a', before, domestic, sells)
  expect(of('both')).toMatchObject({ supply: 'land', performedAt })
  expect(of('services')).toMatchObject({ supply: 'land', performedAt })
  expect(of('goods')).not.toHaveProperty('performedAt')
})

test('an item sets the fields of a line, in the language and the currency of the document', () => {
  expect(lineFromItem(item, { currency: 'EUR', language: 'fr' }, domestic)).toEqual({
    itemId: 'i',
    name: 'Conception',
    description: 'By the hour',
    unit: 'HUR',
    price: '80',
    supply: 'services',
    ownTax: { key: 'reduced', category: 'S', rate: '5.5' },
    tax: { category: 'S', rate: '5.5', exemptionCode: '', exemptionReason: '' },
    sellerItemId: 'A1',
    classification: 'C',
  })
  const other = lineFromItem(item, { currency: 'GBP', language: 'en' }, domestic)
  expect(other).toMatchObject({ name: 'Design' })
  expect('price' in other).toBe(false)
})

test('the tax of an item holds at home whatever its category; abroad its kind is asked', () => {
  const taxOf = (change: Partial<Item>, context: TaxContext) =>
    lineFromItem({ ...item, ...change }, { currency: 'EUR', language: 'fr' }, context).tax
  expect(taxOf({}, { ...domestic, buyer: german })?.rate).toBeNull()
  const advice = { supply: 'intangible' } as const
  expect(taxOf(advice, { ...domestic, buyer: german })).toMatchObject({ category: 'AE', rate: '0' })
  const zero = { taxCategory: 'Z', taxRate: decimal('0') } as const
  expect(taxOf(zero, domestic)).toMatchObject({ category: 'Z', rate: '0' })
  const exempt = { taxCategory: 'E', taxRate: decimal('0') } as const
  expect(taxOf(exempt, domestic)).toMatchObject({ category: 'E', rate: '0' })
  expect(taxOf(exempt, { ...domestic, buyer: german })?.rate).toBeNull()
})

test('a pasted row leaves the unit of the empty line where it has none', () => {
  const empty = specimenLine({ unit: 'C62', name: '', price: null })
  const values = { name: 'A', description: 'b', quantity: decimal('2'), price: decimal('3') }
  const row = { ...values, typed: {} }
  expect(lineFromRow({ ...row, unit: null }, empty)).toMatchObject({ ...values, unit: 'C62' })
  expect(lineFromRow({ ...row, unit: 'DAY' }, empty)).toMatchObject({ unit: 'DAY', id: empty.id })
})
