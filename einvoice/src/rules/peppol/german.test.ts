import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { german } from './german.ts'

/* Each rule of XRechnung by its number: what breaks it, and what is just allowed. */

const found = GOLDEN.find(({ name }) => name === 'de-authority-xrechnung')
if (!found) throw new Error('the golden invoice in XRechnung is missing')
const { invoice: base } = found
const RULES = german(number => number)

function broken(change: Partial<Invoice>): string[] {
  const invoice = { ...base, ...change }
  return check(invoice, totalsOf(invoice), RULES).map(
    ({ code, path, severity }) => `${code} ${path}${severity === 'warning' ? '?' : ''}`,
  )
}

const seller = (change: Partial<Invoice['seller']>): Partial<Invoice> => ({
  seller: { ...base.seller, ...change },
})
const contact = (change: object): Partial<Invoice> =>
  seller({ contact: { ...base.seller.contact, ...change } })
const paid = (meansCode: string, change: Partial<PaymentInstructions> = {}): Partial<Invoice> => ({
  payment: { meansCode, meansText: '', remittance: '', accounts: [], ...change },
})
const { address } = base.seller
const accounts = base.payment?.accounts ?? []
const CARD = { number: '1234', holder: '' }
const DEBIT = {
  mandate: 'M',
  creditorId: 'DE98ZZZ09999999999',
  debitedAccount: 'DE89370400440532013000',
}

type Case = readonly [change: Partial<Invoice>, findings: readonly string[]]

describe('the parties', () => {
  const cases: readonly Case[] = [
    [{}, []],
    [contact({ name: '', phone: '', email: '' }), ['2 seller.contact']],
    [contact({ name: '' }), ['5 seller.contact.name']],
    [contact({ phone: '' }), ['6 seller.contact.phone']],
    [contact({ email: '' }), ['7 seller.contact.email']],
    [contact({ phone: '(0) 12' }), []],
    [contact({ phone: 'ext. 12' }), ['27 seller.contact.phone?']],
    [contact({ email: ' a@b.example ' }), []],
    [contact({ email: 'a@b' }), ['28 seller.contact.email?']],
    [contact({ email: 'a @b.example' }), ['28 seller.contact.email?']],
    [contact({ email: 'a@b.example c' }), ['28 seller.contact.email?']],
    [contact({ email: 'a@b..example' }), ['28 seller.contact.email?']],
    [seller({ address: { ...address, city: ' ' } }), ['3 seller.address.city']],
    [seller({ address: { ...address, postCode: '' } }), ['4 seller.address.postCode']],
    [
      { buyer: { ...base.buyer, address: { ...address, city: '', postCode: '' } } },
      ['8 buyer.address.city', '9 buyer.address.postCode'],
    ],
    [{ delivery: { name: '' } }, []],
    [{ delivery: { name: '', address } }, []],
    [
      { delivery: { name: '', address: { ...address, city: '', postCode: '' } } },
      ['10 delivery.address.city', '11 delivery.address.postCode'],
    ],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))

  test('a seller has a tax number, unless nothing is in the scope of VAT', () => {
    const none = seller({ vatId: '', taxRegistration: '' })
    const outside = line('a', '1', '1', tax('O', '0', 'VATEX-EU-O'), { id: '1' })
    const inside = line('b', '1', '1', tax('S', '19'), { id: '2' })
    expect(broken({ ...none, lines: [inside, outside] })).toEqual(['16 seller.vatId'])
    expect(broken({ ...none, lines: [outside] })).toEqual([])
    expect(broken({ ...seller({ vatId: '', taxRegistration: '12/345' }) })).toEqual([])
    const agent = { name: 'A', vatId: 'DE1', address }
    expect(broken({ ...none, lines: [inside], taxRepresentative: agent })).toEqual([])
  })
})

describe('the document', () => {
  const file = (id: string, name: string) => ({
    id,
    description: '',
    url: '',
    file: { name, mimeType: 'text/csv', base64: 'aa' },
  })
  const cases: readonly Case[] = [
    [{ payment: undefined }, ['1 payment']],
    [{ buyerReference: ' ' }, ['15 buyerReference']],
    [{ typeCode: '386' }, ['17 typeCode?']],
    [{ supportingDocuments: [file('1', 'a.csv'), file('2', 'b.csv')] }, []],
    [
      { supportingDocuments: [file('1', 'a.csv'), file('2', 'b.csv'), file('3', 'a.csv')] },
      ['22 supportingDocuments.0.file.name', '22 supportingDocuments.2.file.name'],
    ],
    [
      {
        supportingDocuments: ['1', '2'].map(id => ({ id, description: '', url: 'https://a.b' })),
      },
      [],
    ],
    [{ typeCode: '384', precedingInvoices: [] }, ['26 precedingInvoices?']],
    [{ typeCode: '384', precedingInvoices: [{ number: '1' }] }, []],
    [{ typeCode: '380', precedingInvoices: [] }, []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))

  test.each([
    '30 days net',
    '#SKONTO#TAGE=14#PROZENT=2.00#\n',
    ' #SKONTO#TAGE=14#PROZENT=2.00# \r\n',
    '#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=-10.50#\nNet 30 days #1',
  ])('a discount for early payment: %j', paymentTerms => {
    expect(broken({ paymentTerms })).toEqual([])
  })

  test.each([
    '#SKONTO#TAGE=14#PROZENT=2.00#',
    'Net\n #SKONTO#TAGE=14#PROZENT=2.00#',
    '#SKONTO#TAGE=14#PROZENT=2#\n',
    '#SKONTO#TAGE=14#\n',
    'x\n#SKONTO#TAGE=#PROZENT=2.00#\n',
    '#SKONTO#TAGE=14#PROZENT=2.00#x\n',
  ])('no discount: %j', paymentTerms => {
    expect(broken({ paymentTerms })).toEqual(['18 paymentTerms'])
  })
})

describe('the payment', () => {
  const wrong = accounts.map(one => ({ ...one, iban: 'DE89370400440532013001' }))
  const cases: readonly Case[] = [
    [paid('58', { accounts }), []],
    [paid('58', { accounts: wrong }), ['19 payment.accounts.0.iban?']],
    [paid('30', { accounts: wrong }), []],
    [paid('30'), ['23-1 payment.accounts']],
    [paid('58', { accounts, card: CARD }), ['23-2 payment.accounts']],
    [paid('30', { accounts, directDebit: DEBIT }), ['23-2 payment.accounts']],
    [paid('48', { card: CARD }), []],
    [paid('54'), ['24-1 payment.card']],
    [paid('55', { card: CARD, accounts }), ['24-2 payment.card']],
    [paid('59', { directDebit: DEBIT }), []],
    [paid('59'), ['20 payment.directDebit.debitedAccount?', '25-1 payment.directDebit']],
    [paid('59', { directDebit: DEBIT, card: CARD }), ['25-2 payment.directDebit']],
    [
      paid('59', { directDebit: { ...DEBIT, creditorId: '' } }),
      ['30 payment.directDebit.creditorId'],
    ],
    [
      paid('59', { directDebit: { ...DEBIT, debitedAccount: '' } }),
      ['20 payment.directDebit.debitedAccount?', '31 payment.directDebit.debitedAccount'],
    ],
    [paid('10'), []],
    [paid('10', { accounts, card: CARD }), []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})
