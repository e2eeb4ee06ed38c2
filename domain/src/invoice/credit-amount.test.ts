import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { toMinor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { creditAmount } from './credit-amount.ts'
import { isOverCredited } from './credit.ts'
import type { Draft } from './draft.ts'
import { totalsOf } from './totals.ts'

const issued = (draft: Draft) => ({
  invoiceId: 'i',
  number: 'F1',
  issueDate: localDate('2026-10-01'),
  draft,
})
let ids = 0
const wanted = (amount: bigint, already: readonly Draft[] = []) => ({
  amount,
  reason: 'Returned',
  lineName: 'Refund for F1',
  newLineId: () => `new-${(ids += 1)}`,
  already,
})
const dueOf = (draft: Draft) => totalsOf(billableOf(draft)).payable

const mixed = specimenDraft({
  lines: ['20', '5.5', '0'].map((rate, i) =>
    specimenLine({
      id: `${i}`,
      name: `Item ${i}`,
      quantity: decimal('3'),
      price: decimal('123.45'),
      tax: { ...specimenLine().tax, rate: decimal(rate), category: rate === '0' ? 'Z' : 'S' },
    }),
  ),
})

describe('a credit note over an amount', () => {
  test('has one line for each tax, in proportion to what was sold under it', () => {
    const due = dueOf(mixed)
    const note = creditAmount(issued(mixed), wanted(due / 2n))
    if (!note.ok) throw new Error(note.refusal)
    expect(note.value.lines.map(({ name, quantity }) => [name, quantity])).toEqual(
      [1, 2, 3].map(() => ['Refund for F1', '1']),
    )
    const [whole, half] = [totalsOf(billableOf(mixed)), totalsOf(billableOf(note.value))]
    for (const { category, rate, tax } of whole.vat) {
      const own = half.vat.find(one => one.category === category && one.rate === rate)
      expect(Number(2n * (own?.tax ?? 0n) - tax)).toBeLessThanOrEqual(4)
      expect(Number(2n * (own?.tax ?? 0n) - tax)).toBeGreaterThanOrEqual(-4)
    }
  })

  test('over all that is left credits the lines as they were sold', () => {
    const note = creditAmount(issued(mixed), wanted(dueOf(mixed)))
    expect(note).toMatchObject({
      ok: true,
      value: { lines: [{ name: 'Item 0', quantity: '3' }, {}, {}] },
    })
  })

  test.each([0n, -1n])('over %d is refused', amount => {
    expect(creditAmount(issued(mixed), wanted(amount))).toMatchObject({ ok: false })
  })

  test('is exactly that amount, and never more than is left, for any invoice and any two parts', () => {
    fc.assert(
      fc.property(billables(), fc.nat(1000), fc.nat(1000), (billable, first, second) => {
        const lines = billable.lines.map((line, i) => specimenLine({ ...line, id: String(i) }))
        const { taxCurrency, withholding: _, ...rest } = billable
        const draft = specimenDraft({ ...rest, lines, taxCurrency: taxCurrency ?? null })
        const due = dueOf(draft) + toMinor(draft.prepaid, draft.currency)
        fc.pre(due > 0n)
        const already: Draft[] = []
        for (const share of [first, second]) {
          const amount = (due * BigInt(share)) / 1000n
          const note = creditAmount(issued(draft), wanted(amount, already))
          if (!note.ok) continue
          expect(dueOf(note.value)).toBe(amount)
          expect(isOverCredited(draft, note.value, already)).toBe(false)
          already.push(note.value)
        }
        const tooMuch = creditAmount(issued(draft), wanted(due + 1n, already))
        expect(tooMuch.ok).toBe(false)
      }),
    )
  })

  test('of an ordinary invoice any part is possible, with the tax of its rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        fc.constantFrom('0', '5.5', '7', '19', '20', '21', '25.5'),
        fc.integer({ min: 1, max: 99_999 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 1000 }),
        (currency, rate, price, pricesIncludeTax, share) => {
          const tax = { ...specimenLine().tax, rate: decimal(rate) }
          const line = specimenLine({ price: decimal(String(price)), quantity: decimal('1'), tax })
          const draft = specimenDraft({ currency, pricesIncludeTax, lines: [line] })
          const amount = (dueOf(draft) * BigInt(share)) / 1000n
          fc.pre(amount > 0n)
          const note = creditAmount(issued(draft), wanted(amount))
          expect(note).toMatchObject({ ok: true })
          if (note.ok) expect(dueOf(note.value)).toBe(amount)
        },
      ),
    )
  })
})
