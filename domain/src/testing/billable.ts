import * as fc from 'fast-check'
import { type Decimal, decimal, fromScaled } from '../money/decimal.ts'
import type { Tax } from '../tax-category/category.ts'
import type { AllowanceCharge, Billable, BillableLine } from '../invoice/invoice.ts'

/**
 * Random documents for tests: negative quantities, prices with up to six decimals, base quantities, allowances and
 * charges by amount and percentage on lines and document, tax in the price or not, 0, 2 and 3 decimal currencies.
 */
export function billables(): fc.Arbitrary<Billable> {
  return fc.record({
    currency: fc.constantFrom('EUR', 'INR', 'JPY', 'KWD'),
    pricesIncludeTax: fc.boolean(),
    lines: fc.array(line(), { minLength: 1, maxLength: 8 }),
    allowancesCharges: fc.array(
      fc.tuple(allowanceCharge(), tax()).map(([entry, entryTax]) => ({ ...entry, tax: entryTax })),
      { maxLength: 3 },
    ),
    prepaid: fc.oneof(fc.constant(decimal('0')), decimals(0n, 1_000_000n, 3)),
    rounding: fc.oneof(fc.constant(decimal('0')), decimals(-99n, 99n, 3)),
    taxCurrency: fc.option(
      fc.record({
        currency: fc.constantFrom('EUR', 'INR', 'JPY', 'KWD'),
        rate: decimals(1n, 10_000_000n, 6),
      }),
      { nil: undefined },
    ),
  })
}

function line(): fc.Arbitrary<BillableLine> {
  return fc.record({
    quantity: fc.oneof(decimals(-5_000n, 5_000n, 3), fc.integer({ min: -3, max: 20 }).map(decimal)),
    price: fc.oneof(decimals(0n, 100_000_000n, 6), decimals(0n, 200_000n, 2)),
    priceBaseQuantity: fc
      .constantFrom('1', '1', '1', '3', '7', '12', '100', '1000', '0.5')
      .map(decimal),
    tax: tax(),
    allowancesCharges: fc.array(allowanceCharge(), { maxLength: 3 }),
  })
}

function tax(): fc.Arbitrary<Tax> {
  const rates = ['20', '19', '5.5', '2.1', '25.5', '7', '8.1', '18', '0.25']
  return fc
    .oneof(
      { weight: 5, arbitrary: fc.constantFrom(...rates).map(rate => ['S', rate] as const) },
      { weight: 1, arbitrary: fc.constantFrom('Z', 'E', 'AE').map(one => [one, '0'] as const) },
    )
    .map(([category, rate]) => ({
      category,
      rate: decimal(rate),
      exemptionCode: '',
      exemptionReason: '',
    }))
}

function allowanceCharge(): fc.Arbitrary<AllowanceCharge> {
  const value = fc.oneof(
    decimals(0n, 100_000n, 3).map(amount => ({ by: 'amount' as const, amount })),
    decimals(0n, 10_000n, 2).map(percent => ({ by: 'percent' as const, percent })),
    fc
      .tuple(decimals(0n, 10_000n, 2), decimals(0n, 100_000n, 2))
      .map(([percent, base]) => ({ by: 'percent' as const, percent, base })),
  )
  return fc
    .tuple(fc.boolean(), value)
    .map(([charge, entry]) => ({ charge, value: entry, reason: 'x', reasonCode: '' }))
}

/** A decimal with up to so many decimals: coefficient between min and max. */
function decimals(min: bigint, max: bigint, scale: number): fc.Arbitrary<Decimal> {
  return fc
    .tuple(fc.bigInt({ min, max }), fc.integer({ min: 0, max: scale }))
    .map(([coefficient, digits]) => fromScaled({ coefficient, scale: digits }))
}
