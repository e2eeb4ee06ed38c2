import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type EditorAction, type History, beginEditing, edit, unreadable } from './draft-state.ts'

const line = (id: string): DraftLine => ({
  id,
  itemId: null,
  name: `Line ${id}`,
  description: '',
  quantity: ONE,
  unit: 'C62',
  price: decimal('10'),
  priceBaseQuantity: ONE,
  tax: { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' },
  allowancesCharges: [],
  period: null,
  sellerItemId: '',
  classification: '',
})

const draft: Draft = {
  kind: 'invoice',
  customerId: null,
  currency: 'EUR',
  language: 'en',
  secondLanguage: null,
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  deliveryDate: null,
  period: null,
  deliveryAddress: null,
  buyerReference: '',
  orderReference: '',
  contractReference: '',
  projectReference: '',
  pricesIncludeTax: false,
  lines: [line('a'), line('b'), line('c')],
  allowancesCharges: [],
  prepaid: ZERO,
  rounding: ZERO,
  taxCurrency: null,
  note: '',
  paymentTerms: '',
  bankAccountId: null,
  corrects: null,
}

const begin = () => beginEditing(draft)
const run = (history: History, ...actions: EditorAction[]) => actions.reduce(edit, history)
const type = (text: string, at = 0, id = 'a'): EditorAction => ({
  do: 'type',
  cell: { of: 'line', line: id, field: 'price' },
  text,
  mark: '.',
  at,
})
const leave = (id = 'a'): EditorAction => ({
  do: 'leave',
  cell: { of: 'line', line: id, field: 'price' },
  mark: '.',
})
const price = (history: History, id = 'a') =>
  history.present.draft.lines.find(candidate => candidate.id === id)?.price
const order = (history: History) => history.present.draft.lines.map(({ id }) => id).join('')

describe('a number cell', () => {
  it('holds the number of the sum that is typed, and keeps its text until it is left', () => {
    const typing = run(begin(), type('3*120+15%'))
    expect(price(typing)).toBe('414')
    expect(typing.present.typed).toEqual({ 'line.a.price': '3*120+15%' })
    expect(run(typing, leave()).present.typed).toEqual({})
  })

  it('never makes a number of what cannot be read, keeps the text, and says so', () => {
    const bad = run(begin(), type('12,5x'), leave())
    expect(price(bad)).toBeNull()
    expect(bad.present.typed).toEqual({ 'line.a.price': '12,5x' })
    expect(unreadable(bad.present.typed, '.')).toEqual(['line.a.price'])
  })

  it('is missing when emptied, which is not unreadable', () => {
    const empty = run(begin(), type(''), leave())
    expect(price(empty)).toBeNull()
    expect(unreadable(empty.present.typed, '.')).toEqual([])
    expect(empty.present.typed).toEqual({})
  })

  it('forgets its text when an item is picked into the line', () => {
    const picked = run(begin(), type('x'), {
      do: 'setLine',
      line: 'a',
      patch: { price: decimal('7') },
      at: 0,
    })
    expect(picked.present.typed).toEqual({})
    expect(price(picked)).toBe('7')
  })

  test.each([
    ['prepaid', 'prepaid'],
    ['rounding', 'rounding'],
  ] as const)('%s of nothing is zero', (field, key) => {
    const cell = { of: 'document', field } as const
    const history = run(begin(), { do: 'type', cell, text: 'oops', mark: '.', at: 0 })
    expect(history.present.draft[key]).toBe('0')
    expect(unreadable(history.present.typed, '.')).toEqual([`document.${field}`])
  })

  it('keeps its text in its own row while rows move and double', () => {
    const history = run(
      begin(),
      type('1x', 0, 'b'),
      { do: 'moveLine', line: 'b', by: -1 },
      { do: 'duplicateLine', line: 'b', newId: 'd' },
    )
    expect(order(history)).toBe('bdac')
    expect(unreadable(history.present.typed, '.')).toEqual(['line.b.price', 'line.d.price'])
  })
})

describe('lines', () => {
  it('are added after the one named, or at the end', () => {
    const after = run(begin(), { do: 'addLines', after: 'a', lines: [{ line: line('x') }] })
    expect(order(after)).toBe('axbc')
    const last = run(begin(), { do: 'addLines', after: null, lines: [{ line: line('x') }] })
    expect(order(last)).toBe('abcx')
  })

  it('stay where they are when moved beyond the ends', () => {
    const history = run(
      begin(),
      { do: 'moveLine', line: 'a', by: -1 },
      { do: 'moveLine', line: 'c', by: 1 },
    )
    expect(order(history)).toBe('abc')
    expect(history.past).toHaveLength(0)
  })

  it('take their bad texts with them when removed', () => {
    const history = run(begin(), type('x'), { do: 'removeLine', line: 'a' })
    expect(order(history)).toBe('bc')
    expect(history.present.typed).toEqual({})
  })
})

describe('undo', () => {
  it('takes back typing in one place as one step, unless there was a pause', () => {
    const history = run(
      begin(),
      type('1', 0),
      type('12', 200),
      type('123', 400),
      type('1234', 3000),
    )
    expect(price(run(history, { do: 'undo' }))).toBe('123')
    expect(price(run(history, { do: 'undo' }, { do: 'undo' }))).toBe('10')
  })

  it('keeps apart what was typed in two cells', () => {
    const history = run(begin(), type('1', 0, 'a'), type('2', 10, 'b'), { do: 'undo' })
    expect([price(history, 'a'), price(history, 'b')]).toEqual(['1', '10'])
  })

  it('comes back by redo until something else is done', () => {
    const undone = run(begin(), type('5'), { do: 'undo' })
    expect(price(run(undone, { do: 'redo' }))).toBe('5')
    const other = run(undone, { do: 'removeLine', line: 'c' }, { do: 'redo' })
    expect(price(other)).toBe('10')
  })

  const ids = fc.constantFrom('a', 'b', 'c')
  const actions = fc.oneof(
    fc
      .record({ id: ids, text: fc.constantFrom('1', '2+3', 'x', '') })
      .map(({ id, text }) => type(text, 0, id)),
    ids.map((id): EditorAction => ({ do: 'removeLine', line: id })),
    fc
      .record({ id: ids, by: fc.integer({ min: -2, max: 2 }) })
      .map(({ id, by }): EditorAction => ({ do: 'moveLine', line: id, by })),
    fc.string().map((note): EditorAction => ({ do: 'set', patch: { note }, at: 0 })),
    fc
      .uuid()
      .map((id): EditorAction => ({ do: 'addLines', after: 'a', lines: [{ line: line(id) }] })),
    fc
      .record({ id: ids, newId: fc.uuid() })
      .map(({ id, newId }): EditorAction => ({ do: 'duplicateLine', line: id, newId })),
  )

  it('leads back to the beginning from anywhere, and redo to the end', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), list => {
        const end = run(begin(), ...list)
        const undone = end.past.reduce(history => edit(history, { do: 'undo' }), end)
        expect(undone.present).toEqual(begin().present)
        const redone = end.past.reduce(history => edit(history, { do: 'redo' }), undone)
        expect(redone.present).toEqual(end.present)
      }),
    )
  })

  it('leaves no text behind for a line that is gone, and touches no line it was not told to', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), list => {
        const { draft: after, typed } = run(begin(), ...list).present
        const alive = new Set(after.lines.map(({ id }) => id))
        expect(Object.keys(typed).every(key => alive.has(key.split('.')[1] ?? ''))).toBe(true)
        expect(after.lines.every(({ unit, tax }) => unit === 'C62' && tax.rate === '20')).toBe(true)
      }),
    )
  })

  it('remembers two hundred steps and not more', () => {
    const history = run(
      begin(),
      ...Array.from({ length: 500 }, (_, i): EditorAction => ({
        do: 'moveLine',
        line: 'a',
        by: i % 2 === 0 ? 1 : -1,
      })),
    )
    expect(history.past).toHaveLength(200)
  })
})

it('changes only the row that is typed in, so that the other rows need no rendering', () => {
  const before = begin()
  const after = run(before, type('11', 0, 'b'))
  expect(after.present.draft.lines[0]).toBe(before.present.draft.lines[0])
  expect(after.present.draft.lines[2]).toBe(before.present.draft.lines[2])
  expect(after.present.draft.lines[1]).not.toBe(before.present.draft.lines[1])
})
