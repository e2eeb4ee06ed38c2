import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { emptyLine } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { moveLine, moveSection, placeLine } from './move-line.ts'

const tax = { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' } as const

/** 'a X:b c' has a line a in no section, and a section X of b and c. */
function linesOf(text: string): DraftLine[] {
  return text.split(' ').map(word => {
    const [id = '', heading] = word.split(':').toReversed()
    return { ...emptyLine(id, tax), ...(heading ? { sectionHeading: heading } : {}) }
  })
}
const textOf = (lines: readonly DraftLine[]) =>
  lines.map(({ id, sectionHeading }) => (sectionHeading ? `${sectionHeading}:${id}` : id)).join(' ')

describe('a line that is moved', () => {
  test.each([
    ['up, past another', 'a b', 'b', -1, 'b a'],
    ['down, past another', 'a b', 'a', 1, 'b a'],
    ['up, past the first of its section', 'a X:b c', 'c', -1, 'a X:c b'],
    ['down, from the first of its section', 'X:a b', 'a', 1, 'X:b a'],
    ['up, out of its section', 'a X:b c', 'b', -1, 'a b X:c'],
    ['up, out of the first section', 'X:a b', 'a', -1, 'a X:b'],
    ['down, into the next section', 'X:a b Y:c', 'b', 1, 'X:a Y:b c'],
    ['down, into the first section', 'a X:b', 'a', 1, 'X:a b'],
    ['down, alone, past the next section', 'X:a Y:b c', 'a', 1, 'Y:b c X:a'],
    ['up, alone, past the section above', 'X:a b Y:c', 'c', -1, 'Y:c X:a b'],
    ['up, alone, past a line in no section', 'a b X:c', 'c', -1, 'a X:c b'],
    ['up, past another, before the next section', 'X:a b Y:c', 'b', -1, 'X:b a Y:c'],
    ['down, alone, at the end', 'a X:b', 'b', 1, 'a X:b'],
    ['nowhere where there is no such line', 'a b', 'x', 1, 'a b'],
    ['up, at the top', 'a b', 'a', -1, 'a b'],
    ['down, at the end', 'X:a b', 'b', 1, 'X:a b'],
  ] as const)('goes %s', (_, before, id, by, after) => {
    expect(textOf(moveLine(linesOf(before), id, by))).toBe(after)
  })

  it('loses no line and no heading, whatever is moved', () => {
    const anyLines = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })
    const move = fc.tuple(fc.nat(7), fc.constantFrom(-1 as const, 1 as const), fc.boolean())
    fc.assert(
      fc.property(anyLines, fc.array(move, { maxLength: 12 }), (begins, moves) => {
        const lines = linesOf(begins.map((begun, i) => `${begun ? `H${i}:` : ''}l${i}`).join(' '))
        const moved = moves.reduce<readonly DraftLine[]>(
          (now, [i, by, whole]) => (whole ? moveSection : moveLine)(now, `l${i}`, by),
          lines,
        )
        const content = (all: readonly DraftLine[]) =>
          all.flatMap(({ id, sectionHeading = '' }) => [id, sectionHeading]).toSorted()
        expect(content(moved)).toEqual(content(lines))
      }),
    )
  })
})

test.each([
  ['after another', 'a b c', 'a', 'c', 'after', 'b c a'],
  ['before another', 'a b c', 'c', 'a', 'before', 'c a b'],
  ['into a section', 'a X:b c', 'a', 'b', 'after', 'X:b a c'],
  ['before the first line of a section', 'a X:b', 'a', 'b', 'before', 'X:a b'],
  ['out of its section, whose heading stays', 'a X:b c', 'b', 'a', 'before', 'b a X:c'],
  ['out of a section that had no other line', 'a X:b', 'b', 'a', 'before', 'b a'],
  ['before itself', 'a X:b', 'b', 'b', 'before', 'a X:b'],
] as const)('a line is dropped %s', (_, before, id, target, side, after) => {
  expect(textOf(placeLine(linesOf(before), id, { target, side }))).toBe(after)
})

test.each([
  ['down', 'a X:b c Y:d', 'b', 1, 'a Y:d X:b c'],
  ['up', 'a X:b c Y:d Z:e', 'd', -1, 'a Y:d X:b c Z:e'],
  ['not above lines in no section', 'a X:b', 'b', -1, 'a X:b'],
  ['not below the end', 'X:a Y:b', 'b', 1, 'X:a Y:b'],
] as const)('a section moves with its lines: %s', (_, before, id, by, after) => {
  expect(textOf(moveSection(linesOf(before), id, by))).toBe(after)
})
