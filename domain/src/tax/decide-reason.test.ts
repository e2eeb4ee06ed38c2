import { describe, expect, test } from 'vitest'
import type { Place } from '../country/territory.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { decideTax } from './decide.ts'
import type { TaxQuestion } from './question.ts'

const place = (country: string, postCode = ''): Place => ({ country, postCode, subdivision: '' })

type Change = Partial<Omit<TaxQuestion, 'seller' | 'buyer'>> & {
  readonly seller?: Partial<TaxQuestion['seller']>
  readonly buyer?: Partial<TaxQuestion['buyer']>
}

function decided(from: Place, to: Place, change: Change = {}) {
  return decideTax({
    delivery: null,
    supply: 'services',
    own: null,
    language: 'en',
    day: localDate('2026-11-22'),
    ...change,
    seller: {
      place: from,
      status: 'registered',
      hasVatId: true,
      usesOneStopShop: false,
      taxes: [],
      ...change.seller,
    },
    buyer: { place: to, kind: 'business', vatId: '', certificate: '', ...change.buyer },
  })
}

const FR = place('FR', '75001')
const DE = place('DE', '10115')
const MC = place('MC', '98000')
const RE = place('RE', '97400')
const US = place('US')
const person = { kind: 'person' } as const
const german = { vatId: 'DE136695976' }

const reasonOf = (...given: Parameters<typeof decided>) => {
  const { reason, tax } = decided(...given)
  return `${reason} ${tax.category} ${tax.rate ?? '?'}`
}

describe('why a supply is taxed at home', () => {
  test('goods that a foreign buyer takes here stay; services have no place of delivery', () => {
    expect(reasonOf(FR, DE, { supply: 'goods', delivery: FR })).toBe('goods_stay S 20')
    expect(reasonOf(FR, FR, { supply: 'goods', delivery: FR })).toBe('home S 20')
    expect(reasonOf(FR, FR, { supply: 'services', delivery: DE })).toBe('home S 20')
    expect(reasonOf(FR, FR, { supply: 'goods' })).toBe('home S 20')
    // The same address again, as every form sends it.
    expect(reasonOf(FR, MC, { supply: 'goods', delivery: MC })).toBe('same_territory S 20')
  })

  test('a part of the territory is home; services to a business have its rate (CGI art. 296)', () => {
    expect(reasonOf(FR, MC)).toBe('same_territory S 20')
    expect(reasonOf(FR, RE)).toBe('home_territory_rate S 8.5')
    expect(reasonOf(FR, RE, { buyer: person })).toBe('same_territory S 20')
    expect(reasonOf(RE, FR)).toBe('home_territory_rate S 20')
  })

  test('an item with the normal rate has that of the part of the territory, one with another rate asks for it', () => {
    const own = (key: string, rate: string) => ({
      own: { key, category: 'S' as const, rate: decimal(rate) },
    })
    expect(reasonOf(FR, RE, own('standard', '20'))).toBe('home_territory_rate S 8.5')
    expect(reasonOf(FR, RE, own('reduced', '5.5'))).toBe('rate_unknown S ?')
    expect(reasonOf(FR, RE, { ...own('reduced', '5.5'), supply: 'goods' })).not.toMatch(/8\.5/)
    expect(reasonOf(FR, RE, { ...own('reduced', '5.5'), buyer: person })).toBe('home_own_tax S 5.5')
    expect(reasonOf(FR, MC, own('reduced', '5.5'))).toBe('home_own_tax S 5.5')
    expect(reasonOf(RE, FR, own('standard', '8.5'))).toBe('home_territory_rate S 20')
  })
})

describe('the one-stop shop', () => {
  const seller = { usesOneStopShop: true }
  test.each<[string, Change, string]>([
    ['goods to a person', { supply: 'goods', buyer: person }, 'one_stop_shop S 19'],
    [
      'electronic services to a person',
      { supply: 'electronic', buyer: person },
      'one_stop_shop S 19',
    ],
    ['other services', { buyer: person }, 'eu_services_consumer S 20'],
    ['goods to a business', { supply: 'goods' }, 'eu_business_without_number S 20'],
  ])('has the tax of the buyer’s country: %s', (_, change, reason) => {
    expect(reasonOf(FR, DE, { ...change, seller })).toBe(reason)
  })

  test('is not for sales at home or outside of the Union; a small business is exempt at home alone', () => {
    expect(reasonOf(FR, FR, { supply: 'goods', buyer: person, seller })).toBe('home S 20')
    expect(reasonOf(FR, US, { supply: 'goods', buyer: person, seller })).toBe('export_goods G 0')
    const small = { ...seller, status: 'small_business' } as const
    expect(reasonOf(FR, DE, { supply: 'goods', buyer: person, seller: small })).toBe(
      'one_stop_shop S 19',
    )
    expect(reasonOf(FR, FR, { supply: 'goods', buyer: person, seller: small })).toBe(
      'home_small_business E 0',
    )
  })
})

test('a certificate that has lapsed is nothing to a sale that it never exempted', () => {
  const lapsed = { certificate: 'X', certificateUntil: localDate('2026-11-21') }
  for (const to of [DE, FR, US])
    expect(decided(FR, to, { buyer: { ...german, ...lapsed } })).toEqual(
      decided(FR, to, { buyer: german }),
    )
})

test('goods go at the rate of the place that they leave, services to a business at that of its place', () => {
  const mainland = place('PT', '1000-001')
  const madeira = place('PT', '9000-001')
  expect(reasonOf(mainland, madeira, { supply: 'services' })).toBe('home_territory_rate S 22')
  expect(reasonOf(mainland, madeira, { supply: 'goods' })).toBe('same_territory S 23')
  expect(reasonOf(mainland, madeira, { buyer: person })).toBe('same_territory S 23')
})

describe('a law that is not known', () => {
  test('asks for the rate at home, and for the tax abroad', () => {
    const unknown = place('BT')
    expect(decided(unknown, unknown)).toMatchObject({
      reason: 'rate_unknown',
      tax: { category: 'S', rate: null },
      article: '',
      proofs: [],
      missing: [],
    })
    expect(decided(unknown, US)).toMatchObject({ reason: 'law_unknown', tax: { rate: null } })
  })

  test('is the seller’s in the United States, unless the buyer is exempt', () => {
    expect(decided(US, US)).toMatchObject({ reason: 'sales_tax_by_seller', proofs: [] })
    const exempt = decided(US, US, { buyer: { certificate: 'TX-12' } })
    expect(exempt).toMatchObject({
      reason: 'exempt_buyer',
      proofs: ['exemption_certificate'],
      missing: [],
    })
    expect(exempt.tax.exemptionReason).toMatch(/ – TX-12$/)
    expect(decided(US, FR, { buyer: { certificate: 'TX-12' } }).reason).toBe('sales_tax_by_seller')
  })
})

test('the proof that the data lack is missing: the numbers of seller and buyer', () => {
  expect(decided(FR, DE, { buyer: german }).missing).toEqual([])
  expect(decided(FR, DE, { buyer: german, seller: { hasVatId: false } }).missing).toEqual([
    'seller_vat_id',
  ])
  expect(decided(FR, DE).missing).toEqual(['buyer_vat_id'])
})

describe('an item’s own tax', () => {
  const own = (key: string, category: 'S' | 'E' | 'AE', rate: string) =>
    ({ key, category, rate: decimal(rate) }) as const
  const reduced = own('super_reduced', 'S', '5.5')
  const exempt = own('exempt', 'E', '0')
  const margin = own('margin_second_hand', 'E', '0')
  const small = { status: 'small_business' } as const

  test.each<[string, Place, Change, string]>([
    ['its rate at home', FR, { own: reduced }, 'home_own_tax S 5.5'],
    [
      'its rate where abroad is taxed as at home',
      DE,
      { own: reduced, buyer: person },
      'eu_services_consumer S 5.5',
    ],
    [
      'not in the one-stop shop',
      DE,
      { own: reduced, supply: 'goods', buyer: person, seller: { usesOneStopShop: true } },
      // Which rate Germany has for it, a French reduced rate does not tell.
      'rate_unknown S ?',
    ],
    [
      'asks of what kind it is where the buyer would owe the tax of a service',
      DE,
      { own: reduced, buyer: german },
      'kind_unknown S ?',
    ],
    [
      'not its rate where the kind is known and the buyer owes the tax',
      DE,
      { own: reduced, supply: 'intangible', buyer: german },
      'eu_services_business AE 0',
    ],
    ['its exemption at home', FR, { own: exempt }, 'home_own_tax E 0'],
    [
      'not its rate for a small business',
      FR,
      { own: reduced, seller: small },
      'home_small_business E 0',
    ],
    ['its exemption for a small business', FR, { own: exempt, seller: small }, 'home_own_tax E 0'],
    [
      'margin scheme (art. 333)',
      DE,
      { own: margin, supply: 'goods', buyer: german },
      'margin_scheme E 0',
    ],
    ['no margin scheme for exports', US, { own: margin, supply: 'goods' }, 'export_goods G 0'],
    [
      'triangular transaction (art. 141)',
      DE,
      { own: own('triangulation', 'AE', '0'), supply: 'goods', buyer: german },
      'triangulation AE 0',
    ],
    [
      'no triangular export',
      US,
      { own: own('triangulation', 'AE', '0'), supply: 'goods' },
      'export_goods G 0',
    ],
  ])('holds or gives way: %s', (_, to, change, reason) => {
    expect(reasonOf(FR, to, change)).toBe(reason)
  })

  test('is found by its category and rate where the item has no key of the country', () => {
    expect(decided(FR, FR, { own: own('', 'S', '5.5') }).key).toBe(
      decided(FR, FR, { own: reduced }).key,
    )
    expect(decided(FR, FR, { own: own('gone', 'S', '10') })).toMatchObject({ tax: { rate: '10' } })
    expect(decided(FR, FR, { own: own('', 'S', '3.33') })).toMatchObject({
      tax: { category: 'S', rate: '3.33', exemptionCode: '', exemptionReason: '' },
    })
  })

  test('is its key before any other of the same rate, and a rate of the law before one that is entered', () => {
    const canada = place('CA')
    const fifteen = (key: string) => decided(canada, canada, { own: own(key, 'S', '15') })
    expect(fifteen('hst_15').key).toBe('hst_15')
    expect(fifteen('custom')).toMatchObject({ key: 'custom', tax: { rate: '15' } })
    // That of Nova Scotia has lapsed, that of New Brunswick has not.
    expect(fifteen('').key).toBe('hst_15')
    expect(fifteen('hst_ns')).toMatchObject({ tax: { rate: null }, reason: 'rate_not_in_force' })
  })

  test('is of its own category, and is none of one that lapsed at another rate', () => {
    const britain = place('GB')
    const zero = (category: 'Z' | 'E') => ({ key: '', category, rate: decimal('0') })
    expect(decided(britain, britain, { own: zero('E') }).tax.category).toBe('E')
    expect(decided(britain, britain, { own: zero('Z') }).tax.category).toBe('Z')
    // A zero rate is a tax, which a business without registration does not charge.
    expect(decided(britain, britain, { own: zero('Z'), seller: small }).reason).not.toBe(
      'home_own_tax',
    )
    const india = place('IN')
    expect(decided(india, india, { own: own('', 'S', '3.33') }).tax.rate).toBe('3.33')
  })

  test('without tax holds abroad only where the sale is taxed at home', () => {
    const exempted = { own: exempt, buyer: person }
    expect(reasonOf(FR, DE, exempted)).toBe('eu_services_consumer E 0')
    expect(reasonOf(FR, DE, { ...exempted, buyer: german })).toBe('kind_unknown S ?')
  })

  test('whose rate is no longer law has no rate, no proof and no article', () => {
    const gst12 = own('', 'S', '12')
    expect(decided(place('IN'), place('IN'), { own: gst12 })).toMatchObject({
      tax: { category: 'S', rate: null, exemptionCode: '', exemptionReason: '' },
      reason: 'rate_not_in_force',
      proofs: [],
      missing: [],
    })
  })
})
