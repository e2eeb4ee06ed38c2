import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { localDate } from '@bordereau/domain/date'
import { describe, expect, test } from 'vitest'
import { BELGIAN, BELGIAN_ACCOUNT, address } from '../../testing/golden-parties.ts'
import { invoice, line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import type { Rule } from '../rule.ts'
import { ICELAND, NORWAY, SWEDEN } from './nordic.ts'

/* Each rule of Sweden, Norway and Iceland in Peppol: what breaks it, and what is just allowed. */

const party = (country: string, id: string, schemeId: string, vatId: string) => ({
  ...BELGIAN,
  address: address('Street 1', 'City', '1000', country),
  legalRegistration: { id, schemeId },
  identifiers: [],
  taxRegistration: '',
  vatId,
})
const SWEDE = party('SE', '1234567897', '0007', 'SE123456789701')
const NORWEGIAN = {
  ...party('NO', '988077917', '0192', 'NO988077917MVA'),
  taxRegistration: 'Foretaksregisteret',
}
const ICELANDER = party('IS', '4710080280', '0196', 'IS12345')
const between = (who: Invoice['seller'], rate: string): Invoice =>
  invoice('peppol', who, who, [line('Lamp', '1', '100', tax('S', rate), { id: '1' })])

const brokenBy = (rules: readonly Rule[], base: Invoice) => (change: Partial<Invoice>) => {
  const changed = { ...base, ...change }
  return check(changed, totalsOf(changed), rules).map(({ code, path }) => `${code} ${path}`)
}
const account = (accountNumber: string, bankCode = '') => ({
  ...BELGIAN_ACCOUNT,
  iban: '',
  bic: '',
  accountNumber,
  bankCode,
})
const paid = (meansCode: string, ...accounts: PaymentInstructions['accounts']) => ({
  payment: { meansCode, meansText: '', remittance: '', accounts },
})

type Case = readonly [change: Partial<Invoice>, findings: readonly string[]]

describe('Sweden', () => {
  const broken = brokenBy(SWEDEN, between(SWEDE, '25'))
  const seller = (change: object) => ({ seller: { ...SWEDE, ...change } })
  const number = (id: string) => seller({ legalRegistration: { id, schemeId: '0007' } })
  const rated = (category: 'S' | 'E', rate: string) => ({
    lines: [line('Lamp', '1', '1', tax(category, rate), { id: '1' })],
  })
  const at = (code: string, path = 'payment.accounts.0') => `${code} ${path}`
  const cases: readonly Case[] = [
    [{}, []],
    [seller({ vatId: 'SE12345678970' }), ['SE-R-001 seller.vatId', 'SE-R-002 seller.vatId']],
    [seller({ vatId: 'SE1234567897012' }), ['SE-R-001 seller.vatId', 'SE-R-002 seller.vatId']],
    [seller({ vatId: 'SEx12345678970' }), ['SE-R-002 seller.vatId']],
    // The rules on Swedish VAT are about sellers with a Swedish number.
    [{ ...seller({ vatId: 'DE1' }), ...rated('S', '19') }, []],
    [rated('S', '12'), []],
    [rated('S', '24'), ['SE-R-006 lines.0.tax.rate']],
    [rated('E', '0'), []],
    [number(' 1234567897 '), []],
    [number(''), []],
    [seller({ legalRegistration: undefined }), []],
    [
      number('x234567897'),
      ['SE-R-003 seller.legalRegistration', 'SE-R-013 seller.legalRegistration'],
    ],
    [
      number('123456789x'),
      ['SE-R-003 seller.legalRegistration', 'SE-R-013 seller.legalRegistration'],
    ],
    [seller({ taxRegistration: ' Godkänd för F-skatt ' }), []],
    [seller({ taxRegistration: 'yes' }), ['SE-R-005 seller.taxRegistration']],
    [seller({ taxRegistration: 'yes', legalRegistration: undefined }), []],
    [{ payment: undefined }, []],
    [paid('30', account('12', 'SE:PLUSGIRO'), account('12345678', 'SE:PLUSGIRO')), []],
    [paid('30', account('1', 'SE:PLUSGIRO')), [at('SE-R-010')]],
    [paid('30', account('123456789', 'SE:PLUSGIRO')), [at('SE-R-010')]],
    [paid('30', account('1x', 'SE:PLUSGIRO')), [at('SE-R-007')]],
    [paid('30', account('1234567', 'SE:BANKGIRO')), []],
    [paid('30', account('123456', 'SE:BANKGIRO')), [at('SE-R-009')]],
    [
      paid('30', account('1234567', 'SE:BANKGIRO'), { ...account('x'), bic: 'SE:BANKGIRO' }),
      [at('SE-R-008', 'payment.accounts.1'), at('SE-R-009', 'payment.accounts.1')],
    ],
    [paid('58', account('x', 'SE:BANKGIRO')), []],
    [paid('50'), ['SE-R-011 payment.meansCode']],
    [paid('56'), ['SE-R-011 payment.meansCode']],
    [paid('31'), ['SE-R-012 payment.meansCode']],
    [{ ...paid('31'), buyer: NORWEGIAN }, []],
    [{ seller: { ...SWEDE, address: NORWEGIAN.address, taxRegistration: 'x' } }, []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('Norway', () => {
  const broken = brokenBy(NORWAY, between(NORWEGIAN, '25'))
  const seller = (change: object) => ({ seller: { ...NORWEGIAN, ...change } })
  const wrong = ['NO-R-001 seller.vatId']
  const cases: readonly Case[] = [
    [{}, []],
    [seller({ vatId: 'NO988077917' }), wrong],
    [seller({ vatId: 'NO988077917MVAx' }), wrong],
    [seller({ vatId: 'NO1988077917MVA' }), wrong],
    [seller({ vatId: 'NO988077918MVA' }), wrong],
    [seller({ vatId: '' }), []],
    [seller({ taxRegistration: ' Foretaksregisteret ' }), []],
    [seller({ taxRegistration: '' }), ['NO-R-002 seller.taxRegistration']],
    // The country is that of the VAT number, else of the representative's, else of the address.
    [seller({ vatId: 'SE123456789701', taxRegistration: '' }), []],
    [
      {
        ...seller({ vatId: '', taxRegistration: '' }),
        taxRepresentative: { name: 'A', vatId: 'SE1', address: SWEDE.address },
      },
      [],
    ],
    [
      { seller: { ...SWEDE, vatId: ' no988077917MVA', taxRegistration: '' } },
      ['NO-R-002 seller.taxRegistration'],
    ],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('Iceland', () => {
  const day = localDate('2026-12-20')
  const broken = brokenBy(ICELAND, { ...between(ICELANDER, '24'), dueDate: day })
  const final = (...ids: readonly string[]) => ({
    supportingDocuments: [
      { id: 'x', description: 'Timesheet', url: '' },
      ...ids.map(id => ({ id, description: 'EINDAGI', url: '' })),
    ],
  })
  const twelve = account('123456789012')
  const cases: readonly Case[] = [
    [{}, []],
    [{ typeCode: '381', payment: undefined }, []],
    [{ typeCode: '383' }, ['IS-R-001 typeCode']],
    [
      { buyer: { ...ICELANDER, legalRegistration: undefined } },
      ['IS-R-004 buyer.legalRegistration'],
    ],
    [{ buyer: { ...SWEDE } }, []],
    [paid('9', twelve), []],
    [paid('9', { ...twelve, accountNumber: ' 123456789012 ' }), []],
    [paid('9'), ['IS-R-006 payment.accounts']],
    [paid('9', twelve, twelve), ['IS-R-006 payment.accounts']],
    [paid('42', account('1')), ['IS-R-007 payment.accounts']],
    [paid('30', account('1')), []],
    [{ payment: undefined }, []],
    [final(), []],
    [final('2026-12-20'), []],
    [final('2026-12-19'), ['IS-R-010 dueDate']],
    [final('2026-12-21', '2026-12-1'), ['IS-R-008 supportingDocuments', 'IS-R-010 dueDate']],
    [final('2026-12-32'), ['IS-R-008 supportingDocuments']],
    [final('2026-12-21T'), ['IS-R-008 supportingDocuments']],
    [{ ...final('2026-12-21'), dueDate: undefined }, ['IS-R-009 dueDate', 'IS-R-010 dueDate']],
    [{ ...final(), dueDate: undefined }, []],
    // UBL has the due date of a credit note in another element, which these rules do not read.
    [{ ...final('2026-12-21'), typeCode: '381' }, ['IS-R-009 dueDate', 'IS-R-010 dueDate']],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})
