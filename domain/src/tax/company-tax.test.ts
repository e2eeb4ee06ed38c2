import { describe, expect, test } from 'vitest'
import type { Place } from '../country/territory.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { PartyProfile } from '../party/party.ts'
import { specimenProfile } from '../testing/draft.ts'
import { type CompanyTax, offeredCompanyTaxes, proposedCompanyTax } from './company-tax.ts'
import { decideTax } from './decide.ts'
import { taxSellerOf } from './parties.ts'
import type { TaxQuestion } from './question.ts'

const TODAY = localDate('2026-11-22')

function listed(change: Partial<CompanyTax> = {}): CompanyTax {
  return {
    id: 'texas',
    name: 'Texas',
    parts: [{ name: 'Texas', rate: decimal('6.25') }],
    place: { subdivision: 'TX', county: '', postCodes: [] },
    isProposed: true,
    from: null,
    until: null,
    isArchived: false,
    ...change,
  }
}

const AUSTIN = listed({
  id: 'austin',
  name: 'Austin',
  parts: [
    { name: 'Texas', rate: decimal('6.25') },
    { name: 'Austin', rate: decimal('1') },
    { name: 'Capital Metro', rate: decimal('1') },
  ],
  place: { subdivision: 'TX', county: 'Travis', postCodes: ['787'] },
})
const BEE_CAVE = listed({
  id: 'bee',
  place: { subdivision: 'TX', county: 'Travis', postCodes: ['78738'] },
})

const at = (subdivision: string, postCode = '', country = 'US'): Place => ({
  country,
  postCode,
  subdivision,
})

describe('the tax that the list proposes for a place', () => {
  const taxes = [listed(), AUSTIN, BEE_CAVE]
  const idAt = (place: Place, day = TODAY) => proposedCompanyTax(taxes, place, day)?.id

  test('is that of the closest place', () => {
    expect(idAt(at('TX', '75201'))).toBe('texas')
    expect(idAt(at('TX', '78701-1234'))).toBe('austin')
    expect(idAt(at('tx', '78738'))).toBe('bee')
    expect(idAt(at('NY', '78701'))).toBeUndefined()
    expect(idAt(at(''))).toBeUndefined()
    expect(idAt(at(' TX ', '75201'))).toBe('texas')
  })

  test('is that of the longest postcode, else of the state, else of the country', () => {
    const of = (taxes: readonly CompanyTax[], place: Place) =>
      proposedCompanyTax(taxes, place, TODAY)?.id
    const placed = (id: string, subdivision: string, ...postCodes: string[]) =>
      listed({ id, place: { subdivision, county: '', postCodes } })
    const country = placed('country', '')
    const state = placed('state', 'TX')
    expect(of([country, AUSTIN, state], at('TX', '75201'))).toBe('state')
    expect(of([country, state], at('NY'))).toBe('country')
    expect(of([AUSTIN], at('TX', '75201'))).toBeUndefined()
    expect(of([AUSTIN, placed('short', 'TX', '7', '78704')], at('TX', '78704'))).toBe('short')
    expect(of([placed('spaced', 'TX', '787 04')], at('TX', '78-704'))).toBe('spaced')
    expect(of([placed('empty', 'TX', '')], at('TX', '78704'))).toBeUndefined()
  })

  test('is one in force, offered and meant to be proposed', () => {
    const only = (change: Partial<CompanyTax>) =>
      proposedCompanyTax([listed(change)], at('TX'), TODAY)
    expect(only({})).toBeDefined()
    expect(only({ from: TODAY, until: TODAY })).toBeDefined()
    expect(only({ from: localDate('2026-11-23') })).toBeUndefined()
    expect(only({ until: localDate('2026-11-21') })).toBeUndefined()
    expect(only({ isProposed: false })).toBeUndefined()
    expect(only({ isArchived: true })).toBeUndefined()
    expect(only({ place: { subdivision: '', county: '', postCodes: [] } })).toBeDefined()
  })

  test('is offered with the sum of its parts, the archived ones not', () => {
    const offered = {
      key: 'own:austin',
      name: { en: AUSTIN.name },
      category: 'S',
      rate: '8.25',
      exemptionCode: '',
      parts: AUSTIN.parts,
    }
    const [from, until] = [localDate('2026-01-01'), localDate('2026-12-31')]
    expect(offeredCompanyTaxes([AUSTIN, listed({ isArchived: true })])).toEqual([offered])
    expect(offeredCompanyTaxes([{ ...AUSTIN, from, until }])).toEqual([{ ...offered, from, until }])
  })
})

type Change = Partial<Omit<TaxQuestion, 'seller' | 'buyer'>> & {
  readonly seller?: Partial<TaxQuestion['seller']>
  readonly buyer?: Partial<TaxQuestion['buyer']>
}

function decided(from: Place, to: Place, change: Change = {}) {
  return decideTax({
    delivery: null,
    supply: 'goods',
    own: null,
    language: 'en',
    day: TODAY,
    ...change,
    seller: {
      place: from,
      status: 'registered',
      hasVatId: true,
      usesOneStopShop: false,
      taxes: [listed(), AUSTIN],
      ...change.seller,
    },
    buyer: { place: to, kind: 'business', vatId: '', certificate: '', ...change.buyer },
  })
}

describe('an American seller', () => {
  const home = at('TX', '78701')

  test('is proposed the tax of its list for the place of the buyer, or of the delivery', () => {
    expect(decided(home, at('TX', '78704'))).toMatchObject({
      key: 'own:austin',
      reason: 'own_list',
      tax: { category: 'S', rate: '8.25', parts: AUSTIN.parts },
    })
    expect(decided(home, at('TX', '78704'), { delivery: at('TX', '75201') }).tax.rate).toBe('6.25')
    expect(decided(home, at('NY', '10001'))).toMatchObject({
      reason: 'sales_tax_by_seller',
      tax: { category: 'O' },
    })
  })

  test('charges an item the tax of the place, but not one that is exempt', () => {
    const own = { key: 'standard', category: 'S', rate: decimal('8.875') } as const
    expect(decided(home, at('TX', '78704'), { own }).tax.rate).toBe('8.25')
    // No tax is known for New York: the item keeps what its seller said.
    expect(decided(home, at('NY'), { own }).tax.rate).toBe('8.875')
    const exempt = { key: 'exempt', category: 'E', rate: decimal('0') } as const
    expect(decided(home, at('TX', '78704'), { own: exempt }).tax.category).toBe('E')
  })

  test('charges nothing to a buyer whose certificate covers the state and the day', () => {
    const buyer = { certificate: '12-345', certificateState: 'TX', certificateUntil: TODAY }
    expect(decided(home, at('TX', '78704'), { buyer })).toMatchObject({
      reason: 'exempt_buyer',
      missing: [],
      tax: {
        category: 'E',
        exemptionReason: 'Exempt from sales tax – 12-345 (TX, valid until November 22, 2026)',
      },
    })
    expect(decided(home, at(' tx ', '78704'), { buyer }).reason).toBe('exempt_buyer')
    const anywhere = { certificate: '12-345' }
    expect(decided(home, at('TX', '78704'), { buyer: anywhere }).reason).toBe('exempt_buyer')
    const lapsed = { ...buyer, certificateUntil: localDate('2026-11-21') }
    const elsewhere = { ...buyer, certificateState: 'OK' }
    for (const invalid of [lapsed, elsewhere])
      expect(decided(home, at('TX', '78704'), { buyer: invalid })).toMatchObject({
        reason: 'own_list',
        tax: { rate: '8.25' },
        article: '',
        proofs: [],
        missing: [],
      })
    expect(decided(home, at('OK'), { buyer })).toMatchObject({
      reason: 'certificate_not_valid',
      missing: ['exemption_certificate'],
    })
  })
})

describe('the own list', () => {
  test('proposes nothing in the EU, whose rates are law', () => {
    const taxes = [listed({ place: { subdivision: '', county: '', postCodes: [] } })]
    const { key, reason } = decided(at('', '', 'FR'), at('', '', 'FR'), { seller: { taxes } })
    expect([key, reason]).toEqual(['standard', 'home'])
  })

  test('has the rate of a country of which none is known', () => {
    const taxes = [
      listed({ id: 'br', name: 'ISS', place: { subdivision: '', county: '', postCodes: [] } }),
    ]
    const brazil = at('', '', 'BR')
    expect(decided(brazil, brazil, { seller: { taxes } })).toMatchObject({
      key: 'own:br',
      tax: { rate: '6.25' },
    })
    expect(decided(brazil, at('', '', 'AR'), { seller: { taxes } }).tax.rate).toBeNull()
  })
})

/* Rates by province: Canada Revenue Agency; taxtips.ca/salestaxes/sales-tax-rates-2026.htm; Notice 342 for Nova Scotia. */
test.each([
  ['ON', '2026-11-22', '13'],
  ['NS', '2025-03-31', '15'],
  ['NS', '2025-04-01', '14'],
  ['NB', '2026-11-22', '15'],
  ['NL', '2026-11-22', '15'],
  ['PE', '2026-11-22', '15'],
  ['AB', '2026-11-22', '5'],
  ['QC', '2026-11-22', '5'],
  ['', '2026-11-22', null],
])('a sale to the Canadian province “%s” on %s has GST or HST of %s %%', (province, day, rate) => {
  const change = { day: localDate(day), seller: { taxes: [] } }
  const { tax } = decided(at('QC', '', 'CA'), at(province, '', 'CA'), change)
  expect(tax.rate).toBe(rate)
})

test('a Canadian seller registered for the QST is proposed it by its own list', () => {
  const quebec = listed({
    id: 'qc',
    parts: [
      { name: 'GST', rate: decimal('5') },
      { name: 'QST', rate: decimal('9.975') },
    ],
    place: { subdivision: 'QC', county: '', postCodes: [] },
  })
  const seller = { taxes: [quebec] }
  const from = at('QC', '', 'CA')
  expect(decided(from, at('QC', '', 'CA'), { seller }).tax.rate).toBe('14.975')
  expect(decided(from, at('ON', '', 'CA'), { seller }).tax.rate).toBe('13')
})

test('a Canadian seller with a QST number is proposed GST and QST for customers in Quebec, and nowhere else', () => {
  const quebec = (taxIds: PartyProfile['taxIds']) =>
    taxSellerOf(
      specimenProfile('CA', {
        address: { ...specimenProfile('CA').address, subdivision: 'QC' },
        taxIds,
      }),
      { vatRegistered: true },
    )
  const numbered = quebec([{ kind: 'qst', value: '1234567890TQ0001' }])
  const from = at('QC', '', 'CA')
  const to = (province: string, seller = numbered) =>
    decided(from, at(province, '', 'CA'), { seller }).tax
  expect(to('QC')).toMatchObject({ rate: '14.975' })
  expect(to('QC').parts).toEqual([
    { name: 'GST', rate: '5' },
    { name: 'QST', rate: '9.975' },
  ])
  expect([to('ON').rate, to('AB').rate, to('QC', quebec([])).rate]).toEqual(['13', '5', '5'])
})

test('in the one-stop shop the document names the state whose rate it is', () => {
  const seller = { usesOneStopShop: true, taxes: [] }
  const buyer = { kind: 'person' } as const
  const to = (country: string) => decided(at('', '', 'FR'), at('', '', country), { seller, buyer })
  expect(to('DE')).toMatchObject({
    key: 'oss_standard',
    reason: 'one_stop_shop',
    tax: { category: 'S', rate: '19', country: 'DE', parts: [{ name: 'VAT DE', rate: '19' }] },
  })
  const inLanguage = (language: string) =>
    decided(at('', '', 'FR'), at('', '', 'DE'), { seller, buyer, language }).tax.parts?.[0]?.name
  expect(['fr', 'de', 'pl'].map(inLanguage)).toEqual(['TVA DE', 'USt. DE', 'VAT DE'])
  expect(to('FR').tax).not.toHaveProperty('country')
  expect(to('US').tax).not.toHaveProperty('country')
})
