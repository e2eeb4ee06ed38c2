import { expect, test } from 'vitest'
import { EU, defaultCurrency } from './countries.ts'
import { SALES_LIST_FILES, salesListsOf } from './sales-list-rules.ts'

test('every member state has a list of each kind, in its own currency', () => {
  for (const country of EU) {
    const lists = salesListsOf(country)
    const kinds = lists.flatMap(list => list.kinds)
    expect(kinds.toSorted()).toEqual(['call_off', 'goods', 'services', 'triangular'])
    for (const { currency, source, units, name } of lists) {
      expect(currency).toBe(defaultCurrency(country))
      expect(source).toMatch(/^https:\/\//)
      expect(units.length).toBeGreaterThan(0)
      expect(name).not.toBe('')
    }
  }
})

test('Northern Ireland lists goods, and no other state outside of the Union has a list', () => {
  expect(salesListsOf('GB')[0]?.kinds).not.toContain('services')
  for (const country of ['CH', 'NO', 'IN', 'US']) expect(salesListsOf(country)).toEqual([])
})

test('each format is of one list, and what is by accounts of others says so', () => {
  const lists = [...EU].flatMap(salesListsOf)
  expect(lists.flatMap(({ file }) => file ?? []).toSorted()).toEqual([...SALES_LIST_FILES])
  const read = lists.filter(({ secondary }) => !secondary).map(({ key }) => key)
  expect(read.toSorted()).toEqual(['cz_sh', 'de_zm', 'se_periodisk'])
  // Without a source of its own no day is claimed to be the state's.
  const unknown = lists.filter(({ due }) => due === undefined).map(({ source }) => source)
  expect(new Set(unknown)).toEqual(new Set(['https://eur-lex.europa.eu/eli/dir/2006/112/oj']))
  expect(unknown).toHaveLength(9)
})
