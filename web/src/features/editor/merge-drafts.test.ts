import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyDraft, emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { mergeDrafts } from './merge-drafts.ts'

const tax = { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' } as const
const line = (id: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyLine(id, tax),
  name: id,
  ...changes,
})
const [A, B] = [line('a'), line('b')]
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
