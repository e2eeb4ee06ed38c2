import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { expect, test } from 'vitest'
import { type StatedSubtotal, taxOf } from './stated.ts'

const subtotal = (
  category: TaxCategoryCode,
  rate: string | undefined,
  exemptionReason: string,
): StatedSubtotal => ({
  category,
  rate: rate === undefined ? undefined : decimal(rate),
  taxable: undefined,
  tax: undefined,
  exemptionCode: '',
  exemptionReason,
})

const SUBTOTALS = [
  subtotal('E', '5', 'five'),
  subtotal('E', undefined, 'none'),
  subtotal('AE', '7', 'seven'),
  subtotal('AE', '0', 'zero'),
]

test.each([
  ['E', '5', 'five'],
  ['E', undefined, 'none'],
  ['E', '0', 'none'],
  ['AE', '7', 'seven'],
  ['AE', undefined, 'zero'],
  // Of no such rate: the first of the category.
  ['AE', '9', 'seven'],
  ['S', '5', ''],
] as const)('the reason of %s at %s is %s', (category, rate, exemptionReason) => {
  const stated = rate === undefined ? undefined : decimal(rate)
  expect(taxOf(category, stated, SUBTOTALS)).toEqual({
    category,
    rate: stated ?? ZERO,
    exemptionCode: '',
    exemptionReason,
  })
})
