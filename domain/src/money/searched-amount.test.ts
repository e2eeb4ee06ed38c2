import { expect, test } from 'vitest'
import { searchedAmount } from './searched-amount.ts'

test.each([
  ['1200', '1200'],
  ['0.5', '0.5'],
  ['1,200.50', '1200.5'],
  ['1.200,50 €', '1200.5'],
  ["CHF 1'200".slice(4), '1200'],
  ['1\u202f200,5', '1200.5'],
  ['$1,200', '1200'],
  ['12,34,567.00', '1234567'],
  ['4 520 zł', '4520'],
])('%s is searched for as %s', (text, amount) => {
  expect(Number(searchedAmount(text))).toBe(Number(amount))
})

test.each([
  '',
  'F2026-0012',
  '0012',
  'INV 12',
  '12-5',
  '1.2.3',
  '1,20,50',
  '1..5',
  '.5',
  '99999999999999',
  '=1',
  '01,200',
  '1,200.5.0',
  '1,2005',
])('%j is no amount', text => {
  expect(searchedAmount(text)).toBeUndefined()
})
