import { readPastedParty } from '@bordereau/domain/country/pasted-party'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { expect, test } from 'vitest'
import { customerFromText, withPastedText } from '../customers/customer-from-text.ts'
import { newCustomer } from '../customers/customer-values.ts'
import { revert, withPasted } from './pasted-profile.ts'

const SIGNATURE = `Anna Schmidt
Leiterin Einkauf
Muster GmbH
Hauptstr. 5
D-10115 Berlin
Tel. +49 30 123456
anna@muster.example
USt-IdNr.: DE136695976`

const read = (text: string, home = 'FR') => {
  const party = readPastedParty(text, home)
  if (party === undefined) throw new Error('not read')
  return party
}

test('a pasted signature makes a customer abroad, with its language, and the rest in the note', () => {
  const { filled, before, rest } = customerFromText(SIGNATURE, 'FR')
  expect(filled).toMatchObject({
    email: 'anna@muster.example',
    language: 'de',
    currency: 'EUR',
    note: 'Leiterin Einkauf',
    profile: {
      legalName: 'Muster GmbH',
      address: { line1: 'Hauptstr. 5', postCode: '10115', city: 'Berlin', country: 'DE' },
      taxIds: [{ kind: 'vat', value: 'DE 136 695 976' }],
      contact: { name: 'Anna Schmidt', phone: '+49 30 123456' },
    },
  })
  expect(rest).toEqual(['Leiterin Einkauf'])
  expect(before?.profile.legalName).toBe(SIGNATURE.replaceAll('\n', ' '))
})

test('a name and a number begin a customer as before', () => {
  expect(customerFromText('Muster GmbH', 'FR')).toEqual({
    filled: newCustomer('FR', 'Muster GmbH'),
  })
  expect(customerFromText('PL5260250274', 'FR').filled.profile.taxIds).toEqual([
    { kind: 'nip', value: 'PL 526 025 02 74' },
  ])
})

test('what a customer has is added to, and never twice', () => {
  const values = { ...newCustomer('FR'), email: 'anna@muster.example', note: 'Pays late' }
  const once = withPastedText(values, read(SIGNATURE)).filled
  expect(once.email).toBe('anna@muster.example')
  expect(once.note).toBe('Pays late\nLeiterin Einkauf')
  expect(withPastedText(once, read(SIGNATURE)).filled.note).toBe(once.note)
})

test('a company keeps its name; numbers that follow from the pasted one are filled in', () => {
  const text =
    'Atelier Claire\n12 rue des Arts\n69002 Lyon\nSIREN 732 829 320\nclaire@dubois.example'
  const own = { ...emptyProfile('FR'), legalName: 'Claire Dubois EI' }
  const { profile, rest } = withPasted(own, read(text), { chargesTax: true })
  expect(profile).toMatchObject({
    legalName: 'Claire Dubois EI',
    address: { line1: '12 rue des Arts', postCode: '69002', city: 'Lyon' },
    contact: { email: 'claire@dubois.example' },
  })
  expect(profile.taxIds.map(({ kind }) => kind)).toEqual(['siren', 'vat'])
  expect(rest).toEqual(['Atelier Claire'])
})

test('undo brings back what was filled in, and keeps what was typed since', () => {
  const before = { name: 'a b', email: '', address: { city: '', line1: 'old' }, ids: [1] }
  const filled = {
    name: 'a',
    email: 'x@y.example',
    address: { city: 'Bonn', line1: 'new' },
    ids: [1, 2],
  }
  expect(revert(before, filled, filled)).toEqual(before)
  const now = { ...filled, address: { city: 'Köln', line1: 'new' } }
  expect(revert(before, filled, now)).toEqual({
    ...before,
    address: { city: 'Köln', line1: 'old' },
  })
})
