import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { writeCii } from './cii/write.ts'
import { invoice, line, tax, transfer } from '../testing/invoice-parts.ts'
import { BELGIAN_ACCOUNT, FRENCH, FRENCH_ACCOUNT, POLISH } from '../testing/golden-parties.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'

/** Two VAT subtotals and two accounts: terms of the document must be written only once. */
function twofold(more: Partial<Invoice>): Invoice {
  const lines = [line('Lamp', '1', '10', tax('S', '20')), line('Book', '1', '10', tax('S', '5.5'))]
  const payment = {
    ...transfer(FRENCH_ACCOUNT),
    accounts: [FRENCH_ACCOUNT, BELGIAN_ACCOUNT],
    meansText: 'by transfer',
  }
  return invoice('en16931', FRENCH, POLISH, lines, { payment, ...more })
}

const count = (xml: string, pattern: RegExp): number => [...xml.matchAll(pattern)].length

test('the text of the payment means is written once in UBL, with several accounts too (UBL-SR-46)', () => {
  const both = twofold({})
  const xml = writeUbl(both, totalsOf(both))
  expect(count(xml, /<cbc:PaymentMeansCode/g)).toBe(2)
  expect(count(xml, /name="by transfer"/g)).toBe(1)
  expect(readEInvoice(xml)).toMatchObject({ invoice: { payment: { meansText: 'by transfer' } } })
})

test.each([
  ['the date', { taxPointDate: localDate('2026-11-01') }, /<ram:TaxPointDate>/g],
  ['the code', { taxPointCode: '35' }, /<ram:DueDateTypeCode>/g],
])('%s of the tax point is written once in CII (CII-SR-461, CII-SR-462)', (_, more, element) => {
  const both = twofold(more)
  const xml = writeCii(both, totalsOf(both))
  expect(count(xml, /<ram:BasisAmount>/g)).toBe(2)
  expect(count(xml, element)).toBe(1)
  expect(readEInvoice(xml)).toMatchObject({ invoice: more })
})

test.each([
  ['UBL', writeUbl],
  ['CII', writeCii],
])('a line states the heading of its section in its note (BT-127) in %s', (_, write) => {
  const [lamp, book] = twofold({}).lines
  if (!lamp || !book) throw new Error('no lines')
  const sectioned = twofold({
    lines: [
      { ...lamp, sectionHeading: 'Equipment' },
      { ...book, note: 'Second edition' },
    ],
  })
  expect(readEInvoice(write(sectioned, totalsOf(sectioned)))).toMatchObject({
    invoice: { lines: [{ note: 'Equipment' }, { note: 'Equipment\nSecond edition' }] },
  })
})

test('the legal information of a party is that of the seller only (BT-33): Factur-X refuses it of the buyer, which a self-billing company is', () => {
  const buyer = { ...POLISH, legalInformation: 'Capital 10 000' }
  const seller = { ...FRENCH, legalInformation: 'Capital 20 000' }
  const lines = [line('Lamp', '1', '10', tax('S', '20'))]
  const billed = invoice('en16931', seller, buyer, lines, { payment: transfer(FRENCH_ACCOUNT) })
  for (const write of [writeCii, writeUbl]) {
    const xml = write(billed, totalsOf(billed))
    expect(xml).toContain('Capital 20 000')
    expect(xml).not.toContain('Capital 10 000')
  }
})

test.each([
  ['UBL', writeUbl],
  ['CII', writeCii],
])(
  'e-mail addresses have their domain in ASCII in %s, as XRechnung and Peppol expect',
  (_, write) => {
    const email = 'info@müller.example'
    const both = twofold({
      seller: { ...FRENCH, contact: { name: 'Ada', phone: '1234', email } },
      buyer: { ...POLISH, electronicAddress: { id: email, schemeId: 'EM' } },
    })
    const xml = write(both, totalsOf(both))
    expect(count(xml, /info@xn--mller-kva\.example/g)).toBe(2)
    expect(xml).not.toContain(email)
  },
)
