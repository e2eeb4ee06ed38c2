import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import {
  GERMAN,
  GERMAN_ACCOUNT,
  GERMAN_AUTHORITY,
  INDIAN_ACCOUNT,
  POLISH,
} from '../testing/golden-parties.ts'
import { invoice, line, tax, transfer } from '../testing/invoice-parts.ts'
import { writeCii } from './cii/write.ts'
import { readEInvoice } from './read.ts'
import { writeUbl } from './ubl/write.ts'

/** Terms that few documents have, or that the syntaxes write in another way. */
const STANDARD = tax('S', '19')
const OUTSIDE = tax('O', '0', 'VATEX-EU-O', 'Not subject to VAT')

const sale = (more: Partial<Invoice> = {}, change = {}): Invoice =>
  invoice('en16931', GERMAN, POLISH, [line('Lamp', '2', '100', STANDARD, change)], more)

const credit = (more: Partial<Invoice> = {}): Invoice => sale({ typeCode: '381', ...more })

const ubl = (of: Invoice): string => writeUbl(of, totalsOf(of))
const cii = (of: Invoice): string => writeCii(of, totalsOf(of))

function read(xml: string): Invoice {
  const result = readEInvoice(xml)
  if (!result.ok) throw new Error(result.reason)
  return result.invoice
}

const count = (xml: string, text: string): number => xml.split(text).length - 1

describe.each([
  ['UBL', ubl],
  ['CII', cii],
] as const)('in %s', (_, write) => {
  test('of several accounts each has its number, and the card and the mandate stand once', () => {
    const payment = {
      ...transfer(GERMAN_ACCOUNT),
      accounts: [GERMAN_ACCOUNT, INDIAN_ACCOUNT],
      card: { number: '1234', holder: 'Anna' },
      directDebit: { mandate: 'M-1', creditorId: '', debitedAccount: 'DE02120300000000202051' },
    }
    const xml = write(sale({ payment }))
    expect(count(xml, 'Anna<')).toBe(1)
    expect(count(xml, 'DE02120300000000202051<')).toBe(1)
    expect(count(xml, `${INDIAN_ACCOUNT.accountNumber}<`)).toBe(1)
    const { payment: reread } = read(xml)
    expect(reread?.accounts.map(({ iban, accountNumber }) => [iban, accountNumber])).toEqual([
      [GERMAN_ACCOUNT.iban, ''],
      ['', INDIAN_ACCOUNT.accountNumber],
    ])
    expect(reread?.card).toEqual(payment.card)
    expect(reread?.directDebit).toEqual(payment.directDebit)
  })

  test('a number of an account beside its IBAN is left out', () => {
    const account = { ...GERMAN_ACCOUNT, accountNumber: '0532013000x' }
    expect(write(sale({ payment: transfer(account) }))).not.toContain('0532013000x')
  })

  test('of the identifiers of a buyer the first is written', () => {
    const identifiers = [{ id: 'first' }, { id: 'second' }]
    const xml = write(sale({ buyer: { ...POLISH, identifiers } }))
    expect([count(xml, '>first<'), count(xml, '>second<')]).toEqual([1, 0])
  })

  test('a gross price without a discount is read as it is', () => {
    const [only] = read(write(sale({}, { grossPrice: decimal('120') }))).lines
    expect(only?.grossPrice).toBe('120')
    const [less] = read(
      write(sale({}, { grossPrice: decimal('120'), priceDiscount: decimal('20') })),
    ).lines
    expect([less?.grossPrice, less?.priceDiscount]).toEqual(['120', '20'])
  })

  test.each([
    ['', ''],
    ['', 'SO-1'],
    ['PO-1', ''],
    ['PO-1', 'SO-1'],
  ])('the order %j and the order of the seller %j are read again', (order, salesOrder) => {
    const references = { orderReference: order, salesOrderReference: salesOrder }
    expect(read(write(sale(references)))).toMatchObject(references)
    expect(read(write(credit(references)))).toMatchObject(references)
  })

  test.each(['', 'P-7'])('the project %j is read again', projectReference => {
    for (const document of [sale({ projectReference }), credit({ projectReference })])
      expect(read(write(document))).toMatchObject({ projectReference, supportingDocuments: [] })
  })

  // BR-48, DE-R-014 and BR-DE-14: a rate of zero within Germany alone.
  test.each([
    ['peppol', GERMAN, GERMAN_AUTHORITY, true],
    ['peppol', GERMAN, POLISH, false],
    ['peppol', POLISH, GERMAN, false],
    ['xrechnung', GERMAN, POLISH, true],
    ['en16931', GERMAN, GERMAN_AUTHORITY, false],
  ] as const)('outside the scope of VAT, %s of two parties', (ruleSet, seller, buyer, hasRate) => {
    const document = invoice(ruleSet, seller, buyer, [line('Fee', '1', '10', OUTSIDE)])
    expect(/(?:Percent)>0(?:\.00)?</.test(write(document))).toBe(hasRate)
  })
})

describe('UBL', () => {
  test('names the network of a card as not available, and an order that is missing', () => {
    const payment = { ...transfer(GERMAN_ACCOUNT), card: { number: '1234', holder: 'Anna' } }
    expect(ubl(sale({ payment }))).toContain('<cbc:NetworkID>NA</cbc:NetworkID>')
    expect(ubl(sale({ salesOrderReference: 'SO-1' }))).toContain('<cbc:ID>NA</cbc:ID>')
    expect(ubl(sale())).not.toContain('OrderReference>')
  })

  // PEPPOL-EN16931-R002: one note, but between two German parties.
  test.each([
    ['peppol', GERMAN, POLISH, 1],
    ['peppol', POLISH, GERMAN, 1],
    ['peppol', GERMAN, GERMAN_AUTHORITY, 2],
    ['en16931', GERMAN, POLISH, 2],
  ] as const)(
    'of %s joins the notes where it may have only one',
    (ruleSet, seller, buyer, notes) => {
      const texts = [
        { subjectCode: '', text: 'First' },
        { subjectCode: 'AAI', text: 'Second' },
      ]
      const of = (own: typeof texts) =>
        ubl(invoice(ruleSet, seller, buyer, [line('Lamp', '1', '1', STANDARD)], { notes: own }))
      expect(count(of(texts), '<cbc:Note>') - count(of([]), '<cbc:Note>')).toBe(notes)
    },
  )

  const note = (text: string) => read(ubl(sale({ notes: [{ subjectCode: '', text }] }))).notes[0]

  test('reads a subject code before a note alone', () => {
    expect(note('#AAI#Text')).toEqual({ subjectCode: 'AAI', text: 'Text' })
    expect(note('#AAI#two\nlines')).toEqual({ subjectCode: 'AAI', text: 'two\nlines' })
    expect(note('see #AAI#Text')).toEqual({ subjectCode: '', text: 'see #AAI#Text' })
    expect(note('x#AAI#Text')).toEqual({ subjectCode: '', text: 'x#AAI#Text' })
  })

  test('has the due date of a credit note in its payment instructions, which alone are none', () => {
    expect(read(ubl(credit())).payment).toBeUndefined()
    const payment = { meansCode: '1', meansText: '', remittance: 'F-1', accounts: [] }
    expect(read(ubl(credit({ payment }))).payment).toEqual(payment)
    expect(read(ubl(sale({ payment }))).payment).toEqual(payment)
    // The same elements in an invoice, or twice, or with another code, are instructions.
    const due = '<cbc:PaymentDueDate>2026-12-20</cbc:PaymentDueDate>'
    const means = (code: string, more = due) =>
      `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${more}</cac:PaymentMeans>`
    const own = /<cac:PaymentMeans>[\s\S]*<\/cac:PaymentMeans>/
    const xml = ubl(credit())
    expect(xml).toMatch(own)
    const withMeans = (text: string) => read(xml.replace(own, text)).payment?.meansCode
    expect(withMeans(means('1'))).toBeUndefined()
    expect(withMeans(means('1') + means('1'))).toBe('1')
    expect(withMeans(means('30'))).toBe('30')
    expect(withMeans(means('1', '<cbc:PaymentID>F-1</cbc:PaymentID>'))).toBe('1')
    const terms = '<cac:PaymentTerms>'
    const billed = ubl(sale()).replace(terms, means('1') + terms)
    expect(read(billed).payment?.meansCode).toBe('1')
  })

  test.each(['start', 'end'] as const)('reads a period that has only a %s', side => {
    const period = { [side]: sale().issueDate }
    expect(read(ubl(sale({ period }))).period).toEqual(period)
    expect(read(ubl(sale({ period, taxPointCode: '432' })))).toMatchObject({
      period,
      taxPointCode: '432',
    })
  })

  test('reads the creditor of a direct debit at the seller, and at the payee where there is one', () => {
    const directDebit = { mandate: 'M-1', creditorId: 'DE98ZZZ09999999999', debitedAccount: '' }
    const payment = { ...transfer(GERMAN_ACCOUNT, '59'), directDebit }
    expect(read(ubl(sale({ payment }))).payment?.directDebit).toEqual(directDebit)
    expect(read(ubl(sale({ payment }))).seller.identifiers).toEqual([])
    const payee = { name: 'Factor AG' }
    expect(read(ubl(sale({ payment, payee }))).payment?.directDebit).toEqual(directDebit)
  })
})

describe('CII', () => {
  test('has identifiers without a scheme before those with one, in either order', () => {
    const plain = { id: 'plain' }
    const global = { id: '4000001000005', schemeId: '0088' }
    for (const identifiers of [
      [plain, global],
      [global, plain],
    ]) {
      const xml = cii(sale({ seller: { ...GERMAN, identifiers } }))
      expect(xml.indexOf('>plain<')).toBeGreaterThan(0)
      expect(xml.indexOf('>plain<')).toBeLessThan(xml.indexOf('4000001000005'))
    }
  })

  test('reads a department where no person is named', () => {
    const person = '<ram:PersonName>Jonas Weiß</ram:PersonName>'
    const department = '<ram:DepartmentName>Sales</ram:DepartmentName>'
    const xml = cii(sale())
    expect(xml).toContain(person)
    expect(read(xml.replace(person, department)).seller.contact.name).toBe('Sales')
    expect(read(xml.replace(person, person + department)).seller.contact.name).toBe('Jonas Weiß')
    expect(read(xml.replace(person, '')).seller.contact.name).toBe('')
  })
})

test('white space around identifiers, codes, numbers and dates changes nothing that is read', () => {
  const directDebit = { mandate: 'M-1', creditorId: 'DE98ZZZ09999999999', debitedAccount: 'DE02' }
  const document = sale({
    payment: { ...transfer(GERMAN_ACCOUNT, '59'), directDebit },
    seller: {
      ...GERMAN,
      taxRegistration: '27/1',
      identifiers: [{ id: 'x', schemeId: '0088' }],
      contact: { ...GERMAN.contact, email: '' },
    },
  })
  for (const write of [ubl, cii]) {
    const xml = write(document)
    const spaced = xml.replace(
      />([^<>\s][^<>]*)<\/((?:cbc|ram):\w*(?:ID|Code|Amount|Date))>/g,
      '>\n  $1\n  </$2>',
    )
    expect(spaced).not.toBe(xml)
    expect(read(spaced)).toEqual(read(xml))
  }
})
