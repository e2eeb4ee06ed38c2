import { expect, test } from 'vitest'
import { homeTaxCurrency } from '../country/home-tax-currency.ts'
import { localDate } from '../date.ts'
import { emptyProfile } from '../party/empty-profile.ts'
import { taxSellerOf } from '../tax/parties.ts'
import { specimenProfile } from '../testing/draft.ts'
import { type TaxContext, supplyDay, taxOfLine } from './line-tax.ts'

const day = localDate
const french = specimenProfile('FR', { taxIds: [{ kind: 'vat', value: 'FR40303265045' }] })
const german = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })
const context: TaxContext = {
  seller: taxSellerOf(french, { vatRegistered: true }),
  buyer: german,
  delivery: null,
  language: 'en',
  day: day('2026-11-20'),
}
const goods = { supply: 'goods', ownTax: null } as const

test('goods have the tax of the place of delivery, where one is entered', () => {
  expect(taxOfLine(goods, context).reason).toBe('eu_goods_business')
  const { address } = emptyProfile('')
  expect(taxOfLine(goods, { ...context, delivery: address }).reason).toBe('eu_goods_business')
  expect(taxOfLine(goods, { ...context, delivery: french.address }).reason).toBe('goods_stay')
  expect(taxOfLine(goods, { ...context, buyer: null }).reason).toBe('home')
})

test('the rates are those of the day of delivery, else the end of the period, the issue, today', () => {
  const [deliveryDate, end, issueDate, today] = [1, 2, 3, 4].map(n => day(`2026-01-0${n}`))
  if (!deliveryDate || !end || !issueDate || !today) throw new Error('no days')
  const period = { start: day('2025-12-01'), end }
  expect(supplyDay({ deliveryDate, period, issueDate }, today)).toBe(deliveryDate)
  expect(supplyDay({ deliveryDate: null, period, issueDate }, today)).toBe(end)
  const open = { start: day('2025-12-01') }
  expect(supplyDay({ deliveryDate: null, period: open, issueDate }, today)).toBe(issueDate)
  expect(supplyDay({ deliveryDate: null, period: null, issueDate }, today)).toBe(issueDate)
  expect(supplyDay({ deliveryDate: null, period: null, issueDate: null }, today)).toBe(today)
})

test('a seller’s law wants the tax in its own currency on documents in another one (art. 230)', () => {
  expect(homeTaxCurrency('FR', 'EUR')).toBeUndefined()
  expect(homeTaxCurrency('FR', 'USD')).toMatchObject({ currency: 'EUR' })
  expect(homeTaxCurrency('PL', 'EUR')).toMatchObject({ currency: 'PLN' })
  expect(homeTaxCurrency('US', 'EUR')).toBeUndefined()
})

test('an empty profile is a business with nothing but its country', () => {
  const { kind, address, taxIds, ...texts } = emptyProfile('FR')
  const { country, ...lines } = address
  expect([kind, country, taxIds]).toEqual(['business', 'FR', []])
  expect(lines).toEqual({
    line1: '',
    line2: '',
    line3: '',
    city: '',
    postCode: '',
    subdivision: '',
  })
  const contact = { name: '', phone: '', email: '' }
  expect(texts).toEqual({ legalName: '', tradingName: '', legalInformation: '', contact })
})
