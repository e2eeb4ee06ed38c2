import { describe, expect, test } from 'vitest'
import type { Ruling } from '../country/country.ts'
import type { SupplyFacts } from '../country/supply.ts'
import { countryRules } from '../country/rules.ts'
import { EU_PLACES } from '../country/place-table.ts'
import { type RowsOf, rowsFor, rulingOf } from './decision-rows.ts'

type Buyer = 'person' | 'business' | 'with number' | 'awaiting'
type Row = readonly [
  status: SupplyFacts['status'],
  supply: SupplyFacts['supply'],
  destination: SupplyFacts['destination'],
  buyer: Buyer,
  ruling: string,
]

/** The facts of a sale without a place of its own: the row says where its buyer is. */
function factsOf([status, supply, buyerIn, buyer]: Row): SupplyFacts {
  const { business, person } = EU_PLACES[supply]
  const where = buyer === 'person' ? person : business
  const isAtSeller = where === 'seller' || (where === 'buyer_abroad' && buyerIn !== 'third')
  const destination = isAtSeller ? 'home' : buyerIn
  const to = destination === 'home' ? 'FR' : 'DE'
  return {
    status,
    supply,
    where,
    destination,
    buyerIn,
    from: 'FR',
    to,
    toCountry: to,
    toSubdivision: '',
    isElsewhere: isAtSeller && buyerIn !== 'home',
    hasOwnRates: false,
    usesOneStopShop: false,
    isOwedByCustomer: false,
    buyer: {
      kind: buyer === 'person' ? 'person' : 'business',
      hasVatId: buyer === 'with number',
      isVatIdAwaited: buyer === 'awaiting',
      certificate: '',
      hasLapsedCertificate: false,
    },
  }
}

const textOf = ({ key, reason, proofs }: Ruling) => [key, reason, ...proofs].join(' ')

function ruled(row: Row, of: Omit<RowsOf, 'status'>): string {
  const facts = factsOf(row)
  const found = rulingOf(rowsFor({ ...of, status: facts.status }), facts)
  return found ? textOf(found) : 'none'
}

const SMALL = 'small_business'
const CHECKED = 'buyer_vat_id_checked'

/** Directive 2006/112/EC; the article after each group. */
const EU: readonly Row[] = [
  ['registered', 'goods', 'home', 'person', 'standard home'],
  ['registered', 'services', 'home', 'with number', 'standard home'],
  // Art. 138 (1) and 33.
  [
    'registered',
    'goods',
    'eu',
    'with number',
    `intra_community eu_goods_business ${CHECKED} transport`,
  ],
  ['registered', 'goods', 'eu', 'person', 'standard eu_distance_sale'],
  ['registered', 'goods', 'eu', 'business', 'standard eu_business_without_number buyer_vat_id'],
  // Art. 44, 45, 58 and 196.
  [
    'registered',
    'services',
    'eu',
    'with number',
    `reverse_charge eu_services_business ${CHECKED} seller_vat_id`,
  ],
  [
    'registered',
    'electronic',
    'eu',
    'with number',
    `reverse_charge eu_services_business ${CHECKED} seller_vat_id`,
  ],
  ['registered', 'services', 'eu', 'business', 'standard eu_business_without_number buyer_vat_id'],
  // Implementing Regulation 282/2011, art. 18 (1) (b); goods need the number (art. 138 (1) (b)).
  [
    'registered',
    'services',
    'eu',
    'awaiting',
    'reverse_charge eu_services_number_awaited business_evidence seller_vat_id',
  ],
  [
    SMALL,
    'services',
    'eu',
    'awaiting',
    'reverse_charge eu_services_number_awaited business_evidence seller_vat_id',
  ],
  ['registered', 'goods', 'eu', 'awaiting', 'standard eu_business_without_number buyer_vat_id'],
  ['registered', 'services', 'eu', 'person', 'standard eu_services_consumer'],
  ['registered', 'intangible', 'eu', 'person', 'standard eu_services_consumer'],
  ['registered', 'electronic', 'eu', 'person', 'standard eu_distance_sale'],
  // Art. 146, 44, 45 and 59.
  ['registered', 'goods', 'third', 'person', 'export export_goods export'],
  [
    'registered',
    'services',
    'third',
    'business',
    'outside_scope third_services_business business_evidence',
  ],
  ['registered', 'services', 'third', 'person', 'standard third_services_consumer'],
  [
    'registered',
    'intangible',
    'third',
    'person',
    'outside_scope_consumer third_intangible_consumer',
  ],
  // Art. 284 and 139 (1).
  [SMALL, 'services', 'home', 'person', 'small_business home_small_business'],
  [SMALL, 'goods', 'eu', 'with number', 'small_business small_business_goods'],
  [SMALL, 'goods', 'third', 'person', 'small_business small_business_goods'],
  [SMALL, 'services', 'third', 'person', 'small_business third_services_consumer'],
  [SMALL, 'intangible', 'third', 'person', 'outside_scope_consumer third_intangible_consumer'],
  [
    SMALL,
    'services',
    'third',
    'business',
    'outside_scope small_business_services_third business_evidence',
  ],
  [
    SMALL,
    'intangible',
    'third',
    'business',
    'outside_scope small_business_services_third business_evidence',
  ],
  [SMALL, 'services', 'eu', 'person', 'small_business eu_services_consumer'],
  [SMALL, 'services', 'eu', 'business', 'small_business eu_business_without_number buyer_vat_id'],
  [
    SMALL,
    'services',
    'eu',
    'with number',
    `reverse_charge small_business_services_eu ${CHECKED} seller_vat_id`,
  ],
  [
    'eu_small_business',
    'services',
    'eu',
    'with number',
    'eu_small_business eu_small_business eu_small_business_number',
  ],
]

/** Countries of which no more is known: taxed at home, nothing abroad. */
const OTHER: readonly Row[] = [
  ['unregistered', 'goods', 'third', 'business', 'unregistered unregistered'],
  [SMALL, 'goods', 'third', 'business', 'small_business home_small_business'],
  ['registered', 'goods', 'home', 'person', 'standard home'],
  ['registered', 'goods', 'third', 'person', 'export export_goods export'],
  [
    'registered',
    'services',
    'third',
    'business',
    'outside_scope third_services_business business_evidence',
  ],
  ['registered', 'services', 'third', 'person', 'standard third_services_consumer'],
  [
    'registered',
    'electronic',
    'third',
    'person',
    'outside_scope_consumer third_intangible_consumer',
  ],
]

/** Ley del IVA, art. 20 (no scheme for small businesses: exempt supplies only) and art. 69.Dos. */
const SPAIN: readonly Row[] = [
  [SMALL, 'services', 'home', 'business', 'exempt home_small_business'],
  [SMALL, 'goods', 'eu', 'with number', 'exempt home_small_business'],
  [SMALL, 'services', 'third', 'person', 'exempt home_small_business'],
  [SMALL, 'services', 'eu', 'with number', 'as elsewhere'],
  ['registered', 'services', 'third', 'person', 'as elsewhere'],
]

describe('the place of a supply', () => {
  test.each(EU)('in the Union: %s, %s, %s, to a %s: %s', (...row) => {
    expect(ruled(row, { isInEu: true, known: 'places' })).toBe(row[4])
  })

  test.each(OTHER)('elsewhere: %s, %s, %s, to a %s: %s', (...row) => {
    expect(ruled(row, { isInEu: false, known: 'places' })).toBe(row[4])
  })

  test.each(SPAIN)('in Spain: %s, %s, %s, to a %s: %s', (...row) => {
    const found = countryRules('ES').ruling(factsOf(row))
    expect(found ? textOf(found) : 'as elsewhere').toBe(row[4])
  })

  test.each<[string, string, string, Row[1], Buyer, string]>([
    ['ES', 'ES-CN', 'ES', 'services', 'person', 'standard third_services_consumer'],
    ['ES', 'ES-CN', 'ES', 'goods', 'person', 'as elsewhere'],
    ['ES', 'ES-CN', 'ES', 'services', 'business', 'as elsewhere'],
    ['ES', 'ES', 'ES', 'services', 'person', 'as elsewhere'],
    ['ES-CN', 'ES', 'ES', 'services', 'person', 'as elsewhere'],
    ['ES', 'US', 'US', 'services', 'person', 'as elsewhere'],
  ])('in Spain, from %s to %s of %s: %s to a %s: %s', (...row) => {
    const [from, to, toCountry, supply, buyer, expected] = row
    const facts = factsOf(['registered', supply, 'third', buyer, expected])
    const found = countryRules('ES').ruling({ ...facts, from, to, toCountry })
    expect(found ? textOf(found) : 'as elsewhere').toBe(expected)
  })
})

type Sale = readonly [
  country: string,
  status: SupplyFacts['status'],
  supply: SupplyFacts['supply'],
  from: string,
  to: string,
  ruling: string,
]

const OVERSEAS = 'export_overseas export_goods export'
const HOLY_SEE = 'export_san_marino export_goods export'

test.each<Sale>([
  // CGI art. 294, 2.
  ['FR', 'registered', 'goods', 'FR', 'FR-RE', OVERSEAS],
  ['FR', 'registered', 'goods', 'FR-RE', 'FR', OVERSEAS],
  ['FR', 'registered', 'goods', 'FR-RE', 'FR-GF', OVERSEAS],
  ['FR', 'registered', 'goods', 'MC', 'FR-YT', OVERSEAS],
  ['FR', 'registered', 'goods', 'FR-RE', 'FR-RE', 'as elsewhere'],
  ['FR', 'registered', 'goods', 'FR', 'MC', 'as elsewhere'],
  ['FR', 'registered', 'goods', 'FR-RE', 'DE', 'as elsewhere'],
  ['FR', 'registered', 'services', 'FR', 'FR-RE', 'as elsewhere'],
  ['FR', 'small_business', 'goods', 'FR', 'FR-RE', 'as elsewhere'],
  // DPR 633/1972 art. 71.
  ['IT', 'registered', 'goods', 'IT', 'SM', HOLY_SEE],
  ['IT', 'registered', 'goods', 'IT', 'VA', HOLY_SEE],
  ['IT', 'registered', 'goods', 'IT', 'CH', 'as elsewhere'],
  ['IT', 'registered', 'services', 'IT', 'SM', 'as elsewhere'],
  ['IT', 'small_business', 'goods', 'IT', 'SM', 'as elsewhere'],
  // MWSTG art. 8 (1).
  ['CH', 'registered', 'services', 'CH', 'DE', 'outside_scope services_where_customer_is'],
  ['CH', 'registered', 'goods', 'CH', 'DE', 'as elsewhere'],
  ['CH', 'small_business', 'services', 'CH', 'DE', 'as elsewhere'],
])('by the law of %s, %s, %s from %s to %s: %s', (country, status, supply, from, to, expected) => {
  const facts = { ...factsOf([status, supply, 'third', 'business', '']), from, to }
  const found = countryRules(country).ruling(facts)
  expect(found ? textOf(found) : 'as elsewhere').toBe(expected)
})

/* Excise Tax Act, sch. IX: the province of the supply decides. */
test.each([
  ['registered', 'home', 'ON', 'hst_on home_territory_rate'],
  ['registered', 'home', 'AB', 'standard home'],
  ['registered', 'home', '', 'custom rate_unknown'],
  ['small_business', 'home', 'ON', 'as elsewhere'],
  ['registered', 'third', 'ON', 'as elsewhere'],
] as const)('in Canada, %s, %s, %s: %s', (status, destination, toSubdivision, expected) => {
  const facts = factsOf([status, 'services', destination, 'business', ''])
  const found = countryRules('CA').ruling({ ...facts, toSubdivision })
  expect(found ? textOf(found) : 'as elsewhere').toBe(expected)
})
