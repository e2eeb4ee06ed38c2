import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { expect, test } from 'vitest'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { withPrefixedGstin } from './gstin.ts'
import { INDIA } from './india.ts'

/* Rule 46 of the Central Goods and Services Tax Rules, 2017. */

const found = GOLDEN.find(({ name }) => name === 'in-domestic')
if (!found) throw new Error('the golden invoice of India is missing')
const { invoice: base } = found
const [first, ...rest] = base.lines
if (!first) throw new Error('the golden invoice has no line')

function broken(change: Partial<Invoice>): string[] {
  const invoice = { ...base, ...change }
  return check(invoice, totalsOf(invoice), INDIA).map(({ code, path }) => `${code} ${path}`)
}

const GSTIN = '27AAPFU0939F1ZV'
const seller = (change: object): Invoice['seller'] => ({ ...base.seller, ...change })
const buyer = (change: object): Invoice['buyer'] => ({ ...base.buyer, ...change })
const coded = (code: string, listId = 'HS'): Partial<Invoice> => ({
  lines: [{ ...first, classifications: [{ code, listId }] }, ...rest],
})

test('the GSTIN of the seller is its tax number or its VAT number, with the country before it or not', () => {
  expect(broken({ seller: seller({ taxRegistration: ` ${GSTIN} `, vatId: '' }) })).toEqual([])
  expect(broken({ seller: seller({ taxRegistration: '', vatId: `IN${GSTIN}` }) })).toEqual([])
  expect(broken({ seller: seller({ taxRegistration: '27AAPFU', vatId: '' }) })).toEqual([
    'BDX-IN-01 seller.taxRegistration',
  ])
})

// CGST Act 2017, s. 22 and 31: only a registered person issues a tax invoice, and small sellers need not register.
test('a seller that is not registered needs neither a GSTIN nor codes, unless it states a tax', () => {
  const unregistered = seller({ taxRegistration: '', vatId: '' })
  const lines = (category: 'O' | 'S') =>
    [{ ...first, classifications: [], tax: tax(category, category === 'O' ? '0' : '18') }] as const
  expect(broken({ seller: unregistered, number: 'Bill #1', lines: lines('O') })).toEqual([])
  expect(broken({ seller: unregistered, lines: lines('S') })).toEqual([
    'BDX-IN-01 seller.taxRegistration',
    'BDX-IN-03 lines.0.classifications',
  ])
  expect(broken({ lines: lines('O') })).toEqual(['BDX-IN-03 lines.0.classifications'])
  // On one line it is stated, too.
  expect(broken({ seller: unregistered, lines: [...lines('O'), ...lines('S')] })).toContain(
    'BDX-IN-01 seller.taxRegistration',
  )
})

test.each(['9983', '998314', '99831400', '99 83 14'])('%s is a code of the HSN', code => {
  expect(broken(coded(code))).toEqual([])
})

test.each(['998', '99831', '9983140', '998314000', 'x9983', '9983x', ''])('%s is none', code => {
  expect(broken(coded(code))).toEqual(['BDX-IN-03 lines.0.classifications'])
})

test('a code of another list is no code of the HSN', () => {
  expect(broken(coded('9983', 'CPV'))).toEqual(['BDX-IN-03 lines.0.classifications'])
})

test('an unregistered customer of a seller with little turnover needs no code, which is asked', () => {
  const { lines } = coded('')
  const severities = (change: Partial<Invoice>) => {
    const invoice = { ...base, lines: lines ?? base.lines, ...change }
    return check(invoice, totalsOf(invoice), INDIA)
      .filter(({ path }) => path.endsWith('classifications'))
      .map(({ code, severity }) => `${code} ${severity}`)
  }
  const registered = buyer({ identifiers: [{ id: GSTIN, kind: 'gstin' }] })
  expect(severities({ buyer: registered })).toEqual(['BDX-IN-03 fatal'])
  expect(severities({})).toEqual(['BDX-IN-03 warning'])
  expect(severities({ lines: base.lines, buyer: buyer({ vatId: '' }) })).toEqual([])
  // An export is no sale to an unregistered person.
  const abroad = { vatId: '', address: { ...base.buyer.address, country: 'DE', subdivision: '' } }
  expect(severities({ buyer: buyer(abroad) })).toEqual(['BDX-IN-03 fatal'])
})

test('a number has at most sixteen characters of a small alphabet', () => {
  expect(broken({ number: 'UD/26-27/0000042' })).toEqual([])
  // The missing number is a finding of EN 16931.
  expect(broken({ number: '' })).toEqual([])
  for (const number of ['UD/26-27/00000042', '/1', '01', 'A#1'])
    expect(broken({ number })).toEqual(['BDX-IN-04 number'])
})

test('the GSTIN of an Indian buyer is checked, of another one not', () => {
  const finding = ['BDX-IN-05 buyer.vatId']
  expect(broken({ buyer: buyer({ vatId: 'IN12' }) })).toEqual(finding)
  expect(broken({ buyer: buyer({ vatId: '' }) })).toEqual([])
  expect(broken({ buyer: buyer({ vatId: ` IN${GSTIN} ` }) })).toEqual([])
  const { address } = base.buyer
  const abroad = { vatId: 'DE1', address: { ...address, country: 'DE', subdivision: '' } }
  expect(broken({ buyer: buyer(abroad) })).toEqual([])
})

test('the place of supply is the state of delivery, else that of the buyer', () => {
  const { address } = base.buyer
  const nowhere = buyer({ address: { ...address, subdivision: '' } })
  expect(broken({ buyer: nowhere })).toEqual(['BDX-IN-02 buyer.address.subdivision'])
  expect(broken({ buyer: nowhere, delivery: { name: '', address } })).toEqual([])
})

test('goods for a buyer abroad that stay in India have a state of delivery', () => {
  const { address } = base.buyer
  const abroad = buyer({ vatId: '', address: { ...address, country: 'DE', subdivision: '' } })
  const inIndia = { name: '', address: { ...address, subdivision: '' } }
  expect(broken({ buyer: abroad, delivery: inIndia })).toEqual([
    'BDX-IN-06 delivery.address.subdivision',
  ])
  expect(broken({ buyer: abroad, delivery: { name: '', address } })).toEqual([])
  expect(broken({ buyer: abroad, delivery: { name: '', address: abroad.address } })).toEqual([])
  // Of a buyer in India its own state is enough.
  expect(broken({ delivery: inIndia })).toEqual([])
})

test('the GSTIN of an exporter is its VAT number in the XML', () => {
  const exported = (taxRegistration: string, vatId = '') =>
    withPrefixedGstin({
      ...base,
      lines: [{ ...first, tax: tax('G', '0', 'VATEX-EU-G') }],
      seller: seller({ taxRegistration, vatId }),
    }).seller
  const prefixed = { vatId: `IN${GSTIN}`, taxRegistration: '' }
  expect(exported(GSTIN)).toMatchObject(prefixed)
  expect(exported(`IN${GSTIN}`)).toMatchObject(prefixed)
  expect(exported(GSTIN, 'DE1')).toMatchObject({ vatId: 'DE1', taxRegistration: GSTIN })
  expect(exported('12')).toMatchObject({ vatId: '', taxRegistration: '12' })
  // At home the PDF and the XML have it as the law writes it.
  expect(withPrefixedGstin(base)).toBe(base)
})
