import { describe, expect, test } from 'vitest'
import { specimenProfile } from '../testing/draft.ts'
import { partyOf } from './party-of.ts'

const VAT = { kind: 'vat', value: 'FR40303265045' }
const SIRET = { kind: 'siret', value: '73282932000074' }
const RNA = { kind: 'rna', value: 'W751234567' }

describe('a party of a document', () => {
  test('has a trading name only where it differs from the legal one', () => {
    const named = (tradingName: string) =>
      partyOf(specimenProfile('FR', { legalName: 'Ada SARL', tradingName }), 'seller').tradingName
    expect([named('Ada SARL'), named('Ada'), named('')]).toEqual(['', 'Ada', ''])
  })

  test('says as which kind each number was entered, which its form alone does not say', () => {
    const certificate = { kind: 'exemption_certificate', value: 'EX1234567' }
    const american = specimenProfile('US', { taxIds: [certificate] })
    expect(partyOf(american, 'buyer').identifiers).toMatchObject([
      { id: 'EX1234567', kind: 'exemption_certificate' },
    ])
  })

  test('that is a seller or a buyer has all other numbers as identifiers', () => {
    const profile = specimenProfile('FR', { taxIds: [VAT, SIRET, RNA] })
    for (const role of ['seller', 'buyer'] as const)
      expect(partyOf(profile, role).identifiers).toMatchObject([
        { id: SIRET.value, schemeId: '0009' },
        { id: RNA.value, schemeId: undefined },
      ])
  })

  test('that is a seller without VAT and register number is identified by its tax number', () => {
    const steuernummer = { kind: 'steuernummer', value: '18181508155' }
    const alone = partyOf(specimenProfile('DE', { taxIds: [steuernummer] }), 'seller')
    expect(alone).toMatchObject({
      identifiers: [{ id: '18181508155' }],
      taxRegistration: '18181508155',
      vatId: '',
    })
    const vat = { kind: 'vat', value: 'DE136695976' }
    const both = partyOf(specimenProfile('DE', { taxIds: [steuernummer, vat] }), 'seller')
    expect(both).toMatchObject({ identifiers: [], taxRegistration: '18181508155' })
    const register = { kind: 'handelsregister', value: 'HRB123456' }
    const registered = partyOf(
      specimenProfile('DE', { taxIds: [steuernummer, register] }),
      'seller',
    )
    expect(registered).toMatchObject({ identifiers: [], legalRegistration: { id: 'HRB 123456' } })
    expect(partyOf(specimenProfile('DE', { taxIds: [steuernummer] }), 'buyer')).toMatchObject({
      identifiers: [{ id: '18181508155' }],
      taxRegistration: '',
    })
  })

  test('of India has its GSTIN as tax number, because it does not begin with a country', () => {
    const gstin = { kind: 'gstin', value: '27AAPFU0939F1ZV' }
    const seller = partyOf(specimenProfile('IN', { taxIds: [gstin] }), 'seller')
    expect([seller.vatId, seller.taxRegistration]).toEqual(['', '27AAPFU0939F1ZV'])
  })
})
