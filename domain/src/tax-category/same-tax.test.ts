import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { sameTax } from './same-tax.ts'

test('subtotals are of one tax where category and rate are the same', () => {
  const tax = { category: 'S', rate: decimal('20') }
  expect(sameTax(tax, { ...tax })).toBe(true)
  expect(sameTax(tax, { ...tax, rate: decimal('10') })).toBe(false)
  expect(sameTax(tax, { ...tax, category: 'AE' })).toBe(false)
})
