import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { toDecimal } from '../money/currency.ts'
import { decimal, fromScaled, isZero, rescale } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { creditLines, creditableOf, isOverCredited } from './credit.ts'
import type { Draft, DraftAllowanceCharge } from './draft.ts'
import type { AllowanceCharge } from './invoice.ts'
import { totalsOf } from './totals.ts'

const STANDARD = specimenLine().tax
const REDUCED = { ...STANDARD, rate: decimal('5.5') }

const fixed = (amount: string, charge = false, reason = 'x'): AllowanceCharge => ({
  charge,
  value: { by: 'amount', amount: decimal(amount) },
  reason,
  reasonCode: '',
})
const percent = (rate: string): AllowanceCharge => ({
  charge: false,
  value: { by: 'percent', percent: decimal(rate) },
  reason: 'x',
  reasonCode: '',
})
const taxed = (entry: AllowanceCharge, tax = STANDARD): DraftAllowanceCharge => ({ ...entry, tax })

/** Credits these quantities by line id, one credit note after the other; each must be one that may be issued. */
function creditOf(draft: Draft, ...wanted: readonly Record<string, string>[]): Draft[] {
  const invoice = { invoiceId: 'i', number: 'F1', issueDate: localDate('2026-10-01'), draft }
  const notes: Draft[] = []
  for (const quantities of wanted) {
    const lines = Object.entries(quantities).map(([lineId, quantity]) => ({
      lineId,
      quantity: decimal(quantity),
    }))
    const note = creditLines(invoice, lines, 'x', () => 'new', notes)
    if (!note.ok) throw new Error(note.refusal)
    expect(isOverCredited(draft, note.value, notes)).toBe(false)
    notes.push(note.value)
  }
  return notes
}
const netOf = (draft: Draft) => totalsOf(billableOf(draft)).net
const dueOf = (draft: Draft) => totalsOf(billableOf(draft)).payable
const amountsOf = (entries: readonly AllowanceCharge[] = []) =>
  entries.map(({ value }) => (value.by === 'amount' ? value.amount : value.percent))

describe('a fixed amount of a line', () => {
  const line = (...allowancesCharges: AllowanceCharge[]) =>
    specimenLine({ id: 'a', quantity: decimal('3'), price: decimal('50'), allowancesCharges })
  const sharesOf = (draft: Draft, ...quantities: readonly string[]) =>
    creditOf(draft, ...quantities.map(quantity => ({ a: quantity }))).map(({ lines }) =>
      amountsOf(lines[0]?.allowancesCharges),
    )

  test('is shared by quantity, and its last part has the rest of the cents', () => {
    const draft = specimenDraft({ lines: [line(fixed('10'))] })
    expect(sharesOf(draft, '1', '1', '1')).toEqual([['3.33'], ['3.33'], ['3.34']])
    expect(creditOf(draft, { a: '1' }, { a: '2' }).map(netOf)).toEqual([4_667n, 9_333n])
  })

  test('of fewer cents than parts is credited no more than once', () => {
    const draft = specimenDraft({ lines: [line(fixed('0.02'))] })
    expect(sharesOf(draft, '1', '1', '1')).toEqual([['0.01'], ['0.01'], []])
    const many = specimenDraft({ lines: [{ ...line(fixed('0.05')), quantity: decimal('9') }] })
    const shares = sharesOf(many, ...Array.from({ length: 9 }, () => '1'))
    expect(shares.flat()).toEqual(['0.01', '0.01', '0.01', '0.01', '0.01'])
  })

  test('is shared whether discount or charge, beside a percentage', () => {
    const draft = specimenDraft({ lines: [line(fixed('9', true), percent('10'))] })
    expect(sharesOf(draft, '1', '2')).toEqual([
      ['3', '10'],
      ['6', '10'],
    ])
  })

  test('is credited whole with the whole line, with what it states of its percentage', () => {
    const stated = {
      ...fixed('10'),
      value: { by: 'amount', amount: decimal('10'), percent: decimal('5'), base: decimal('200') },
    } as const
    const [note] = creditOf(specimenDraft({ lines: [line(stated)] }), { a: '3' })
    expect(note?.lines[0]?.allowancesCharges).toEqual([stated])
  })

  test('that an earlier credit note left out is taken off the last one', () => {
    const draft = specimenDraft({ lines: [line(fixed('10'))] })
    const [first] = creditOf(draft, { a: '1' })
    const invoice = { invoiceId: 'i', number: 'F1', issueDate: localDate('2026-10-01'), draft }
    const without = {
      ...(first ?? draft),
      lines: (first?.lines ?? []).map(one => ({ ...one, allowancesCharges: [] })),
    }
    const rest = [{ lineId: 'a', quantity: decimal('2') }]
    const note = creditLines(invoice, rest, 'x', () => 'new', [without])
    expect(note.ok && [netOf(note.value), isOverCredited(draft, note.value, [without])]).toEqual([
      9_000n,
      false,
    ])
  })

  test('is credited whole where the line takes over the heading of its section', () => {
    const draft = specimenDraft({
      lines: [specimenLine({ id: 'z', name: 'Z', sectionHeading: 'Prints' }), line(fixed('10'))],
    })
    const notes = creditOf(draft, { a: '1' }, { a: '2' })
    expect(notes.map(netOf)).toEqual([4_667n, 9_333n])
    expect(notes[1]?.lines).toMatchObject([{ sectionHeading: 'Prints' }])
  })

  test('of equal lines is used up of one after the other', () => {
    const draft = specimenDraft({
      lines: [line(fixed('10')), { ...line(fixed('10')), id: 'b' }],
    })
    const notes = creditOf(draft, { a: '3' }, { b: '1' }, { b: '2' })
    expect(notes.map(netOf)).toEqual([14_000n, 4_667n, 9_333n])
  })
})

describe('a fixed amount of the document', () => {
  const draft = specimenDraft({
    lines: [
      specimenLine({ id: 'a', name: 'A', quantity: decimal('2'), price: decimal('50') }),
      specimenLine({ id: 'b', name: 'B', quantity: decimal('1'), price: decimal('50') }),
      specimenLine({ id: 'c', name: 'C', quantity: decimal('1'), tax: REDUCED }),
    ],
    allowancesCharges: [taxed(fixed('10')), taxed(fixed('5', true, 'Delivery'))],
  })
  const sharesOf = (...wanted: readonly Record<string, string>[]) =>
    creditOf(draft, ...wanted).map(({ allowancesCharges }) => amountsOf(allowancesCharges))

  test('is shared as the net amounts under its tax are, where it is a discount', () => {
    expect(sharesOf({ a: '1' }, { b: '1', c: '1' })).toEqual([['3.33'], ['3.33']])
    expect(sharesOf({ c: '1' })).toEqual([[]])
  })

  test('that is shared among the taxes is shared as all net amounts are', () => {
    const [discount] = draft.allowancesCharges
    if (!discount) throw new Error('no discount')
    const shared = { ...draft, allowancesCharges: [{ ...discount, isShared: true }] }
    const notes = creditOf(shared, { a: '1' }, { c: '1' }, { a: '1', b: '1' })
    expect(notes.map(note => amountsOf(note.allowancesCharges))).toEqual([
      ['2.17'],
      ['3.48'],
      ['4.35'],
    ])
  })

  test('is credited to the rest with the last part, and so is a charge', () => {
    expect(sharesOf({ a: '1' }, { a: '1', b: '1', c: '1' })).toEqual([['3.33'], ['6.67', '5']])
    expect(sharesOf({ a: '2', b: '1', c: '1' })).toEqual([['10', '5']])
  })

  test('has what it states of its percentage where everything is credited at once', () => {
    const value = { by: 'percent', percent: decimal('10'), base: decimal('100') } as const
    const stated = { ...draft, allowancesCharges: [taxed({ ...percent('10'), value })] }
    const [whole] = creditOf(stated, { a: '2', b: '1', c: '1' })
    const [part] = creditOf(stated, { a: '2', b: '1' })
    expect(whole?.allowancesCharges).toEqual(stated.allowancesCharges)
    expect(part?.allowancesCharges).toEqual([taxed(percent('10'))])
  })

  test('under a tax that no line has is credited with the last part', () => {
    const other = {
      ...draft,
      allowancesCharges: [taxed(fixed('10'), { ...REDUCED, rate: decimal('7') })],
    }
    const notes = creditOf(other, { a: '2', b: '1' }, { c: '1' })
    expect(notes.map(note => amountsOf(note.allowancesCharges))).toEqual([[], ['10']])
  })
})

test('credit notes over any parts add up to the invoice to the cent', () => {
  const entry = fc.oneof(
    fc
      .record({ amount: fc.integer({ min: 1, max: 99 }), charge: fc.boolean() })
      .map(({ amount, charge }) => fixed(`0.${String(amount).padStart(2, '0')}`, charge)),
    fc.integer({ min: 1, max: 30 }).map(rate => percent(String(rate))),
  )
  const entries = fc.array(entry, { maxLength: 2 })
  const line = fc.record({
    quantity: fc.integer({ min: 2, max: 9 }),
    price: fc.integer({ min: 1_000, max: 99_999 }),
    tax: fc.constantFrom(STANDARD, REDUCED),
    allowancesCharges: entries,
  })
  const documents = fc.record({
    pricesIncludeTax: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    allowancesCharges: entries,
    isShared: fc.boolean(),
  })
  fc.assert(
    fc.property(documents, ({ pricesIncludeTax, lines, allowancesCharges, isShared }) => {
      const invoice = specimenDraft({
        pricesIncludeTax,
        lines: lines.map(({ quantity, price, ...rest }, i) =>
          specimenLine({
            ...rest,
            id: String(i),
            name: `line ${i}`,
            quantity: decimal(quantity),
            price: decimal(price / 1000),
          }),
        ),
        allowancesCharges: allowancesCharges.map(one => ({
          ...taxed(one, lines[0]?.tax),
          isShared,
        })),
      })
      const ones = Object.fromEntries(lines.map((_, i) => [String(i), '1']))
      const [first] = creditOf(invoice, ones)
      const rest = creditableOf(invoice, first ? [first] : []).filter(one => !isZero(one.quantity))
      const second = Object.fromEntries(rest.map(one => [one.lineId, one.quantity]))
      const notes = creditOf(invoice, ones, second)
      expect(notes.reduce((sum, note) => sum + dueOf(note), 0n)).toBe(dueOf(invoice))
    }),
    { numRuns: 500 },
  )
})

test('of a line that was given away by a fixed discount each part is free, and so is the last one', () => {
  const quantities = fc.integer({ min: 1, max: 4_000 })
  const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 99_999 }), parts, (whole, cents, weights) => {
      const quantity = fromScaled({ coefficient: BigInt(whole), scale: 3 })
      const price = fromScaled({ coefficient: BigInt(cents), scale: 2 })
      const gross = toDecimal(
        rescale({ coefficient: BigInt(whole) * BigInt(cents), scale: 5 }, 2),
        'EUR',
      )
      const free = specimenLine({
        id: 'a',
        name: 'Gift',
        quantity,
        price,
        allowancesCharges: [fixed(gross)],
      })
      const draft = specimenDraft({ lines: [free] })
      const notes = creditOf(draft, ...splitOf(whole, weights).map(part => ({ a: part })))
      expect(notes.map(dueOf)).toEqual(notes.map(() => 0n))
    }),
    { numRuns: 400 },
  )
})

/** Thousandths that add up to the whole. */
function splitOf(whole: number, weights: readonly number[]): string[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const first = weights.slice(0, -1).map(weight => Math.floor((whole * weight) / sum))
  const parts = [...first, whole - first.reduce((a, b) => a + b, 0)].filter(part => part > 0)
  return parts.map(part => fromScaled({ coefficient: BigInt(part), scale: 3 }))
}

test('of a document that a fixed discount made free, with tax in the prices, each part is free', () => {
  const lines = [
    specimenLine({ id: 'a', name: 'A', quantity: decimal('3'), price: decimal('1.11') }),
    specimenLine({ id: 'b', name: 'B', quantity: decimal('1'), price: decimal('6.67') }),
  ]
  const draft = specimenDraft({
    pricesIncludeTax: true,
    lines,
    allowancesCharges: [taxed(fixed('10'))],
  })
  expect(creditOf(draft, { a: '1' }, { b: '1' }, { a: '2' }).map(dueOf)).toEqual([0n, 0n, 0n])
})
