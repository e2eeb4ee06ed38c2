import type { Invoice, PaymentInstructions } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import { BELGIAN, BELGIAN_ACCOUNT, address } from '../../testing/golden-parties.ts'
import { invoice, line, tax } from '../../testing/invoice-parts.ts'
import { check } from '../check.ts'
import { DENMARK } from './denmark.ts'

/* Each Danish rule of Peppol: what breaks it, and what is just allowed. */

const DANISH = {
  ...BELGIAN,
  address: address('Gade 1', 'København', '1000', 'DK'),
  legalRegistration: { id: '12345674', schemeId: '0184' },
  identifiers: [],
}
const [first] = [line('Lampe', '1', '100', tax('S', '25'), { id: '1' })]
if (!first) throw new Error('the invoice has a line')
const base = invoice('peppol', DANISH, DANISH, [first])

function broken(change: Partial<Invoice>): string[] {
  const changed = { ...base, ...change }
  return check(changed, totalsOf(changed), DENMARK).map(({ code, path }) => `${code} ${path}`)
}

const account = (accountNumber: string, bankCode = '') => ({
  ...BELGIAN_ACCOUNT,
  iban: '',
  bic: '',
  accountNumber,
  bankCode,
})
const paid = (meansCode: string, change: Partial<PaymentInstructions> = {}): Partial<Invoice> => ({
  payment: { meansCode, meansText: '', remittance: '', accounts: [], ...change },
})
const NINETEEN = '04#1234567890123456'

type Case = readonly [change: Partial<Invoice>, findings: readonly string[]]

describe('the payment', () => {
  const debit = { mandate: 'M', creditorId: '', debitedAccount: 'A' }
  const at = (code: string) => [`${code} payment.accounts`]
  const giro = (remittance: string, number = '1234567') =>
    paid('50', { remittance, accounts: [account(number)] })
  const card = (remittance: string, number = '12345678') =>
    paid('93', { remittance, accounts: [account(number)] })
  const cases: readonly Case[] = [
    [{ payment: undefined }, []],
    [paid('31'), at('DK-R-006')],
    [paid('31', { accounts: [account('1', '2')] }), []],
    [paid('42', { accounts: [account('1', '2'), account('1')] }), at('DK-R-006')],
    [paid('42', { accounts: [account('', '2')] }), at('DK-R-006')],
    [paid('31', { accounts: [{ ...account(''), iban: 'DK1', bic: 'B' }] }), []],
    // The rules on payment are about invoices.
    [{ ...paid('31'), typeCode: '381' }, []],
    [paid('49', { directDebit: debit }), []],
    [paid('49'), at('DK-R-007')],
    [paid('49', { directDebit: { ...debit, mandate: '' } }), at('DK-R-007')],
    [paid('49', { directDebit: { ...debit, debitedAccount: '' } }), at('DK-R-007')],
    [paid('49', { directDebit: debit, accounts: [account('1')] }), []],
    [paid('49', { directDebit: debit, accounts: [account('1'), account('2')] }), at('DK-R-007')],
    [giro('01#'), []],
    [giro('01#', '12345678'), []],
    [giro(NINETEEN), []],
    [giro(NINETEEN.replace('04#', '15#')), []],
    [giro('02#'), at('DK-R-008')],
    [giro('01#', '123456'), at('DK-R-008')],
    [giro('01#', '123456789'), at('DK-R-008')],
    [giro('01#', 'x1234567'), at('DK-R-008')],
    [paid('50', { remittance: '01#' }), at('DK-R-008')],
    [giro('04#123'), at('DK-R-009')],
    [giro('15#123'), at('DK-R-009')],
    [card('73#'), []],
    [card('71#123456789012345'), []],
    [card('75#1234567890123456'), []],
    [card('71#12345678901234'), at('DK-R-011')],
    [card('75#12345678901234567'), at('DK-R-011')],
    [card('74#'), at('DK-R-010')],
    [card('73#', '1234567'), at('DK-R-010')],
    [paid('93', { remittance: '73#' }), at('DK-R-010')],
    [paid('30'), ['DK-R-005 payment.meansCode']],
    [paid('1'), []],
    [{ ...paid('30'), typeCode: '381' }, []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))
})

describe('the parties', () => {
  const seller = (change: object) => ({ seller: { ...DANISH, ...change } })
  const buyer = (change: object) => ({ buyer: { ...DANISH, ...change } })
  const [named, bare] = [{ id: '1', schemeId: '0088' }, { id: '1' }]
  const cases: readonly Case[] = [
    [seller({ legalRegistration: undefined }), ['DK-R-002 seller.legalRegistration']],
    [
      seller({ legalRegistration: { id: '1', schemeId: '0002' } }),
      ['DK-R-014 seller.legalRegistration'],
    ],
    [
      buyer({ legalRegistration: { id: '1', schemeId: '0002' } }),
      ['DK-R-017 buyer.legalRegistration'],
    ],
    [buyer({ legalRegistration: undefined }), []],
    [seller({ identifiers: [named, bare] }), ['DK-R-013 seller.identifiers']],
    [buyer({ identifiers: [bare] }), ['DK-R-013 buyer.identifiers']],
    // UBL has only the first one of a buyer.
    [buyer({ identifiers: [named, bare] }), []],
  ]
  test.each(cases)('%#', (change, findings) => expect(broken(change)).toEqual(findings))

  test('they are asked of Danish sellers, and most of them among Danish parties', () => {
    const abroad = { ...DANISH, address: address('Rue 1', 'Paris', '75001', 'FR') }
    expect(broken({ ...paid('30'), buyer: abroad })).toEqual([])
    expect(broken({ seller: { ...abroad, legalRegistration: undefined } })).toEqual([])
  })
})

describe('the document', () => {
  test('a credit note is not negative', () => {
    const of = (quantity: string, typeCode: string) =>
      broken({ typeCode, lines: [{ ...first, quantity: decimal(quantity) }] })
    expect(of('-1', '381')).toEqual(['DK-R-016 lines'])
    expect(of('0', '381')).toEqual([])
    expect(of('-1', '380')).toEqual([])
  })

  test('a classification by UNSPSC names a version of it', () => {
    const of = (...all: readonly [listId: string, listVersion?: string][]) =>
      broken({
        lines: [
          {
            ...first,
            classifications: all.map(([listId, listVersion]) => ({
              code: '1',
              listId,
              listVersion,
            })),
          },
        ],
      })
    expect(of(['TST', '19.05.01'])).toEqual([])
    expect(of(['TST', '19.05.01'], ['TST'])).toEqual([])
    expect(of(['TST', '20'])).toEqual(['DK-R-003 lines.0.classifications'])
    expect(of(['CPV'])).toEqual([])
  })

  const duty = (reason: string, reasonCode = 'ZZZ') => ({
    charge: true,
    value: { by: 'amount' as const, amount: decimal('1') },
    reason,
    reasonCode,
    tax: first.tax,
  })

  test.each(['1234', ' 1234 ', '12#34', 'a#b'])('%j is a duty', reason => {
    expect(broken({ allowancesCharges: [duty(reason)] })).toEqual([])
    expect(broken({ lines: [{ ...first, allowancesCharges: [duty(reason)] }] })).toEqual([])
  })

  test.each(['123', '12345', 'a1234', '1234b', '#a', 'a#', '#a#b', 'a#b#', ''])(
    '%j is none',
    reason => {
      expect(broken({ allowancesCharges: [duty('1234'), duty(reason)] })).toEqual([
        'DK-R-004 allowancesCharges.1.reason',
      ])
      expect(broken({ lines: [{ ...first, allowancesCharges: [duty(reason)] }] })).toEqual([
        'DK-R-004 lines.0.allowancesCharges.0.reason',
      ])
    },
  )

  test('another reason is no duty', () => {
    expect(broken({ allowancesCharges: [duty('Freight', 'FC')] })).toEqual([])
  })
})
