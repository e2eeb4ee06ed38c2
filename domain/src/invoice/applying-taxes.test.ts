import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { PARTY_KINDS, type PartyKind } from '../party/party.ts'
import { oneStopShopTaxesFor } from '../tax/one-stop-shop.ts'
import { taxBuyerOf, taxSellerOf } from '../tax/parties.ts'
import { taxesOn } from '../tax/tax-of.ts'
import { specimenProfile } from '../testing/draft.ts'
import { applyingTaxes } from './applying-taxes.ts'
import { type Supplied, type TaxContext, taxOfLine } from './line-tax.ts'

const DAY = localDate('2026-11-20')
const VAT: Readonly<Record<string, string>> = { DE: 'DE136695976', FR: 'FR40303265045' }

function sale(from: string, to: string, kind: PartyKind, settings: object = {}) {
  const numbered = (country: string) => {
    const value = VAT[country]
    return value === undefined ? {} : { taxIds: [{ kind: 'vat', value }] }
  }
  const profile = specimenProfile(from, numbered(from))
  const seller = taxSellerOf(profile, { vatRegistered: true, ...settings })
  const buyer = specimenProfile(to, { kind, ...(kind === 'business' ? numbered(to) : {}) })
  const context: TaxContext = { seller, buyer, delivery: null, language: 'en', day: DAY }
  const ofBuyer = seller.usesOneStopShop
    ? oneStopShopTaxesFor(seller.place, taxBuyerOf(buyer, seller))
    : []
  return { context, offered: taxesOn([...ofBuyer, ...offeredTaxes(profile.address)], DAY) }
}

function applying(line: Partial<Supplied>, { context, offered }: ReturnType<typeof sale>) {
  const supplied: Supplied = { supply: 'services', ownTax: null, ...line }
  return applyingTaxes(supplied, context, offered).map(({ key, why }) => `${key}: ${why}`)
}

const REDUCED = { key: 'reduced', category: 'S', rate: decimal('7') } as const

describe('the taxes that can apply to a sale', () => {
  test('at home are the rates of the country, the decided one first', () => {
    const rates = applying({}, sale('FR', 'FR', 'business'))
    expect(rates[0]).toBe('standard: decided')
    expect(rates).toHaveLength(4)
    expect(rates.slice(1).every(text => text.endsWith(': rate'))).toBe(true)
    expect(applying({ ownTax: REDUCED }, sale('DE', 'DE', 'person'))).toEqual([
      'reduced: decided',
      'standard: rate',
    ])
  })

  test('across a border are those of each kind, not the rates of home', () => {
    expect(applying({}, sale('FR', 'DE', 'business'))).toEqual([
      'reverse_charge: decided',
      'intra_community: goods',
      'standard: here',
      // Art. 194: Germany lets its business owe what is performed there.
      'reverse_charge_local: there',
    ])
    expect(applying({ supply: 'goods' }, sale('FR', 'DE', 'business')).slice(0, 3)).toEqual([
      'intra_community: decided',
      'reverse_charge: services',
      'standard: here',
    ])
    expect(applying({}, sale('DE', 'US', 'business')).slice(0, 3)).toEqual([
      'outside_scope: decided',
      'export: goods',
      'standard: here',
    ])
  })

  test('where the kind of an item is asked are both answers', () => {
    const keys = applying({ ownTax: REDUCED }, sale('DE', 'FR', 'business'))
    expect(keys).toContain('reduced: own')
    expect(keys).toContain('reverse_charge: services')
  })

  test('in the one-stop shop are the rates of the customer’s state', () => {
    const keys = applying(
      { supply: 'goods' },
      sale('FR', 'DE', 'person', { usesOneStopShop: true }),
    )
    expect(keys[0]).toBe('oss_standard: decided')
    expect(keys).toContain('standard: services')
    expect(keys).toContain('oss_reduced: rate')
  })

  test('of who charges none are not the rates', () => {
    const keys = applying({}, sale('FR', 'FR', 'business', { vatRegistered: false }))
    expect(keys).toEqual(['small_business: decided'])
  })

  test('are at most four of those offered, each once, and have the decided one first', () => {
    const wrong: string[] = []
    for (const from of ['FR', 'CH', 'IN'])
      for (const { code: to } of COUNTRIES)
        for (const kind of PARTY_KINDS)
          for (const supply of ['services', 'goods', 'land', 'electronic'] as const) {
            const { context, offered } = sale(from, to, kind)
            const line: Supplied = { supply, ownTax: null }
            const taxes = applyingTaxes(line, context, offered)
            const keys = taxes.map(({ key }) => key)
            const isEach = new Set(keys).size === keys.length && keys.length <= 4
            const isOffered = keys.every(key => offered.some(tax => tax.key === key))
            const { key, tax } = taxOfLine(line, context)
            const decided = offered.find(
              each => each.key === key && each.rate === tax.rate && each.country === tax.country,
            )
            const isFirst = decided === undefined || keys[0] === key
            if (!isEach || !isOffered || !isFirst) wrong.push(`${from} ${to} ${kind} ${supply}`)
          }
    expect(wrong).toEqual([])
  })
})
