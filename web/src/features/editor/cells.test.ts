import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import type { Withholding } from '@bordereau/domain/invoice/withholding'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import {
  type NumberCell,
  allowanceChargeNumber,
  cellKey,
  draftPathOfCell,
  hasNumber,
  writeCell,
} from './cells.ts'

const { tax } = specimenLine()
const byAmount: AllowanceCharge = {
  charge: false,
  value: { by: 'amount', amount: decimal('5') },
  reason: 'Discount',
  reasonCode: '',
}
const byPercent: AllowanceCharge = { ...byAmount, value: { by: 'percent', percent: decimal('3') } }
const withholding: Withholding = {
  key: 'irpf',
  rate: decimal('15'),
  of: 'net',
}
const draft = specimenDraft({
  lines: [
    specimenLine({ id: 'a' }),
    specimenLine({ id: 'b', allowancesCharges: [byAmount, byPercent] }),
  ],
  allowancesCharges: [
    { ...byPercent, tax },
    { ...byAmount, tax },
  ],
  taxCurrency: { currency: 'PLN', rate: decimal('4.25') },
  withholding,
  cashDiscounts: [
    { percent: decimal('3'), days: 10 },
    { percent: decimal('2'), days: 20 },
  ],
})

const LINE_B: NumberCell = { of: 'line', line: 'b', field: 'price' }

test.each([
  [LINE_B, 'line.b.price', 'lines.1.price'],
  [{ of: 'line', line: 'a', field: 'quantity' }, 'line.a.quantity', 'lines.0.quantity'],
  [{ of: 'line', line: 'b', field: 'rate' }, 'line.b.rate', 'lines.1.tax.rate'],
  [
    { of: 'lineAllowanceCharge', line: 'b', index: 1 },
    'line.b.entry.1',
    'lines.1.allowancesCharges.1.value',
  ],
  [
    { of: 'allowanceCharge', index: 0, field: 'value' },
    'entry.0.value',
    'allowancesCharges.0.value',
  ],
  [
    { of: 'allowanceCharge', index: 1, field: 'rate' },
    'entry.1.rate',
    'allowancesCharges.1.tax.rate',
  ],
  [{ of: 'document', field: 'prepaid' }, 'document.prepaid', 'prepaid'],
  [{ of: 'document', field: 'taxCurrencyRate' }, 'document.taxCurrencyRate', 'taxCurrency.rate'],
  [{ of: 'document', field: 'withholdingRate' }, 'document.withholdingRate', 'withholding.rate'],
  [{ of: 'cashDiscount', index: 1 }, 'cashDiscount.1', 'cashDiscounts.1.percent'],
] as const)('a cell has a key, and a path in the draft: %j', (cell, key, path) => {
  expect(cellKey(cell)).toBe(key)
  expect(draftPathOfCell(key, draft)).toBe(path)
})

test('a cell of a removed line has no path', () => {
  expect(draftPathOfCell('line.gone.price', draft)).toBeUndefined()
})

test('a number is written into its line alone', () => {
  const written = writeCell(draft, LINE_B, decimal('7'))
  expect(written.lines.map(line => line.price)).toEqual(['80', '7'])
  expect(written.lines[0]).toBe(draft.lines[0])
  const rated = writeCell(draft, { of: 'line', line: 'a', field: 'rate' }, decimal('5.5'))
  expect(rated.lines.map(line => line.tax.rate)).toEqual(['5.5', '20'])
})

test('a sum that was prepaid is written, with a second currency or without', () => {
  const cell = { of: 'document', field: 'prepaid' } as const
  expect(writeCell(draft, cell, decimal('7'))).toEqual({ ...draft, prepaid: '7' })
  expect(writeCell(specimenDraft(), cell, decimal('7')).prepaid).toBe('7')
})

test('a cell without a number leaves a price or rate missing, and makes others neutral', () => {
  const cleared = (cell: NumberCell) => writeCell(draft, cell, null)
  expect(cleared(LINE_B).lines[1]?.price).toBeNull()
  expect(cleared({ of: 'line', line: 'b', field: 'rate' }).lines[1]?.tax.rate).toBeNull()
  const rate = cleared({ of: 'allowanceCharge', index: 0, field: 'rate' })
  expect(rate.allowancesCharges[0]?.tax.rate).toBeNull()
  const base = cleared({ of: 'line', line: 'b', field: 'priceBaseQuantity' })
  expect(base.lines[1]?.priceBaseQuantity).toBe('1')
  expect(cleared({ of: 'document', field: 'prepaid' }).prepaid).toBe('0')
  expect(cleared({ of: 'document', field: 'taxCurrencyRate' }).taxCurrency?.rate).toBe('0')
})

test('an allowance keeps whether it is an amount or a percentage', () => {
  const onLine = writeCell(draft, { of: 'lineAllowanceCharge', line: 'b', index: 1 }, decimal('9'))
  expect(onLine.lines[1]?.allowancesCharges).toEqual([
    byAmount,
    { ...byAmount, value: { by: 'percent', percent: '9' } },
  ])
  const onDocument = writeCell(draft, { of: 'allowanceCharge', index: 1, field: 'value' }, null)
  expect(onDocument.allowancesCharges.map(({ value }) => value)).toEqual([
    byPercent.value,
    { by: 'amount', amount: '0' },
  ])
  const rated = writeCell(draft, { of: 'allowanceCharge', index: 0, field: 'rate' }, decimal('7'))
  expect(rated.allowancesCharges.map(each => each.tax.rate)).toEqual(['7', '20'])
})

test('the rate of a second tax currency is written only where there is one', () => {
  const cell = { of: 'document', field: 'taxCurrencyRate' } as const
  expect(writeCell(draft, cell, decimal('4.3')).taxCurrency).toEqual({
    currency: 'PLN',
    rate: '4.3',
  })
  const without = { ...draft, taxCurrency: null }
  expect(writeCell(without, cell, decimal('4.3'))).toBe(without)
})

test('the number of an allowance is its amount or its percentage', () => {
  expect(allowanceChargeNumber(byAmount)).toBe('5')
  expect(allowanceChargeNumber(byPercent)).toBe('3')
  expect(allowanceChargeNumber(undefined)).toBeNull()
})

test('the percentage of a cash discount is written into that discount', () => {
  const written = (value: Decimal | null, into = draft) =>
    writeCell(into, { of: 'cashDiscount', index: 1 }, value).cashDiscounts
  expect(written(decimal('2.5'))).toEqual([
    { percent: '3', days: 10 },
    { percent: '2.5', days: 20 },
  ])
  expect(written(null)?.[1]).toEqual({ percent: '0', days: 20 })
  expect(written(decimal('1'), specimenDraft())).toEqual([])
})

test('the rate of a withholding is written only where something is withheld, and may be missing', () => {
  const cell = { of: 'document', field: 'withholdingRate' } as const
  expect(writeCell(draft, cell, decimal('7')).withholding).toEqual({ ...withholding, rate: '7' })
  expect(writeCell(draft, cell, null).withholding?.rate).toBeNull()
  const without = specimenDraft()
  expect(writeCell(without, cell, decimal('7'))).toBe(without)
})

test('a typed rate is also the item’s own, where it has one', () => {
  const ownTax = { key: 'standard', category: 'S', rate: decimal('20') } as const
  const of = (own: typeof ownTax | null, rate: Decimal | null) => {
    const lines = [specimenLine({ id: 'a', ownTax: own })]
    return writeCell(specimenDraft({ lines }), { of: 'line', line: 'a', field: 'rate' }, rate)
      .lines[0]?.ownTax
  }
  expect(of(ownTax, decimal('5.5'))).toEqual({ ...ownTax, rate: '5.5' })
  expect(of(ownTax, null)).toEqual(ownTax)
  expect(of(null, decimal('5.5'))).toBeNull()
})

test('a field that is gone has no number, and nothing typed into it is kept', () => {
  const gone = [
    [{ of: 'document', field: 'taxCurrencyRate' }, { ...draft, taxCurrency: null }, '4.25'],
    [{ of: 'document', field: 'withholdingRate' }, { ...draft, withholding: undefined }, '15'],
    [{ of: 'cashDiscount', index: 1 }, { ...draft, cashDiscounts: [] }, '2'],
    [{ of: 'line', line: 'b', field: 'price' }, { ...draft, lines: [] }, '80'],
  ] as const
  for (const [cell, without, value] of gone) {
    const key = cellKey(cell)
    expect([key, hasNumber(draft, key, decimal(value))]).toEqual([key, true])
    expect([key, hasNumber(without, key, decimal(value))]).toEqual([key, false])
    expect([key, hasNumber(without, key, null)]).toEqual([key, false])
  }
})
