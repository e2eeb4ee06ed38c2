import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { homeTaxCurrency } from '../country/home-tax-currency.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { type PartyKind, PARTY_KINDS } from '../party/party.ts'
import { emptyProfile } from '../party/empty-profile.ts'
import { taxSellerOf } from '../tax/parties.ts'
import { specimenProfile } from '../testing/draft.ts'
import { type TaxContext, changesWithKind, supplyDay, taxOfLine } from './line-tax.ts'

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

describe('whether the tax changes with the kind of what is supplied', () => {
  const VAT: Readonly<Record<string, string>> = { DE: 'DE136695976', FR: 'FR40303265045' }

  function sale(from: string, to: string, kind: PartyKind, change: object = {}): TaxContext {
    const numbered = (country: string) => {
      const value = VAT[country]
      return value === undefined ? {} : { taxIds: [{ kind: 'vat', value }] }
    }
    const seller = specimenProfile(from, numbered(from))
    const ofBuyer = kind === 'business' ? numbered(to) : {}
    const settings = { vatRegistered: true, ...change }
    return {
      ...context,
      seller: taxSellerOf(seller, settings),
      buyer: specimenProfile(to, { kind, ...ofBuyer }),
    }
  }
  const typed = { supply: 'services', ownTax: null } as const

  test.each([
    // Goods are exempt under art. 138, the customer of a service owes the tax.
    ['FR', 'DE', 'business', true],
    // Taxed at home below 10,000 € a year, but not what is performed in the other state.
    ['DE', 'FR', 'government', true],
    ['FR', 'DE', 'person', true],
    ['DE', 'US', 'business', true],
    ['DE', 'US', 'person', true],
    ['CH', 'DE', 'business', true],
    ['CH', 'DE', 'person', true],
    ['GB', 'FR', 'business', true],
    ['NO', 'SE', 'business', true],
    // Goods and services are exports alike; a room in India is not.
    ['IN', 'US', 'business', true],
    ['IN', 'US', 'person', true],
    // Goods are an export, what the law says of services is not known.
    ['AU', 'NZ', 'business', true],
    // At home the question would be a burden.
    ['FR', 'FR', 'business', false],
    ['FR', 'FR', 'person', false],
    ['DE', 'DE', 'government', false],
    ['CH', 'CH', 'business', false],
    ['GB', 'GB', 'person', false],
    ['US', 'US', 'business', false],
    ['IN', 'IN', 'business', false],
    ['AU', 'AU', 'person', false],
  ] as const)('from %s to %s, to a %s: %s', (from, to, kind, changes) => {
    expect(changesWithKind(typed, sale(from, to, kind))).toBe(changes)
    expect(changesWithKind({ ...typed, supply: 'goods' }, sale(from, to, kind))).toBe(changes)
  })

  test('in no country a sale at one address is asked', () => {
    const asked = COUNTRIES.flatMap(({ code }) =>
      PARTY_KINDS.filter(kind => changesWithKind(typed, sale(code, code, kind))).map(
        kind => `${code} ${kind}`,
      ),
    )
    expect(asked).toEqual([])
  })

  test('where it is not asked, goods and services have one tax', () => {
    const wrong: string[] = []
    for (const from of ['FR', 'ES', 'CH', 'GB', 'NO', 'IN', 'US', 'AU', 'BR'])
      for (const { code: to } of COUNTRIES)
        for (const kind of PARTY_KINDS) {
          const context = sale(from, to, kind)
          const [first, second] = [typed, { ...typed, supply: 'goods' as const }].map(line =>
            JSON.stringify(taxOfLine(line, context).tax),
          )
          if (first !== second && !changesWithKind(typed, context)) wrong.push(`${from} ${to}`)
        }
    expect(wrong).toEqual([])
  })

  test('in the one-stop shop goods have the customer’s rate, and usual services the seller’s', () => {
    expect(changesWithKind(typed, sale('FR', 'DE', 'person', { usesOneStopShop: true }))).toBe(true)
  })

  test('a company that is not registered is not asked where it charges nothing either way', () => {
    for (const to of ['FR', 'US', 'AU'])
      expect(changesWithKind(typed, sale('GB', to, 'business', { vatRegistered: false }))).toBe(
        false,
      )
    expect(changesWithKind(typed, sale('DE', 'US', 'business', { vatRegistered: false }))).toBe(
      true,
    )
  })

  test('without a customer nothing is known that would change', () => {
    expect(changesWithKind(typed, { ...context, buyer: null })).toBe(false)
  })

  test('an item with a tax of its own is one of goods, or asked for its kind', () => {
    const ownTax = { key: 'reduced', category: 'S', rate: decimal('7') } as const
    expect(changesWithKind({ ...typed, ownTax }, sale('DE', 'FR', 'business'))).toBe(true)
    expect(changesWithKind({ ...typed, ownTax }, sale('DE', 'DE', 'business'))).toBe(false)
  })

  test('within a country, between parts with rates of their own', () => {
    const address = { ...french.address, postCode: '97400' }
    const reunion = specimenProfile('FR', { kind: 'person', address })
    expect(changesWithKind(typed, { ...context, buyer: reunion })).toBe(true)
  })

  test('margin goods of a seller at home differ from what else it sells', () => {
    const used = { supply: 'second_hand', ownTax: null } as const
    expect(changesWithKind(used, sale('FR', 'FR', 'person'))).toBe(true)
  })

  test('goods that are handed over where the seller is differ from a service abroad', () => {
    const atHome = { ...sale('FR', 'DE', 'business'), delivery: french.address }
    expect(changesWithKind(typed, atHome)).toBe(true)
  })
})
