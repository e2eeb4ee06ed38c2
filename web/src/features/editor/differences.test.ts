import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const tax = { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' } as const
const line = (id: string, name: string): DraftLine => ({
  ...emptyLine(id, tax),
  name,
  price: decimal('10'),
})
const draft: Draft = {
  ...emptyDraft({ currency: 'EUR', language: 'en' }),
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  lines: [line('a', 'Logo'), line('b', 'Card')],
}

it('finds no difference between a draft and its copy', () => {
  expect(differences(draft, structuredClone(draft))).toEqual([])
})

it('lists the fields that differ, with the value of each version', () => {
  expect(differences({ ...draft, note: 'Mine' }, { ...draft, note: 'Theirs' })).toEqual([
    { field: 'note', mine: 'Mine', theirs: 'Theirs' },
  ])
})

it('lists a changed line, and a line that only one version has', () => {
  const [first, second] = draft.lines
  const mine = { ...draft, lines: [{ ...first, price: decimal('12') } as DraftLine] }
  expect(differences(mine, draft)).toEqual([
    { field: 'lines', line: 'Logo', mine: 'Logo · 1 × 12 · S 20', theirs: 'Logo · 1 × 10 · S 20' },
    { field: 'lines', line: second?.name, mine: '', theirs: 'Card · 1 × 10 · S 20' },
  ])
})

it('lists a different order of the same lines', () => {
  const moved = { ...draft, lines: draft.lines.toReversed() }
  expect(differences(draft, moved)).toEqual([
    { field: 'lines', line: '', mine: 'Logo, Card', theirs: 'Card, Logo' },
  ])
})

it('shows what is missing on a line, and its position where it has no name', () => {
  const [first] = draft.lines
  const bare = { ...first, id: 'c', name: '', quantity: null, price: null } as DraftLine
  expect(differences({ ...draft, lines: [...draft.lines, bare] }, draft)).toEqual([
    { field: 'lines', line: '3', mine: '– · ? × ? · S 20', theirs: '' },
  ])
})

it('lists the order where some lines have the same place', () => {
  const lines = [...draft.lines, line('c', 'Flyer')]
  const moved = { ...draft, lines: [line('a', 'Logo'), line('c', 'Flyer'), line('b', 'Card')] }
  expect(differences({ ...draft, lines }, moved)).toEqual([
    { field: 'lines', line: '', mine: 'Logo, Card, Flyer', theirs: 'Logo, Flyer, Card' },
  ])
})

it('takes a missing value, null and an empty text for the same', () => {
  const { note: _, ...without } = { ...draft, note: '' }
  const mine: Draft = { ...draft, customerId: null, note: '' }
  expect(differences(mine, { ...(without as Draft), customerId: null })).toEqual([])
  expect(differences(mine, { ...mine, customerId: 'c' })).toEqual([
    { field: 'customerId', mine: '', theirs: 'c' },
  ])
})
