import { expect, test } from 'vitest'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { oneStopShopNotes } from './one-stop-shop-note.ts'

/* Directive 2006/112/EC, art. 369b. */
test('a document with the tax of another state says where it is declared, any other nothing', () => {
  const home = specimenLine()
  const abroad = { ...home, id: '2', tax: { ...home.tax, country: 'DE' } }
  const notesOf = (...lines: (typeof home)[]) =>
    oneStopShopNotes(specimenDraft({ lines })).map(({ text }) => text['de'])
  expect(notesOf(home)).toEqual([])
  expect(notesOf(home, abroad)).toEqual([
    'Umsatzsteuer des Mitgliedstaats des Kunden, erklärt in der einzigen Anlaufstelle (OSS)',
  ])
})
