import { totalsOf } from '@bordereau/domain/invoice/totals'
import type { Party } from '@bordereau/domain/party/party'
import { describe, expect, test } from 'vitest'
import { GOLDEN_DOCUMENTS } from '../testing/golden-documents.ts'
import { GOLDEN } from '../testing/golden-invoices.ts'
import {
  AMERICAN,
  BELGIAN,
  BELGIAN_CUSTOMER,
  FRENCH,
  FRENCH_CUSTOMER,
  GERMAN,
  GERMAN_AUTHORITY,
  INDIAN,
  POLISH,
  address,
} from '../testing/golden-parties.ts'
import { asPeppol } from './peppol/as-peppol.ts'
import { IDENTIFIERS, ruleSetFor } from './rule-set.ts'

const PERSON: Party = {
  ...FRENCH_CUSTOMER,
  legalName: 'Jeanne Petit',
  address: address('1 rue A', 'Paris', '75001', 'FR'),
  vatId: '',
  legalRegistration: undefined,
  electronicAddress: { id: 'jeanne@petit.example', schemeId: 'EM' },
}

const UNREGISTERED = { legalRegistration: undefined }

test.each([
  ['within France', FRENCH, FRENCH_CUSTOMER, 'en16931'],
  ['to a private person in France', FRENCH, PERSON, 'en16931'],
  ['to a German authority', GERMAN, GERMAN_AUTHORITY, 'xrechnung'],
  ['to a German authority from France', FRENCH, GERMAN_AUTHORITY, 'xrechnung'],
  ['within Belgium', BELGIAN, BELGIAN_CUSTOMER, 'peppol'],
  // The mandate (law of 6 February 2024) is between taxable persons established in Belgium.
  ['from Belgium to a business in France', BELGIAN, FRENCH_CUSTOMER, 'en16931'],
  ['to a business in Belgium from France', FRENCH, BELGIAN_CUSTOMER, 'en16931'],
  ['from Belgium to a private person', BELGIAN, PERSON, 'en16931'],
  [
    'to a private person within Belgium',
    BELGIAN,
    { ...PERSON, address: BELGIAN.address },
    'en16931',
  ],
  ['within Belgium, by a VAT number', BELGIAN, { ...BELGIAN_CUSTOMER, ...UNREGISTERED }, 'peppol'],
  ['within Belgium, by a register', BELGIAN, { ...BELGIAN_CUSTOMER, vatId: '' }, 'peppol'],
  ['from France to Poland', FRENCH, POLISH, 'en16931'],
  ['within Germany', GERMAN, GERMAN, 'en16931'],
  ['to America', FRENCH, AMERICAN, 'en16931'],
  ['from India', INDIAN, GERMAN, 'en16931'],
] as const)('%s: %#', (_, seller, buyer, ruleSet) => {
  expect(ruleSetFor(seller, buyer)).toBe(ruleSet)
})

test('a self-billed document within Belgium has a rule set of its own in Peppol, elsewhere none', () => {
  expect(ruleSetFor(BELGIAN, BELGIAN_CUSTOMER, { type: 'self_billed_invoice' })).toBe(
    'peppol_self_billing',
  )
  expect(ruleSetFor(FRENCH, FRENCH_CUSTOMER, { type: 'self_billed_invoice' })).toBe('en16931')
})

describe('an invoice is Peppol where possible', () => {
  const of = (name: string) => {
    const all = [...GOLDEN, ...GOLDEN_DOCUMENTS]
    const invoice = all.find(one => one.name === name)?.invoice
    if (!invoice) throw new Error(`no golden invoice ${name}`)
    return { ...invoice, ...IDENTIFIERS.en16931 }
  }

  test('when it satisfies the rules', () => {
    const plain = of('be-pl-reverse-charge')
    expect(asPeppol(plain, totalsOf(plain))).toEqual({ ...plain, ...IDENTIFIERS.peppol })
  })

  test('with a deposit between German parties as a partial invoice', () => {
    const plain = { ...of('de-de-corrected'), typeCode: '386' }
    expect(asPeppol(plain, totalsOf(plain)).typeCode).toBe('326')
    const ordinary = { ...plain, typeCode: '380' }
    expect(asPeppol(ordinary, totalsOf(ordinary))).toEqual({ ...ordinary, ...IDENTIFIERS.peppol })
    const abroad = { ...of('be-pl-reverse-charge'), typeCode: '386' }
    expect(asPeppol(abroad, totalsOf(abroad)).typeCode).toBe('386')
  })

  test('not when the buyer has no electronic address', () => {
    const plain = of('be-us-export')
    expect(asPeppol(plain, totalsOf(plain))).toBe(plain)
  })

  test('not when it has another specification already', () => {
    const german = GOLDEN.find(one => one.ruleSet === 'xrechnung')?.invoice
    if (!german) throw new Error('no XRechnung among the golden invoices')
    expect(asPeppol(german, totalsOf(german))).toBe(german)
    const plain = of('be-pl-reverse-charge')
    const atHome = { buyer: { ...plain.buyer, address: plain.seller.address } }
    for (const change of [{ specification: 'urn:other' }, { ...atHome, businessProcess: 'M1' }]) {
      const other = { ...plain, ...change }
      expect(asPeppol(other, totalsOf(other))).toBe(other)
    }
  })
})
