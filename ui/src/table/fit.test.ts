import { expect, test } from 'vitest'
import { fitColumns, rankOf } from './fit.ts'

const COLUMNS = [
  { key: '', width: 40, rank: 0 },
  { key: 'number', width: 100, rank: 0 },
  { key: 'customer', width: 200, rank: 0 },
  { key: 'issued', width: 100, rank: 2 },
  { key: 'due', width: 100, rank: 1 },
  { key: 'net', width: 100, rank: 2 },
  { key: 'amount', width: 100, rank: 0 },
]

test.each([
  [740, []],
  [739, ['net']],
  [640, ['net']],
  [639, ['net', 'issued']],
  [539, ['net', 'issued', 'due']],
  [440, ['net', 'issued', 'due']],
])('in %i px the columns %j are hidden', (available, hidden) => {
  const { stacked, unfit } = fitColumns(COLUMNS, available)
  expect([stacked, [...unfit]]).toEqual([false, hidden])
})

test('rows have two lines where number, customer and amount do not fit beside each other', () => {
  expect(fitColumns(COLUMNS, 439)).toEqual({ stacked: true, unfit: new Set() })
})

test('a column with a phone position is never hidden, unless its rank allows it', () => {
  expect(rankOf({ phone: 'top-start' })).toBe(0)
  expect(rankOf({})).toBe(1)
  expect(rankOf({ phone: 'bottom-start', rank: 2 })).toBe(2)
})
