import type { Supply } from '@bordereau/domain/country/supply'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import type { IssueInput } from './decide-issue.ts'
import { settlementFindings } from './settlement-findings.ts'

const exempt = {
  category: 'E',
  rate: decimal('0'),
  exemptionCode: '',
  exemptionReason: 'x',
} as const

function found(change: Partial<IssueInput>) {
  const input: IssueInput = {
    draft: specimenDraft(),
    today: SPECIMEN_DAY,
    seller: specimenProfile('IT'),
    vatRegistered: true,
    buyer: specimenProfile('IT'),
    bankAccount: null,
    ...change,
  }
  return settlementFindings(input).map(({ code, path, severity, from, law, url = '' }) => {
    expect(from).toBe('rule')
    // What cites a law has its address.
    expect(url.startsWith('https://')).toBe(law !== undefined)
    return [code, path, severity, law].filter(part => part !== undefined)
  })
}

test('nothing is said of an ordinary invoice, nor before a customer is chosen', () => {
  expect(found({})).toEqual([])
  const late = specimenDraft({ due: { by: 'days', days: 365 } })
  expect(found({ draft: late, buyer: null })).toEqual([])
  expect(found({ draft: { ...late, kind: 'credit_note' } })).toEqual([])
})

test('a payment term beyond the law is a warning that names the law', () => {
  const draft = specimenDraft({ due: { by: 'days', days: 61 } })
  expect(found({ draft })).toEqual([
    ['BDX-PAY-01', 'due', 'warning', 'D.Lgs. 231/2002 art. 4, c. 3'],
  ])
})

test('a stamp duty is a warning until it is charged to the customer', () => {
  const lines = [specimenLine({ price: decimal('100'), tax: exempt })]
  const draft = specimenDraft({ lines })
  expect(found({ draft })).toEqual([
    ['BDX-PAY-02', 'allowancesCharges', 'warning', 'DPR 642/1972, Tariffa, parte I, art. 13'],
  ])
  const bollo = {
    charge: true,
    value: { by: 'amount', amount: decimal('2') },
    reason: 'Imposta di bollo',
    reasonCode: '',
    tax: exempt,
    offer: 'bollo',
  } as const
  expect(found({ draft: { ...draft, allowancesCharges: [bollo] } })).toEqual([])
})

test('a withholding of the seller’s law is a warning towards who does not owe it', () => {
  const draft = specimenDraft({ withholding: { key: 'ritenuta', rate: decimal('20'), of: 'net' } })
  expect(found({ draft })).toEqual([])
  const person = specimenProfile('IT', { kind: 'person' })
  expect(found({ draft, buyer: person })).toEqual([['BDX-PAY-03', 'withholding', 'warning']])
  expect(found({ draft, buyer: specimenProfile('FR') })).toEqual([
    ['BDX-PAY-03', 'withholding', 'warning'],
  ])
  const other = specimenDraft({ withholding: { key: 'other', rate: decimal('5'), of: 'net' } })
  expect(found({ draft: other, buyer: specimenProfile('FR') })).toEqual([])
})

test('above 15,000 PLN a Polish invoice asks for the words of split payment, until they are chosen', () => {
  const law = 'Ustawa o VAT, art. 106e ust. 1 pkt 18a'
  const tax = { ...exempt, category: 'S', rate: decimal('23'), exemptionReason: '' } as const
  const sale = (price: string, change: Partial<Draft> = {}, supply: Supply = 'goods') => {
    const line = specimenLine({ quantity: decimal('1'), price: decimal(price), tax, supply })
    const draft = specimenDraft({ currency: 'PLN', lines: [line], ...change })
    return found({ draft, seller: specimenProfile('PL'), buyer: specimenProfile('PL') })
  }
  const asked = [['BDX-PAY-04', 'statements', 'warning', law]]
  // 12,195.12 net are 15,000.00 with tax, which the law does not exceed.
  expect(sale('12195.12')).toEqual([])
  expect(sale('12195.13')).toEqual(asked)
  expect(sale('12195.13', {}, 'services')).toEqual(asked)
  expect(sale('12195.13', {}, 'electronic')).toEqual([])
  expect(sale('12195.13', { statements: ['split_payment'] })).toEqual([])
  const taxCurrency = { currency: 'PLN', rate: decimal('4.25') }
  expect(sale('2869.45', { currency: 'EUR', taxCurrency })).toEqual(asked)
  expect(sale('2869.43', { currency: 'EUR', taxCurrency })).toEqual([])
})
