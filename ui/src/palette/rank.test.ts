import { describe, expect, it, test } from 'vitest'
import { piecesOf, rank } from './rank.tsx'

const things = [
  { label: 'Settings', keywords: 'preferences' },
  { label: 'New invoice', keywords: 'bill, create' },
  { label: 'Invoices' },
  { label: 'Atelier Lumière', help: 'Lyon' },
  { label: 'Unpaid invoices', help: 'overdue' },
]
const found = (query: string) => rank(query, things).map(({ label }) => label)

describe('a match', () => {
  it('contains every word, prefixes of the label first', () => {
    expect(found('inv')).toEqual(['Invoices', 'New invoice', 'Unpaid invoices'])
    expect(found('invoice new')).toEqual(['New invoice'])
    expect(found('unpaid lyon')).toEqual([])
  })

  it('is found by keywords, by its help, and without accents', () => {
    expect(found('bill')).toEqual(['New invoice'])
    expect(found('lyon')).toEqual(['Atelier Lumière'])
    expect(found('LUMIERE')).toEqual(['Atelier Lumière'])
    expect(found('lumière')).toEqual(['Atelier Lumière'])
  })

  it('is found without special letters, but not without vowels', () => {
    const cities = [{ label: 'Łódź' }, { label: 'Lange Straße' }, { label: 'दिन' }]
    const cityOf = (query: string) => rank(query, cities).map(({ label }) => label)
    expect(cityOf('lodz')).toEqual(['Łódź'])
    expect(cityOf('strasse')).toEqual(['Lange Straße'])
    expect(cityOf('दन')).toEqual([])
  })

  it('matches parts of words of the label, but only whole keywords', () => {
    expect(found('voice')).toEqual(['New invoice', 'Invoices', 'Unpaid invoices'])
    expect(found('ferences')).toEqual([])
  })

  it('is everything in its order for an empty query', () => {
    expect(found(' ')).toEqual(things.map(({ label }) => label))
  })
})

const shown = (text: string, query: string) =>
  piecesOf(text, query)
    .map(piece => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Invoices', 'inv', '[Inv]oices'],
  ['Atelier Lumière', 'lumier', 'Atelier [Lumièr]e'],
  ['Lumie\u0300re', 'lumie', '[Lumie\u0300]re'],
  ['Unpaid invoices', 'invo unp', '[Unp]aid [invo]ices'],
  ['Reinvoice invoices', 'inv', 'Reinvoice [inv]oices'],
  ['हिन्दी', 'हिन', '[हिन्]दी'],
  ['Straße 𝒜', 'x', 'Straße 𝒜'],
  ['Lange Straße', 'strasse', 'Lange [Straße]'],
  ['İstanbul', 'ist', '[İst]anbul'],
])('%s looked for by %s is shown as %s', (text, query, highlighted) =>
  expect(shown(text, query)).toBe(highlighted),
)
