import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal, fromScaled } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { asStated } from './as-stated.ts'
import { billableOf } from './billable-of.ts'
import type { AllowanceCharge } from './invoice.ts'
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

const reduction = (percent: string): AllowanceCharge => ({
  charge: false,
  value: { by: 'percent', percent: decimal(percent) },
  reason: 'Discount',
  reasonCode: '',
})

/** Rounded once, after each percentage of the sum was rounded: by whole numbers of a thousandth of a thousandth. */
function formerAmount(quantity: bigint, price: bigint, percents: readonly bigint[]): bigint {
  const half = (value: bigint, by: bigint) => (value + by / 2n) / by
  const exact = quantity * price
  const taken = percents.reduce((sum, percent) => sum + half(exact * percent, 1_000_000n), 0n)
  const left = exact - taken * 10_000n
  return left < 0n ? -half(-left, 10_000n) : half(left, 10_000n)
}

test.each([
  ['1', '0.01', ['50', '50'], -1n],
  ['1', '0.03', ['50', '50'], -1n],
  ['2.25', '64.22', ['100'], -1n],
  ['3', '0.05', ['30', '30', '40'], 0n],
  ['0.5', '0.01', ['50', '25', '25'], 1n],
])('%s × %s less %j was %d cents, and is credited so', (quantity, price, percents, cents) => {
  const allowancesCharges = percents.map(percent => reduction(percent))
  const line = { ...free, quantity: decimal(quantity), price: decimal(price), allowancesCharges }
  const one = specimenDraft({ lines: [sold, line] })
  // With 20.00 of tax.
  expect(dueOf(asStated(one, 10_000n + cents))).toBe(12_000n + cents)
})

test('of any line, whatever its discounts are', () => {
  const percents = fc.oneof(
    fc.constantFrom([50, 50], [30, 70], [25, 25, 50], [100]),
    fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 9_999 }),
      percents,
      (quantity, price, own) => {
        const allowancesCharges = own.map(percent => reduction(`${percent}`))
        const line = {
          ...free,
          quantity: fromScaled({ coefficient: BigInt(quantity), scale: 3 }),
          price: fromScaled({ coefficient: BigInt(price), scale: 3 }),
          allowancesCharges,
        }
        const one = specimenDraft({ lines: [line] })
        const net = formerAmount(BigInt(quantity), BigInt(price), own.map(BigInt))
        const tax = totalsOf(
          billableOf(
            specimenDraft({
              lines: [{ ...sold, price: fromScaled({ coefficient: net, scale: 2 }) }],
            }),
          ),
        ).tax
        expect(dueOf(asStated(one, net))).toBe(net + tax)
      },
    ),
  )
})

test('other documents are as they are, also where their sums are not explained by it', () => {
  expect(asStated(draft, 10_000n)).toBe(draft)
  expect(asStated(draft, 9_000n)).toBe(draft)
})
