import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressErrors, addressLines } from '../country/address.ts'
import { electronicAddressOf } from '../country/electronic-address.ts'
import { formatIban, ibanShape, isSepaIban, parseBic, parseIban } from './iban.ts'
import { partyOf } from '../country/party-of.ts'
import type { Address, PartyProfile } from './party.ts'
import { isVatRegistered, taxIdErrors, taxIdsOf } from '../country/tax-ids.ts'

function address(country: string, change: Partial<Address> = {}): Address {
  const empty = { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision: '' }
  return { ...empty, country, ...change }
}

function profile(
  country: string,
  taxIds: Readonly<Record<string, string>>,
  change: Partial<PartyProfile> = {},
): PartyProfile {
  return {
    kind: 'business',
    legalName: 'Company',
    tradingName: '',
    address: address(country),
    taxIds: Object.entries(taxIds).map(([kind, value]) => ({ kind, value })),
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
    ...change,
  }
}

describe('an IBAN', () => {
  test.each([
    'FR76 3000 6000 0112 3456 7890 189',
    'DE89 3704 0044 0532 0130 00',
    'PL61 1090 1014 0000 0712 1981 2874',
    'GB29 NWBK 6016 1331 9268 19',
    'CH93 0076 2011 6238 5295 7',
    'BE68 5390 0754 7034',
    'NL91 ABNA 0417 1643 00',
    'ES91 2100 0418 4502 0005 1332',
    'IT60 X054 2811 1010 0000 0123 456',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'SC18 SSCB 1101 0000 0000 0000 1497 USD',
    'ae07 0331 2345 6789 0123 456',
  ])('%s passes', iban => {
    const result = parseIban(iban)
    expect(result.ok).toBe(true)
    if (result.ok) expect(formatIban(result.value)).toBe(iban.toUpperCase())
  })

  test.each([
    ['61 1090 1014 0000 0712 1981 2874', 'iban_format'],
    ['FR76 3000 6000 0112 3456 7890 188', 'iban_wrong_checksum'],
    ['FR76 3000 6000 0112 3456 7890 18', 'iban_wrong_length'],
    ['US12 3456 7890 1234 56', 'iban_country_unknown'],
    ['hello', 'iban_format'],
    ['FR76 3000 6000 0112 3456 7890 189.', 'iban_format'],
    ['FR7A 3000 6000 0112 3456 7890 189', 'iban_format'],
    ['', 'iban_format'],
    ['FRXX 3000 6000 0112 3456 7890 189', 'iban_format'],
  ])('%s is refused: %s', (iban, refusal) => {
    expect(parseIban(iban)).toMatchObject({ ok: false, refusal })
  })

  test('without the letters of the country is completed with those of one’s own, where its check digits are right', () => {
    const polish = '61 1090 1014 0000 0712 1981 2874'
    expect(parseIban(polish, 'PL')).toEqual({ ok: true, value: 'PL61109010140000071219812874' })
    expect(parseIban('61 1090 1014 0000 0712 1981 2875', 'PL')).toMatchObject({
      refusal: 'iban_wrong_checksum',
    })
    expect(parseIban(polish, 'FR')).toMatchObject({ refusal: 'iban_format' })
    expect(parseIban(polish, 'IN')).toMatchObject({ refusal: 'iban_format' })
    expect(parseIban('DE89 3704 0044 0532 0130 00', 'PL')).toMatchObject({ ok: true })
    // Only digits are completed, and only with a country.
    expect(parseIban(`${polish.slice(0, -1)}A`, 'PL')).toMatchObject({ refusal: 'iban_format' })
    expect(parseIban(`A${polish.slice(1)}`, 'PL')).toMatchObject({ refusal: 'iban_format' })
    expect(parseIban(polish)).toMatchObject({ refusal: 'iban_format' })
  })

  test('has the shape of its country', () => {
    expect(ibanShape('NO')).toBe('NO00 0000 0000 000')
    expect(ibanShape('US')).toBeUndefined()
  })

  test('with any one digit mistyped, or two neighbours swapped, is refused', () => {
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const digit = (Number(iban[at]) + step) % 10
        expect(parseIban(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`).ok).toBe(false)
        const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + iban[at] + iban.slice(at + 2)
        if (iban[at + 1] !== undefined && iban[at + 1] !== iban[at]) {
          expect(parseIban(swapped).ok).toBe(false)
        }
      }),
    )
  })

  test('is reached by SEPA or not; a BIC has eight or eleven characters', () => {
    expect([isSepaIban('FR76'), isSepaIban('AE07')]).toEqual([true, false])
    expect([parseBic('agri fr pp'), parseBic('AGRIFRPP882'), parseBic('AGRI')]).toEqual([
      'AGRIFRPP',
      'AGRIFRPP882',
      undefined,
    ])
    for (const other of ['XAGRIFRPP882', 'AGRIFRPP8', 'AGRIFRPP88', ''])
      expect(parseBic(other)).toBeUndefined()
    expect(parseIban('US12 3456 7890 1234 56')).toMatchObject({ detail: 'US' })
    expect(formatIban('FR76 30006000 01')).toBe('FR76 3000 6000 01')
    expect(formatIban('')).toBe('')
  })
})

describe('the party of a document', () => {
  test('in France: SIREN to the register with ICD 0002, SIRET as identifier, VAT number', () => {
    const french = profile('FR', {
      siren: '732 829 320',
      siret: '73282932000074',
      vat: '44732829320',
    })
    expect(partyOf(french, 'seller')).toMatchObject({
      legalRegistration: { id: '732829320', schemeId: '0002' },
      identifiers: [{ id: '73282932000074', schemeId: '0009' }],
      vatId: 'FR44732829320',
      taxRegistration: '',
      electronicAddress: { id: '732829320', schemeId: '0225' },
    })
  })

  test('takes the SIREN, the Belgian enterprise number and the Swiss UID out of VAT numbers', () => {
    const registrationOf = (country: string, vat: string) =>
      partyOf(profile(country, { vat }), 'buyer').legalRegistration
    expect(registrationOf('FR', 'FR40303265045')).toMatchObject({
      id: '303265045',
      schemeId: '0002',
    })
    expect(registrationOf('BE', 'BE0403019261')).toMatchObject({
      id: '0403019261',
      schemeId: '0208',
    })
    expect(registrationOf('CH', 'CHE-107.787.577 MWST')).toMatchObject({
      id: 'CHE107787577',
      schemeId: '0183',
    })
    expect(registrationOf('SE', 'SE123456789701')).toMatchObject({
      id: '1234567897',
      schemeId: '0007',
    })
  })

  test('in India: a GSTIN has no country prefix, so it is no BT-31', () => {
    const indian = profile('IN', { gstin: '27AAPFU0939F1ZV' })
    expect(partyOf(indian, 'seller')).toMatchObject({
      vatId: '',
      taxRegistration: '27AAPFU0939F1ZV',
      identifiers: [{ id: '27AAPFU0939F1ZV' }],
    })
    expect(partyOf(indian, 'buyer')).toMatchObject({
      vatId: '',
      taxRegistration: '',
      identifiers: [{ id: '27AAPFU0939F1ZV' }],
    })
  })

  test('in Germany, Poland and the United States', () => {
    const german = profile('DE', { vat: '136695976', steuernummer: '181/815/08155' })
    expect(partyOf(german, 'seller')).toMatchObject({
      vatId: 'DE136695976',
      taxRegistration: '181/815/08155',
      electronicAddress: { id: 'DE136695976', schemeId: '9930' },
    })
    const polish = profile('PL', { nip: '526-025-02-74', krs: '0000109815' })
    expect(partyOf(polish, 'buyer')).toMatchObject({
      vatId: 'PL5260250274',
      legalRegistration: { id: '0000109815' },
      electronicAddress: { id: 'PL5260250274', schemeId: '9945' },
    })
    expect(partyOf(profile('US', { ein: '91-1144442' }), 'seller')).toMatchObject({
      vatId: '',
      taxRegistration: '911144442',
      electronicAddress: { id: '911144442', schemeId: '9959' },
    })
  })

  test('always gives a seller with a number an identifier by BR-CO-26', () => {
    for (const [country, ids] of [
      ['IN', { gstin: '27AAPFU0939F1ZV' }],
      ['US', { ein: '911144442' }],
      ['DE', { steuernummer: '18181508155' }],
      ['BR', { tax: '12345678' }],
    ] as const) {
      const party = partyOf(profile(country, ids), 'seller')
      expect(party.identifiers.length + Number(party.vatId !== '')).toBeGreaterThan(0)
    }
  })

  test('uses the given address, falls back on e-mail, and derives none for a private person', () => {
    const given = { id: '0088123', schemeId: '0088' }
    const email = { name: '', phone: '', email: 'a@b.example' }
    expect(electronicAddressOf(profile('FR', {}, { electronicAddress: given }))).toEqual(given)
    expect(electronicAddressOf(profile('FR', {}, { contact: email }))).toEqual({
      id: 'a@b.example',
      schemeId: 'EM',
    })
    const person = profile('FR', { siren: '732829320' }, { kind: 'person' })
    expect(electronicAddressOf(person)).toBeUndefined()
    expect(electronicAddressOf(profile('US', {}))).toBeUndefined()
  })
})

describe('tax ids of a profile', () => {
  test('are refused where they are invalid or missing', () => {
    expect(taxIdErrors(profile('FR', { siren: '732829321', foo: '1' }), 'seller')).toEqual([
      { kind: 'siren', code: 'wrong_checksum' },
      { kind: 'foo', code: 'kind_unknown' },
    ])
    expect(taxIdErrors(profile('FR', {}), 'seller')).toEqual([{ kind: 'siren', code: 'required' }])
    expect(taxIdErrors(profile('FR', {}, { kind: 'person' }), 'buyer')).toEqual([])
    expect(taxIdErrors(profile('FR', { vat: 'FR40303265045' }), 'buyer')).toEqual([])
  })

  test('show whether a party is registered for VAT', () => {
    expect(isVatRegistered(profile('FR', { siren: '732829320' }))).toBe(false)
    expect(isVatRegistered(profile('IN', { gstin: '27AAPFU0939F1ZV' }))).toBe(true)
  })

  test('derive nothing from a number that contains no other', () => {
    // A VAT number given to a foreigner contains no SIREN.
    const ids = taxIdsOf(profile('FR', { vat: 'FR83000000000' }))
    expect(ids.filter(id => id.derived && id.value === '')).toEqual([])
  })
})

describe('an address on paper', () => {
  test.each([
    [
      'FR',
      { line1: '12 rue Lamarck', postCode: '75018', city: 'Paris' },
      ['12 rue Lamarck', '75018 Paris'],
    ],
    [
      'US',
      { line1: '1 Main St', city: 'Portland', subdivision: 'OR', postCode: '97201' },
      ['1 Main St', 'Portland, OR 97201'],
    ],
    [
      'IN',
      { line1: 'MG Road', city: 'Pune', subdivision: 'MH', postCode: '411001' },
      ['MG Road', 'Pune 411001', 'Maharashtra (27)'],
    ],
    [
      'GB',
      { line1: '1 High St', city: 'London', postCode: 'EC1A 1BB' },
      ['1 High St', 'London', 'EC1A 1BB'],
    ],
    ['US', { city: 'Portland' }, ['Portland']],
  ])('%s %j', (country, parts, lines) => {
    const at = address(country, parts)
    expect(addressLines(at, { from: country, language: 'en' })).toEqual(lines)
    const abroad = addressLines(at, { from: 'ZZ', language: 'fr' })
    expect(abroad.length).toBe(lines.length + 1)
  })

  test('leaves placeholders inside the text unchanged', () => {
    const tricky = address('FR', { line1: '{city} $& $1', city: 'Paris' })
    expect(addressLines(tricky, { from: 'FR', language: 'fr' })).toEqual(['{city} $& $1', 'Paris'])
  })

  test('is checked by the rules of its country', () => {
    const french = address('FR', { line1: 'x', city: 'Paris', postCode: '7501' })
    expect(addressErrors(french)).toEqual([{ field: 'postCode', code: 'post_code_format' }])
    expect(addressErrors(address('IN', { line1: 'x', city: 'Pune' }))).toEqual([
      { field: 'subdivision', code: 'required' },
      { field: 'postCode', code: 'required' },
    ])
  })
})
