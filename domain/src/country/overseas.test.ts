import { expect, test } from 'vitest'
import { stateOf, withState } from './overseas.ts'
import { territoryOf } from './territory.ts'

const at = (country: string, postCode: string) => ({ country, postCode, subdivision: '' })

test.each([
  ['RE', '97400', 'FR'],
  ['GP', '971 10', 'FR'],
  ['MQ', '97200', 'FR'],
  // Without its postcode a department would be taken for the mainland.
  ['RE', '', 'RE'],
  ['RE', '69002', 'RE'],
  // French VAT does not apply there.
  ['GF', '97300', 'GF'],
  ['DE', '97400', 'DE'],
] as const)(
  'an address in %s %s is one in %s, and of the same territory',
  (country, postCode, state) => {
    const address = withState(at(country, postCode))
    expect(address.country).toBe(state)
    expect(territoryOf(address).code).toBe(territoryOf(at(country, postCode)).code)
  },
)

test('the departments belong to France', () => {
  expect(['GP', 'MQ', 'RE'].map(stateOf)).toEqual(['FR', 'FR', 'FR'])
  expect([stateOf('YT'), stateOf('PL')]).toEqual(['YT', 'PL'])
})
