import { decimal } from '@bordereau/domain/money/decimal'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { distanceSaleOf } from './distance-sale-of.ts'
import { decisionsOf, isSame } from './explained-taxes.ts'

const lines = [
  specimenLine({ id: 'a', supply: 'goods' }),
  specimenLine({ id: 'b', supply: 'services', price: decimal('7') }),
]
const DRAFT = specimenDraft({ lines })
const parties = (country: string, kind: 'person' | 'business') => ({
  seller: specimenProfile('FR'),
  buyer: specimenProfile(country, { kind }),
  vatRegistered: true,
  bankAccount: null,
  today: SPECIMEN_DAY,
})

test('only goods and electronic services to persons in other member states count, in euro', () => {
  expect(distanceSaleOf(DRAFT, parties('DE', 'person'))).toBe(16000n)
  expect(distanceSaleOf({ ...DRAFT, currency: 'USD' }, parties('DE', 'person'))).toBe(0n)
  expect(distanceSaleOf({ ...DRAFT, kind: 'credit_note' }, parties('DE', 'person'))).toBeUndefined()
  expect(distanceSaleOf(DRAFT, parties('DE', 'business'))).toBeUndefined()
  expect(distanceSaleOf(DRAFT, parties('FR', 'person'))).toBeUndefined()
  expect(distanceSaleOf(DRAFT, { ...parties('DE', 'person'), buyer: null })).toBeUndefined()
})

test('lines with the same decision and tax are explained once, in their order', () => {
  const { seller, buyer } = parties('FR', 'business')
  const context = {
    seller: taxSellerOf(seller, { vatRegistered: true }),
    buyer,
    delivery: null,
    language: 'en',
    day: SPECIMEN_DAY,
  }
  const [first, second] = lines
  if (!first || !second) throw new Error('there are two lines')
  const reduced = { ...first, id: 'c', tax: { ...first.tax, rate: decimal('5.5') } }
  const groups = decisionsOf([first, reduced, { ...first, id: 'd' }], context)
  expect(groups.map(({ of }) => of.map(({ index }) => index))).toEqual([[0, 2], [1]])
})

test('a rate that the seller entered is the tax that asks for one', () => {
  const tax = specimenLine().tax
  expect(isSame(tax, { ...tax, rate: null })).toBe(true)
  expect(isSame(tax, { ...tax, rate: decimal('10') })).toBe(false)
  expect(isSame(tax, { ...tax, category: 'E', rate: null })).toBe(false)
  expect(isSame(tax, { ...tax, exemptionCode: 'VATEX-EU-O' })).toBe(false)
})
