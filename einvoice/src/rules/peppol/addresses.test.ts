import { COUNTRIES } from '@bordereau/domain/country/countries'
import { electronicAddressOf } from '@bordereau/domain/country/electronic-address'
import { countryRules } from '@bordereau/domain/country/rules'
import type { TaxId } from '@bordereau/domain/party/party'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { PEPPOL_SCHEMES } from './peppol.ts'

const addressOf = (country: string, ...taxIds: readonly TaxId[]) =>
  electronicAddressOf(specimenProfile(country, { taxIds, electronicAddress: undefined }))

test.each([
  ['FI', { kind: 'vat', value: 'FI20774740' }, '0216:003720774740'],
  ['FI', { kind: 'registration', value: '2077474-0' }, '0216:003720774740'],
  ['IS', { kind: 'registration', value: '471008-0280' }, '0196:4710080280'],
  ['SE', { kind: 'vat', value: 'SE123456789701' }, '0007:1234567897'],
  ['NO', { kind: 'vat', value: 'NO988077917MVA' }, '0192:988077917'],
  ['DK', { kind: 'vat', value: 'DK13585628' }, '0184:DK13585628'],
  ['GR', { kind: 'vat', value: 'EL094259216' }, '9933:094259216'],
  ['BE', { kind: 'vat', value: 'BE0403019261' }, '0208:0403019261'],
  ['DE', { kind: 'vat', value: 'DE136695976' }, '9930:DE136695976'],
  ['AT', { kind: 'vat', value: 'ATU13585627' }, '9914:ATU13585627'],
  ['FR', { kind: 'vat', value: 'FR40303265045' }, '0225:303265045'],
] as const)('a party in %s with %j is reached at %s', (country, taxId, expected) => {
  const address = addressOf(country, taxId)
  expect(`${address?.schemeId}:${address?.id}`).toBe(expected)
})

/** Italy's code of a recipient in its own exchange system is in the list of addresses, not in Peppol's. */
const NOT_IN_PEPPOL = ['IT codice_destinatario 0205']

test('the address that each number of each country gives is one that Peppol delivers to', () => {
  const derived = COUNTRIES.flatMap(({ code }) =>
    countryRules(code).taxIds.flatMap(({ key, example }) => {
      const scheme = addressOf(code, { kind: key, value: example })?.schemeId
      return scheme === undefined || scheme === 'EM' ? [] : [`${code} ${key} ${scheme}`]
    }),
  )
  expect(derived.length).toBeGreaterThan(40)
  const unknown = derived.filter(one => !PEPPOL_SCHEMES.has(one.split(' ').at(-1) ?? ''))
  expect(unknown).toEqual(NOT_IN_PEPPOL)
})
