import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { type MissingField, missingFields } from './missing-fields.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { totalsOf } from './totals.ts'

const nothing = {
  charge: false,
  value: { by: 'amount', amount: decimal('1') },
  reason: '',
  reasonCode: '',
} as const
const { tax } = specimenLine()

describe('a draft', () => {
  test('that is complete has no missing fields', () => {
    expect(missingFields(specimenDraft())).toEqual([])
  })

  test.each([
    { due: { by: 'date', date: localDate('2026-11-20') } },
    { taxCurrency: { currency: 'PLN', rate: decimal('4.25') } },
    { period: { start: localDate('2026-02-01') } },
    { period: { end: localDate('2026-02-01') } },
    { period: { start: localDate('2026-02-01'), end: localDate('2026-02-01') } },
    { allowancesCharges: [{ ...nothing, reasonCode: '95', tax }] },
    { allowancesCharges: [{ ...nothing, reason: 'Loyalty', tax }] },
  ] as const)('with %o has none', change => {
    expect(missingFields(specimenDraft(change), localDate('2026-11-20'))).toEqual([])
  })

  test('that is due on a day has none before its day of issue is known', () => {
    const due = { by: 'date', date: localDate('2026-01-01') } as const
    expect(missingFields(specimenDraft({ due }))).toEqual([])
  })

  test('misses the end of a line’s period where it is before the start, and a reason of spaces', () => {
    const period = { start: localDate('2026-02-01'), end: localDate('2026-01-31') }
    const line = specimenLine({ period, allowancesCharges: [{ ...nothing, reason: ' ' }] })
    expect(missingFields(specimenDraft({ lines: [line] }))).toEqual([
      { code: 'period_backwards', path: 'lines.0.period' },
      { code: 'reason_missing', path: 'lines.0.allowancesCharges.0.reason' },
    ])
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
  ] as const)('%o is reported as %s at %s', (change, code, path) => {
    expect(missingFields(specimenDraft(change), localDate('2026-11-20'))).toEqual([{ code, path }])
  })

  const corrects = {
    invoiceId: 'invoice',
    number: 'F-1',
    issueDate: localDate('2026-11-01'),
    reason: '',
  }
  const off = (percent: string) => ({
    charge: false,
    value: { by: 'percent', percent: decimal(percent) } as const,
    reason: 'Gift',
    reasonCode: '',
    tax,
  })
  test.each<[string, Partial<Draft>, readonly MissingField[]]>([
    [
      'a negative sum',
      { lines: [specimenLine({ quantity: decimal('-1') })] },
      [{ code: 'invoice_negative', path: 'lines' }],
    ],
    [
      'more returned than sold, by a cent',
      {
        lines: [
          specimenLine({ price: decimal('10') }),
          specimenLine({ quantity: decimal('-1'), price: decimal('20.01') }),
        ],
      },
      [{ code: 'invoice_negative', path: 'lines' }],
    ],
    [
      'less returned than sold',
      { lines: [specimenLine(), specimenLine({ quantity: decimal('-1') })] },
      [],
    ],
    [
      'a discount of more than all',
      { allowancesCharges: [off('100.01')] },
      [{ code: 'invoice_negative', path: 'lines' }],
    ],
    ['a discount of all', { allowancesCharges: [off('100')] }, []],
    ['a free line', { lines: [specimenLine({ price: decimal('0') })] }, []],
    ['all of it paid in advance', { prepaid: decimal('192') }, []],
    [
      'more paid in advance than it comes to',
      { prepaid: decimal('192.01') },
      [{ code: 'payable_negative', path: 'prepaid' }],
    ],
    [
      'a rounding below zero',
      { prepaid: decimal('192'), rounding: decimal('-0.01') },
      [{ code: 'payable_negative', path: 'rounding' }],
    ],
    [
      'nothing but one thing wrong in a line',
      { lines: [specimenLine({ quantity: decimal('-1'), unit: '' })] },
      [{ code: 'unit_missing', path: 'lines.0.unit' }],
    ],
    [
      'a credit note of a negative sum',
      { kind: 'credit_note', corrects, lines: [specimenLine({ quantity: decimal('-1') })] },
      [{ code: 'credit_note_negative', path: 'lines' }],
    ],
    [
      'a credit note of nothing',
      { kind: 'credit_note', corrects, lines: [specimenLine({ quantity: decimal('0') })] },
      [],
    ],
  ])('with %s is complete only at zero or above', (_, change, missing) => {
    expect(missingFields(specimenDraft(change))).toEqual(missing)
  })

  test('may be due on the day it is issued', () => {
    const day = localDate('2026-11-20')
    const due = { by: 'date', date: day } as const
    expect(missingFields(specimenDraft({ due }), day)).toEqual([])
    expect(missingFields(specimenDraft({ due, issueDate: day }))).toEqual([])
  })

  test('that is incomplete has live totals', () => {
    const lines = [
      specimenLine(),
      specimenLine({ quantity: null }),
      specimenLine({ price: null }),
      specimenLine({ priceBaseQuantity: decimal('0') }),
    ]
    expect(totalsOf(billableOf(specimenDraft({ lines }))).net).toBe(32_000n)
  })
})

test('a rate that is not entered is missing where it stands', () => {
  const open = { ...tax, rate: null }
  expect(missingFields(specimenDraft({ lines: [specimenLine({ tax: open })] }))).toEqual([
    { code: 'rate_missing', path: 'lines.0.tax.rate' },
  ])
  const allowancesCharges = [
    { ...nothing, reason: 'Loyalty', tax },
    { ...nothing, reason: 'Loyalty', tax: open },
  ]
  expect(missingFields(specimenDraft({ allowancesCharges }))).toEqual([
    { code: 'rate_missing', path: 'allowancesCharges.1.tax.rate' },
  ])
})

test('a rate of exchange of one is missing between two currencies', () => {
  const of = (currency: string, rate: string) =>
    missingFields(specimenDraft({ taxCurrency: { currency, rate: decimal(rate) } }))
  expect(of('PLN', '1')).toEqual([{ code: 'tax_rate_is_one', path: 'taxCurrency.rate' }])
  expect(of('PLN', '1.01')).toEqual([])
  expect(of('EUR', '1')).toEqual([])
})

test('a due date before the issue is missing, days never; and a discount is between 0 and 100 %', () => {
  const issued = localDate('2026-11-20')
  const due = (change: Draft['due']) => missingFields(specimenDraft({ due: change }), issued)
  expect(due({ by: 'date', date: localDate('2026-11-19') })).toEqual([
    { code: 'due_before_issue', path: 'due' },
  ])
  expect(due({ by: 'days', days: 0 })).toEqual([])
  const discount = (percent: string) =>
    missingFields(specimenDraft({ cashDiscounts: [{ percent: decimal(percent), days: 10 }] }))
  expect(discount('99.99')).toEqual([])
  for (const wrong of ['0', '-1', '100'])
    expect(discount(wrong)).toEqual([
      { code: 'discount_percent_wrong', path: 'cashDiscounts.0.percent' },
    ])
})
