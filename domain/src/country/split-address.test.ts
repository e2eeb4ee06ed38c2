import { expect, test } from 'vitest'
import type { Address } from '../party/party.ts'
import { countryRules } from './rules.ts'
import { splitAddress } from './split-address.ts'

const EMPTY = { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision: '' }
const parts = (country: string, line1: string, others: Partial<Address> = {}) => {
  const found = splitAddress({ ...EMPTY, country, line1, ...others })
  return found && [found.line1, found.postCode, found.city]
}

test.each([
  ['FR', '12 rue des Arts, 69002 Lyon', ['12 rue des Arts', '69002', 'Lyon']],
  ['FR', '12 rue des Arts\n69002 Saint-Étienne', ['12 rue des Arts', '69002', 'Saint-Étienne']],
  ['DE', 'Hof 2, Hauptstraße 1; 10115 Berlin', ['Hof 2, Hauptstraße 1', '10115', 'Berlin']],
  ['PL', 'ul. Piękna 1, 00-549 Warszawa', ['ul. Piękna 1', '00-549', 'Warszawa']],
  ['BE', 'Rue Neuve 1,1000 Bruxelles', ['Rue Neuve 1', '1000', 'Bruxelles']],
])('an address of %s in one line is taken apart: %s', (country, text, expected) => {
  expect(countryRules(country).address.postCode?.pattern.test(expected[1] ?? '')).toBe(true)
  expect(parts(country, text)).toEqual(expected)
})

test.each([
  ['FR', '12 rue des Arts'],
  ['FR', '12 rue des Arts, bâtiment B'],
  // A number of another length is no post code there.
  ['FR', '12 rue des Arts, 690 Lyon'],
  ['FR', ', 69002 Lyon'],
  ['FR', '12 rue des Arts, n° 69002 Lyon'],
  ['FR', '12 rue des Arts, 69002 1er'],
  ['US', '410 Congress Avenue, 78701 Austin'],
  // Written after the city.
  ['US', '410 Congress Avenue, Austin, TX 78701'],
])('what is no whole address of %s stays as it is: %s', (country, text) => {
  expect(parts(country, text)).toBeUndefined()
})

test('nothing that was typed into other fields is replaced', () => {
  expect(parts('FR', '12 rue des Arts, 69002 Lyon', { city: 'Paris' })).toBeUndefined()
  expect(parts('FR', '12 rue des Arts, 69002 Lyon', { postCode: '75001' })).toBeUndefined()
  const blank = { city: ' ', postCode: ' ' }
  expect(parts('FR', ' 12 rue des Arts, 69002  Lyon ', blank)).toEqual([
    '12 rue des Arts',
    '69002',
    'Lyon',
  ])
})
