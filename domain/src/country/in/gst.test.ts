import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../money/decimal.ts'
import type { Address } from '../../party/party.ts'
import { countryRules } from '../rules.ts'
import { STATES } from './address.ts'
import { isIntraState, placeOfSupply, splitGst, stateOf, stateTaxName } from './gst.ts'

const at = (country: string, subdivision = ''): Address => ({
  line1: '',
  line2: '',
  line3: '',
  city: '',
  postCode: '',
  subdivision,
  country,
})

test('the place of supply is where goods go, else where the buyer is, else where the seller is', () => {
  const supply = {
    seller: '27',
    buyer: '29',
    buyerCountry: 'IN',
    buyerRegistered: false,
    delivery: null,
  }
  expect(placeOfSupply(supply)).toBe('29')
  expect(placeOfSupply({ ...supply, delivery: at('IN', 'TN') })).toBe('33')
  expect(placeOfSupply({ ...supply, buyer: undefined })).toBe('27')
  const abroad = { ...supply, buyerCountry: 'FR' }
  for (const buyer of ['96', '29', undefined]) {
    expect(placeOfSupply({ ...abroad, buyer })).toBe('96')
    expect(placeOfSupply({ ...abroad, buyer, buyerRegistered: true })).toBe('96')
  }
})

// IGST Act 2017, s. 2 (5), 10 (1) (a):
// https://taxguru.in/goods-and-service-tax/tax-supply-goods-person-located-india-delivery-goods-person-india.html
test('goods that stay in India are supplied where they are delivered, also to a buyer abroad', () => {
  const supply = { seller: '27', buyer: '96', buyerCountry: 'FR', buyerRegistered: false }
  const delivery = at('IN', 'TN')
  expect(placeOfSupply({ ...supply, delivery, supplies: ['goods'] })).toBe('33')
  expect(placeOfSupply({ ...supply, delivery, supplies: ['services', 'goods'] })).toBe('33')
  expect(placeOfSupply({ ...supply, delivery: at('DE', 'TN'), supplies: ['goods'] })).toBe('96')
})

// IGST Act 2017, s. 12 (2) (b): https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_IGST_Act/active/chapterv/section12_v1.00.html
test('services are supplied where the buyer is, wherever something is delivered', () => {
  const supply = { seller: '27', buyer: '29', buyerCountry: 'IN', buyerRegistered: false }
  const delivery = at('IN', 'TN')
  expect(placeOfSupply({ ...supply, delivery, supplies: ['services'] })).toBe('29')
  const abroad = { ...supply, buyer: '96', buyerCountry: 'FR' }
  expect(placeOfSupply({ ...abroad, delivery, supplies: ['intangible'] })).toBe('96')
})

test('goods billed to a registered buyer and shipped to another are supplied where the buyer is', () => {
  const supply = { seller: '27', buyer: '27', buyerCountry: 'IN', buyerRegistered: true }
  expect(placeOfSupply({ ...supply, delivery: at('IN', 'TN') })).toBe('27')
  expect(placeOfSupply({ ...supply, buyer: undefined, delivery: at('IN', 'TN') })).toBe('33')
})

test('a party’s state is read from its GSTIN, then from its address', () => {
  const gstin = [{ kind: 'gstin', value: '29AABCU9603R1ZJ' }]
  expect(stateOf({ address: at('IN', 'MH'), taxIds: gstin })).toBe('29')
  expect(stateOf({ address: at('IN', 'MH'), taxIds: [] })).toBe('27')
  expect(stateOf({ address: at('IN'), taxIds: [] })).toBeUndefined()
  expect(stateOf({ address: at('FR'), taxIds: [] })).toBe('96')
})

test('inside a state tax is halved, elsewhere integrated', () => {
  expect(isIntraState('27', '27')).toBe(true)
  expect(isIntraState('27', '29')).toBe(false)
  expect(isIntraState('27', '27', true)).toBe(false)
  expect(isIntraState(undefined, undefined)).toBe(false)
  expect(isIntraState('96', '96')).toBe(false)
  expect([stateTaxName('27'), stateTaxName('04'), stateTaxName('07')]).toEqual([
    'SGST',
    'UTGST',
    'SGST',
  ])
})

test('the halves of 18 % are 9 %, and the odd paisa is central', () => {
  expect(splitGst({ rate: decimal('18'), tax: 1_801n }, true)).toEqual({
    by: 'cgst_sgst',
    rate: '9',
    cgst: 901n,
    sgst: 900n,
  })
  expect(splitGst({ rate: decimal('0.25'), tax: 100n }, true)).toMatchObject({ rate: '0.125' })
  expect(splitGst({ rate: decimal('18'), tax: 1_801n }, false)).toEqual({
    by: 'igst',
    rate: '18',
    igst: 1_801n,
  })
})

test('the halves always add up to the whole and differ by a paisa at most', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), tax => {
      const split = splitGst({ rate: decimal('18'), tax }, true)
      if (split.by !== 'cgst_sgst') throw new Error('not split')
      expect(split.cgst + split.sgst).toBe(tax)
      const apart = split.cgst - split.sgst
      expect(apart >= -1n && apart <= 1n).toBe(true)
    }),
  )
})

test('every state has its own GST code, and a GSTIN of it passes only with a true check digit', () => {
  expect(STATES).toHaveLength(36)
  expect(new Set(STATES.map(state => state.gstCode)).size).toBe(36)
  expect(new Set(STATES.map(state => state.code)).size).toBe(36)
  const gstin = countryRules('IN').taxIds.find(kind => kind.key === 'gstin')
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (const { gstCode } of STATES) {
    const valid = [...alphabet].filter(last => gstin?.validate(`${gstCode}AAPFU0939F1Z${last}`).ok)
    expect([gstCode, valid.length]).toEqual([gstCode, 1])
  }
})
