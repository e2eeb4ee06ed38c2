import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { agreedDraft } from '../quote/agreed.ts'
import { localDate } from '../date.ts'
import { billableOf } from './billable-of.ts'
import { creditLines } from './credit.ts'
import {
  keepLines,
  sectionAt,
  sectionEndingAt,
  sectionsOf,
  withHeadingsInNotes,
} from './sections.ts'
import { totalsOf } from './totals.ts'

/** 'a [Design] b c' has a line a in no section, and a section Design of b and c. */
function linesOf(text: string) {
  return [...text.matchAll(/(?:\[(.*?)\] )?([a-z])/g)].map(([, heading, id = '']) =>
    specimenLine({ id, ...(heading === undefined ? {} : { sectionHeading: heading }) }),
  )
}
const textOf = (lines: readonly { id: string; sectionHeading?: string | undefined }[]) =>
  lines
    .map(line =>
      line.sectionHeading === undefined ? line.id : `[${line.sectionHeading}] ${line.id}`,
    )
    .join(' ')

const LINES = linesOf('a [Design] b c [Print] d')

describe('sections', () => {
  it('begin with the line of their heading and end before the next', () => {
    expect(sectionsOf(LINES)).toEqual([
      { heading: 'Design', first: 1, last: 2 },
      { heading: 'Print', first: 3, last: 3 },
    ])
    expect(sectionsOf(linesOf('a b'))).toEqual([])
  })

  it('are found at their last line only, whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), begins => {
        const lines = begins.map((begun, i) => (begun ? { sectionHeading: String(i) } : {}))
        const found = lines.flatMap((_, i) => sectionEndingAt(lines, i) ?? [])
        expect(found).toEqual(sectionsOf(lines))
      }),
    )
  })

  test.each([
    ['its first line is left out', 'b', 'a [Design] c [Print] d'],
    ['another line is left out', 'c', 'a [Design] b [Print] d'],
    ['no line of it is left', 'bc', 'a [Print] d'],
    ['the last section is left out', 'd', 'a [Design] b c'],
  ])('pass their heading on where %s', (_, removed, kept) => {
    expect(textOf(keepLines(LINES, ({ id }) => !removed.includes(id)))).toBe(kept)
  })

  it('change no sum', () => {
    const plain = LINES.map(line => ({ ...line, sectionHeading: undefined }))
    const sums = (lines: typeof LINES) => totalsOf(billableOf(specimenDraft({ lines })))
    expect(sums(LINES)).toEqual(sums(plain))
  })

  it('stay with the options that a customer chooses and the lines that are credited', () => {
    const optional = LINES.map(line => (line.id === 'b' ? { ...line, isOptional: true } : line))
    const quote = specimenDraft({ lines: optional, validity: { by: 'days', days: 30 } })
    expect(textOf(agreedDraft(quote, new Set()).lines)).toBe('a [Design] c [Print] d')

    const issueDate = localDate('2026-10-01')
    const invoice = {
      invoiceId: 'i',
      number: 'F1',
      issueDate,
      draft: specimenDraft({ lines: LINES }),
    }
    const credit = creditLines(invoice, [{ lineId: 'c', quantity: decimal('1') }], 'x', () => 'n')
    expect(credit.ok && textOf(credit.value.lines)).toBe('[Design] n')
  })

  it('are stated in the notes of lines, because a structured invoice has no term for them', () => {
    const lines = LINES.map(line => (line.id === 'c' ? { ...line, note: 'Second round' } : line))
    const notes = withHeadingsInNotes(lines).map(({ note }) => note)
    expect(notes).toEqual(['', 'Design', 'Design\nSecond round', 'Print'])
  })
})

test('a line is in the section that begins last before it', () => {
  const lines = linesOf('a [Design] b c [Print] d')
  const headings = lines.map((_, i) => sectionAt(lines, i)?.heading)
  expect(headings).toEqual([undefined, 'Design', 'Design', 'Print'])
  expect(sectionAt(lines, 4)).toBeUndefined()
})
