import { expect, test } from 'vitest'
import { partyOfNumber } from './party-of-number.ts'

test.each([
  ['PL5260250274', 'FR', 'PL', 'nip'],
  ['pl 526-025-02-74', 'FR', 'PL', 'nip'],
  ['EL094014298', 'FR', 'GR', 'vat'],
  ['FR44732829320', 'PL', 'FR', 'vat'],
  ['GB 980 7806 84', 'DE', 'GB', 'vat'],
  // Without letters: a number of the seller's own country.
  ['732 829 320', 'FR', 'FR', 'siren'],
  ['526-025-02-74', 'PL', 'PL', 'nip'],
  ['27AAPFU0939F1ZV', 'IN', 'IN', 'gstin'],
  // Northern Ireland's are among the United Kingdom's.
  ['XI 980 7806 84', 'DE', 'GB', 'vat'],
])('%s is the number of a business, seen from %s: of %s', (text, home, country, kind) => {
  expect(partyOfNumber(text, home)).toMatchObject({ country, taxId: { kind } })
})

test.each(['Zielona Kawka', 'Agence 75', 'PL5260250275', '732829321', '5260250274', ''])(
  '%j is a name for a company in France',
  text => {
    expect(partyOfNumber(text, 'FR')).toBeUndefined()
  },
)

test('a number is written as its country writes it', () => {
  expect(partyOfNumber('fr44732829320', 'PL')).toEqual({
    country: 'FR',
    taxId: { kind: 'vat', value: 'FR 44 732 829 320' },
  })
})
