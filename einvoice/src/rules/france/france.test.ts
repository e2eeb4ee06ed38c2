import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { frenchSale as sale } from '../../testing/french-sale.ts'
import { line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { FRANCE } from './france.ts'

const broken = (invoice: Invoice) =>
  check(invoice, totalsOf(invoice), FRANCE).map(({ code }) => code)
const day = localDate('2026-11-20')
const note = (subjectCode: string, text: string) => ({ subjectCode, text })
const preceding = { number: 'F2026-0001', issueDate: day }
const dated = (...precedingInvoices: Invoice['precedingInvoices']) => ({ precedingInvoices })
/** With these treatments instead of B2B, which the invoice is marked with. */
const treated = (invoice: Invoice, ...texts: string[]) => ({
  notes: [
    ...invoice.notes.filter(({ subjectCode }) => subjectCode !== 'BAR'),
    ...texts.map(text => note('BAR', text)),
  ],
})

test.each<[string, (invoice: Invoice) => Partial<Invoice>, readonly string[]]>([
  ['nothing', () => ({}), []],
  ['35 characters in its number', () => ({ number: 'F'.repeat(35) }), []],
  ['36 characters in its number', () => ({ number: 'F'.repeat(36) }), ['BR-FR-01_BT-1-1']],
  [
    'a space in the number before',
    () => dated({ number: 'F 1', issueDate: day }),
    ['BR-FR-02_BT-25'],
  ],
  [
    '35 characters in the number before',
    () => dated({ number: 'F'.repeat(35), issueDate: day }),
    [],
  ],
  [
    '36 characters in the number before',
    () => dated({ number: 'F'.repeat(36), issueDate: day }),
    ['BR-FR-02_BT-25'],
  ],
  ['a type of another reform', () => ({ typeCode: '751' }), ['BR-FR-04_BT-3']],
  ['a mention twice', i => ({ notes: [...i.notes, note('PMT', 'x')] }), ['BR-FR-06_BT-21-1']],
  ['an unknown treatment', i => treated(i, 'X'), ['BR-FR-20_BT-21']],
  ['no treatment', i => treated(i), []],
  ['two treatments', i => treated(i, 'B2C', 'B2BINT'), ['BR-FR-31_BT-21']],
  ['the same treatment twice', i => treated(i, 'B2C', ' B2C'), []],
  ['a rebate without contract and period', () => ({ typeCode: '262' }), ['BR-FR-CO-03_BT-3']],
  [
    'a rebate with a contract only',
    () => ({ typeCode: '262', contractReference: 'C' }),
    ['BR-FR-CO-03_BT-3'],
  ],
  [
    'a rebate with half a period',
    () => ({ typeCode: '262', contractReference: 'C', period: { start: day } }),
    ['BR-FR-CO-03_BT-3'],
  ],
  [
    'a rebate with a period only',
    () => ({ typeCode: '262', period: { start: day, end: day } }),
    ['BR-FR-CO-03_BT-3'],
  ],
  [
    'a rebate of a contract and a period',
    () => ({ typeCode: '262', contractReference: 'C', period: { start: day, end: day } }),
    [],
  ],
  ['a correction of one invoice', () => ({ typeCode: '384', ...dated(preceding) }), []],
  ['a correction of nothing', () => ({ typeCode: '384' }), ['BR-FR-CO-04_BT-3']],
  [
    'a correction of two',
    () => ({ typeCode: '384', ...dated(preceding, preceding) }),
    ['BR-FR-CO-04_BT-3'],
  ],
  [
    'a correction of an invoice without a date',
    () => ({ typeCode: '384', ...dated({ number: 'F1', issueDate: undefined }) }),
    ['BR-FR-CO-04_BT-3'],
  ],
  [
    'a deposit due before its date',
    () => ({ typeCode: '386', dueDate: localDate('2020-01-01') }),
    [],
  ],
  [
    'a deposit after a deposit',
    () => ({ typeCode: '386', businessProcess: 'S4' }),
    ['BR-FR-CO-08_BT-23'],
  ],
  ['a final invoice after a deposit', () => ({ businessProcess: 'S4' }), []],
  [
    'a paid invoice that is not paid',
    () => ({ businessProcess: 'S2' }),
    ['BR-FR-CO-09_BT-23-1', 'BR-FR-CO-09_BT-23-2'],
  ],
  [
    'a paid invoice without the day of payment',
    () => ({ businessProcess: 'S2', prepaid: decimal('1591.65'), dueDate: undefined }),
    ['BR-FR-CO-09_BT-23-3'],
  ],
  [
    'a paid invoice',
    () => ({ businessProcess: 'S2', prepaid: decimal('1591.65'), dueDate: day }),
    [],
  ],
  ['francs without the tax in euros', () => ({ currency: 'CHF' }), ['BR-FR-CO-12_BT-5']],
  [
    'francs with the tax in euros',
    () => ({ currency: 'CHF', taxCurrency: { currency: 'EUR', rate: decimal('1.05') } }),
    [],
  ],
  [
    'francs with the tax in dollars',
    () => ({ currency: 'CHF', taxCurrency: { currency: 'USD', rate: decimal('1.05') } }),
    ['BR-FR-CO-12_BT-5'],
  ],
  [
    'a payee identified without a scheme',
    () => ({ payee: { name: 'Factor', identifier: { id: '1' } } }),
    ['BR-FR-CO-10_BT-60'],
  ],
  [
    'a place of delivery without a scheme',
    () => ({ delivery: { name: '', locationId: { id: '1' } } }),
    ['BR-FR-CO-10_BT-71'],
  ],
  [
    'a place of delivery with one',
    () => ({ delivery: { name: '', locationId: { id: '1', schemeId: '0088' } } }),
    [],
  ],
])('an invoice with %s', (_, change, codes) => {
  const invoice = sale()
  expect(broken({ ...invoice, ...change(invoice) })).toEqual(codes)
})

test('a SIRET begins with the SIREN of the register', () => {
  const invoice = sale()
  const siren = invoice.seller.legalRegistration?.id ?? ''
  const withSiret = (id: string, schemeId = '0009') =>
    broken({ ...invoice, seller: { ...invoice.seller, identifiers: [{ id, schemeId }] } })
  expect(withSiret(`${siren}00074`)).toEqual([])
  expect(withSiret(` ${siren}00074 `)).toEqual([])
  for (const wrong of [`${siren}0007`, `${siren}000741`, `12345678900074`, `00074${siren}`])
    expect(withSiret(wrong)).toEqual(['BR-FR-09_BT-29'])
  expect(withSiret('1', '0088')).toEqual([])
})

test('identifiers of a party have a scheme each, and each another', () => {
  const invoice = sale()
  const of = (...schemes: (string | undefined)[]) =>
    broken({
      ...invoice,
      seller: { ...invoice.seller, identifiers: schemes.map(schemeId => ({ id: '1', schemeId })) },
    })
  expect(of('0088', '0060')).toEqual([])
  expect(of('0088', '0088')).toEqual(['BR-FR-CO-10_BT-29'])
  expect(of(undefined)).toEqual(['BR-FR-CO-10_BT-29'])
})

test('the directory has the address of a buyer in France', () => {
  const invoice = sale()
  const siren = invoice.buyer.legalRegistration?.id ?? ''
  const at = (id: string, schemeId: string) =>
    broken({ ...invoice, buyer: { ...invoice.buyer, electronicAddress: { id, schemeId } } })
  expect(at(siren, '0225')).toEqual([])
  expect(at(`${siren}_A`, '0225')).toEqual([])
  expect(at('123456789', '0225')).toEqual(['BR-FR-21_BT-49'])
  expect(at(siren, '0088')).toEqual(['BR-FR-21_BT-49'])
  expect(at(`${siren} A`, '0225')).toEqual(['BR-FR-23_BT-49'])
  expect(at(siren.padEnd(125, '_'), '0225')).toEqual([])
  expect(at(siren.padEnd(126, '_'), '0225')).toEqual(['BR-FR-25_BT-49'])
})

test('both parties have an electronic address', () => {
  const found = sale()
  const invoice = { ...found, ...treated(found, 'B2BINT') }
  const none = { electronicAddress: undefined }
  expect(broken({ ...invoice, buyer: { ...invoice.buyer, ...none } })).toEqual(['BR-FR-12_BT-49'])
  expect(broken({ ...invoice, seller: { ...invoice.seller, ...none } })).toEqual(['BR-FR-13_BT-34'])
})

test('of a self-billed invoice the directory has the address of the seller', () => {
  const invoice = { ...sale(), typeCode: '389' }
  const at = (id: string) =>
    broken({
      ...invoice,
      buyer: { ...invoice.buyer, electronicAddress: { id: '1', schemeId: '0088' } },
      seller: { ...invoice.seller, electronicAddress: { id, schemeId: '0225' } },
    })
  expect(at(invoice.seller.legalRegistration?.id ?? '')).toEqual([])
  expect(at('123456789')).toEqual(['BR-FR-22_BT-34'])
  expect(broken({ ...invoice, ...treated(invoice, 'B2C') })).toEqual([])
})

test('a correction names one invoice, and a due date may be that of the issue', () => {
  const invoice = sale()
  const corrected = (...all: Invoice['precedingInvoices']) =>
    broken({ ...invoice, typeCode: '384', ...dated(...all) })
  expect(corrected(preceding)).toEqual([])
  expect(corrected(preceding, { number: 'F2026-0002' })).toEqual(['BR-FR-CO-04_BT-3'])
  expect(broken({ ...invoice, dueDate: invoice.issueDate })).toEqual([])
  expect(broken({ ...invoice, dueDate: undefined })).toEqual([])
})

test('categories of tax of other territories are not those of France', () => {
  const invoice = sale()
  const of = (category: 'S' | 'L' | 'M' | 'B') =>
    broken({ ...invoice, lines: [line('a', '1', '1', tax(category, '20'), { id: '1' })] })
  expect(of('S')).toEqual([])
  for (const category of ['L', 'M', 'B'] as const) expect(of(category)).toEqual(['BR-FR-15_BT-151'])
})

test('figures have at most nineteen digits, of which few are decimals', () => {
  const invoice = sale()
  const of = (change: object, more: Partial<Invoice> = {}) =>
    broken({
      ...invoice,
      ...more,
      lines: [{ ...line('a', '1', '0', tax('S', '20'), { id: '1' }), ...change }],
    })
  const quantity = (text: string) => of({ quantity: decimal(text) })
  for (const fitting of [
    '1.2345',
    '-1.2345',
    '-1234567890123456789',
    '1234567890123456789',
    '123456789012345.6789',
  ])
    expect(quantity(fitting)).toEqual([])
  for (const long of ['1.23456', '12345678901234567890', '1234567890123456.7891'])
    expect(quantity(long)).toEqual(['BR-FR-DEC-02_BT-129'])
  expect(of({ priceBaseQuantity: decimal('1.23456') })).toEqual(['BR-FR-DEC-02_BT-149'])
  expect(of({ price: decimal('0.123456') })).toEqual([])
  expect(of({ price: decimal('0.1234567') })).toEqual(['BR-FR-DEC-03_BT-146'])
  expect(of({ price: decimal('0.1234567') }, { pricesIncludeTax: true })).toEqual([])
  expect(of({ price: decimal('-1') })).toEqual(['BR-FR-DEC-03_BT-146'])
})
