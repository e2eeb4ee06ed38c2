import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { asStated } from './as-stated.ts'
import { billableOf } from './billable-of.ts'
import { creditInFull, creditLines, isOverCredited } from './credit.ts'
import { totalsOf } from './totals.ts'

const FREE = {
  charge: false,
  value: { by: 'percent', percent: decimal('100') },
  reason: 'Free of charge',
  reasonCode: '',
} as const

const sold = specimenLine({ id: 'a', quantity: decimal('1'), price: decimal('100') })
const free = specimenLine({
  id: 'b',
  name: 'Introduction',
  quantity: decimal('2.25'),
  price: decimal('64.22'),
  allowancesCharges: [FREE],
})
const draft = specimenDraft({ lines: [sold, free] })
const dueOf = (of: typeof draft) => totalsOf(billableOf(of)).payable

test('a document that stated −0.01 for a free line is credited for what it asked for', () => {
  // 99.99 and 20.00 of tax.
  const stated = asStated(draft, 9_999n)
  expect([dueOf(draft), dueOf(stated)]).toEqual([12_000n, 11_999n])
  const invoice = {
    invoiceId: 'i',
    number: 'F1',
    issueDate: localDate('2026-10-01'),
    draft: stated,
  }
  const whole = creditInFull(invoice, 'x', () => 'new')
  const first = creditLines(invoice, [{ lineId: 'b', quantity: decimal('2.25') }], 'x', () => 'new')
  if (!whole.ok || !first.ok) throw new Error('refused')
  expect([dueOf(whole.value), dueOf(first.value)]).toEqual([11_999n, 0n])
  const rest = creditLines(invoice, [{ lineId: 'a', quantity: decimal('1') }], 'x', () => 'new', [
    first.value,
  ])
  expect(rest.ok && dueOf(rest.value)).toBe(11_999n)
  expect(isOverCredited(stated, whole.value, [])).toBe(false)
})

test('other documents are as they are, also where their sums are not explained by it', () => {
  expect(asStated(draft, 10_000n)).toBe(draft)
  expect(asStated(draft, 9_000n)).toBe(draft)
})
