import { describe, expect, test } from 'vitest'
import { decimal } from '../../money/decimal.ts'
import type { Address } from '../../party/party.ts'
import type { TaxParty } from '../country.ts'
import type { Supply, SupplyFacts } from '../supply.ts'
import { specimenProfile } from '../../testing/draft.ts'
import { partyOf } from '../party-of.ts'
import { countryRules } from '../rules.ts'
import { taxParts } from './document-gst.ts'

const address = (subdivision: string, country = 'IN'): Address => ({
  line1: '',
  line2: '',
  line3: '',
  city: '',
  postCode: '',
  subdivision,
  country,
})
const party = (subdivision: string, change: Partial<TaxParty> = {}): TaxParty => ({
  address: address(subdivision),
  vatId: '',
  taxRegistration: '',
  identifiers: [],
  ...change,
})
/** Of Maharashtra (27) and Karnataka (29). */
const MAHARASHTRA = { taxRegistration: '27AAPFU0939F1ZV' }
const KARNATAKA = '29AABCU9603R1ZJ'
const seller = party('Maharashtra', MAHARASHTRA)

const namesOf = (buyer: TaxParty | null, deliveryAddress: Address | null = null) =>
  taxParts({ seller, buyer, deliveryAddress }).names.join('+')

describe('the tax of an Indian document in parts', () => {
  test('is of two halves inside a state, and one across states and borders', () => {
    expect(namesOf(null)).toBe('CGST+SGST')
    expect(namesOf(party('Maharashtra'))).toBe('CGST+SGST')
    expect(namesOf(party('MH'))).toBe('CGST+SGST')
    expect(namesOf(party('Karnataka'))).toBe('IGST')
    expect(namesOf(party('', { address: address('', 'FR') }))).toBe('IGST')
  })

  test.each([
    ['tax registration', { taxRegistration: KARNATAKA }],
    ['VAT number', { vatId: KARNATAKA }],
    ['further identifier', { identifiers: [{ id: '1' }, { id: KARNATAKA }] }],
  ])('is decided by the GSTIN in the %s before the address', (_, change) => {
    expect(namesOf(party('Maharashtra', change))).toBe('IGST')
  })

  /* IGST Act 2017, s. 12 (3) to (9) and 13 (3) to (10): the seller is in Maharashtra. */
  test.each<[Supply, string, string, string]>([
    ['land', 'abroad', 'Delhi', 'IGST'],
    ['land', 'abroad', 'Maharashtra', 'CGST+SGST'],
    ['land', 'registered', 'Maharashtra', 'CGST+SGST'],
    ['land', 'registered', '', 'CGST+SGST'],
    ['land', 'person', 'Karnataka', 'IGST'],
    ['restaurant', 'abroad', 'Maharashtra', 'CGST+SGST'],
    ['restaurant', 'registered', 'Maharashtra', 'CGST+SGST'],
    ['admission', 'registered', 'Maharashtra', 'CGST+SGST'],
    ['in_person', 'person', 'Maharashtra', 'CGST+SGST'],
    ['event', 'abroad', 'Maharashtra', 'CGST+SGST'],
    ['event', 'registered', 'Maharashtra', 'IGST'],
    ['event', 'person', 'Maharashtra', 'CGST+SGST'],
    ['passenger_transport', 'registered', 'Maharashtra', 'IGST'],
    ['passenger_transport', 'person', 'Maharashtra', 'CGST+SGST'],
    ['movable_work', 'abroad', 'Maharashtra', 'CGST+SGST'],
    ['movable_work', 'registered', 'Maharashtra', 'IGST'],
    ['intermediary', 'abroad', '', 'CGST+SGST'],
    ['short_hire', 'abroad', '', 'CGST+SGST'],
    ['services', 'abroad', '', 'IGST'],
    ['electronic', 'abroad', '', 'IGST'],
  ])('of %s to a buyer that is %s, performed in %s: %s', (supply, buyer, state, expected) => {
    const buyers = {
      abroad: party('', { address: address('', 'US') }),
      registered: party('Karnataka', { taxRegistration: KARNATAKA }),
      person: party('Karnataka'),
    }
    const of = buyers[buyer as keyof typeof buyers]
    const performedAt = state === '' ? null : { ...address(state), subdivision: state }
    const parts = taxParts({
      seller,
      buyer: of,
      deliveryAddress: null,
      supplies: [supply],
      performedAt,
    })
    expect(parts.names.join('+')).toBe(expected)
  })

  test('follows the goods of a buyer without a GSTIN, and the state of one with it', () => {
    const elsewhere = address('Karnataka')
    expect(namesOf(party('Maharashtra'), elsewhere)).toBe('IGST')
    expect(namesOf(party('Karnataka'), address('Maharashtra'))).toBe('CGST+SGST')
    expect(namesOf(party('Maharashtra', MAHARASHTRA), elsewhere)).toBe('CGST+SGST')
    // A state of another country may have the name of an Indian one.
    expect(namesOf(party('Maharashtra'), address('Karnataka', 'FR'))).toBe('CGST+SGST')
  })

  test('is IGST to a special economic zone of the own state: IGST Act 2017, s. 7 (5) (b)', () => {
    const gstin = { kind: 'gstin', value: '27AABCU9603R1ZN' }
    const zone = specimenProfile('IN', { taxIds: [gstin, { kind: 'sez', value: 'F1232019' }] })
    expect(namesOf(partyOf(zone, 'buyer'))).toBe('IGST')
    expect(namesOf(partyOf(specimenProfile('IN', { taxIds: [gstin] }), 'buyer'))).toBe('CGST+SGST')
  })

  test('adds up to the tax, with a share of the union territory where it has no legislature', () => {
    const chandigarh = party('Chandigarh')
    const parts = taxParts({ seller: chandigarh, buyer: chandigarh, deliveryAddress: null })
    expect(parts.names).toEqual(['CGST', 'UTGST'])
    const subtotal = { rate: decimal('18'), tax: 181n }
    expect(parts.split(subtotal)).toEqual([
      { name: 'CGST', rate: '9', tax: 91n },
      { name: 'UTGST', rate: '9', tax: 90n },
    ])
    const across = taxParts({ seller, buyer: party('Karnataka'), deliveryAddress: null })
    expect(across.split(subtotal)).toEqual([{ name: 'IGST', rate: '18', tax: 181n }])
  })
})

describe('a seller in India', () => {
  const statusOf = (vatRegistered: boolean, kind = 'gstin', value = '') =>
    countryRules('IN').sellerStatus({ vatRegistered, taxIds: [{ kind, value }] })

  test('with a GSTIN that charges no tax is under the composition scheme (CGST Act, s. 10)', () => {
    expect(statusOf(true)).toBe('registered')
    expect(statusOf(false, 'gstin', KARNATAKA)).toBe('composition')
    expect(statusOf(false, 'gstin', ' ')).toBe('unregistered')
    expect(statusOf(false, 'pan', 'AABCU9603R')).toBe('unregistered')
  })

  test.each<[SupplyFacts['status'], SupplyFacts['destination'], string, string]>([
    ['composition', 'home', '', 'composition composition'],
    ['composition', 'third', '', 'composition composition'],
    ['unregistered', 'third', '', 'as elsewhere'],
    ['registered', 'home', '', 'as elsewhere'],
    ['registered', 'third', '', 'export zero_rated_under_lut undertaking'],
    ['registered', 'home', 'F1', 'sez special_economic_zone undertaking zone_endorsement'],
  ])(
    'that is %s and sells to %s, zone %j: %s (IGST Act, s. 16)',
    (status, destination, certificate, expected) => {
      const ruled = countryRules('IN').ruling({
        status,
        destination,
        supply: 'services',
        from: 'IN',
        to: 'FR',
        toCountry: 'FR',
        toSubdivision: '',
        where: 'buyer',
        buyerIn: destination,
        isElsewhere: false,
        hasOwnRates: false,
        usesOneStopShop: false,
        isOwedByCustomer: false,
        buyer: { kind: 'business', hasVatId: false, certificate, hasLapsedCertificate: false },
      })
      const text = ruled ? [ruled.key, ruled.reason, ...ruled.proofs].join(' ') : 'as elsewhere'
      expect(text).toBe(expected)
    },
  )
})

describe('a GSTIN', () => {
  const gstin = countryRules('IN').taxIds.find(({ key }) => key === 'gstin')
  test.each([
    ['29AABCU9603R1ZJ', 'true'],
    ['29AABCU9603R1ZK', 'wrong_checksum'],
    ['29AABCU9603R1Z', 'wrong_length'],
    ['29AABCU9603R1ZJ0', 'wrong_length'],
    // No state has this code.
    ['45AABCU9603R1ZJ', 'wrong_format'],
    // The letter of a PAN's fourth place says what its holder is; Z is none.
    ['29AABZU9603R1ZJ', 'wrong_format'],
    ['29AABCU9603R1XJ', 'wrong_format'],
    ['29AABCU96O3R1ZJ', 'wrong_format'],
    ['29AABCU9603R1Z*', 'wrong_format'],
  ])('%s: %s', (number, expected) => {
    const result = gstin?.validate(number)
    expect(result?.ok === true ? 'true' : result?.refusal).toBe(expected)
  })
})

test('a line states its halves within a state, of a union territory too, and the whole between two', () => {
  const partsOf = (from: string, to: string) =>
    taxParts({ seller: party(from), buyer: party(to), deliveryAddress: null }).parts(decimal('18'))
  expect(partsOf('MH', 'MH')).toEqual([
    { name: 'CGST', rate: '9' },
    { name: 'SGST', rate: '9' },
  ])
  expect(partsOf('CH', 'CH')[1]).toEqual({ name: 'UTGST', rate: '9' })
  expect(partsOf('MH', 'KA')).toEqual([{ name: 'IGST', rate: '18' }])
})
