import { describe, expect, test } from 'vitest'
import { COUNTRIES, EU } from '../country/countries.ts'
import { countryRules } from '../country/rules.ts'
import { SUPPLIES, isGoods } from '../country/supply.ts'
import { offeredTaxes, taxesOfTerritory } from '../country/offered-taxes.ts'
import { TERRITORIES } from '../country/territories.ts'
import { type Place, territoryOf } from '../country/territory.ts'
import { type LocalDate, localDate } from '../date.ts'
import { type Decimal, ZERO, decimal } from '../money/decimal.ts'
import { inLanguage } from '../local-text.ts'
import { decideTax } from './decide.ts'
import type { TaxQuestion } from './question.ts'
import { taxesOn } from './tax-of.ts'

const DAYS = ['2020-10-01', '2023-12-31', '2024-07-01', '2025-07-01', '2026-11-22'].map(localDate)
const TODAY = localDate('2026-11-22')

const place = (country: string, postCode = ''): Place => ({ country, postCode, subdivision: '' })

/** Every country, and every part of one that is a territory of its own. */
const PLACES: readonly Place[] = [
  ...COUNTRIES.map(({ code }) => place(code)),
  ...TERRITORIES.flatMap(({ country, subdivisions }) =>
    (subdivisions ?? []).map(subdivision => ({ country, postCode: '', subdivision })),
  ),
]

type Change = Partial<Omit<TaxQuestion, 'seller' | 'buyer'>> & {
  readonly seller?: Partial<TaxQuestion['seller']>
  readonly buyer?: Partial<TaxQuestion['buyer']>
}

function question(from: Place, to: Place, change: Change = {}): TaxQuestion {
  return {
    delivery: null,
    supply: 'services',
    own: null,
    language: 'en',
    day: TODAY,
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
  }
}

describe('an item that has a tax of its own', () => {
  test('keeps it at home, in every country and territory, whatever the tax but one of three states', () => {
    const lost: string[] = []
    let kept = 0
    for (const home of PLACES) {
      const taxes = taxesOn(offeredTaxes(home), TODAY)
      for (const tax of taxes.filter(({ key }) => key !== 'triangulation')) {
        const rate = tax.rate ?? decimal('8.875')
        const own = { key: tax.key, category: tax.category, rate }
        for (const supply of SUPPLIES) {
          for (const kind of ['business', 'person'] as const) {
            const decided = decideTax(question(home, home, { supply, own, buyer: { kind } }))
            const reason = tax.reason ? inLanguage(tax.reason, 'en') : ''
            const same =
              decided.key === tax.key &&
              decided.tax.category === tax.category &&
              decided.tax.rate === rate &&
              decided.tax.exemptionCode === tax.exemptionCode &&
              decided.tax.exemptionReason === reason
            if (same) kept += 1
            // Where there is no VAT it is not owed by the buyer, and nothing is exempt from it for crossing a border.
            else if (
              decided.key !== 'no_vat' ||
              (!['AE', 'K', 'G'].includes(tax.category) &&
                (!isGoods(supply) || territoryOf(home).goodsWithoutVat === undefined))
            )
              lost.push(`${home.country} ${home.subdivision} ${tax.key}: ${decided.key}`)
          }
        }
      }
    }
    expect([...new Set(lost)]).toEqual([])
    expect(kept).toBeGreaterThan(10_000)
  })

  test('keeps one that was only typed', () => {
    const own = { key: '', category: 'S', rate: decimal('8.25') } as const
    expect(decideTax(question(place('US'), place('US'), { own })).tax).toEqual({
      category: 'S',
      rate: '8.25',
      exemptionCode: '',
      exemptionReason: '',
    })
  })

  test('is asked for its rate on a day on which that rate is no longer, or not yet, law', () => {
    const rateOn = (country: string, rate: string, day: string) =>
      decideTax(
        question(place(country), place(country), {
          own: { key: '', category: 'S', rate: decimal(rate) },
          day: localDate(day),
        }),
      )
    expect(rateOn('IN', '12', '2025-09-21')).toMatchObject({ tax: { rate: '12' } })
    expect(rateOn('IN', '12', '2025-09-22')).toMatchObject({
      tax: { category: 'S', rate: null },
      reason: 'rate_not_in_force',
    })
    expect(rateOn('SK', '20', '2024-12-31').tax.rate).toBe('20')
  })
})

// Which of the reduced rates of another state an item has, its rate at home does not tell.
test.each([
  ['standard', '20', '19'],
  ['standard', '19.6', '19'],
  ['', '20', '19'],
  ['', '5.5', null],
  ['reduced', '5.5', null],
  ['reduced', '20', '19'],
] as const)('an item at home %s with %s has under the one-stop shop %s', (key, rate, expected) => {
  const own = { key, category: 'S', rate: decimal(rate) } as const
  const decided = decideTax(
    question(place('FR'), place('DE'), {
      supply: 'goods',
      own,
      seller: { usesOneStopShop: true },
      buyer: { kind: 'person' },
    }),
  )
  expect(decided.tax.rate).toBe(expected)
  expect(decided.reason).toBe(expected === null ? 'rate_unknown' : 'one_stop_shop')
})

/** The rates above zero that are law at the place on the day, and the name of the day's country. */
function lawful(at: Place, day: LocalDate): ReadonlySet<Decimal | null> {
  const taxes = taxesOn(taxesOfTerritory(territoryOf(at)), day)
  return new Set(taxes.flatMap(({ rate }) => (rate === null || rate === ZERO ? [] : [rate])))
}

// Every kind of supply: every-sale.test.ts.
test('no proposal between any two countries has a rate that is not law that day', () => {
  const partners = ['FR', 'DE', 'ES', 'GB', 'US', 'IN', 'CH', 'MC', 'RE', 'BR'].map(code =>
    place(code),
  )
  const wrong: string[] = []
  let asked = 0
  let decisions = 0
  for (const day of DAYS) {
    for (const from of PLACES) {
      const own = lawful(from, day)
      for (const to of [from, ...partners]) {
        const there = lawful(to, day)
        for (const supply of ['services', 'goods', 'electronic', 'land'] as const) {
          for (const buyer of [{ kind: 'person' }, { vatId: 'FR40303265045' }, {}] as const) {
            for (const seller of [
              {},
              { usesOneStopShop: true },
              { status: 'small_business' },
            ] as const) {
              const { tax, reason, key } = decideTax(
                question(from, to, { supply, buyer, seller, day }),
              )
              decisions += 1
              if (tax.rate === null) asked += 1
              const isElsewhere = reason === 'one_stop_shop' || reason === 'home_territory_rate'
              const rates = isElsewhere ? there : own
              const holds = tax.rate === null || tax.rate === ZERO || rates.has(tax.rate)
              // A rate above zero is taxed, and nothing taxed at a normal rate is at zero.
              const fits = tax.rate === ZERO ? tax.category !== 'S' : 'SLM'.includes(tax.category)
              if (!holds || !fits)
                wrong.push(
                  `${from.country} ${to.country} ${day} ${key} ${tax.category} ${tax.rate}`,
                )
            }
          }
        }
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  expect(decisions).toBeGreaterThan(400_000)
  expect(asked).toBeGreaterThan(0)
})

// CGI art. 294, 1; UStG § 1 Abs. 2: where there is no VAT, no article exempts from it.
test.each([
  ['GF', 'art. 294, 1 du CGI'],
  ['YT', 'art. 294, 1 du CGI'],
])(
  'a small business in %s cites that there is no VAT, and is not offered an exemption from it',
  (country, law) => {
    const home = place(country)
    const decided = decideTax(question(home, home, { seller: { status: 'small_business' } }))
    expect([decided.tax.category, decided.article]).toEqual(['O', law])
    expect(offeredTaxes(home).map(({ key }) => key)).not.toContain('small_business')
    expect(offeredTaxes(place('FR')).map(({ key }) => key)).toContain('small_business')
  },
)

test('a country whose rates are not known here has its line ask for the rate at home', () => {
  const unknown = COUNTRIES.filter(
    ({ code }) =>
      lawful(place(code), TODAY).size === 0 && territoryOf(place(code)).withoutVat === undefined,
  )
  expect(unknown.length).toBeGreaterThan(150)
  for (const { code } of unknown.filter(({ code }) => code !== 'US')) {
    const decided = decideTax(question(place(code), place(code)))
    expect([code, decided.tax.rate, decided.reason]).toEqual([code, null, 'rate_unknown'])
  }
  expect([...EU].filter(code => unknown.some(one => one.code === code))).toEqual([])
})

test('a reason is in the language of the document, and so is each of the eight', () => {
  const reasons = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar'].map(
    language =>
      decideTax(question(place('FR'), place('DE'), { language, buyer: { vatId: 'DE136695976' } }))
        .tax.exemptionReason,
  )
  expect(new Set(reasons).size).toBe(8)
  for (const reason of reasons) expect(reason).toContain('art. 283-2 du CGI')
})

test('no tax offered in France is cited by the old code once documents may not cite it any more', () => {
  const day = localDate('2028-07-01')
  const reasons = taxesOn(countryRules('FR').taxes, day).flatMap(({ reason = {} }) =>
    Object.values(reason),
  )
  expect(reasons.length).toBeGreaterThan(80)
  expect(reasons.filter(reason => /CGI|283|293 B|262/.test(reason))).toEqual([])
  const keys = (on: string) =>
    taxesOn(countryRules('FR').taxes, localDate(on)).map(({ key }) => key)
  // Those of art. 199a of the directive end with 2026.
  const goOn = keys('2026-12-31').filter(key => !/_(telecoms|energy)$/.test(key))
  expect(keys('2027-01-01')).toEqual(goOn)
})

test('what is missing is what the data of the two parties show', () => {
  const missing = (change: Change) => decideTax(question(place('FR'), place('DE'), change)).missing
  expect(missing({})).toEqual(['buyer_vat_id'])
  expect(missing({ buyer: { vatId: 'DE136695976' } })).toEqual([])
  expect(missing({ buyer: { vatId: 'DE136695976' }, seller: { hasVatId: false } })).toEqual([
    'seller_vat_id',
  ])
})

describe('the buyer’s own facts', () => {
  test('a number of the seller’s own state and one that is awaited: the sale is taxed until it is there', () => {
    const awaiting = { vatId: 'FR40303265045', isVatIdAwaited: true }
    expect(decideTax(question(place('FR'), place('DE'), { buyer: awaiting })).reason).toBe(
      'eu_business_without_number',
    )
    expect(
      decideTax(question(place('FR'), place('DE'), { buyer: { ...awaiting, vatId: '' } })).reason,
    ).toBe('eu_services_number_awaited')
  })

  test('blanks around a state of the buyer change nothing', () => {
    const texas = (subdivision: string) => ({ country: 'US', postCode: '', subdivision })
    const buyer = { certificate: '12-345', certificateState: 'TX' }
    for (const subdivision of ['TX', ' tx '])
      expect(decideTax(question(texas('TX'), texas(subdivision), { buyer })).reason).toBe(
        'exempt_buyer',
      )
  })
})

describe('a small business', () => {
  const exempt = { status: 'small_business' } as const

  test('charges no tax to a business in a part of its country with other rates', () => {
    const decided = decideTax(
      question(place('FR', '75001'), place('FR', '97400'), { seller: exempt }),
    )
    expect(decided.reason).toBe('home_small_business')
  })

  test.each([
    ['35001', 'L', '7'],
    ['51001', 'M', '4'],
  ] as const)('in %s charges no %s either, whatever the item has', (postCode, category, rate) => {
    const home = place('ES', postCode)
    const own = { key: '', category, rate: decimal(rate) }
    const decided = decideTax(question(home, home, { own, seller: exempt }))
    expect(decided.reason).not.toBe('home_own_tax')
    expect(decided.tax.category).not.toBe(category)
  })
})
