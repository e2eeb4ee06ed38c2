import { totalsOf } from '@bordereau/domain/invoice/totals'
import { type Decimal, ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { expect, test } from 'vitest'
import { GERMAN, POLISH } from '../testing/golden-parties.ts'
import { invoice, line, tax } from '../testing/invoice-parts.ts'
import {
  type StatedSubtotal,
  type StatedTotals,
  taxCurrencyOf,
  taxOf,
  theOne,
  withStated,
} from './stated.ts'

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

const NOTHING: StatedTotals = {
  isUbl: true,
  lines: [],
  allowancesCharges: [],
  lineNet: undefined,
  allowances: undefined,
  charges: undefined,
  net: undefined,
  tax: undefined,
  taxInTaxCurrency: undefined,
  gross: undefined,
  prepaid: undefined,
  rounding: undefined,
  payable: undefined,
  vat: [],
}

test.each(['net', 'tax', 'gross', 'prepaid', 'rounding', 'payable'] as const)(
  'a document that states another %s demands that, and the rest as calculated',
  name => {
    const totals = totalsOf(
      invoice('en16931', GERMAN, POLISH, [line('Lamp', '1', '100', tax('S', '19'))]),
    )
    expect(withStated(totals, NOTHING)).toEqual(totals)
    expect(withStated(totals, { ...NOTHING, [name]: decimal('1.23') })).toEqual({
      ...totals,
      [name]: 123n,
    })
  },
)

test('the rate of the second currency is the quotient of both sums, and one without either', () => {
  const [ten, forty] = [decimal('10'), decimal('40')]
  const rateOf = (of: Decimal | undefined, stated: Decimal | undefined) =>
    taxCurrencyOf('PLN', of, stated).taxCurrency?.rate
  expect(rateOf(ten, forty)).toBe('4')
  expect(rateOf(undefined, forty)).toBe(ONE)
  expect(rateOf(ten, undefined)).toBe(ONE)
  expect(rateOf(ZERO, forty)).toBe(ONE)
  expect(taxCurrencyOf('', ten, forty)).toEqual({})
})

test('a sum that is stated twice counts where both are equal, and one that is missing does not', () => {
  const [one, two] = [decimal('1'), decimal('2')]
  expect(theOne([one, undefined, one])).toBe('1')
  expect(theOne([one, two])).toBeUndefined()
  expect(theOne([undefined])).toBeUndefined()
  expect(theOne([])).toBeUndefined()
})
