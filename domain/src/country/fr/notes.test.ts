import { expect, test } from 'vitest'
import { LAWFUL_TERMS, type PartyKind } from '../../party/party.ts'
import { specimenProfile } from '../../testing/draft.ts'
import type { LegalNoteContext } from '../country.ts'
import type { Supply } from '../supply.ts'
import { legalNotes } from './notes.ts'
import { businessProcess, treatmentOf } from './treatment.ts'

/* Rules BR-FR-05, 08 and 20 of Flux 2 (FNFE, 1.4.0.03), CGI annexe II art. 242 nonies A, code de commerce L. 441-10. */

function notes(change: Partial<LegalNoteContext> = {}) {
  return legalNotes({
    kind: 'invoice',
    seller: specimenProfile('FR'),
    buyer: specimenProfile('FR'),
    currency: 'EUR',
    taxes: [],
    delivered: true,
    deliveryAddress: null,
    hasCashDiscount: false,
    supplies: ['services'],
    ...change,
  })
}
const buyer = (kind: PartyKind, country = 'FR') => specimenProfile(country, { kind })
const textOf = (key: string, change: Partial<LegalNoteContext> = {}) =>
  notes(change).find(one => one.key === key)?.text.fr

test('a consumer and a credit note have the notes on payment in the file only', () => {
  const printedKeys = (change: Partial<LegalNoteContext>) =>
    notes(change)
      .filter(({ printed }) => printed !== false)
      .map(({ key }) => key)
  const onPaper = ['nature', 'recovery_fee', 'late_penalty', 'early_payment_discount']
  expect(printedKeys({})).toEqual(onPaper)
  expect(printedKeys({ buyer: buyer('government') })).toEqual(onPaper)
  expect(printedKeys({ buyer: buyer('person') })).toEqual(['nature'])
  expect(printedKeys({ kind: 'credit_note' })).toEqual(['nature'])
  expect(textOf('recovery_fee', { buyer: buyer('person') })).toContain('sans objet')
})

test('a public buyer owes eight points, a business ten or what it agreed to', () => {
  expect(textOf('late_penalty', { buyer: buyer('government') })).toContain('8 points')
  expect(textOf('late_penalty')).toContain('10 points')
  const seller = specimenProfile('FR', {
    sellerTerms: {
      ...LAWFUL_TERMS,
      latePayment: 'Trois fois l’intérêt légal',
      earlyPayment: '2 %',
    },
  })
  expect(textOf('early_payment_discount', { seller, hasCashDiscount: true })).toContain('voir les')
  expect(textOf('late_penalty', { seller })).toBe('Trois fois l’intérêt légal')
  expect(textOf('late_penalty', { seller, buyer: buyer('government') })).toContain('8 points')
  expect(textOf('early_payment_discount', { seller })).toBe('2 %')
})

test.each<[readonly Supply[], string, string]>([
  [['services'], 'S1', 'prestation de services'],
  [['intangible', 'electronic'], 'S1', 'prestation de services'],
  [['goods'], 'B1', 'livraison de biens'],
  [['goods', 'services'], 'M1', 'livraison de biens et prestation de services'],
])('%s are %s', (supplies, code, words) => {
  expect(businessProcess({ supplies, isPaid: false, followsDeposit: false })).toBe(code)
  expect(textOf('nature', { supplies })).toContain(`: ${words}.`)
})

test('2 is an invoice that was paid, 4 one that sets off deposits', () => {
  const facts = { supplies: ['goods'] as const, isPaid: true }
  expect(businessProcess({ ...facts, followsDeposit: false })).toBe('B2')
  expect(businessProcess({ ...facts, followsDeposit: true })).toBe('B4')
})

test.each([
  ['business', 'FR', 'B2B'],
  ['government', 'FR', 'B2B'],
  ['person', 'FR', 'B2C'],
  ['business', 'DE', 'B2BINT'],
  ['person', 'DE', 'B2CINT'],
  // French VAT is charged there, and it is not in France.
  ['business', 'MC', 'B2BINT'],
] as const)('a %s in %s is %s', (kind, country, treatment) => {
  expect(treatmentOf(buyer(kind, country))).toBe(treatment)
  const last = notes({ buyer: buyer(kind, country) }).at(-1)
  expect(last).toMatchObject({ subjectCode: 'BAR', printed: false, text: { en: treatment } })
})

// Use case 44 of the reform: Guadeloupe, Martinique and Réunion are France, Guiana and the collectivities are abroad.
test.each([
  ['97400', 'B2B'],
  ['97110', 'B2B'],
  ['97300', 'B2BINT'],
  ['97600', 'B2BINT'],
  ['98800', 'B2BINT'],
])('a business with the French postcode %s is %s', (postCode, treatment) => {
  const { address, ...rest } = buyer('business', 'FR')
  expect(treatmentOf({ ...rest, address: { ...address, postCode } })).toBe(treatment)
})
