import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import type { Minor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { BATCH, SKR03_ACCOUNTS, bookedCases, faultOfBooks } from '../testing/books.ts'
import { accountOf } from './accounts.ts'
import { datevWriter, fitsDatev } from './datev.ts'
import { type Entry, contraOf } from './entry.ts'
import { postPayment } from './post-payment.ts'

const DAY = localDate('2026-11-23')
const CUSTOMER = { id: 'c-1', name: 'Müller & Söhne' }

// 100,000 cases: npm run campaign -- books.
test('every entry is in balance, and the files have the amounts of documents and payments', () => {
  fc.assert(
    fc.property(bookedCases, one => {
      expect(faultOfBooks(one)).toBe(undefined)
    }),
    { numRuns: 1_000, endOnFailure: true },
  )
})

test('DATEV computes the tax of an automatic account itself, unless it would differ by a cent', () => {
  const tax = { category: 'S', rate: decimal('19'), isForeign: false, isAbroad: false } as const
  const entry = (amount: Minor): Entry => ({
    journal: 'sales',
    date: DAY,
    piece: 'Rechnung 7/ä',
    customer: { id: 'c', name: 'Müller; "Söhne"' },
    contra: 'receivable',
    sales: [{ tax, taxable: -10_000n, amount }],
    postings: [],
  })
  const write = (one: Entry) =>
    datevWriter(SKR03_ACCOUNTS, BATCH)
      .write(one)
      .map(row => row.split(';').slice(0, 11).join(';'))
  expect(write(entry(-1_900n))).toEqual(['119,00;"H";"EUR";;;;8400;1410;"";2311;"RECHNUNG-7/-"'])
  expect(write(entry(-1_902n))).toEqual([
    '100,00;"H";"EUR";;;;8400;1410;"40";2311;"RECHNUNG-7/-"',
    '19,02;"H";"EUR";;;;1776;1410;"";2311;"RECHNUNG-7/-"',
  ])
  expect(datevWriter(SKR03_ACCOUNTS, BATCH).head().split('\r\n')[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261231120000123;;"RE";"";"";1001;1;20260101;4;20260101;20261231;"Bordereau";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
})

test.each([
  ['S', '19', false, false, '8400'],
  ['S', '7', false, true, '8300'],
  ['S', '16', false, false, '8200'],
  ['K', '0', false, true, '8125'],
  ['G', '0', false, true, '8120'],
  ['AE', '0', false, false, '8337'],
  ['AE', '0', false, true, '8336'],
  ['O', '0', false, true, '8338'],
  ['O', '0', false, false, '8200'],
  ['E', '0', false, false, '8200'],
  ['S', '20', true, true, '8320'],
] as const)('revenue of %s at %s %% (foreign %s, abroad %s) is account %s', (...given) => {
  const [category, rate, isForeign, isAbroad, number] = given
  const tax = { category, rate: decimal(rate), isForeign, isAbroad }
  const line = { role: 'revenue', tax, amount: -1n } as const
  expect(accountOf(SKR03_ACCOUNTS, line)?.number).toBe(number)
})

test.each([
  [-999_999_999_999n, true],
  [-1_000_000_000_000n, false],
])('a sale of %s cents fits into a row of DATEV: %s', (taxable, fits) => {
  const tax = { category: 'K', rate: decimal('0'), isForeign: false, isAbroad: true } as const
  const sales = [{ tax, taxable, amount: 0n }]
  const of = { date: DAY, piece: 'F', customer: CUSTOMER, contra: 'receivable' } as const
  expect(fitsDatev({ ...of, journal: 'sales', sales, postings: [] })).toBe(fits)
})

test('a gain or loss on currency is the difference between the rates of invoice and payment', () => {
  const money = {
    date: DAY,
    piece: 'P',
    customer: CUSTOMER,
    method: 'transfer',
    provider: '',
    currency: 'USD',
    amount: 10_000n,
    rate: decimal('0.95'),
  }
  const settling = (home: Minor) => [
    { settled: 10_000n, paid: 10_000n, deduction: null, document: { payable: 10_000n, home } },
  ]
  expect(postPayment(money, settling(9_000n), 'EUR')).toMatchObject({
    postings: [
      { role: 'bank', amount: 9_500n },
      { role: 'gain', amount: -500n },
    ],
    foreign: { currency: 'USD', amount: -10_000n },
  })
  expect(postPayment(money, settling(9_600n), 'EUR').postings[1]).toEqual({
    role: 'loss',
    amount: 100n,
  })
  expect(contraOf(postPayment(money, settling(9_600n), 'EUR'))).toBe(-9_600n)
})
