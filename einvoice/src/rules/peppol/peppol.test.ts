import { localDate } from '@bordereau/domain/date'
import type { AllowanceCharge, Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import type { Identifier } from '@bordereau/domain/party/party'
import { describe, expect, test } from 'vitest'
import { BELGIAN, address } from '../../testing/golden-parties.ts'
import { invoice, line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { COUNTRY_RULES } from './country.ts'
import { PEPPOL } from './peppol.ts'

/* Each rule of Peppol by its name: what breaks it, and what is just allowed. */

const [first] = [line('Lamp', '1', '100', tax('S', '21'), { id: '1' })]
if (!first) throw new Error('the invoice has a line')
const base = invoice('peppol', BELGIAN, BELGIAN, [first])

function broken(change: Partial<Invoice>, rules = PEPPOL): string[] {
  const changed = { ...base, ...change }
  return check(changed, totalsOf(changed), rules).map(({ code, path }) =>
    `${code} ${path}`.replace('PEPPOL-EN16931-', '').replace('PEPPOL-COMMON-', ''),
  )
}

const seller = (change: object): Partial<Invoice> => ({ seller: { ...BELGIAN, ...change } })
const buyer = (change: object): Partial<Invoice> => ({ buyer: { ...BELGIAN, ...change } })
const inCountry = (country: string) => ({ address: address('Street 1', 'City', '1000', country) })
const onLine = (change: object): Partial<Invoice> => ({ lines: [{ ...first, ...change }] })
const allowance = (value: AllowanceCharge['value']) => ({
  charge: false,
  value,
  reason: 'x',
  reasonCode: '',
  tax: first.tax,
})

type Case = readonly [change: Partial<Invoice>, findings: readonly string[]]

describe('every country', () => {
  const [start, middle, end] = ['2026-11-01', '2026-11-15', '2026-11-30'].map(localDate)
  const debit = { mandate: 'M', creditorId: '', debitedAccount: '' }
  const paid = (meansCode: string, directDebit?: typeof debit) => ({
    payment: { meansCode, meansText: '', remittance: '', accounts: [], directDebit },
  })
  const cases: readonly Case[] = [
    [{}, []],
    [{ businessProcess: ' ' }, ['R001 businessProcess', 'R007 businessProcess']],
    [{ businessProcess: ` ${base.businessProcess} ` }, []],
    [{ taxCurrency: { currency: 'EUR', rate: decimal('1') } }, ['R005 taxCurrency.currency']],
    [buyer({ electronicAddress: undefined }), ['R010 buyer.electronicAddress']],
    [seller({ electronicAddress: undefined }), ['R020 seller.electronicAddress']],
    [{ buyerReference: '', orderReference: 'O' }, []],
    [{ buyerReference: '', orderReference: '' }, ['R003 buyerReference']],
    [{ specification: `${base.specification}#conformant#x` }, []],
    [{ specification: `x${base.specification}` }, ['R004 specification']],
    [paid('59', debit), []],
    [paid('49'), ['R061 payment.directDebit.mandate']],
    [paid('59', { ...debit, mandate: '' }), ['R061 payment.directDebit.mandate']],
    [paid('58'), []],
    [{ ...onLine({ period: { start, end } }), period: { start, end } }, []],
    [
      { ...onLine({ period: { start } }), period: { start: middle } },
      ['R110 lines.0.period.start'],
    ],
    [{ ...onLine({ period: { end } }), period: { end: middle } }, ['R111 lines.0.period.end']],
    [{ ...onLine({ period: { start, end } }), period: undefined }, []],
    [{ ...onLine({ period: { start } }), period: { end: start } }, []],
    [onLine({ priceBaseQuantity: decimal('0') }), ['R121 lines.0.priceBaseQuantity']],
    [onLine({ priceBaseQuantity: decimal('-1') }), ['R121 lines.0.priceBaseQuantity']],
    [onLine({ grossPrice: decimal('120'), priceDiscount: decimal('20') }), []],
    [onLine({ grossPrice: decimal('120'), priceDiscount: decimal('10') }), ['R046 lines.0.price']],
    [onLine({ grossPrice: decimal('120') }), []],
    [onLine({ priceDiscount: decimal('10') }), []],
    [{ currency: 'STD' }, ['CL007 currency']],
    [{ currency: 'ITL' }, ['CL007 currency']],
    [{ taxCurrency: { currency: 'STD', rate: decimal('1') } }, ['CL007 currency']],
    [
      { ...seller({ electronicAddress: { id: '1', schemeId: 'EM' } }) },
      ['CL008 seller.electronicAddress.schemeId'],
    ],
    [
      buyer({ electronicAddress: { id: '1', schemeId: 'EM' } }),
      ['CL008 buyer.electronicAddress.schemeId'],
    ],
    [{ typeCode: '999' }, ['P0100 typeCode']],
    [{ typeCode: '326' }, ['P0112 typeCode']],
    [{ typeCode: '384', ...seller(inCountry('DE')) }, ['P0112 typeCode']],
    [{ typeCode: '384', ...seller(inCountry('DE')), ...buyer(inCountry('DE')) }, []],
    [onLine({ tax: tax('E', '0', 'vatex-eu-g') }), ['P0104 lines.0.tax.exemptionCode']],
    [onLine({ tax: tax('G', '0', 'VATEX-EU-G') }), []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('an amount with a base and a percentage', () => {
  const of = (amount: string, base?: string, percent?: string) => {
    const value = {
      by: 'amount',
      amount: decimal(amount),
      ...(base === undefined ? {} : { base: decimal(base) }),
      ...(percent === undefined ? {} : { percent: decimal(percent) }),
    } as const
    const both = [
      broken({ allowancesCharges: [allowance(value)] }),
      broken(onLine({ allowancesCharges: [allowance(value)] })),
    ]
    return both.map(findings => findings.map(finding => finding.split(' ')))
  }
  const both = (code: string, field: string) => [
    [[code, `allowancesCharges.0.value.${field}`]],
    [[code, `lines.0.allowancesCharges.0.value.${field}`]],
  ]

  test('is their product, within two hundredths', () => {
    expect(of('10', '100', '10')).toEqual([[], []])
    expect(of('10.02', '100', '10')).toEqual([[], []])
    expect(of('9.98', '100', '10')).toEqual([[], []])
    expect(of('10.03', '100', '10')).toEqual(both('R040', 'base'))
    expect(of('9.97', '100', '10')).toEqual(both('R040', 'base'))
  })

  test('has both or none', () => {
    expect(of('10', undefined, '10')).toEqual(both('R041', 'base'))
    expect(of('10', '100')).toEqual(both('R042', 'percent'))
    expect(of('10')).toEqual([[], []])
  })

  test('that is calculated from a percentage is right', () => {
    const value = { by: 'percent', percent: decimal('10') } as const
    expect(broken({ allowancesCharges: [allowance(value)] })).toEqual([])
  })
})

describe('identifiers', () => {
  const named = (id: string, schemeId: string): Identifier => ({ id, schemeId })
  const italian = (id: string) => broken(seller({ identifiers: [named(id, '0211')] }))

  test('of an Italian VAT number have eleven digits, the last by Luhn’s formula', () => {
    expect(italian('IT00743110157')).toEqual([])
    expect(italian(' it00743110157 ')).toEqual([])
    // Others than those that begin with IT are not checked.
    expect(italian('00743110158')).toEqual([])
    expect(italian('XIT1')).toEqual([])
    for (const wrong of [
      'IT00743110158',
      'IT0074311015',
      'IT007431101570',
      'ITx0743110157',
      'IT18',
    ])
      expect(italian(wrong)).toEqual(['R047 seller.identifiers.0'])
  })

  test.each([
    ['seller.electronicAddress', (id: Identifier) => seller({ electronicAddress: id })],
    ['buyer.legalRegistration', (id: Identifier) => buyer({ legalRegistration: id })],
    ['buyer.identifiers.1', (id: Identifier) => buyer({ identifiers: [{ id: '1' }, id] })],
    ['payee.identifier', (id: Identifier) => ({ payee: { name: 'P', identifier: id } })],
    [
      'payee.legalRegistration',
      (id: Identifier) => ({ payee: { name: 'P', legalRegistration: id } }),
    ],
  ])('are checked at %s', (path, change) => {
    expect(broken(change(named(' 12345678 ', '0184')))).toEqual([])
    expect(broken(change(named('1234567', '0184')))).toEqual([`R042 ${path}`])
  })
})

describe('single countries', () => {
  const by = (change: Partial<Invoice>) => broken(change, COUNTRY_RULES)
  const registered = { legalRegistration: { id: '12345678', schemeId: '0106' }, vatId: '' }
  const dutch = { ...registered, ...inCountry('NL') }
  const ADDRESSES = ['line1', 'city', 'postCode'] as const
  const without = (part: (typeof ADDRESSES)[number], country: string) => ({
    address: { ...inCountry(country).address, [part]: ' ' },
  })

  test('the address and the number of an Italian seller', () => {
    const italian = (change: object = {}) =>
      by(seller({ vatId: 'IT00743110157', taxRegistration: '', ...inCountry('IT'), ...change }))
    expect(italian()).toEqual([])
    expect(ADDRESSES.map(part => italian(without(part, 'IT')))).toEqual([
      ['IT-R-002 seller.address.line1'],
      ['IT-R-003 seller.address.city'],
      ['IT-R-004 seller.address.postCode'],
    ])
    expect(italian({ taxRegistration: ' RSSMRA85T10A562S ' })).toEqual([])
    for (const taxRegistration of ['1234567890', '12345678901234567', 'rssmra85t10a562s'])
      expect(italian({ taxRegistration })).toEqual(['IT-R-001 seller.taxRegistration'])
    // The prefix of the VAT number says which country it is.
    expect(by(seller({ vatId: 'FR1', ...without('city', 'IT') }))).toEqual([])
  })

  const PAID = { meansCode: '30', meansText: '', remittance: '', accounts: [] }
  const payment = (change: Partial<Invoice> = {}): Partial<Invoice> => ({
    payment: PAID,
    ...change,
  })

  test('the address and the register of a Dutch seller', () => {
    const of = (change: object) => by(payment(seller({ ...dutch, ...change })))
    expect(of({})).toEqual([])
    for (const part of ADDRESSES)
      expect(of(without(part, 'NL'))).toEqual(['NL-R-002 seller.address'])
    expect(of({ legalRegistration: undefined })).toEqual(['NL-R-003 seller.legalRegistration'])
    expect(of({ legalRegistration: { id: '1', schemeId: '0190' } })).toEqual([])
  })

  test('a Dutch credit note names its invoice', () => {
    const credit = payment({ ...seller(dutch), typeCode: '381' })
    expect(by({ ...credit, precedingInvoices: [] })).toEqual(['NL-R-001 precedingInvoices'])
    expect(by({ ...credit, precedingInvoices: [{ number: '1' }] })).toEqual([])
  })

  test('a Dutch invoice says how it is paid while something is to be paid', () => {
    const of = (price: string, typeCode = '380') =>
      by({
        ...seller(dutch),
        typeCode,
        precedingInvoices: [{ number: '1' }],
        payment: undefined,
        ...onLine({ price: decimal(price) }),
      })
    expect(of('1')).toEqual(['NL-R-007 payment'])
    expect(of('0')).toEqual([])
    expect(of('0', '381')).toEqual([])
    expect(of('1', '381')).toEqual([])
  })

  test('the order of a line of a Dutch invoice', () => {
    const of = (orderReference: string) =>
      by(payment({ ...seller(dutch), ...onLine({ orderLineReference: '1' }), orderReference }))
    expect(of('O')).toEqual([])
    expect(of('')).toEqual(['NL-R-009 lines.0.orderLineReference'])
  })

  test('the address of a Dutch representative', () => {
    const of = (part: (typeof ADDRESSES)[number], country: string) => {
      const taxRepresentative = { name: 'A', vatId: '', ...without(part, country) }
      return by(payment({ ...seller(dutch), taxRepresentative }))
    }
    for (const part of ADDRESSES) {
      expect(of(part, 'NL')).toEqual(['NL-R-006 taxRepresentative.address'])
      expect(of(part, 'BE')).toEqual([])
    }
  })

  test('among Dutch parties', () => {
    const of = (change: object, meansCode = '30') =>
      by({
        ...payment({ ...seller(dutch), ...buyer({ ...dutch, ...change }) }),
        payment: { ...PAID, meansCode },
      })
    expect(of({})).toEqual([])
    for (const part of ADDRESSES)
      expect(of(without(part, 'NL'))).toEqual(['NL-R-004 buyer.address'])
    const register = ['NL-R-005 buyer.legalRegistration']
    expect(of({ legalRegistration: { id: '1', schemeId: '0002' } })).toEqual(register)
    expect(of({ legalRegistration: { id: '1' } })).toEqual(register)
    expect(of({ legalRegistration: undefined })).toEqual([])
    expect(of({}, '10')).toEqual(['NL-R-008 payment.meansCode'])
    // Others may pay otherwise.
    expect(of(inCountry('BE'), '10')).toEqual([])
  })

  test('German parties have the rules of XRechnung, others not', () => {
    const german = inCountry('DE')
    const of = (change: Partial<Invoice>) =>
      by(payment({ ...change, buyerReference: '' })).filter(one => one.startsWith('DE-R-015'))
    expect(of({ ...seller(german), ...buyer(german) })).toEqual(['DE-R-015 buyerReference'])
    expect(of(seller(german))).toEqual([])
    expect(of(buyer(german))).toEqual([])
  })
})
