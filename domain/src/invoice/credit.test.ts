import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { toMinor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import { creditInFull, creditLines, creditRest, creditableOf, isOverCredited } from './credit.ts'
import type { Draft } from './draft.ts'
import { duplicate } from './duplicate.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { totalsOf } from './totals.ts'

const issueDate = localDate('2026-10-01')
const issued = (draft: Draft) => ({ invoiceId: 'i', number: 'F1', issueDate, draft })
let ids = 0
const newId = () => `new-${(ids += 1)}`
const part = (lineId: string, quantity: string) => ({ lineId, quantity: decimal(quantity) })

const two = specimenDraft({
  lines: [
    specimenLine({ id: 'a', quantity: decimal('3') }),
    specimenLine({ id: 'b', name: 'Hosting', quantity: decimal('-2'), price: decimal('10') }),
  ],
})

describe('a credit note', () => {
  test('in full and its invoice add up to zero for any invoice', () => {
    fc.assert(
      fc.property(billables(), billable => {
        const lines = billable.lines.map((line, i) => specimenLine({ ...line, id: String(i) }))
        const { taxCurrency, withholding: _, ...rest } = billable
        const draft = specimenDraft({ ...rest, lines, taxCurrency: taxCurrency ?? null })
        const credit = creditInFull(issued(draft), 'x', newId)
        if (!credit.ok) throw new Error(credit.refusal)
        const [plus, minus] = [totalsOf(billableOf(draft)), totalsOf(billableOf(credit.value))]
        expect(minus.vat).toEqual(plus.vat)
        expect([minus.net, minus.tax, minus.gross]).toEqual([plus.net, plus.tax, plus.gross])
        expect(minus.payable).toBe(plus.payable + plus.prepaid)
        expect(isOverCredited(draft, credit.value, [])).toBe(false)
        const twice = isOverCredited(draft, credit.value, [credit.value])
        const sold = plus.gross + plus.rounding - toMinor(draft.rounding, draft.currency)
        expect(twice).toBe(sold !== 0n || plus.payable + plus.prepaid !== 0n)
      }),
      { numRuns: 500 },
    )
  })

  test('names the invoice, has new line ids and none of its dates', () => {
    const credit = creditInFull(issued(two), 'Wrong price', newId)
    expect(credit).toMatchObject({
      value: {
        kind: 'credit_note',
        issueDate: null,
        corrects: { invoiceId: 'i', number: 'F1', issueDate, reason: 'Wrong price' },
      },
    })
    if (credit.ok) expect(credit.value.lines.every(line => line.id.startsWith('new-'))).toBe(true)
  })

  test('over some lines credits the given quantities, also of negative lines', () => {
    const credit = creditLines(issued(two), [part('a', '1.5'), part('b', '-1')], 'x', newId)
    expect(credit).toMatchObject({
      value: { lines: [{ quantity: '1.5' }, { name: 'Hosting', quantity: '-1' }] },
    })
  })

  test.each([
    [[part('a', '3.001')], 'over_credited'],
    [[part('a', '-1')], 'over_credited'],
    [[part('b', '1')], 'over_credited'],
    [[part('a', '2'), part('a', '2')], 'over_credited'],
    [[part('c', '1')], 'line_unknown'],
    [[part('a', '0')], 'nothing_credited'],
    [[], 'nothing_credited'],
  ])('over %j is refused: %s', (credited, refusal) => {
    expect(creditLines(issued(two), credited, 'x', newId)).toMatchObject({ ok: false, refusal })
  })

  test('of a credit note is refused', () => {
    const note = specimenDraft({ kind: 'credit_note' })
    expect(creditInFull(issued(note), 'x', newId)).toMatchObject({ refusal: 'is_credit_note' })
    expect(creditLines(issued(note), [], 'x', newId)).toMatchObject({ refusal: 'is_credit_note' })
  })

  test('counts what earlier credit notes credited', () => {
    const first = creditLines(issued(two), [part('a', '2')], 'x', newId)
    if (!first.ok) throw new Error(first.refusal)
    expect(creditableOf(two, [first.value])).toEqual([part('a', '1'), part('b', '-2')])
    const again = (quantity: string) =>
      creditLines(issued(two), [part('a', quantity)], 'x', newId, [first.value]).ok
    expect([again('1'), again('1.1')]).toEqual([true, false])
    expect(creditInFull(issued(two), 'x', newId, [first.value])).toMatchObject({
      refusal: 'over_credited',
    })
  })

  test.each([
    ['a rounding that is none', { rounding: decimal('1000') }],
    ['a prepayment below nothing', { prepaid: decimal('-1000') }],
    ['more than was sold, prepaid away again', { quantity: '9', prepaid: decimal('1000') }],
    ['less than nothing', { quantity: '-1' }],
  ])('with %s credits more than was invoiced', (_, change) => {
    const { quantity = '2', ...rest } = { quantity: undefined, ...change }
    const invoice = specimenDraft({ lines: [specimenLine({ quantity: decimal('3') })] })
    const credit = creditLines(issued(invoice), [part('line', '1')], 'x', newId)
    if (!credit.ok) throw new Error(credit.refusal)
    expect(isOverCredited(invoice, credit.value, [])).toBe(false)
    const lines = credit.value.lines.map(line => ({ ...line, quantity: decimal(quantity ?? '2') }))
    expect(isOverCredited(invoice, { ...credit.value, ...rest, lines }, [])).toBe(true)
  })

  test('credits prepayments too, and with tax in the prices the quoted sum', () => {
    const invoice = specimenDraft({
      pricesIncludeTax: true,
      prepaid: decimal('50'),
      lines: [specimenLine({ quantity: decimal('3'), price: decimal('165.02') })],
    })
    const notes: Draft[] = []
    for (let i = 0; i < 3; i += 1) {
      const note = creditLines(issued(invoice), [part('line', '1')], 'x', newId, notes)
      if (!note.ok) throw new Error(note.refusal)
      expect(isOverCredited(invoice, note.value, notes)).toBe(false)
      notes.push(note.value)
    }
    const creditTotals = notes.reduce((sum, note) => sum + totalsOf(billableOf(note)).payable, 0n)
    expect(creditTotals).toBe(totalsOf(billableOf(invoice)).payable + 5_000n)
  })

  test('of an invoice with the same line twice uses one after the other', () => {
    const same = specimenDraft({ lines: [specimenLine({ id: 'a' }), specimenLine({ id: 'b' })] })
    const first = creditLines(issued(same), [part('b', '2')], 'x', newId)
    if (!first.ok) throw new Error(first.refusal)
    expect(creditableOf(same, [first.value])).toEqual([part('a', '0'), part('b', '2')])
  })

  test('of lines that share an id credits only the first', () => {
    const shared = specimenDraft({
      lines: [
        specimenLine({ id: '', quantity: decimal('3') }),
        specimenLine({ id: '', name: 'Other', quantity: decimal('5') }),
      ],
    })
    const credit = creditLines(issued(shared), [part('', '2')], 'x', newId)
    expect(credit).toMatchObject({ value: { lines: [{ name: 'Design', quantity: '2' }] } })
    expect(creditLines(issued(shared), [part('', '4')], 'x', newId).ok).toBe(false)
  })

  test('of the rest credits each line that is left, also of lines that share an id', () => {
    const shared = specimenDraft({
      lines: [
        specimenLine({ id: '', quantity: decimal('3') }),
        specimenLine({ id: '', name: 'Other', quantity: decimal('5') }),
      ],
    })
    const first = creditLines(issued(shared), [part('', '2')], 'x', newId)
    if (!first.ok) throw new Error(first.refusal)
    const rest = creditRest(issued(shared), 'x', newId, [first.value])
    expect(rest).toMatchObject({
      value: { lines: [{ quantity: '1' }, { name: 'Other', quantity: '5' }] },
    })
    if (!rest.ok) throw new Error(rest.refusal)
    expect(creditRest(issued(shared), 'x', newId, [first.value, rest.value])).toMatchObject({
      refusal: 'nothing_credited',
    })
    const rounded = { ...two, rounding: decimal('0.02') }
    expect(creditRest(issued(rounded), 'x', newId, [])).toMatchObject({
      value: { rounding: '0.02' },
    })
  })

  test('in parts never credits more than the whole, in any split', () => {
    const quantity = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: 6 }), parts => {
        const whole = parts.reduce((sum, one) => sum + one, 0)
        const line = specimenLine({ id: 'a', quantity: decimal(whole), price: decimal('0.33') })
        const invoice = specimenDraft({ lines: [line] })
        const notes: Draft[] = []
        for (const one of parts) {
          const note = creditLines(issued(invoice), [part('a', String(one))], 'x', newId, notes)
          if (!note.ok) throw new Error(note.refusal)
          notes.push(note.value)
        }
        expect(creditableOf(invoice, notes)).toEqual([part('a', '0')])
        expect(creditLines(issued(invoice), [part('a', '1')], 'x', newId, notes).ok).toBe(false)
      }),
    )
  })

  test('in parts adds up to the invoice to the last cent, however each document is rounded', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 2, max: 9 }),
      price: fc.integer({ min: 200, max: 99_999 }),
      rate: fc.constantFrom('20', '5.5', '19', '0'),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), (rows, withTax) => {
        const invoice = specimenDraft({
          pricesIncludeTax: withTax,
          lines: rows.map(({ quantity, price, rate }, i) =>
            specimenLine({
              id: String(i),
              name: `line ${i}`,
              quantity: decimal(quantity),
              price: decimal(`0.${String(price).padStart(5, '0')}`),
              tax: { ...specimenLine().tax, rate: decimal(rate) },
            }),
          ),
        })
        const dueOf = (draft: Draft) => totalsOf(billableOf(draft)).payable
        const notes: Draft[] = []
        for (const wanted of [rows.map((_, i) => part(String(i), '1')), undefined]) {
          const note = creditLines(
            issued(invoice),
            wanted ?? creditableOf(invoice, notes).filter(one => one.quantity !== '0'),
            'x',
            newId,
            notes,
          )
          if (!note.ok) throw new Error(note.refusal)
          expect(isOverCredited(invoice, note.value, notes)).toBe(false)
          notes.push(note.value)
        }
        expect(notes.reduce((sum, note) => sum + dueOf(note), 0n)).toBe(dueOf(invoice))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a credit note of an invoice', () => {
  const inFull = (draft: Draft) => {
    const credit = creditInFull(issued(draft), 'x', newId)
    if (!credit.ok) throw new Error(credit.refusal)
    return credit.value
  }

  test('has none of its terms: it is due at once, and nothing is taken off for early payment', () => {
    const draft = specimenDraft({
      ...two,
      note: 'Thank you',
      paymentTerms: '30 days',
      cashDiscounts: [{ percent: decimal('2'), days: 10 }],
    })
    expect(inFull(draft)).toMatchObject({
      due: { by: 'days', days: 0 },
      note: '',
      paymentTerms: '',
      cashDiscounts: [],
    })
    expect(inFull(two)).not.toHaveProperty('cashDiscounts')
  })

  test('that is rounded in cash is not rounded by itself where it is of a part', () => {
    const draft = { ...two, roundTo: decimal('0.05') }
    const credit = creditLines(issued(draft), [part('a', '1')], 'x', newId)
    expect(credit).toMatchObject({ ok: true, value: { roundTo: null } })
    const plain = creditLines(issued(two), [part('a', '1')], 'x', newId)
    expect(plain.ok && plain.value).not.toHaveProperty('roundTo')
  })

  const untaxed = {
    category: 'E',
    rate: decimal('0'),
    exemptionCode: '',
    exemptionReason: 'x',
  } as const
  const simple = (id: string, quantity: string, price: string) =>
    specimenLine({ id, quantity: decimal(quantity), price: decimal(price), tax: untaxed })
  /** The rounding of the last of credit notes over one of line a each. */
  const roundingOfLast = (draft: Draft, count: number) => {
    const notes: Draft[] = []
    for (let i = 0; i < count; i += 1) {
      const credit = creditLines(issued(draft), [part('a', '1')], 'x', newId, notes)
      if (!credit.ok) throw new Error(credit.refusal)
      notes.push(credit.value)
    }
    return notes.at(-1)?.rounding
  }

  test('has a difference of rounding only where nothing of any line is left', () => {
    const two = specimenDraft({ lines: [simple('a', '2', '10'), simple('b', '1', '0.01')] })
    expect(roundingOfLast(two, 2)).toBe('0')
    // 3 × 0.33 with 20 % is 1.19, and three times 0.40 is a cent more; what was prepaid is credited too.
    const cents = specimenLine({ id: 'a', quantity: decimal('3'), price: decimal('0.33') })
    for (const prepaid of ['0', '0.5']) {
      const draft = specimenDraft({ lines: [cents], prepaid: decimal(prepaid) })
      expect(roundingOfLast(draft, 2)).toBe('0')
      expect(roundingOfLast(draft, 3)).toBe('-0.01')
    }
  })

  // Each of two notes of one line may differ by two cents; more than four is an amount that the user decides about.
  test.each([
    ['0.04', true],
    ['-0.04', true],
    ['0.05', false],
    ['-0.05', false],
  ])('rounded by %s has that in its last note: %s', (typed, isCarried) => {
    const draft = specimenDraft({
      lines: [simple('a', '2', '10')],
      rounding: decimal(typed),
    })
    expect(roundingOfLast(draft, 2)).toBe(isCarried ? typed : '0')
    // A single one differs by no rounding.
    const whole = creditLines(issued(draft), [part('a', '2')], 'x', newId)
    expect(whole).toMatchObject({ ok: true, value: { rounding: '0' } })
  })

  test('of alike lines takes no more of one than it has, and nothing of one with the other sign', () => {
    const left = (quantities: readonly string[], taken: string) =>
      creditableOf(
        specimenDraft({ lines: quantities.map((quantity, i) => simple(`${i}`, quantity, '10')) }),
        [specimenDraft({ lines: [simple('x', taken, '10')] })],
      ).map(({ quantity }) => quantity)
    expect(left(['1', '2'], '2')).toEqual(['0', '1'])
    expect(left(['3', '-2'], '-2')).toEqual(['3', '0'])
    expect(left(['2'], '1')).toEqual(['1'])
  })

  test('keeps a percentage of a line as one, without its base', () => {
    const entry = {
      charge: false,
      value: { by: 'percent', percent: decimal('10'), base: decimal('20') },
      reason: '',
      reasonCode: '',
    } as const
    const line = { ...simple('a', '2', '10'), allowancesCharges: [entry] }
    const credit = creditLines(
      issued(specimenDraft({ lines: [line] })),
      [part('a', '1')],
      'x',
      newId,
    )
    expect(credit.ok && credit.value.lines[0]?.allowancesCharges).toEqual([
      { ...entry, value: { by: 'percent', percent: '10' } },
    ])
  })
})

test('a duplicate is a new draft: no date, no prepayment, the same days to pay', () => {
  const original = specimenDraft({
    due: { by: 'date', date: localDate('2026-10-31') },
    deliveryDate: issueDate,
    prepaid: decimal('10'),
  })
  expect(duplicate(original, issueDate, newId)).toMatchObject({
    kind: 'invoice',
    issueDate: null,
    due: { by: 'days', days: 30 },
    deliveryDate: null,
    prepaid: '0',
    corrects: null,
    lines: [{ name: 'Design', quantity: '2' }],
  })
})
