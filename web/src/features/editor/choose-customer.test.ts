import type { Item } from '@bordereau/contract/items'
import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { describe, expect, it } from 'vitest'
import { withCustomer, withSupplier } from './choose-customer.ts'
import { nextLine, lineFromItem } from './new-line.ts'

const profile = (country: string, vat = ''): PartyProfile => ({
  kind: 'business',
  legalName: 'Customer',
  tradingName: '',
  address: { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision: '', country },
  taxIds: vat === '' ? [] : [{ kind: 'vat', value: vat }],
  legalInformation: '',
  contact: { name: '', phone: '', email: '' },
})
const context = {
  seller: taxSellerOf(profile('FR', 'FR40303265045'), { vatRegistered: true }),
  delivery: null,
  day: localDate('2026-03-01'),
  dueDays: 30,
}
const customer = (country: string, vat = '', currency = 'EUR', language = 'en') => ({
  id: 'c',
  profile: profile(country, vat),
  currency,
  language,
  secondLanguage: 'en',
  dueDays: 14,
  buyerReference: 'PO-7',
})
const taxContext: TaxContext = { ...context, buyer: null, language: 'fr' }
const line = nextLine('a', undefined, taxContext, 'both')
const draft: Draft = {
  ...emptyDraft({ currency: 'EUR', language: 'fr' }),
  due: { by: 'days', days: 30 },
  lines: [line],
}
const german = customer('DE', 'DE136695976')

describe('choosing a supplier', () => {
  it('keeps the step of rounding with its currency, and assumes none for another', () => {
    const francs: Draft = {
      ...draft,
      type: 'self_billed_invoice',
      currency: 'CHF',
      roundTo: decimal('0.05'),
    }
    const sides = { before: taxContext, after: taxContext, dueDays: 30 }
    expect(withSupplier(francs, customer('CH', '', 'CHF', 'de'), sides)).not.toHaveProperty(
      'roundTo',
    )
    expect(withSupplier(francs, german, sides)).toMatchObject({ currency: 'EUR', roundTo: null })
    // Prices that were entered are of the currency.
    const priced = { ...francs, lines: [line, { ...line, id: 'b', price: decimal('90') }] }
    expect(withSupplier(priced, german, sides)).not.toHaveProperty('currency')
  })

  it('sets the term of the supplier, or that of the company where it has none, and keeps a fixed day', () => {
    const sides = { before: taxContext, after: taxContext, dueDays: 45 }
    expect(withSupplier(draft, german, sides).due).toEqual({ by: 'days', days: 14 })
    const withoutTerm = { ...german, dueDays: null }
    expect(withSupplier(draft, withoutTerm, sides).due).toEqual({ by: 'days', days: 45 })
    const fixed: Draft = { ...draft, due: { by: 'date', date: localDate('2026-04-01') } }
    expect(withSupplier(fixed, german, sides)).not.toHaveProperty('due')
  })

  it('replaces a tax that was suggested, of lines and of discounts', () => {
    const discount = {
      charge: false,
      value: { by: 'percent', percent: decimal('3') } as const,
      reason: 'Discount',
      reasonCode: '95',
      tax: line.tax,
    }
    const buyer = profile('FR', 'FR40303265045')
    const after: TaxContext = {
      ...taxContext,
      seller: taxSellerOf(profile('DE', 'DE136695976'), { vatRegistered: true }),
      buyer,
    }
    const patch = withSupplier({ ...draft, allowancesCharges: [discount] }, german, {
      before: taxContext,
      after,
      dueDays: 30,
    })
    expect(patch.lines?.map(({ id, tax }) => [id, tax.category])).toEqual([['a', 'AE']])
    expect(patch.allowancesCharges).toEqual([{ ...discount, tax: patch.lines?.[0]?.tax }])
  })
})

describe('choosing a customer', () => {
  it('sets languages, payment terms and reference, and the currency while no line has a price', () => {
    const patch = withCustomer(draft, customer('PL', '', 'PLN', 'pl'), null, context)
    expect(patch).toMatchObject({
      customerId: 'c',
      currency: 'PLN',
      language: 'pl',
      secondLanguage: 'en',
      due: { by: 'days', days: 14 },
      buyerReference: 'PO-7',
    })
  })

  it('keeps the currency when a line has a price, and a fixed due date', () => {
    const typed: Draft = {
      ...draft,
      lines: [{ ...line, price: decimal('90') }],
      due: { by: 'date', date: localDate('2026-04-01') },
    }
    const patch = withCustomer(typed, customer('PL', '', 'PLN', 'pl'), null, context)
    expect(patch.currency).toBeUndefined()
    expect(patch.due).toBeUndefined()
  })

  it('sets reverse charge for a business in another member state, and the domestic tax again for a domestic one', () => {
    const abroad = withCustomer(draft, german, null, context)
    expect(abroad.lines?.[0]?.tax).toMatchObject({ category: 'AE', rate: '0' })
    expect(abroad.lines?.[0]?.tax.exemptionReason).toMatch(/Reverse charge/)
    const home = withCustomer({ ...draft, ...abroad }, customer('FR'), german.profile, context)
    expect(home.lines?.[0]?.tax).toMatchObject({ category: 'S', rate: '20' })
  })

  it('keeps a reduced rate for a domestic customer, and a tax chosen by hand for every customer', () => {
    const reduced = { ...line.tax, rate: decimal('5.5') }
    const exempt = {
      ...line.tax,
      category: 'E',
      rate: ZERO,
      exemptionCode: 'VATEX-FR-CNWVAT',
    } as const
    const mixed: Draft = {
      ...draft,
      lines: [
        { ...line, tax: reduced },
        { ...line, id: 'b', tax: exempt },
      ],
    }
    const home = withCustomer(mixed, customer('FR'), null, context)
    expect(home.lines?.map(({ tax }) => tax)).toEqual([reduced, exempt])
    const abroad = withCustomer(mixed, german, null, context)
    // A reduced rate asks of what kind the supply is.
    expect(abroad.lines?.map(({ tax }) => tax.rate)).toEqual([null, ZERO])
  })

  it('decides the tax of a discount as that of the first line that had it', () => {
    const discount = (tax: typeof line.tax) => ({
      charge: false,
      value: { by: 'percent', percent: decimal('3') } as const,
      reason: 'Discount',
      reasonCode: '95',
      tax,
    })
    const other = { ...line.tax, rate: decimal('7') }
    const discounted = { ...draft, allowancesCharges: [discount(line.tax), discount(other)] }
    const { allowancesCharges } = withCustomer(discounted, german, null, context)
    expect(allowancesCharges?.map(({ tax }) => tax.category)).toEqual(['AE', 'S'])
    expect(allowancesCharges?.[1]).toEqual(discount(other))
    expect(allowancesCharges?.[0]).toMatchObject({ reason: 'Discount', value: { percent: '3' } })
  })

  it('keeps the reduced rate that a line had before items had a tax of their own, for the next customer at home', () => {
    const reduced = { ...line, tax: { ...line.tax, rate: decimal('5.5') }, ownTax: null }
    const abroad = withCustomer({ ...draft, lines: [reduced] }, german, null, context)
    expect(abroad.lines?.[0]).toMatchObject({
      tax: { category: 'S', rate: null },
      ownTax: { key: '', category: 'S', rate: '5.5' },
    })
    const home = withCustomer({ ...draft, ...abroad }, customer('FR'), german.profile, context)
    expect(home.lines?.[0]?.tax).toMatchObject({ category: 'S', rate: '5.5' })
    const untyped = { ...line, tax: { ...line.tax, rate: null }, ownTax: null }
    const asked = withCustomer({ ...draft, lines: [untyped] }, german, null, context)
    expect(asked.lines?.[0]).toEqual(untyped)
  })
})

describe('choosing an item', () => {
  const item: Item = {
    id: 'i',
    code: 'LOGO',
    name: 'Logo',
    description: 'Three drafts',
    unit: 'HUR',
    prices: [
      { currency: 'EUR', price: decimal('90') },
      { currency: 'USD', price: decimal('100') },
    ],
    supply: 'services',
    taxCategory: 'S',
    taxRate: decimal('10'),
    taxKey: 'intermediate',
    texts: [{ language: 'pl', name: 'Logotyp', description: '' }],
    classification: '998391',
    archived: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }

  it('sets price, unit and texts in the currency and language of the document', () => {
    expect(lineFromItem(item, { currency: 'USD', language: 'pl' }, taxContext)).toMatchObject({
      name: 'Logotyp',
      description: 'Three drafts',
      price: '100',
      unit: 'HUR',
      sellerItemId: 'LOGO',
      tax: { category: 'S', rate: '10' },
    })
  })

  it('keeps the price when the item has none in that currency', () => {
    expect(lineFromItem(item, { currency: 'PLN', language: 'en' }, taxContext)).not.toHaveProperty(
      'price',
    )
  })

  it('sets the tax of a cross-border sale', () => {
    const patch = lineFromItem(
      { ...item, supply: 'intangible' },
      { currency: 'EUR', language: 'en' },
      { ...taxContext, buyer: german.profile },
    )
    expect(patch.tax).toMatchObject({ category: 'AE', rate: '0' })
  })
})

it('an empty line has the unit and tax of the line before it', () => {
  const before = { ...line, unit: 'HUR', tax: { ...line.tax, rate: decimal('5.5') }, quantity: ONE }
  expect(nextLine('b', before, taxContext, 'both')).toMatchObject({
    unit: 'HUR',
    tax: { rate: '5.5' },
    name: '',
  })
})
