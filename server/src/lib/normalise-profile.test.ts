import type { PartyProfile } from '@bordereau/domain/party/party'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { normaliseProfile } from './normalise-profile.ts'

const profile = (country: string, taxIds: PartyProfile['taxIds']) =>
  specimenProfile(country, { taxIds })

test('numbers are stored normalised, in the order of the country, without empty ones', () => {
  const given = profile('FR', [
    { kind: 'vat', value: 'fr 40 303 265 045' },
    { kind: 'siret', value: ' ' },
    { kind: 'siren', value: '303 265 045' },
  ])
  expect(normaliseProfile(given, 'seller')).toMatchObject({
    ok: true,
    value: {
      legalName: given.legalName,
      taxIds: [
        { kind: 'siren', value: '303265045' },
        { kind: 'vat', value: 'FR40303265045' },
      ],
    },
  })
})

test('a company of Réunion is stored as a French one, with the numbers of its law', () => {
  const { address, ...rest } = profile('RE', [{ kind: 'siren', value: '303 265 045' }])
  const given = { ...rest, address: { ...address, postCode: '97400' } }
  expect(normaliseProfile(given, 'seller')).toMatchObject({
    ok: true,
    value: {
      address: { country: 'FR', postCode: '97400' },
      taxIds: [{ kind: 'siren', value: '303265045' }],
    },
  })
})

test('a missing number is no error here, a wrong one is', () => {
  expect(normaliseProfile(profile('FR', []), 'seller')).toMatchObject({ ok: true })
  const wrong = profile('FR', [
    { kind: 'siren', value: '303265046' },
    { kind: 'nip', value: '1' },
  ])
  expect(normaliseProfile(wrong, 'seller')).toEqual({
    ok: false,
    refusal: 'tax_id_invalid',
    detail: {
      kind: 'siren',
      code: 'wrong_checksum',
      errors: [
        { kind: 'siren', code: 'wrong_checksum' },
        { kind: 'nip', code: 'kind_unknown' },
      ],
    },
  })
})

test('a country that is none is refused', () => {
  expect(normaliseProfile(profile('XX', []), 'buyer')).toEqual({
    ok: false,
    refusal: 'bad_request',
    detail: { issues: [{ path: 'profile.address.country', message: 'Choose a country' }] },
  })
})

test('a certificate keeps its state and its last day, any other number neither', () => {
  const dated = { subdivision: 'TX', validUntil: '2027-01-31' }
  const stored = (...taxIds: PartyProfile['taxIds']) => {
    const result = normaliseProfile(profile('US', taxIds), 'buyer')
    return result.ok ? result.value.taxIds : result.refusal
  }
  const certificate = { kind: 'exemption_certificate', value: 'X1' }
  expect(stored({ ...certificate, ...dated })).toEqual([{ ...certificate, ...dated }])
  expect(stored({ ...certificate, subdivision: '', validUntil: '2027-02-30' })).toEqual([
    certificate,
  ])
  expect(stored(certificate)).toEqual([certificate])
  const ein = { kind: 'ein', value: '123456789' }
  expect(stored({ ...ein, ...dated })).toEqual([ein])
})

test('the account of a supplier is stored as its bank writes it, and left out where no IBAN was entered', () => {
  const agreement = { agreedOn: '2026-01-02', until: '2027-01-01', chargesTax: true }
  const stored = (account?: { iban: string; bic: string }) => {
    const given = { ...profile('PL', []), selfBilling: { ...agreement, account } }
    const result = normaliseProfile(given, 'buyer')
    return result.ok ? result.value.selfBilling : result
  }
  const issue = (field: string, message: string) => ({
    ok: false,
    refusal: 'bad_request',
    detail: { issues: [{ path: `profile.selfBilling.account.${field}`, message }] },
  })
  const iban = 'PL61109010140000071219812874'
  // Without the letters, as account numbers are written in Poland.
  expect(stored({ iban: '61 1090 1014 0000 0712 1981 2874', bic: ' ' })).toEqual({
    ...agreement,
    account: { iban, bic: '' },
  })
  expect(stored({ iban, bic: 'wbkp plpp' })).toEqual({
    ...agreement,
    account: { iban, bic: 'WBKPPLPP' },
  })
  expect(stored({ iban: ' ', bic: '' })).toEqual(agreement)
  expect(stored()).toEqual(agreement)
  expect(stored({ iban: `${iban.slice(0, -1)}5`, bic: '' })).toEqual(
    issue('iban', 'An IBAN is expected'),
  )
  expect(stored({ iban, bic: 'WBK' })).toEqual(issue('bic', 'A BIC is expected'))
})
