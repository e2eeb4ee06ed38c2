import { expect, test } from 'vitest'
import { specimenProfile } from '../testing/draft.ts'
import { lawWithoutNumber } from './awaited-number.ts'

test.each([
  ['FR', specimenProfile('DE'), /282\/2011/],
  ['FR', specimenProfile('DE', { kind: 'government' }), /282\/2011/],
  ['FR', specimenProfile('DE', { kind: 'person' }), undefined],
  ['FR', specimenProfile('US'), undefined],
  ['US', specimenProfile('DE'), undefined],
  ['US', specimenProfile('US'), undefined],
  ['PL', specimenProfile('PL'), /./],
  ['PL', specimenProfile('PL', { kind: 'government' }), undefined],
  ['PL', specimenProfile('PL', { taxIds: [{ kind: 'nip', value: '5260250274' }] }), undefined],
  ['FR', specimenProfile('FR'), undefined],
] as const)('from %s to %j an invoice without the number goes by %s', (seller, buyer, law) => {
  const found = lawWithoutNumber(seller, buyer)
  if (law === undefined) expect(found).toBeUndefined()
  else expect(found?.law).toMatch(law)
})
