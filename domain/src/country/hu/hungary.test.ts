import { expect, test } from 'vitest'
import { buyerDetails } from '../../invoice/buyer-details.ts'
import type { PartyProfile } from '../../party/party.ts'
import { specimenDraft, specimenProfile } from '../../testing/draft.ts'

const LAW = '2007. évi CXXVII. törvény 169. § d)'
const NUMBER = [{ kind: 'vat', value: 'HU12892312' }]

/** https://nav.gov.hu/en/main-tiles/important-information/only-the-vat-number-of-a-vat-payer-has-to-be-displayed-on-the-invoice */
test.each([
  [specimenProfile('HU'), LAW],
  [specimenProfile('HU', { taxIds: NUMBER }), undefined],
  [specimenProfile('HU', { kind: 'person' }), undefined],
  [specimenProfile('AT'), undefined],
] as const)('a Hungarian seller asks %o for its number by: %s', (buyer: PartyProfile, law) => {
  const details = buyerDetails(specimenDraft(), specimenProfile('HU'), buyer)
  expect(details.numberIfAny?.law).toBe(law)
  expect(details.number).toBeUndefined()
})
