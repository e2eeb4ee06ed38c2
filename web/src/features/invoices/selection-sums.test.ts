import { expect, test } from 'vitest'
import { selectionSums } from './selection-sums.ts'

const row = (payable: string, currency: string, type: 'invoice' | 'credit_note' = 'invoice') => ({
  payable,
  currency,
  type,
})

test('the selection is summed by currency, credit notes deducted', () => {
  const rows = [
    row('0.10', 'EUR'),
    row('0.20', 'EUR'),
    row('100', 'JPY'),
    row('0.05', 'EUR', 'credit_note'),
  ]
  expect(selectionSums(rows)).toEqual([
    { currency: 'EUR', amount: '0.25' },
    { currency: 'JPY', amount: '100' },
  ])
  expect(selectionSums([])).toEqual([])
})
