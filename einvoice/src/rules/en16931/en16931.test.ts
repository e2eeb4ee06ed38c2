import { localDate } from '@bordereau/domain/date'
import type {
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
} from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { UNITS } from '@bordereau/domain/money/unit'
import { SPECIMEN_ACCOUNT } from '@bordereau/domain/testing/draft'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../../testing/golden-invoices.ts'
import { line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { EN16931 } from './en16931.ts'
import { UNITS as UNIT_CODES } from './units.ts'

test('every unit that is offered is in the code list of BR-CL-23', () => {
  expect(UNITS.filter(({ code }) => !UNIT_CODES.has(code))).toEqual([])
})

/*
 * Each rule of EN 16931-1 §6.4 alone, by its name in the norm: what breaks it, and what is just allowed. The findings of
 * whole documents are in ../check.test.ts.
 */

const found = GOLDEN.find(({ name }) => name === 'be-us-export')
if (!found) throw new Error('the golden invoice of an export is missing')
const { invoice: base } = found

/** The findings on the invoice with these changes: 'code path'. */
function broken(change: Partial<Invoice>): string[] {
  const invoice = { ...base, ...change }
  return check(invoice, totalsOf(invoice), EN16931).map(({ code, path }) => `${code} ${path}`)
}

const [first] = base.lines
if (!first) throw new Error('the golden invoice has no line')
const onLine = (change: Partial<InvoiceLine>): Partial<Invoice> => ({
  lines: [{ ...first, ...change }],
})
const seller = (change: Partial<Invoice['seller']>): Partial<Invoice> => ({
  seller: { ...base.seller, ...change },
})
const buyer = (change: Partial<Invoice['buyer']>): Partial<Invoice> => ({
  buyer: { ...base.buyer, ...change },
})
const payment = (change: Partial<NonNullable<Invoice['payment']>>): Partial<Invoice> => ({
  payment: base.payment && { ...base.payment, ...change },
})

const { address } = base.seller
const EMPTY_ADDRESS = {
  line1: '',
  line2: '',
  line3: '',
  city: '',
  postCode: '',
  subdivision: '',
  country: '',
}
const AGENT = { name: 'Agent', vatId: 'FR44732829320', address }
const DAY = localDate('2026-11-20')
const DAY_BEFORE = localDate('2026-11-19')

type Case = readonly [change: Partial<Invoice>, findings: readonly string[]]

test('the golden invoice breaks none', () => {
  expect(broken({})).toEqual([])
})

describe('the required terms of a document', () => {
  const payee = (name: string): Partial<Invoice> => ({ payee: { name } })
  const agent = (change: object): Partial<Invoice> => ({
    taxRepresentative: { ...AGENT, ...change },
  })
  const account = { ...SPECIMEN_ACCOUNT, iban: '', accountNumber: '' }
  const cases: readonly Case[] = [
    [payee(''), ['BR-17 payee.name']],
    [payee(base.seller.legalName), ['BR-17 payee.name']],
    [{ ...seller({ tradingName: 'Lampes' }), ...payee('Lampes') }, ['BR-17 payee.name']],
    [payee('Factor'), []],
    [agent({}), []],
    [agent({ name: ' ' }), ['BR-18 taxRepresentative.name']],
    [
      agent({ address: EMPTY_ADDRESS }),
      ['BR-19 taxRepresentative.address', 'BR-20 taxRepresentative.address.country'],
    ],
    [agent({ address: { ...address, country: '' } }), ['BR-20 taxRepresentative.address.country']],
    [agent({ vatId: '' }), ['BR-56 taxRepresentative.vatId']],
    [{ period: { start: DAY, end: DAY_BEFORE } }, ['BR-29 period.end']],
    [{ period: { start: DAY, end: DAY } }, []],
    [{ period: { start: DAY } }, []],
    [{ period: { end: DAY } }, []],
    [{ period: {} }, ['BR-CO-19 period']],
    [payment({ accounts: [account] }), ['BR-50 payment.accounts.0.iban', 'BR-61 payment.accounts']],
    [payment({ accounts: [{ ...account, accountNumber: '1' }] }), []],
    [payment({ card: { number: '411111 1111', holder: '' } }), []],
    [payment({ card: { number: '411111 11111', holder: '' } }), ['BR-51 payment.card.number']],
    [
      { delivery: { ...base.delivery, address: { ...address, country: '' } } },
      ['BR-57 delivery.address.country'],
    ],
    [{ delivery: { name: '' } }, []],
    [seller({ electronicAddress: { id: 'a' } }), ['BR-62 seller.electronicAddress.schemeId']],
    [buyer({ electronicAddress: { id: 'a' } }), ['BR-63 buyer.electronicAddress.schemeId']],
    [seller({ electronicAddress: { id: 'a', schemeId: 'EM' } }), []],
    [seller({ electronicAddress: undefined }), []],
    [
      { supportingDocuments: [{ id: ' ', description: '', url: '' }] },
      ['BR-52 supportingDocuments.0.id'],
    ],
    [{ precedingInvoices: [{ number: '' }] }, ['BR-55 precedingInvoices.0.number']],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('the required terms of a line', () => {
  const cases: readonly Case[] = [
    [onLine({ grossPrice: decimal('-1') }), ['BR-28 lines.0.grossPrice']],
    [onLine({ grossPrice: decimal('0') }), []],
    [onLine({ period: { start: DAY, end: DAY } }), []],
    [onLine({ period: { start: DAY, end: DAY_BEFORE } }), ['BR-30 lines.0.period.end']],
    [onLine({ standardItemId: { id: '1' } }), ['BR-64 lines.0.standardItemId.schemeId']],
    [onLine({ standardItemId: { id: '1', schemeId: '0160' } }), []],
    [onLine({ standardItemId: undefined }), []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))

  test('a reason is a text or a code, on the document and on a line', () => {
    const entry = (reason: string, reasonCode: string): DocumentAllowanceCharge => ({
      charge: false,
      value: { by: 'amount', amount: decimal('1') },
      reason,
      reasonCode,
      tax: first.tax,
    })
    for (const given of [entry('Discount', ''), entry('', '95'), entry('Discount', '95')]) {
      expect(broken({ allowancesCharges: [given] })).toEqual([])
      expect(broken(onLine({ allowancesCharges: [given] }))).toEqual([])
    }
    expect(broken(onLine({ allowancesCharges: [entry('', '')] }))).toEqual([
      'BR-42 lines.0.allowancesCharges.0.reason',
    ])
    expect(broken(onLine({ allowancesCharges: [{ ...entry('', ''), charge: true }] }))).toEqual([
      'BR-44 lines.0.allowancesCharges.0.reason',
    ])
  })
})

describe('the conditions among terms', () => {
  const anonymous = { identifiers: [], legalRegistration: undefined }
  const cases: readonly Case[] = [
    // BR-CO-25 was withdrawn.
    [{ dueDate: undefined, paymentTerms: ' ' }, []],
    [seller(anonymous), []],
    [
      { ...seller({ ...anonymous, vatId: '' }), ...onLine({ tax: tax('O', '0', 'VATEX-EU-O') }) },
      ['BR-CO-26 seller.legalRegistration'],
    ],
    [
      {
        ...seller({ ...anonymous, vatId: '', identifiers: [{ id: '' }, { id: '12' }] }),
        ...onLine({ tax: tax('O', '0', 'VATEX-EU-O') }),
      },
      [],
    ],
    [
      {
        ...seller({ ...anonymous, vatId: '', legalRegistration: { id: '12' } }),
        ...onLine({ tax: tax('O', '0', 'VATEX-EU-O') }),
      },
      [],
    ],
    [buyer({ vatId: '123' }), ['BR-CO-09 buyer.vatId']],
    // The prefixes of Greece and Northern Ireland are no codes of countries.
    [buyer({ vatId: 'EL123456783' }), []],
    [buyer({ vatId: 'XI123456789' }), []],
    [{ taxRepresentative: { ...AGENT, vatId: '123' } }, ['BR-CO-09 taxRepresentative.vatId']],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('the lists of codes', () => {
  /** ISO 6523, of the register's release that the lists of the norm name: 0002 to 0248 without four withdrawn. */
  const icd = (schemeId: string): Partial<Invoice> =>
    onLine({ standardItemId: { id: '1', schemeId } })
  test.each(['0002', '0091', '0160', '0248'])('%s is an identifier scheme', scheme => {
    expect(broken(icd(scheme))).toEqual([])
  })
  test.each(['0001', '0249', '0092', '0103', '0181', '0182', '002', '00021', '10021', 'GLN'])(
    '%s is none',
    scheme => {
      expect(broken(icd(scheme))).toEqual(['BR-CL-21 lines.0.standardItemId.schemeId'])
    },
  )

  /** UNTDID 4461. */
  test.each(['1', '10', '30', '58', '70', '74', '78', '91', '98', 'ZZZ'])(
    '%s is a means of payment',
    meansCode => expect(broken(payment({ meansCode }))).toEqual([]),
  )
  test.each(['0', '01', '100', '71', '73', '79', '80', '89', '90', '99', 'ZZ', 'X1'])(
    '%s is none',
    meansCode => expect(broken(payment({ meansCode }))).toEqual(['BR-CL-16 payment.meansCode']),
  )

  const party = { id: '1', schemeId: '9999' }
  const file = (mimeType: string) => ({
    supportingDocuments: [
      { id: '1', description: '', url: '', file: { name: 'a', mimeType, base64: 'aa' } },
    ],
  })
  const cases: readonly Case[] = [
    [payment({ meansCode: '' }), ['BR-49 payment.meansCode']],
    [seller({ identifiers: [party] }), ['BR-CL-10 seller.identifiers']],
    [
      buyer({ identifiers: [{ id: '1', schemeId: '0002' }, party] }),
      ['BR-CL-10 buyer.identifiers'],
    ],
    // The creditor identifier of a direct debit (BT-90) has a scheme of its own.
    [seller({ identifiers: [{ id: '1', schemeId: 'SEPA' }] }), []],
    [seller({ identifiers: [{ id: '1' }] }), []],
    [seller({ legalRegistration: party }), ['BR-CL-11 seller.legalRegistration']],
    [buyer({ legalRegistration: undefined }), []],
    [
      seller({ electronicAddress: { id: '1', schemeId: 'ZZ' } }),
      ['BR-CL-25 seller.electronicAddress.schemeId'],
    ],
    [
      buyer({ electronicAddress: { id: '1', schemeId: 'ZZ' } }),
      ['BR-CL-25 buyer.electronicAddress.schemeId'],
    ],
    [
      { delivery: { ...base.delivery, locationId: party } },
      ['BR-CL-26 delivery.locationId.schemeId'],
    ],
    [{ delivery: { ...base.delivery, locationId: { id: '1', schemeId: '0088' } } }, []],
    [{ delivery: { ...base.delivery, locationId: { id: '1' } } }, []],
    [file('application/pdf'), []],
    [file('text/html'), ['BR-CL-24 supportingDocuments.0.file.mimeType']],
    [{ taxPointCode: '4' }, ['BR-CL-06 taxPointCode']],
    [{ taxCurrency: { currency: 'XYZ', rate: decimal('1') } }, ['BR-CL-05 taxCurrency.currency']],
    [onLine({ originCountry: 'XX' }), ['BR-CL-15 lines.0.originCountry']],
    [
      onLine({ classifications: [{ code: '1', listId: 'XX' }] }),
      ['BR-CL-13 lines.0.classifications'],
    ],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('the decimals of an amount', () => {
  // Kuwaiti dinars have three.
  const kuwaiti = (change: Partial<Invoice>) =>
    broken({ currency: 'KWD', taxCurrency: undefined, ...change })
  const entry = (charge: boolean, amount: string) => ({
    charge,
    value: { by: 'amount' as const, amount: decimal(amount) },
    reason: 'x',
    reasonCode: '',
  })
  const whole = { lines: [line('Lamp', '1', '9', first.tax, { id: '1' })] }
  const sums = (...codes: string[]) => codes.map(code => `${code} currency`)

  test('of allowances and charges, each by its own rule', () => {
    const document = (charge: boolean, amount: string) =>
      kuwaiti({ ...whole, allowancesCharges: [{ ...entry(charge, amount), tax: first.tax }] })
    expect(document(false, '1.23')).toEqual([])
    expect(document(false, '1.234')).toEqual(
      sums('BR-DEC-01', 'BR-DEC-10', 'BR-DEC-12', 'BR-DEC-14', 'BR-DEC-18', 'BR-DEC-19'),
    )
    expect(document(true, '1.234')).toEqual(
      sums('BR-DEC-05', 'BR-DEC-11', 'BR-DEC-12', 'BR-DEC-14', 'BR-DEC-18', 'BR-DEC-19'),
    )
  })

  test('of those of a line, each by its own rule', () => {
    // Two entries of which the sum has two decimals, so that only their own rule is broken.
    const onLineEntries = (charge: boolean) =>
      kuwaiti({
        lines: [
          line('Lamp', '1', '9', first.tax, {
            id: '1',
            allowancesCharges: [
              entry(charge, '1.004'),
              entry(charge, '1.006'),
              entry(!charge, '1'),
            ],
          }),
        ],
      })
    expect(onLineEntries(false)).toEqual(sums('BR-DEC-24'))
    expect(onLineEntries(true)).toEqual(sums('BR-DEC-27'))
  })

  test('of what was paid in advance and of the rounding', () => {
    expect(kuwaiti({ ...whole, prepaid: decimal('0.001') })).toEqual(sums('BR-DEC-16', 'BR-DEC-18'))
    expect(kuwaiti({ ...whole, rounding: decimal('0.001') })).toEqual(
      sums('BR-DEC-17', 'BR-DEC-18'),
    )
  })

  test('of the tax in the second currency', () => {
    const lines = [line('Lamp', '1', '10', tax('S', '20'), { id: '1' })]
    const inDinars = (rate: string) =>
      broken({ lines, taxCurrency: { currency: 'KWD', rate: decimal(rate) } })
    expect(inDinars('0.5')).toEqual([])
    expect(inDinars('0.3072')).toEqual(['BR-DEC-15 taxCurrency.currency'])
  })
})

describe('the categories of tax', () => {
  const taxed = (category: TaxCategoryCode, rate = '0', code = ''): Partial<Invoice> =>
    onLine({ tax: tax(category, rate, code) })
  const italian = { address: { ...address, country: 'IT' } }
  const cases: readonly Case[] = [
    // Split payment is between Italian parties only.
    [{ ...taxed('B', '22'), ...seller(italian), ...buyer(italian) }, []],
    [{ ...taxed('B', '22'), ...seller(italian) }, ['BR-B-01 lines.0.tax.category']],
    [{ ...taxed('B', '22'), ...buyer(italian) }, ['BR-B-01 lines.0.tax.category']],
    [
      {
        ...seller(italian),
        ...buyer(italian),
        lines: [
          line('a', '1', '1', tax('B', '22'), { id: '1' }),
          line('b', '1', '1', tax('S', '22'), { id: '2' }),
        ],
      },
      ['BR-B-02 lines.1.tax.category'],
    ],
    [{ lines: [line('b', '1', '1', tax('S', '22'), { id: '2' })] }, []],
    [
      {
        lines: [
          line('a', '1', '1', tax('B', '22'), { id: '1' }),
          line('b', '1', '1', tax('G', '0', 'VATEX-EU-G'), { id: '2' }),
        ],
      },
      ['BR-B-01 lines.0.tax.category'],
    ],
    // A tax number that is no VAT number is enough, except for supplies abroad.
    [{ ...taxed('S', '20'), ...seller({ vatId: '', taxRegistration: '12' }) }, []],
    [{ ...seller({ vatId: '', taxRegistration: '12' }) }, ['BR-G-02 seller.vatId']],
    [{ ...taxed('S', '20'), ...seller({ vatId: '' }) }, ['BR-S-02 seller.vatId']],
    [
      { ...taxed('O', '0', 'VATEX-EU-O'), ...seller({ vatId: '' }), taxRepresentative: AGENT },
      ['BR-O-02 taxRepresentative.vatId'],
    ],
    [{ ...taxed('S', '20'), ...seller({ vatId: '' }), taxRepresentative: AGENT }, []],
    // The taxes of the Canary Islands (IGIC) and of Ceuta and Melilla (IPSI) may be zero.
    [taxed('L', '0'), []],
    [taxed('L', '7'), []],
    [taxed('L', '-1'), ['BR-AF-05 lines.0.tax.rate']],
    [taxed('M', '0'), []],
    [taxed('S', '-1'), ['BR-S-05 lines.0.tax.rate']],
    [taxed('Z', '1'), ['BR-Z-05 lines.0.tax.rate']],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))

  test('a missing reason is reported once for its category', () => {
    const lines = ['1', '2'].map(id => line(id, '1', '1', tax('E'), { id }))
    expect(broken({ lines })).toEqual(['BR-E-10 lines.0.tax.exemptionReason'])
  })
})

test('a supply between member states has a day, or a period of which one end is enough (BR-IC-11)', () => {
  const period = (of: Invoice['period']) => {
    const delivery = { ...base.delivery, date: undefined }
    const change = { ...onLine({ tax: tax('K', '0', 'VATEX-EU-IC') }), delivery, period: of }
    return broken(change).filter(one => one.startsWith('BR-IC-11'))
  }
  const day = localDate('2026-10-01')
  expect(period(undefined)).toEqual(['BR-IC-11 delivery.date'])
  for (const given of [{ start: day }, { end: day }, { start: day, end: day }])
    expect(period(given)).toEqual([])
})
