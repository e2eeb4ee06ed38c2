import { expect, test } from 'vitest'
import { LAWFUL_TERMS } from '../party/party.ts'
import { specimenDraft, specimenProfile } from '../testing/draft.ts'
import { localDate } from '../date.ts'
import { notesOf, taxPointCodeOf } from '../invoice/notes-of.ts'
import { billableOf } from '../invoice/billable-of.ts'
import { countryRules } from './rules.ts'

/** State, and the words that its law wants on an invoice under cash accounting; '-' none, '' no such scheme. */
const CASES = [
  ['AT', '-'],
  ['BE', ''],
  ['CH', '-'],
  ['CZ', ''],
  ['DE', '-'],
  ['DK', ''],
  ['EE', '-'],
  ['ES', 'criterio de caja'],
  ['FI', '-'],
  ['GB', '-'],
  ['HU', 'pénzforgalmi elszámolás'],
  ['IE', '-'],
  ['IT', 'IVA per cassa'],
  ['LU', '-'],
  ['NL', '-'],
  ['NO', ''],
  ['PL', 'metoda kasowa'],
  ['PT', 'regime de caixa'],
  ['RO', 'TVA la încasare'],
  ['SE', '-'],
  ['SK', 'daň sa uplatňuje na základe prijatia platby'],
] as const

test.each(CASES)('%s: %s', (country, words) => {
  const rule = countryRules(country).taxPoints?.payment
  expect(rule === undefined).toBe(words === '')
  const document = {
    draft: specimenDraft({ language: 'en' }),
    seller: specimenProfile(country, { sellerTerms: { ...LAWFUL_TERMS, taxPoint: 'payment' } }),
    buyer: specimenProfile(country),
    issueDate: localDate('2026-11-20'),
  }
  expect(taxPointCodeOf(document)).toBe(words === '' ? '' : '432')
  const notes = notesOf(document, billableOf(document.draft)).map(({ text }) => text)
  const said = notes.filter(text => /cash accounting/i.test(text))
  expect(said.length).toBe(words === '' || words === '-' ? 0 : 1)
  if (words !== '' && words !== '-') expect(said[0]).toContain(words)
})
