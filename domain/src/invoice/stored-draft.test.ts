import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emptyDraft, emptyLine } from './empty.ts'
import { DRAFT_FORMAT, upcastDraft } from './stored-draft.ts'
import { decimal } from '../money/decimal.ts'
import { totalsOf } from './totals.ts'
import { billableOf } from './billable-of.ts'

/** One file for each format that was ever stored; a new format adds a file and changes none. */
const golden = (format: number): Record<string, unknown> =>
  JSON.parse(
    readFileSync(new URL(`../testing/stored/draft-${format}.json`, import.meta.url), 'utf8'),
  )
const FORMATS = Array.from({ length: DRAFT_FORMAT }, (_, i) => i + 1)

describe('a stored draft', () => {
  test.each(FORMATS)('of format %i is read in the shape of today', format => {
    const draft = upcastDraft(golden(format), format)
    const today = emptyDraft({ currency: 'EUR', language: 'de' })
    const tax = {
      category: 'S',
      rate: decimal('20'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    expect(Object.keys(draft).toSorted()).toEqual(Object.keys(today).toSorted())
    const [line] = draft.lines
    expect(Object.keys(line ?? {}).toSorted()).toEqual(Object.keys(emptyLine('1', tax)).toSorted())
    expect(totalsOf(billableOf(draft)).payable).toBe(25_650n)
  })

  test('of format 1 gets lines with an empty note; format 2 keeps its notes', () => {
    expect(upcastDraft(golden(1), 1).lines.map(line => line.note)).toEqual([''])
    expect(upcastDraft(golden(2), 2).lines.map(line => line.note)).toEqual(['Nachtarbeit'])
  })

  test('before format 3 gets lines that say what they supply, as far as their tax shows it', () => {
    const [line] = golden(2)['lines'] as Record<string, unknown>[]
    const supplyOf = (category: string) =>
      upcastDraft({ lines: [{ ...line, tax: { category } }] }, 2).lines.map(
        ({ supply, ownTax }) => [supply, ownTax],
      )
    expect(supplyOf('K')).toEqual([['goods', null]])
    expect(supplyOf('S')).toEqual([['services', null]])
    expect(upcastDraft(golden(3), 3).lines[0]).toMatchObject({
      supply: 'goods',
      ownTax: { key: 'standard', category: 'S', rate: '20' },
    })
  })

  test.each([0, -1, 1.5, DRAFT_FORMAT + 1])('of the unknown format %d is refused', format => {
    expect(() => upcastDraft(golden(1), format)).toThrow(RangeError)
  })

  test('is left as it was stored', () => {
    const stored = golden(1)
    upcastDraft(stored, 1)
    expect(stored).toEqual(golden(1))
  })
})
