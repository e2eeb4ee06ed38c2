// @vitest-environment happy-dom
import { PAYMENT_GROUPS, REVENUE_GROUPS } from '@bordereau/contract/reports'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { periodOf } from '@bordereau/domain/report/period'
import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useFormats } from '../../format/formats.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { categoryLabel, groupLabel, kindLabel, periodLabel, unitLabel } from './report-labels.ts'
import { KINDS, UNITS, useReportState, withUnit } from './report-state.ts'
import { type SumsData, isEmpty, sumLines } from './sum-lines.ts'
import { type VatReportData, vatLines } from './vat-lines.ts'

const DAY = localDate('2026-11-20')

test('kinds, lengths, groups and tax categories have names of their own', () => {
  expect(KINDS.map(kindLabel)).toEqual(['Tax', 'Input tax', 'Sales abroad', 'Revenue', 'Payments'])
  expect(UNITS.map(unitLabel)).toEqual(['Month', 'Quarter', 'Year'])
  expect(REVENUE_GROUPS.map(groupLabel)).toEqual(['Month', 'Customer', 'Country', 'Item'])
  expect(PAYMENT_GROUPS.map(groupLabel)).toContain('Method')
  const names = TAX_CATEGORIES.map(categoryLabel)
  expect(new Set(names).size).toBe(TAX_CATEGORIES.length)
  expect([categoryLabel('AE'), categoryLabel('K'), categoryLabel('G')]).toEqual([
    'Reverse charge',
    'Intra-Community supply',
    'Export',
  ])
})

test('a period is named by its month, its quarter and year, or its year', () => {
  const formats = renderInWorkspace(useFormats).value()
  const names = UNITS.map(unit => periodLabel(periodOf(unit, DAY), formats))
  expect(names).toEqual(['November 2026', 'Q4 2026', '2026'])
})

test('a period of another length has today in it, or the first day of the old one', () => {
  const quarter = periodOf('quarter', DAY)
  expect(withUnit(quarter, 'month', DAY).key).toBe('2026-11')
  expect(withUnit(quarter, 'month', localDate('2027-02-01')).key).toBe('2026-10')
  expect(withUnit(quarter, 'year', localDate('2027-02-01')).key).toBe('2026')
})

test('the address has the report, its period and its groups; what it lacks has a default', () => {
  const state = renderInWorkspace(useReportState, '/w/1/reports?kind=revenue&by=item&period=2025')
  expect(state.value()).toMatchObject({ kind: 'revenue', by: 'item', period: { key: '2025' } })
  expect(state.value().hrefOf({ by: 'country' })).toBe('?kind=revenue&by=country&period=2025')
  state.unmount()
  const first = renderInWorkspace(useReportState, '/w/1/reports?period=never')
  expect(first.value()).toMatchObject({ kind: 'vat', period: { unit: 'quarter' } })
  act(() => first.value().put({ kind: 'payments' }))
  expect(first.value()).toMatchObject({ kind: 'payments', paymentsBy: PAYMENT_GROUPS[0] })
  first.unmount()
})

const HEAD = {
  currency: 'EUR',
  from: DAY,
  to: DAY,
  beforeFrom: DAY,
  beforeTo: DAY,
  cut: false,
  returnName: null,
  ratesMissing: [],
}
const taxed = (taxable: string, tax: string) => ({ taxable: decimal(taxable), tax: decimal(tax) })

test('the tax of each row is in its currency and in the company’s, and the last line is the total', () => {
  const row = { country: 'FR', category: 'S', rate: '20', documents: 1 } as const
  const report: VatReportData = {
    ...HEAD,
    rows: [
      {
        ...row,
        currency: 'EUR',
        ...taxed('100', '20'),
        home: taxed('100', '20'),
        before: null,
      },
      { ...row, currency: 'USD', ...taxed('50', '10'), home: null, before: taxed('9', '2') },
    ],
    total: taxed('100', '20'),
    totalBefore: taxed('9', '2'),
    cashAccounting: 0,
    discounts: [],
  }
  const [euro, dollar, total, ...more] = vatLines(report)
  expect(more).toEqual([])
  expect(euro).toMatchObject({ tax: { amount: '20', currency: 'EUR' }, before: undefined })
  expect(dollar).toMatchObject({ key: 'FR S 20 USD', homeTax: undefined, before: { amount: '2' } })
  // The same tax in two currencies: what tells its rows apart is said.
  expect([euro?.code, dollar?.code, total?.code]).toEqual(['EUR', 'USD', undefined])
  expect(vatLines({ ...report, rows: report.rows.slice(0, 1) })[0]?.code).toBeUndefined()
  expect(total).toMatchObject({ row: undefined, homeTax: { amount: '20', currency: 'EUR' } })
  expect(vatLines({ ...report, rows: [] })).toEqual([])
})

test('sums end in their total, and are empty without documents in both years', () => {
  const row = { key: '2026-11', name: '', home: decimal('30'), before: decimal('0'), amounts: [] }
  const report: SumsData = {
    ...HEAD,
    rows: [{ ...row, count: 2 }],
    total: decimal('30'),
    totalBefore: decimal('0.00'),
  }
  expect(sumLines(report).map(({ key, now }) => [key, now])).toEqual([
    ['row 2026-11', '30'],
    ['total', '30'],
  ])
  const none = { ...report, rows: [{ ...row, count: 0 }] }
  expect([isEmpty(none), sumLines(none)]).toEqual([true, []])
  expect(isEmpty({ ...none, totalBefore: decimal('4.00') })).toBe(false)
})
