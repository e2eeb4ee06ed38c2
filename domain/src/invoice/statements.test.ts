import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { SPECIMEN_ACCOUNT, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { compose } from './compose.ts'
import type { Draft } from './draft.ts'
import { offeredStatements } from './statements.ts'

/* UStG § 14 (4) no. 9 and § 14b (1): works on land to a private person. Ustawa o VAT, art. 106e (1) no. 18a. */

const keysOf = (country: string, kind: 'business' | 'person', change: Partial<Draft> = {}) =>
  offeredStatements(
    specimenDraft(change),
    specimenProfile(country),
    specimenProfile(country, { kind }),
  ).map(({ note }) => note.key)

test.each([
  ['DE', 'person', ['keep_two_years']],
  ['DE', 'business', []],
  ['PL', 'business', ['split_payment']],
  ['PL', 'person', []],
  ['FR', 'person', []],
] as const)('a seller in %s can state to a %s: %o', (country, kind, keys) => {
  expect(keysOf(country, kind)).toEqual(keys)
})

test('a credit note says nothing of keeping it', () => {
  expect(keysOf('DE', 'person', { kind: 'credit_note' })).toEqual([])
})

const textsOf = (statements: readonly string[] | undefined, kind: 'business' | 'person') =>
  compose({
    draft: specimenDraft({
      customerId: 'c',
      language: 'de',
      statements,
      lines: [specimenLine()],
    }),
    number: 'RE-2026-0001',
    issueDate: localDate('2026-11-22'),
    seller: specimenProfile('DE'),
    buyer: specimenProfile('DE', { kind }),
    bankAccount: SPECIMEN_ACCOUNT,
    specification: '',
    businessProcess: '',
  })
    .notes.map(({ text }) => text)
    .filter(text => text.includes('zwei Jahre'))

test('a chosen statement is a note of the document, in its language', () => {
  expect(textsOf(['keep_two_years', 'unknown'], 'person')).toEqual([
    'Wer diese Leistung als Privatperson bezieht, ist verpflichtet, die Rechnung zwei Jahre lang aufzubewahren.',
  ])
})

test('it is left out where it was not chosen, or does not apply any more', () => {
  expect([textsOf(undefined, 'person'), textsOf(['keep_two_years'], 'business')]).toEqual([[], []])
})
