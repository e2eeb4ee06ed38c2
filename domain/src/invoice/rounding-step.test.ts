import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { countryRules } from '../country/rules.ts'
import { toMinor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { type IssuedDocument, creditInFull, creditLines, isOverCredited } from './credit.ts'
import { totalsOf } from './totals.ts'
import { SPECIMEN_DAY } from '../testing/draft.ts'

const tax = { category: 'S', rate: decimal('8.1'), exemptionCode: '', exemptionReason: '' } as const
const priced = (price: string) => [
  specimenLine({ quantity: decimal('1'), price: decimal(price), tax }),
]

// 108.10 francs stay; 99.98 × 1.081 = 108.08 becomes 108.10, 99.95 × 1.081 = 108.05 stays.
test.each([
  ['0.05', '100', 0n, 10_810n],
  ['0.05', '99.98', 2n, 10_810n],
  ['0.05', '99.95', 0n, 10_805n],
  ['0.05', '99.94', 1n, 10_805n],
  ['1', '100', -10n, 10_800n],
  ['1', '100.37', 50n, 10_900n],
  ['1', '100.36', -49n, 10_800n],
])('to %s the price %s is rounded by %s', (step, price, rounding, payable) => {
  const draft = specimenDraft({ currency: 'CHF', lines: priced(price), roundTo: decimal(step) })
  expect(totalsOf(billableOf(draft))).toMatchObject({ rounding, payable })
})

test('the amount due of any document is a multiple of the step, at most half a step away', () => {
  fc.assert(
    fc.property(billables(), fc.constantFrom('0.05', '1', '10'), (billable, step) => {
      const plain = totalsOf(billable)
      const rounded = totalsOf({ ...billable, roundTo: decimal(step) })
      const minor = toMinor(decimal(step), billable.currency)
      const off = rounded.payable - plain.payable
      // A step below the smallest unit of the currency, as of the yen, rounds nothing.
      expect(minor === 0n ? off : rounded.payable % minor).toBe(0n)
      expect(2n * (off < 0n ? -off : off) <= minor).toBe(true)
      expect(rounded.rounding - plain.rounding).toBe(off)
    }),
  )
})

test('only India and Switzerland have a step, India for every invoice', () => {
  const steps = COUNTRIES.flatMap(({ code }) => {
    const { rounding } = countryRules(code).settlement
    return rounding ? [[code, rounding.currency, rounding.step, rounding.byDefault]] : []
  })
  expect(steps).toEqual([
    ['CH', 'CHF', '0.05', false],
    ['IN', 'INR', '1', true],
  ])
})

test('credit notes over a rounded invoice come to its amount due, in full and in parts', () => {
  const draft = specimenDraft({
    currency: 'INR',
    lines: [specimenLine({ quantity: decimal('2'), price: decimal('50.33'), tax })],
    roundTo: decimal('1'),
  })
  const invoice: IssuedDocument = { invoiceId: 'i', number: 'I1', issueDate: SPECIMEN_DAY, draft }
  const id = () => 'new'
  const due = (one: typeof draft) => totalsOf(billableOf(one)).payable
  expect(due(draft)).toBe(10_900n)
  const full = creditInFull(invoice, 'Returned', id)
  if (!full.ok) throw new Error(full.refusal)
  expect(due(full.value)).toBe(10_900n)
  expect(isOverCredited(draft, full.value, [])).toBe(false)
  const half = [{ lineId: 'line', quantity: decimal('1') }]
  const first = creditLines(invoice, half, 'Half', id)
  if (!first.ok) throw new Error(first.refusal)
  const second = creditLines(invoice, half, 'Rest', id, [first.value])
  if (!second.ok) throw new Error(second.refusal)
  expect(due(first.value) + due(second.value)).toBe(10_900n)
  expect(isOverCredited(draft, second.value, [first.value])).toBe(false)
})
