import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type EditorAction,
  type History,
  initialHistory,
  reduceHistory,
  unreadableKeys,
} from './draft-state.ts'

const tax = { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' } as const
const line = (id: string): DraftLine => ({
  ...emptyLine(id, tax),
  name: `Line ${id}`,
  price: decimal('10'),
})

const draft: Draft = {
  ...emptyDraft({ currency: 'EUR', language: 'en' }),
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  lines: [line('a'), line('b'), line('c')],
}

const initial = () => initialHistory(draft)
const run = (history: History, ...actions: EditorAction[]) => actions.reduce(reduceHistory, history)
const type = (text: string, at = 0, id = 'a'): EditorAction => ({
  do: 'type',
  cell: { of: 'line', line: id, field: 'price' },
  text,
  decimalMark: '.',
  at,
})
const leave = (id = 'a'): EditorAction => ({
  do: 'leave',
  cell: { of: 'line', line: id, field: 'price' },
  decimalMark: '.',
})
const price = (history: History, id = 'a') =>
  history.present.draft.lines.find(candidate => candidate.id === id)?.price
const order = (history: History) => history.present.draft.lines.map(({ id }) => id).join('')

describe('a number cell', () => {
  it('holds the value of a typed sum, and keeps the text until it loses focus', () => {
    const typing = run(initial(), type('3*120+15%'))
    expect(price(typing)).toBe('414')
    expect(typing.present.typed).toEqual({ 'line.a.price': '3*120+15%' })
    expect(run(typing, leave()).present.typed).toEqual({})
  })

  it('keeps an unreadable text, without a number, and reports it', () => {
    const unreadable = run(initial(), type('12,5x'), leave())
    expect(price(unreadable)).toBeNull()
    expect(unreadable.present.typed).toEqual({ 'line.a.price': '12,5x' })
    expect(unreadableKeys(unreadable.present.typed, '.')).toEqual(['line.a.price'])
  })

  it('is missing, not unreadable, when emptied', () => {
    const empty = run(initial(), type(''), leave())
    expect(price(empty)).toBeNull()
    expect(unreadableKeys(empty.present.typed, '.')).toEqual([])
    expect(empty.present.typed).toEqual({})
  })

  it('drops its text when an item is chosen for the line', () => {
    const picked = run(initial(), type('x'), {
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
  ] as const)('%s of an unreadable text is zero', (field, key) => {
    const cell = { of: 'document', field } as const
    const history = run(initial(), { do: 'type', cell, text: 'oops', decimalMark: '.', at: 0 })
    expect(history.present.draft[key]).toBe('0')
    expect(unreadableKeys(history.present.typed, '.')).toEqual([`document.${field}`])
  })

  it('keeps its text while lines are moved and duplicated', () => {
    const history = run(
      initial(),
      type('1x', 0, 'b'),
      { do: 'moveLine', line: 'b', by: -1 },
      { do: 'duplicateLine', line: 'b', newId: 'd' },
    )
    expect(order(history)).toBe('bdac')
    expect(unreadableKeys(history.present.typed, '.')).toEqual(['line.b.price', 'line.d.price'])
  })
})

describe('lines', () => {
  it('are added after the given line, or at the end', () => {
    const typing = run(initial(), type('y'))
    const after = run(typing, { do: 'addLines', after: 'a', lines: [{ line: line('x') }] })
    expect(order(after)).toBe('axbc')
    expect(after.present.typed).toBe(typing.present.typed)
    const last = run(initial(), { do: 'addLines', after: null, lines: [{ line: line('x') }] })
    expect(order(last)).toBe('abcx')
  })

  it('are duplicated below themselves', () => {
    const copied = run(initial(), { do: 'duplicateLine', line: 'c', newId: 'x' })
    expect(order(copied)).toBe('abcx')
    expect(copied.present.draft.lines[3]).toEqual({ ...line('c'), id: 'x' })
    expect(run(initial(), { do: 'duplicateLine', line: 'z', newId: 'x' }).present.draft).toBe(draft)
  })

  it('do not move beyond the first and last position', () => {
    const history = [['a', -1] as const, ['c', 1] as const].reduce(
      (before, [id, by]) => run(before, { do: 'moveLine', line: id, by }),
      initial(),
    )
    expect(order(history)).toBe('abc')
    expect(history.past).toHaveLength(0)
  })

  it('move with their section, and into another one', () => {
    const section = (id: string) => ({ ...line(id), sectionHeading: id })
    const sections = initialHistory({ ...draft, lines: [line('a'), section('b'), section('c')] })
    expect(order(run(sections, { do: 'moveSection', line: 'b', by: 1 }))).toBe('acb')
    const placed: EditorAction = { do: 'placeLine', line: 'a', target: 'b', side: 'after' }
    expect(order(run(sections, placed))).toBe('bac')
  })

  it('lose their unreadable texts when removed', () => {
    const history = run(initial(), type('x'), { do: 'removeLine', line: 'a' })
    expect(order(history)).toBe('bc')
    expect(history.present.typed).toEqual({})
  })
})

describe('undo', () => {
  it('reverts continued typing in one cell as one step, unless there was a pause', () => {
    const history = run(
      initial(),
      type('1', 0),
      type('12', 200),
      type('123', 400),
      type('1234', 3000),
    )
    expect(price(run(history, { do: 'undo' }))).toBe('123')
    expect(price(run(history, { do: 'undo' }, { do: 'undo' }))).toBe('10')
  })

  it('separates typing in two cells', () => {
    const history = run(initial(), type('1', 0, 'a'), type('2', 10, 'b'), { do: 'undo' })
    expect([price(history, 'a'), price(history, 'b')]).toEqual(['1', '10'])
  })

  it('can be redone until the next change', () => {
    const undone = run(initial(), type('5'), { do: 'undo' })
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
      .record({ id: ids, by: fc.constantFrom(-1 as const, 1 as const) })
      .map(({ id, by }): EditorAction => ({ do: 'moveLine', line: id, by })),
    fc.string().map((note): EditorAction => ({ do: 'set', patch: { note }, at: 0 })),
    fc
      .uuid()
      .map((id): EditorAction => ({ do: 'addLines', after: 'a', lines: [{ line: line(id) }] })),
    fc
      .record({ id: ids, newId: fc.uuid() })
      .map(({ id, newId }): EditorAction => ({ do: 'duplicateLine', line: id, newId })),
  )

  it('returns to the first state from any state, and redo to the last', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), list => {
        const end = run(initial(), ...list)
        const undone = end.past.reduce(history => reduceHistory(history, { do: 'undo' }), end)
        expect(undone.present).toEqual(initial().present)
        const redone = end.past.reduce(history => reduceHistory(history, { do: 'redo' }), undone)
        expect(redone.present).toEqual(end.present)
      }),
    )
  })

  it('leaves no text of a removed line, and does not change other lines', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), list => {
        const { draft: after, typed } = run(initial(), ...list).present
        const alive = new Set(after.lines.map(({ id }) => id))
        expect(Object.keys(typed).every(key => alive.has(key.split('.')[1] ?? ''))).toBe(true)
        expect(after.lines.every(({ unit, tax }) => unit === 'C62' && tax.rate === '20')).toBe(true)
      }),
    )
  })

  it('holds at most two hundred steps', () => {
    const history = run(
      initial(),
      ...Array.from({ length: 500 }, (_, i): EditorAction => ({
        do: 'moveLine',
        line: 'a',
        by: i % 2 === 0 ? 1 : -1,
      })),
    )
    expect(history.past).toHaveLength(200)
  })
})

it('changes only the line that is typed in, so that other lines need no rendering', () => {
  const before = initial()
  const after = run(before, type('11', 0, 'b'))
  expect(after.present.draft.lines[0]).toBe(before.present.draft.lines[0])
  expect(after.present.draft.lines[2]).toBe(before.present.draft.lines[2])
  expect(after.present.draft.lines[1]).not.toBe(before.present.draft.lines[1])
})

describe('allowances and charges of the document', () => {
  const allowance = (amount: string) =>
    ({
      charge: false,
      value: { by: 'amount', amount: decimal(amount) },
      reason: 'x',
      reasonCode: '',
      tax,
    }) as const
  const amounts = (history: History) =>
    history.present.draft.allowancesCharges.map(({ value }) =>
      value.by === 'amount' ? value.amount : value.percent,
    )
  const two = () =>
    run(
      initial(),
      { do: 'addAllowanceCharge', allowanceCharge: allowance('1') },
      { do: 'addAllowanceCharge', allowanceCharge: allowance('2') },
    )
  it('are added, changed and removed one by one', () => {
    expect(amounts(two())).toEqual(['1', '2'])
    const changed = run(two(), {
      do: 'setAllowanceCharge',
      index: 1,
      patch: { reason: 'Loyalty' },
      at: 0,
    })
    expect(changed.present.draft.allowancesCharges.map(({ reason }) => reason)).toEqual([
      'x',
      'Loyalty',
    ])
    expect(changed.present.draft.lines).toEqual(draft.lines)
    const removed = run(changed, { do: 'removeAllowanceCharge', index: 0 })
    expect(amounts(removed)).toEqual(['2'])
    expect(removed.present.draft.lines).toEqual(draft.lines)
    expect(amounts(run(removed, { do: 'undo' }))).toEqual(['1', '2'])
  })

  it('lose the texts of their numbers with a new value, and all when one is removed', () => {
    const typed = { 'entry.0.percent': 'x', 'entry.1.amount': 'y', 'line.a.price': 'z' }
    const start = two()
    const typing = { ...start, present: { ...start.present, typed } }
    const { value } = allowance('3')
    const set: EditorAction = { do: 'setAllowanceCharge', index: 0, patch: { value }, at: 0 }
    expect(run(typing, set).present.typed).toEqual({ 'entry.1.amount': 'y', 'line.a.price': 'z' })
    const renamed: EditorAction = { ...set, patch: { reason: 'r' } }
    expect(run(typing, renamed).present.typed).toEqual(typed)
    const removed = run(typing, { do: 'removeAllowanceCharge', index: 0 })
    expect(removed.present.typed).toEqual({ 'line.a.price': 'z' })
  })

  it('changed in one field within a second are one step, in different fields two', () => {
    const set = (index: number, reason: string, at: number): EditorAction => ({
      do: 'setAllowanceCharge',
      index,
      patch: { reason },
      at,
    })
    const start = two()
    const once = run(start, set(0, 'a', 0), set(0, 'b', 999))
    expect(once.past.length).toBe(start.past.length + 1)
    expect(run(start, set(0, 'a', 0), set(1, 'b', 1)).past.length).toBe(start.past.length + 2)
    const other: EditorAction = {
      do: 'setAllowanceCharge',
      index: 0,
      patch: { charge: true },
      at: 1,
    }
    expect(run(start, set(0, 'a', 0), other).past.length).toBe(start.past.length + 2)
  })
})

describe('steps of the history', () => {
  const note = (text: string, at: number): EditorAction => ({
    do: 'set',
    patch: { note: text },
    at,
  })
  const named = (line: string, name: string, at: number): EditorAction => {
    return { do: 'setLine', line, patch: { name }, at }
  }

  it('are one for changes of the same field within a second', () => {
    expect(run(initial(), note('a', 5_000)).present.draft).toEqual({ ...draft, note: 'a' })
    expect(run(initial(), note('a', 5_000), note('ab', 5_999)).past).toHaveLength(1)
    expect(run(initial(), note('a', 5_000), note('ab', 6_000)).past).toHaveLength(2)
    const language: EditorAction = { do: 'set', patch: { language: 'fr' }, at: 5_001 }
    expect(run(initial(), note('a', 5_000), language).past).toHaveLength(2)
    expect(run(initial(), named('a', 'x', 0), named('a', 'xy', 1)).past).toHaveLength(1)
    expect(run(initial(), named('a', 'x', 0), named('b', 'xy', 1)).past).toHaveLength(2)
  })

  it('end where there is nothing to undo or redo', () => {
    const start = initial()
    expect(run(start, { do: 'undo' })).toEqual(start)
    expect(run(start, { do: 'redo' })).toEqual(start)
    const changed = run(start, note('a', 0))
    const undone = run(changed, { do: 'undo' })
    expect(undone.future).toHaveLength(1)
    expect(run(undone, { do: 'undo' }).future).toHaveLength(1)
    expect(run(undone, { do: 'redo' }).present).toEqual(changed.present)
    expect(run(undone, { do: 'redo' }, { do: 'undo' }).present).toEqual(start.present)
  })

  it('are forgotten when another version is loaded', () => {
    const other = { ...draft, note: 'other' }
    expect(run(initial(), note('a', 0), { do: 'load', draft: other, decimalMark: '.' })).toEqual(
      initialHistory(other),
    )
  })
})

describe('texts of number cells', () => {
  it('are removed with the number that they stood for', () => {
    const typing = run(initial(), type('x'), type('y', 0, 'b'))
    expect(typing.present.typed).toEqual({ 'line.a.price': 'x', 'line.b.price': 'y' })
    const set = (patch: Partial<DraftLine>): EditorAction => {
      return { do: 'setLine', line: 'a', patch, at: 0 }
    }
    expect(run(typing, set({ price: decimal('1') })).present.typed).toEqual({ 'line.b.price': 'y' })
    expect(run(typing, set({ name: 'x' })).present.typed).toEqual(typing.present.typed)
    expect(run(typing, { do: 'removeLine', line: 'a' }).present.typed).toEqual({
      'line.b.price': 'y',
    })
  })

  it('of other numbers stay, those whose name begins alike too', () => {
    const start = initial()
    const typed = { 'line.a.price': 'x', 'line.a.priceBaseQuantity': 'y' }
    const typing = { ...start, present: { ...start.present, typed } }
    const patch = { price: decimal('1') }
    const set = (id: string): EditorAction => ({ do: 'setLine', line: id, patch, at: 0 })
    expect(run(typing, set('a')).present.typed).toEqual({ 'line.a.priceBaseQuantity': 'y' })
    expect(run(typing, set('b')).present.typed).toBe(typed)
  })

  it.each([
    ['quantity', { quantity: decimal('1') }],
    ['priceBaseQuantity', { priceBaseQuantity: decimal('1') }],
    ['rate', { tax }],
    ['entry.0.amount', { allowancesCharges: [] }],
  ])('of %s go with its change only', (field, patch) => {
    const start = initial()
    const key = `line.a.${field}`
    const other = 'line.b.price'
    const history = { ...start, present: { ...start.present, typed: { [key]: 'x', [other]: 'y' } } }
    const after = run(history, { do: 'setLine', line: 'a', patch, at: 0 }).present.typed
    expect(after).toEqual({ [other]: 'y' })
    const unrelated: EditorAction = { do: 'setLine', line: 'a', patch: { name: 'x' }, at: 0 }
    expect(run(history, unrelated).present.typed).toEqual({ [key]: 'x', [other]: 'y' })
  })

  it('come with pasted lines', () => {
    const added = run(initial(), {
      do: 'addLines',
      after: null,
      lines: [{ line: line('d'), typed: { price: '1,2,3' } }, { line: line('e') }],
    })
    expect(added.present.typed).toEqual({ 'line.d.price': '1,2,3' })
    expect(order(added)).toBe('abcde')
  })

  it('of spaces are no number and readable', () => {
    const spaces = run(initial(), type('  '))
    expect(price(spaces)).toBeNull()
    expect(unreadableKeys({ a: ' ', b: 'x', c: '1' }, '.')).toEqual(['b'])
    const left = run(spaces, leave())
    expect(left.present.typed).toEqual({})
    expect(run(left, leave())).toBe(left)
  })
})
