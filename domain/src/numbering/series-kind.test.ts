import { expect, test } from 'vitest'
import { isSelfBilledSeries, selfBilledPattern } from './series-kind.ts'

test('each supplier has a series of its own for self-billed invoices and one for their corrections', () => {
  expect(selfBilledPattern('self_billed_invoice', 1)).toBe('SBI01-{YYYY}-{seq:4}')
  expect(selfBilledPattern('self_billed_credit_note', 1)).toBe('SBC01-{YYYY}-{seq:4}')
  expect(selfBilledPattern('self_billed_invoice', 117)).toBe('SBI117-{YYYY}-{seq:4}')
})

test.each([
  ['self_billed_invoice', true],
  ['self_billed_credit_note', true],
  ['invoice', false],
  ['credit_note', false],
  ['simplified', false],
] as const)('a series of %s is one of a supplier: %s', (kind, isOne) => {
  expect(isSelfBilledSeries(kind)).toBe(isOne)
})
