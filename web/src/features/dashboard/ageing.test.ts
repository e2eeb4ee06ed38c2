import { expect, test } from 'vitest'
import { bucketsOf } from './ageing.ts'

const LABELS = {
  not_due: 'Not due',
  days_1_30: '1–30 days',
  days_31_60: '31–60 days',
  days_61_90: '61–90 days',
  days_over_90: 'Over 90 days',
} as const

test('open amounts are shown from the youngest to the oldest, and only where there are any', () => {
  const aged = [
    { bucket: 'days_over_90', amount: '5.00' },
    { bucket: 'not_due', amount: '1240.50' },
  ] as const
  expect(bucketsOf(aged, LABELS)).toMatchObject([
    { key: 'not_due', label: 'Not due', amount: '1240.50', value: 1240.5, tone: 'blue' },
    { key: 'days_over_90', label: 'Over 90 days', amount: '5.00', value: 5, tone: 'red' },
  ])
  expect(bucketsOf([], LABELS)).toEqual([])
})
