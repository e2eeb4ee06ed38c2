import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { oneStopShopNotes } from './one-stop-shop-note.ts'

/* Directive 2006/112/EC, art. 369b. */
test('a document with the tax of another state says where it is declared, any other nothing', () => {
  const home = specimenLine()
  const foreign = { ...home.tax, country: 'DE' }
  const parts = [{ name: 'USt DE', rate: decimal('19') }]
  const abroad = { ...home, id: '2', tax: { ...foreign, parts } }
  const notesOf = (...lines: (typeof home)[]) =>
    oneStopShopNotes(specimenDraft({ lines })).map(({ text }) => text['de'])
  expect(notesOf(home)).toEqual([])
  // Charged by a number of that state.
  expect(notesOf(home, { ...home, id: '2', tax: foreign })).toEqual([])
  expect(notesOf(home, abroad)).toEqual([
    'Umsatzsteuer des Mitgliedstaats des Kunden, erklärt in der einzigen Anlaufstelle (OSS)',
  ])
})
