import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { LAWFUL_TERMS, type PartyProfile } from '../party/party.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { buyerDetails, simplifiedNotes } from './buyer-details.ts'
import { documentSeries } from './document-series.ts'
import type { Draft } from './draft.ts'

const taxed = (category: 'S' | 'AE', rate: string) =>
  ({ category, rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const

/** One piece at a price without tax. */
function sale(price: string, rate: string, change: Partial<Draft> = {}): Draft {
  const line = specimenLine({
    quantity: decimal('1'),
    price: decimal(price),
    tax: taxed('S', rate),
  })
  return specimenDraft({ lines: [line], ...change })
}

const NUMBERS: Readonly<Record<string, PartyProfile['taxIds']>> = {
  BE: [{ kind: 'vat', value: 'BE0202239951' }],
  ES: [{ kind: 'nif', value: 'B58378431' }],
  FR: [{ kind: 'siren', value: '732829320' }],
  IT: [{ kind: 'piva', value: '00743110157' }],
  PL: [{ kind: 'nip', value: '5260250274' }],
}
const business = (country: string): PartyProfile => ({
  ...specimenProfile(country),
  taxIds: NUMBERS[country] ?? [],
})
const withoutAddress = (profile: PartyProfile): PartyProfile => ({
  ...profile,
  address: { ...profile.address, line1: '', city: '', postCode: '' },
})
const withoutNumber = (profile: PartyProfile): PartyProfile => ({ ...profile, taxIds: [] })

function lawsOf(draft: Draft, buyer: PartyProfile, seller = buyer.address.country): object {
  return Object.fromEntries(
    Object.entries(buyerDetails(draft, specimenProfile(seller), buyer)).map(([name, { law }]) => [
      name,
      law,
    ]),
  )
}

test('a business with its address and number lacks nothing', () => {
  for (const country of ['BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'NL', 'PL', 'US', 'AT'])
    expect([country, lawsOf(sale('1000', '20'), business(country))]).toEqual([country, {}])
})

test.each([
  ['BE', 'Directive 2006/112/EC, art. 226 (5)'],
  ['AT', '§ 11 Abs. 1 Z 3 lit. b UStG 1994'],
  ['IE', 'Directive 2006/112/EC, art. 226 (5)'],
  ['CH', 'MWSTG Art. 26 Abs. 2 Bst. b'],
  ['DE', 'UStG § 14 Abs. 4 Nr. 1'],
  ['ES', 'RD 1619/2012, art. 6.1.e)'],
  ['GB', 'VAT Regulations 1995, reg. 14(1)(e)'],
  ['IN', 'CGST Rules 2017, rule 46 (d)'],
  ['PL', 'art. 106e ust. 1 pkt 3 ustawy o VAT'],
])('%s wants the address of a business, and of no private person', (country, law) => {
  const buyer = withoutAddress(business(country))
  expect(lawsOf(sale('1000', '20'), buyer)).toEqual({ address: law })
  expect(lawsOf(sale('1000', '20'), { ...buyer, kind: 'person' })).toEqual({})
})

test('an American invoice needs neither by law', () => {
  expect(lawsOf(sale('1000', '20'), withoutAddress(withoutNumber(business('US'))))).toEqual({})
})

test.each([
  ['BE', 'AR n° 1, art. 5, § 1 (KB nr. 1, art. 5, § 1)'],
  ['ES', 'RD 1619/2012, art. 6.1.d) 3.º'],
  ['IT', 'DPR 633/1972, art. 21, c. 2, lett. f)'],
  ['PL', 'art. 106e ust. 1 pkt 5 ustawy o VAT'],
])('%s wants the number of a business at home only', (country, law) => {
  const buyer = withoutNumber(business(country))
  expect(lawsOf(sale('1000', '20'), buyer)).toEqual({ number: law })
  expect(lawsOf(sale('1000', '20'), buyer, 'FR')).toEqual({})
  // A public body has a number of another kind, or none.
  expect(lawsOf(sale('1000', '20'), { ...buyer, kind: 'government' })).toEqual({})
})

test('a number that was asked for is left out where a law knows of it: in Poland, and of a service abroad', () => {
  const awaiting = (country: string) => ({
    ...withoutNumber(business(country)),
    taxIdAwaited: true,
  })
  const polish = 'FA(3), Podmiot2, BrakID; art. 106ba ustawy o VAT'
  expect(lawsOf(sale('1000', '23'), awaiting('PL'))).toEqual({ awaited: polish })
  for (const country of ['ES', 'IT'])
    expect(Object.keys(lawsOf(sale('1000', '20'), awaiting(country)))).toEqual(['number'])
  const line = specimenLine({ price: decimal('1000'), tax: taxed('AE', '0') })
  const reversed = specimenDraft({ lines: [line] })
  const union = 'Implementing Regulation (EU) 282/2011, art. 18 (1) (b)'
  expect(lawsOf(reversed, awaiting('PL'), 'FR')).toEqual({ awaited: union })
  // Nothing is missing of a number that came, and the tax of a sale at home is not the buyer's.
  expect(lawsOf(reversed, { ...business('PL'), taxIdAwaited: true }, 'FR')).toEqual({})
  expect(lawsOf(sale('1000', '20'), awaiting('PL'), 'FR')).toEqual({})
  expect(lawsOf(sale('1000', '20'), { ...awaiting('PL'), kind: 'person' })).toEqual({})
})

/** The sums with tax up to which a simplified invoice is lawful, each with a net price that reaches it to the cent. */
test.each([
  ['DE', 'EUR', '19', '210.08', '210.09', 'UStDV § 33'],
  ['NL', 'EUR', '21', '82.64', '82.65', 'Wet OB 1968, art. 34d'],
  ['IT', 'EUR', '22', '327.87', '327.88', 'DPR 633/1972, art. 21-bis; DM 10 maggio 2019'],
  ['PL', 'PLN', '23', '365.85', '365.86', 'art. 106e ust. 5 pkt 3 ustawy o VAT'],
  ['PL', 'EUR', '23', '81.30', '81.31', 'art. 106e ust. 5 pkt 3 ustawy o VAT'],
  ['GB', 'GBP', '20', '208.33', '208.34', 'VAT Regulations 1995, reg. 16A'],
  ['ES', 'EUR', '21', '330.58', '330.59', 'RD 1619/2012, arts. 4.1.a) y 7'],
] as const)('%s allows simplified invoices in %s', (country, currency, rate, most, more, law) => {
  const buyer = withoutAddress(business(country))
  expect(lawsOf(sale(most, rate, { currency }), buyer)).toEqual({ simplified: law })
  expect(Object.keys(lawsOf(sale(more, rate, { currency }), buyer))).toEqual(['address'])
  // Nothing is left out, so it is an ordinary invoice.
  expect(lawsOf(sale(most, rate, { currency }), business(country))).toEqual({})
})

test('a Polish or Italian simplified invoice still has the number of the business', () => {
  for (const country of ['PL', 'IT']) {
    const buyer = withoutNumber(withoutAddress(business(country)))
    const draft = sale('10', '23', { currency: 'EUR' })
    expect(Object.keys(lawsOf(draft, buyer)).toSorted()).toEqual(['number', 'simplified'])
  }
})

test('no simplified invoice crosses a border, nor leaves the tax to the buyer', () => {
  const austrian = withoutAddress(business('AT'))
  expect(Object.keys(lawsOf(sale('10', '19'), austrian, 'DE'))).toEqual(['address'])
  const line = specimenLine({ price: decimal('10'), tax: taxed('AE', '0') })
  const reversed = specimenDraft({ lines: [line] })
  expect(Object.keys(lawsOf(reversed, withoutAddress(business('DE'))))).toEqual(['address'])
})

test('Belgium and France have none here', () => {
  for (const country of ['BE', 'FR'])
    expect(Object.keys(lawsOf(sale('10', '20'), withoutAddress(business(country))))).toEqual([
      'address',
    ])
})

test('only a Spanish simplified invoice takes its number from a series of its own, and says what it is', () => {
  const seriesOf = (country: string, price: string, buyer: PartyProfile, change = {}) => {
    const draft = sale(price, '21', change)
    return documentSeries(draft.kind, draft, specimenProfile(country), buyer)
  }
  const spanish = business('ES')
  expect(seriesOf('ES', '100', withoutNumber(spanish))).toBe('simplified')
  expect(seriesOf('ES', '100', withoutAddress(spanish))).toBe('simplified')
  expect(seriesOf('ES', '100', spanish)).toBe('invoice')
  expect(seriesOf('ES', '400', withoutAddress(spanish))).toBe('invoice')
  expect(seriesOf('ES', '100', { ...withoutAddress(spanish), kind: 'person' })).toBe('invoice')
  const caterer = {
    ...specimenProfile('ES'),
    sellerTerms: { ...LAWFUL_TERMS, simplifiedTrade: true },
  }
  const lacks = (price: string) =>
    Object.keys(buyerDetails(sale(price, '21'), caterer, withoutNumber(spanish)))
  // 2,479.34 net are 3,000.00 with tax.
  expect([lacks('2479.34'), lacks('2479.35')]).toEqual([['simplified'], ['number']])
  const credit = { kind: 'credit_note' } as const
  expect(seriesOf('ES', '100', withoutAddress(spanish), credit)).toBe('credit_note')
  expect(seriesOf('DE', '100', withoutAddress(business('DE')))).toBe('invoice')
  const notes = (buyer: PartyProfile) =>
    simplifiedNotes(sale('100', '21'), specimenProfile('ES'), buyer).map(({ text }) => text['es'])
  expect(notes(withoutNumber(spanish))).toEqual(['Factura simplificada'])
  expect(notes(spanish)).toEqual([])
  const small = withoutAddress(spanish)
  expect(simplifiedNotes(sale('100', '21', credit), specimenProfile('ES'), small)).toEqual([])
  // Before the customer is chosen, the number shown is that of ordinary invoices.
  expect(documentSeries('invoice', sale('100', '21'), specimenProfile('ES'), null)).toBe('invoice')
})

test('a small sale of which a part is taxed by the customer is not simplified', () => {
  const lines = [
    specimenLine({ id: 'a', quantity: decimal('1'), price: decimal('50'), tax: taxed('S', '21') }),
    specimenLine({ id: 'b', quantity: decimal('1'), price: decimal('50'), tax: taxed('AE', '0') }),
  ]
  const buyer = withoutNumber(business('ES'))
  const lackedBy = (draft: Draft) => Object.keys(buyerDetails(draft, specimenProfile('ES'), buyer))
  expect(lackedBy(specimenDraft({ lines }))).toEqual(['number'])
  expect(lackedBy(specimenDraft({ lines: lines.slice(0, 1) }))).toEqual(['simplified'])
})

test('a post code or number that is wrong is there: other rules say what is wrong with it', () => {
  const spanish = business('ES')
  const wrong: PartyProfile = {
    ...spanish,
    address: { ...spanish.address, postCode: 'ABC' },
    taxIds: [{ kind: 'nif', value: 'B5837843' }],
  }
  expect(buyerDetails(sale('1000', '21'), specimenProfile('ES'), wrong)).toEqual({})
})
