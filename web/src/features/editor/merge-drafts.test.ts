import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { isSame, mergeDrafts } from './merge-drafts.ts'

const tax = { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' } as const
const line = (id: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyLine(id, tax),
  name: id,
  ...changes,
})
const [A, B, C] = [line('a'), line('b'), line('c')]
const idsOf = (draft: Draft) => draft.lines.map(({ id }) => id)
const base: Draft = { ...emptyDraft({ currency: 'EUR', language: 'en' }), lines: [A, B] }
const changed = (changes: Partial<Draft>): Draft => ({ ...base, ...changes })
const shown = ({ note, buyerReference, lines }: Draft) => ({
  note,
  buyerReference,
  lines: lines.map(({ name, price }) => [name, price]),
})

/** What both have changed is the only difference between the merge that prefers one and that which prefers the other. */
function merged(mine: Partial<Draft>, theirs: Partial<Draft>) {
  const versions = { mine: changed(mine), theirs: changed(theirs) }
  const draft = mergeDrafts(base, versions, 'mine')
  const clashes = differences(draft, mergeDrafts(base, versions, 'theirs'))
  return { ...shown(draft), clashes: clashes.map(({ field, line: name }) => name ?? field) }
}

const price = (text: string) => ({ price: decimal(text) })

test.each([
  ['nothing', {}, {}, {}],
  ['different fields', { note: 'x' }, { buyerReference: 'y' }, { note: 'x', buyerReference: 'y' }],
  ['the same change', { note: 'x' }, { note: 'x' }, { note: 'x' }],
  ['the same field', { note: 'x' }, { note: 'y' }, { note: 'x', clashes: ['note'] }],
  [
    'different lines',
    { lines: [line('a', price('1')), B] },
    { lines: [A, line('b', price('2'))] },
    {
      lines: [
        ['a', '1'],
        ['b', '2'],
      ],
    },
  ],
  [
    'different fields of a line',
    { lines: [line('a', price('1')), B] },
    { lines: [line('a', { name: 'A' }), B] },
    {
      lines: [
        ['A', '1'],
        ['b', null],
      ],
    },
  ],
  [
    'the same field of a line',
    { lines: [line('a', price('1')), B] },
    { lines: [line('a', price('2')), B] },
    {
      lines: [
        ['a', '1'],
        ['b', null],
      ],
      clashes: ['a'],
    },
  ],
  [
    'a line added by each at the end',
    { lines: [A, B, line('m')] },
    { lines: [A, B, line('t')] },
    {
      lines: [
        ['a', null],
        ['b', null],
        ['m', null],
        ['t', null],
      ],
    },
  ],
  [
    'a line removed here, another changed there',
    { lines: [B] },
    { lines: [A, line('b', price('2'))] },
    { lines: [['b', '2']] },
  ],
  [
    'a line removed here that was changed there',
    { lines: [B] },
    { lines: [line('a', price('2')), B] },
    { lines: [['b', null]], clashes: ['a'] },
  ],
  [
    'lines moved here, one changed there',
    { lines: [B, A] },
    { lines: [A, line('b', price('2'))] },
    {
      lines: [
        ['b', '2'],
        ['a', null],
      ],
    },
  ],
])('%s', (_, mine, theirs, expected) =>
  expect(merged(mine, theirs)).toEqual({ ...shown(base), clashes: [], ...expected }),
)

test('a field that was removed there stays removed', () => {
  const optional = changed({ lines: [line('a', { isOptional: true }), B] })
  const versions = {
    mine: changed({ lines: [line('a', { isOptional: true, name: 'A' }), B] }),
    theirs: changed({ lines: [A, B] }),
  }
  for (const prefer of ['mine', 'theirs'] as const)
    expect(mergeDrafts(optional, versions, prefer).lines[0]).toEqual(line('a', { name: 'A' }))
})

test('a line added here at the top stays there', () => {
  const versions = { mine: changed({ lines: [line('m'), A, B] }), theirs: changed({}) }
  expect(idsOf(mergeDrafts(base, versions, 'theirs'))).toEqual(['m', 'a', 'b'])
})

test('lines moved in both versions are in the order of the preferred one', () => {
  const versions = { mine: changed({ lines: [B, A, C] }), theirs: changed({ lines: [C, A, B] }) }
  const three = changed({ lines: [A, B, C] })
  expect(idsOf(mergeDrafts(three, versions, 'mine'))).toEqual(['b', 'a', 'c'])
  expect(idsOf(mergeDrafts(three, versions, 'theirs'))).toEqual(['c', 'a', 'b'])
})

test('a line removed here does not undo the order there', () => {
  const versions = { mine: changed({ lines: [A, B] }), theirs: changed({ lines: [B, A, C] }) }
  const three = changed({ lines: [A, B, C] })
  expect(idsOf(mergeDrafts(three, versions, 'mine'))).toEqual(['b', 'a'])
})

test('files removed in one version are removed, files added in either are kept', () => {
  const file = (name: string) => ({
    sha256: name.repeat(64),
    name: `${name}.pdf`,
    mediaType: 'application/pdf' as const,
    size: 3,
  })
  const files = (...names: string[]) => changed({ attachments: names.map(file) })
  const versions = { mine: files('a', 'c'), theirs: files('b', 'd') }
  const { attachments = [] } = mergeDrafts(files('a', 'b'), versions, 'mine')
  expect(attachments.map(({ name }) => name)).toEqual(['c.pdf', 'd.pdf'])
  const without = mergeDrafts(base, { mine: base, theirs: base }, 'mine')
  expect(without.attachments).toBeUndefined()
})

test.each<[boolean, unknown, unknown]>([
  [true, { a: 1, b: 2, c: { d: 3, e: 4 } }, { c: { e: 4, d: 3 }, b: 2, a: 1 }],
  [true, { b: 1, a: 2, c: 3 }, { c: 3, b: 1, a: 2 }],
  [true, { a: undefined, b: null }, {}],
  [false, { a: 0 }, {}],
  [false, [1, 2], [2, 1]],
  [false, [1], { 0: 1 }],
  [false, [null], []],
  [true, undefined, null],
])('it is %s that %j is the same as %j', (expected, a, b) => {
  expect(isSame(a, b)).toBe(expected)
})
