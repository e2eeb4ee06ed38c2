import { expect, test } from 'vitest'
import { companyTaxErrors, newTax, taxOfValues, valuesOfTax } from './company-tax-values.ts'

const entered = {
  ...newTax('a'),
  name: ' Texas ',
  parts: [{ id: 'a', name: '', rate: '8,25' }],
  subdivision: 'TX',
  county: ' Travis ',
  postCodes: '78701, 78702;78703',
  from: '2026-01-01',
}

test('a tax is stored as it was typed, trimmed, and is typed again as it was stored', () => {
  const tax = taxOfValues('1', entered, ',')
  expect(tax).toEqual({
    id: '1',
    name: 'Texas',
    parts: [{ name: 'Texas', rate: '8.25' }],
    place: { subdivision: 'TX', county: 'Travis', postCodes: ['78701', '78702', '78703'] },
    isProposed: true,
    from: '2026-01-01',
    until: null,
    isArchived: false,
  })
  expect(tax && valuesOfTax(tax, ',')).toEqual({
    ...entered,
    name: 'Texas',
    county: 'Travis',
    parts: [{ id: '0', name: 'Texas', rate: '8,25' }],
    postCodes: '78701, 78702, 78703',
  })
  expect(companyTaxErrors(entered, ',')).toEqual({})
})

test('each part of several has a name, and each a rate from 0 to 100', () => {
  const parts = [
    { id: 'a', name: 'State', rate: '6.25' },
    { id: 'b', name: ' ', rate: '101' },
    { id: 'c', name: 'City', rate: '-1' },
  ]
  const values = { ...entered, name: ' ', parts, until: '2025-12-31' }
  expect(Object.keys(companyTaxErrors(values, '.'))).toEqual([
    'name',
    'rate.b',
    'part.b',
    'rate.c',
    'until',
  ])
  expect(taxOfValues('1', values, '.')).toBeUndefined()
  expect(taxOfValues('1', { ...values, name: 'Texas' }, '.')).toBeUndefined()
})
