import { describe, expect, test } from 'vitest'
import type { PartyProfile, TaxId } from '../party/party.ts'
import { specimenProfile } from '../testing/draft.ts'
import { electronicAddressOf } from './electronic-address.ts'
import { countryRules } from './rules.ts'
import { isVatRegistered, taxIdErrors, taxIdsOf, withTaxId } from './tax-ids.ts'

function profile(country: string, taxIds: readonly TaxId[], change: Partial<PartyProfile> = {}) {
  return specimenProfile(country, { taxIds, ...change })
}

describe('the numbers of a party', () => {
  test('are normalised, and empty ones are none', () => {
    const french = profile('FR', [
      { kind: 'siret', value: '   ' },
      { kind: 'vat', value: ' fr 40 303 265 045 ' },
    ])
    expect(taxIdsOf(french).map(id => [id.kind.key, id.value, id.derived])).toEqual([
      ['siren', '303265045', true],
      ['vat', 'FR40303265045', false],
    ])
    expect(isVatRegistered(french)).toBe(true)
    expect(isVatRegistered(profile('FR', [{ kind: 'siren', value: '303265045' }]))).toBe(false)
  })

  test('contain a derived one only where it is valid by itself', () => {
    // A French VAT number of a foreign company: the last nine digits are no SIREN.
    const foreign = profile('FR', [{ kind: 'vat', value: 'FR00123456789' }])
    expect(taxIdsOf(foreign).map(id => id.kind.key)).toEqual(['vat'])
  })

  // Insee, definition of the SIRET: the SIREN and five digits (NIC).
  test('contain the SIREN of a SIRET, where no VAT number has it', () => {
    const siret = { kind: 'siret', value: '732 829 320 00074' }
    const authority = profile('FR', [siret], { kind: 'government' })
    expect(taxIdErrors(authority, 'buyer')).toEqual([])
    const shown = (party: PartyProfile) =>
      taxIdsOf(party).map(id => [id.kind.key, id.value, id.derived])
    expect(shown(authority)).toEqual([
      ['siren', '732829320', true],
      ['siret', '73282932000074', false],
    ])
    const foreign = { kind: 'vat', value: 'FR00123456789' }
    expect(shown(profile('FR', [siret, foreign]))[0]).toEqual(['siren', '732829320', true])
    const own = { kind: 'vat', value: 'FR40303265045' }
    expect(shown(profile('FR', [siret, own]))[0]).toEqual(['siren', '303265045', true])
    const cut = profile('FR', [{ kind: 'siret', value: '73282932' }], { kind: 'government' })
    expect(taxIdErrors(cut, 'buyer').map(({ code }) => code)).toContain('required')
  })

  test('name what is wrong and what is missing', () => {
    const wrong = profile('FR', [
      { kind: 'siren', value: '303265046' },
      { kind: 'siret', value: ' ' },
      { kind: 'nip', value: '1' },
    ])
    expect(taxIdErrors(wrong, 'seller')).toEqual([
      { kind: 'siren', code: 'wrong_checksum' },
      { kind: 'nip', code: 'kind_unknown' },
    ])
    expect(taxIdErrors(profile('FR', []), 'seller')).toEqual([{ kind: 'siren', code: 'required' }])
    expect(taxIdErrors(profile('FR', []), 'buyer')).toEqual([{ kind: 'siren', code: 'required' }])
    const person = profile('FR', [], { kind: 'person' })
    expect(taxIdErrors(person, 'buyer')).toEqual([])
    expect(taxIdErrors(person, 'seller')).toEqual([{ kind: 'siren', code: 'required' }])
  })

  test('of a seller may be required where a buyer’s are not', () => {
    expect(taxIdErrors(profile('NL', []), 'seller')).toEqual([{ kind: 'kvk', code: 'required' }])
    expect(taxIdErrors(profile('NL', []), 'buyer')).toEqual([])
  })
})

test.each([
  ['FR', 'siren', '303265045', '303 265 045'],
  ['FR', 'siret', '73282932000074', '732 829 320 00074'],
  ['GB', 'vat', '980780684', 'GB 980 7806 84'],
  ['DE', 'steuernummer', '18181508155', '18181508155'],
  ['DE', 'steuernummer', '181 815 08155', '181/815/08155'],
  ['US', 'ein', '91-1144442', '91-1144442'],
  ['NL', 'kvk', '12.345.678', '12345678'],
  ['DE', 'handelsregister', 'hrb 123456', 'HRB 123456'],
  // One that is not complete has no blanks after it.
  ['FR', 'siren', '303265', '303 265'],
  ['FR', 'siret', '732', '732'],
  ['DE', 'handelsregister', 'Charlottenburg HRB148207B', 'Charlottenburg HRB 148207 B'],
])('the %s number %s %s is written %s', (country, key, value, written) => {
  const kind = countryRules(country).taxIds.find(one => one.key === key)
  expect(kind?.format(value)).toBe(written)
  expect(kind?.normalise('')).toBe('')
})

describe('the electronic address of a party', () => {
  const email = { id: 'anna@company.example', schemeId: 'EM' }

  test('is the one entered', () => {
    const entered = { id: '0088:1', schemeId: '0088' }
    expect(electronicAddressOf(profile('FR', [], { electronicAddress: entered }))).toEqual(entered)
    const empty = { id: '', schemeId: '0088' }
    expect(electronicAddressOf(profile('FR', [], { electronicAddress: empty }))).toEqual(email)
  })

  test.each([
    ['FR', [{ kind: 'vat', value: 'FR40303265045' }], '303265045', '0225'],
    ['NL', [{ kind: 'kvk', value: '12345678' }], '12345678', '0106'],
    ['GB', [{ kind: 'vat', value: 'GB980780684' }], 'GB980780684', '9932'],
    // Preferred before the number of a public authority, which comes first in the table.
    ['US', [{ kind: 'ein', value: '911144442' }], '911144442', '9959'],
    ['NL', [{ kind: 'oin', value: '00000001003214345000' }], '00000001003214345000', '0190'],
    // The number of a directory, whatever other numbers stand before it.
    [
      'DE',
      [
        { kind: 'handelsregister', value: 'HRB 123456' },
        { kind: 'vat', value: 'DE136695976' },
      ],
      'DE136695976',
      '9930',
    ],
  ])('of a business in %s is its number %j: %s', (country, taxIds, id, schemeId) => {
    expect(electronicAddressOf(profile(country, taxIds))).toEqual({ id, schemeId })
  })

  test('of a private person, or without a number that is one, is the e-mail address', () => {
    const taxIds = [{ kind: 'siren', value: '303265045' }]
    expect(electronicAddressOf(profile('FR', taxIds, { kind: 'person' }))).toEqual(email)
    expect(electronicAddressOf(profile('DE', []))).toEqual(email)
    const contact = { name: '', phone: '', email: '' }
    expect(electronicAddressOf(profile('DE', [], { contact }))).toBeUndefined()
  })
})

test.each(['732829320', '303265045', '552100554'])(
  'the VAT number that is proposed for the SIREN %s is one, and contains it',
  siren => {
    const vat = countryRules('FR').taxIds.find(({ key }) => key === 'vat')
    const proposed = vat?.propose?.make(siren) ?? ''
    expect(vat?.validate(proposed)).toEqual({ ok: true, value: proposed })
    expect(proposed.slice(4)).toBe(siren)
  },
)

describe('a number that is computed from another', () => {
  const entered = (taxIds: readonly TaxId[], value: string, chargesTax: boolean) =>
    withTaxId(profile('FR', taxIds), 'siren', value, chargesTax).map(id => id.value)
  const siren = { kind: 'siren', value: '732829320' }
  const vat = { kind: 'vat', value: 'FR44 732 829 320' }

  test.each([
    ['is filled in for who charges the tax', [], '732829320', true, ['732829320', 'FR44732829320']],
    // The number of Électricité de France, whose check characters begin with a zero.
    ['has two check characters', [], '552081317', true, ['552081317', 'FR03552081317']],
    ['is left to who charges none', [], '732829320', false, ['732829320']],
    ['waits for a valid one', [], '732829321', true, ['732829321']],
    ['follows another one', [siren, vat], '552100554', true, ['552100554', 'FR96552100554']],
    ['stays where its source is removed', [siren, vat], '', true, ['FR44732829320']],
    ['stays where its source is wrong', [siren, vat], '7', true, ['7', 'FR44732829320']],
    ['stays removed', [siren], '732 829 320', true, ['732 829 320']],
    [
      'stays as it was entered',
      [{ kind: 'vat', value: 'FR0A732829320' }],
      '732829320',
      true,
      ['FR0A732829320', '732829320'],
    ],
  ] as const)('%s', (_, taxIds, value, chargesTax, expected) => {
    const written = entered(taxIds, value, chargesTax).map(one => one.replaceAll(/\s/g, ''))
    expect(written.toSorted()).toEqual(expected.map(one => one.replaceAll(' ', '')).toSorted())
  })
})

test('the letters of a country are left out twice before a number, which may begin with them itself, and no third time', () => {
  const vat = countryRules('DE').taxIds.find(({ key }) => key === 'vat')
  for (const typed of ['136695976', 'DE136695976', 'DEDE136695976'])
    expect([typed, vat?.validate(typed)]).toEqual([typed, { ok: true, value: 'DE136695976' }])
  expect(vat?.validate('DEDEDE136695976').ok).toBe(false)
})
