import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import { readiness } from './readiness.ts'
import { specimenDraft, specimenLine } from './specimen-draft.ts'
import { totalsOf } from './totals.ts'

const nothing = {
  charge: false,
  value: { by: 'amount', amount: decimal('1') },
  reason: '',
  reasonCode: '',
} as const
const { tax } = specimenLine()

describe('a draft', () => {
  test('that has everything is ready', () => {
    expect(readiness(specimenDraft())).toEqual([])
  })

  test.each([
    [{ customerId: null }, 'customer_missing', 'customerId'],
    [{ lines: [] }, 'lines_missing', 'lines'],
    [{ lines: [specimenLine({ name: ' ' })] }, 'name_missing', 'lines.0.name'],
    [
      { lines: [specimenLine(), specimenLine({ quantity: null })] },
      'quantity_missing',
      'lines.1.quantity',
    ],
    [{ lines: [specimenLine({ price: null })] }, 'price_missing', 'lines.0.price'],
    [{ lines: [specimenLine({ price: decimal('-1') })] }, 'price_negative', 'lines.0.price'],
    [{ lines: [specimenLine({ unit: '' })] }, 'unit_missing', 'lines.0.unit'],
    [
      { lines: [specimenLine({ priceBaseQuantity: decimal('0') })] },
      'base_quantity_not_positive',
      'lines.0.priceBaseQuantity',
    ],
    [
      { lines: [specimenLine({ allowancesCharges: [nothing] })] },
      'reason_missing',
      'lines.0.allowancesCharges.0.reason',
    ],
    [{ allowancesCharges: [{ ...nothing, tax }] }, 'reason_missing', 'allowancesCharges.0.reason'],
    [
      { period: { start: localDate('2026-02-01'), end: localDate('2026-01-31') } },
      'period_backwards',
      'period',
    ],
    [{ due: { by: 'date', date: localDate('2026-11-19') } }, 'due_before_issue', 'due'],
    [{ kind: 'credit_note' }, 'corrected_invoice_missing', 'corrects'],
    [
      { taxCurrency: { currency: 'PLN', rate: decimal('0') } },
      'tax_rate_not_positive',
      'taxCurrency.rate',
    ],
  ] as const)('%o lacks: %s at %s', (change, code, path) => {
    expect(readiness(specimenDraft(change), localDate('2026-11-20'))).toEqual([{ code, path }])
  })

  test('half typed has live totals all the same', () => {
    const lines = [
      specimenLine(),
      specimenLine({ quantity: null }),
      specimenLine({ price: null }),
      specimenLine({ priceBaseQuantity: decimal('0') }),
    ]
    expect(totalsOf(billableOf(specimenDraft({ lines }))).net).toBe(32_000n)
  })
})
