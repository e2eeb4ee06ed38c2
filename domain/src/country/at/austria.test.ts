import { describe, expect, test } from 'vitest'
import { buyerDetails } from '../../invoice/buyer-details.ts'
import { notesOf } from '../../invoice/notes-of.ts'
import { billableOf } from '../../invoice/billable-of.ts'
import type { Draft } from '../../invoice/draft.ts'
import { localDate } from '../../date.ts'
import { decimal } from '../../money/decimal.ts'
import type { PartyProfile } from '../../party/party.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../../testing/draft.ts'
import { countryRules } from '../rules.ts'

const SELLER = specimenProfile('AT')
const BUYER = specimenProfile('AT')
const UID = [{ kind: 'vat', value: 'ATU13585627' }]

/** One piece at 20 % at this price. */
function draftOf(price: string, change: Partial<Draft> = {}): Draft {
  const line = specimenLine({ quantity: decimal('1'), price: decimal(price) })
  return specimenDraft({ language: 'de', lines: [line], ...change })
}

const textsOf = (draft: Draft): readonly string[] =>
  notesOf(
    { draft, seller: SELLER, buyer: BUYER, issueDate: localDate('2026-11-20') },
    billableOf(draft),
  ).map(({ text }) => text)

/** https://erechnung.gv.at/erb/de_AT/content, read on 2026-11-24: "bei Rechnungsbeträgen größer € 10.000". */
describe('the number of an Austrian business that buys', () => {
  test.each([
    ['8333.33', BUYER, undefined],
    ['8333.34', BUYER, '§ 11 Abs. 1 Z 3 lit. b UStG 1994'],
    ['8333.34', specimenProfile('AT', { taxIds: UID }), undefined],
    ['8333.34', specimenProfile('AT', { kind: 'person' }), undefined],
    ['8333.34', specimenProfile('AT', { kind: 'government' }), undefined],
    ['8333.34', specimenProfile('US'), undefined],
  ] as const)('at a price of %s without tax, for %o: %s', (price, buyer: PartyProfile, law) => {
    expect(buyerDetails(draftOf(price), SELLER, buyer).numberIfAny?.law).toBe(law)
  })

  test('is not asked for by the sum in another currency, whose limit is not known', () => {
    const draft = draftOf('90000', { currency: 'USD' })
    expect(buyerDetails(draft, SELLER, BUYER)).toEqual({})
  })
})

test('an Austrian invoice up to 400 € goes without the address of a business, and not above', () => {
  const address = { ...BUYER.address, line1: '', city: '', postCode: '' }
  const buyer = { ...BUYER, address }
  expect(buyerDetails(draftOf('333.33'), SELLER, buyer).simplified?.law).toBe(
    '§ 11 Abs. 6 UStG 1994',
  )
  expect(buyerDetails(draftOf('333.34'), SELLER, buyer).address?.law).toMatch(/lit\. b UStG 1994/)
})

describe('the day of supply on an Austrian document', () => {
  const SAME = 'Das Leistungsdatum entspricht dem Rechnungsdatum.'

  test('is said to be that of the invoice where no other is stated', () => {
    expect(textsOf(draftOf('10'))).toEqual([SAME])
    expect(textsOf(draftOf('10', { deliveryDate: localDate('2026-11-02') }))).toEqual([])
    const period = { start: localDate('2026-10-01'), end: localDate('2026-10-31') }
    expect(textsOf(draftOf('10', { period }))).toEqual([])
  })

  test('is not on a deposit, which comes before it, nor on a credit note', () => {
    expect(textsOf(draftOf('10', { type: 'deposit' }))).toEqual([])
    expect(textsOf(draftOf('10', { kind: 'credit_note' }))).toEqual([])
  })
})

/** https://www.freefinance.at/kleinunternehmer/kleinunternehmer-rechnung.html, read on 2026-11-24. */
test('a small business and a domestic reverse charge cite the Austrian act, the rest the directive', () => {
  const reasonOf = (key: string) =>
    countryRules('AT').taxes.find(tax => tax.key === key)?.reason?.['de']
  expect(reasonOf('small_business')).toBe(
    'Umsatzsteuerbefreit – Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG 1994',
  )
  expect(reasonOf('reverse_charge_domestic')).toBe(
    'Steuerschuldnerschaft des Leistungsempfängers – § 19 UStG 1994',
  )
  expect(reasonOf('reverse_charge')).toContain('196')
  const keys = countryRules('AT').taxes.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['standard', 'zero', 'custom', 'exempt']))
  expect(keys.filter(key => key === 'small_business')).toHaveLength(1)
})
