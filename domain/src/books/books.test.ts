import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import { localDate } from '../date.ts'
import type { Minor } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { BATCH, SKR03_ACCOUNTS, bookedCases, faultOfBooks } from '../testing/books.ts'
import { accountOf, accountsOf, missingAccounts } from './accounts.ts'
import { datevWriter, fitsDatev } from './datev.ts'
import { type Entry, contraOf, linesOf } from './entry.ts'
import { fecFileName, fecWriter } from './fec.ts'
import { postFee, postPayment, postRefund } from './post-payment.ts'

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
  // A rate that is not the account's own: 16 % on 8400, as a company that has one account for both.
  const one = { tax: { ...tax, rate: decimal('16') }, taxable: -10_000n, amount: -1_600n }
  const ownNumbers = { ...SKR03_ACCOUNTS, byName: new Map(SKR03_ACCOUNTS.byName) }
  ownNumbers.byName.set('revenue S 16', { number: '8400', label: '' })
  const rows = datevWriter(ownNumbers, BATCH).write({ ...entry(0n), sales: [one] })
  expect(rows.map(row => row.split(';').slice(0, 9).join(';'))).toEqual([
    '100,00;"H";"EUR";;;;8400;1410;"40"',
    '16,00;"H";"EUR";;;;1770;1410;""',
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

/* Treatment × chart: revenue, and the tax where one is charged. */
test.each([
  ['S at home, services', { category: 'S', rate: '20' }, '8200', '4200', '706000', '445710'],
  [
    'S at home, goods',
    { category: 'S', rate: '20', isGoods: true },
    '8200',
    '4200',
    '707000',
    '445710',
  ],
  [
    'S 19 at home, goods',
    { category: 'S', rate: '19', isGoods: true },
    '8400',
    '4400',
    '707000',
    '445710',
  ],
  ['K', { category: 'K', isAbroad: true }, '8125', '4125', '707000', '445710'],
  ['G', { category: 'G', isAbroad: true }, '8120', '4120', '707000', '445710'],
  ['AE at home, services', { category: 'AE' }, '8337', '4337', '706000', '445710'],
  ['AE at home, goods', { category: 'AE', isGoods: true }, '8337', '4337', '707000', '445710'],
  ['AE abroad', { category: 'AE', isAbroad: true }, '8336', '4336', '706000', '445710'],
  [
    'triangle',
    { category: 'AE', isAbroad: true, isTriangle: true },
    '8130',
    '4130',
    '707000',
    '445710',
  ],
  ['O abroad', { category: 'O', isAbroad: true }, '8338', '4338', '706000', '445710'],
  ['E at home, goods', { category: 'E', isGoods: true }, '8200', '4200', '707000', '445710'],
  [
    'tax of another state',
    { category: 'S', rate: '19', isForeign: true, isAbroad: true },
    '8320',
    '4320',
    '707000',
    '445718',
  ],
] as const)('%s', async (_, facts, skr03, skr04, pcg, tax) => {
  const sold = {
    isForeign: false,
    isAbroad: false,
    ...facts,
    rate: decimal('rate' in facts ? facts.rate : '0'),
  }
  const charts = await Promise.all(
    ['DE', 'FR'].map(async country => (await countryRules(country).accounting?.())?.charts ?? []),
  )
  const numbers = (role: 'revenue' | 'tax') =>
    charts
      .flat()
      .map(chart => accountOf(accountsOf(chart, {}), { role, tax: sold, amount: -1n })?.number)
  expect(numbers('revenue')).toEqual([skr03, skr04, pcg])
  expect(numbers('tax').at(-1)).toBe(tax)
})

test.each([
  [-999_999_999_999n, true],
  [-1_000_000_000_000n, false],
  [1_000_000_000_000n, false],
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

test('with its tax a sale may be too large for a row, and so may what lies beside it', () => {
  const tax = { category: 'S', rate: decimal('19'), isForeign: false, isAbroad: false } as const
  const of = { date: DAY, piece: 'F', customer: CUSTOMER, contra: 'receivable' } as const
  const fits = (taxable: Minor, amount: Minor, posted: Minor) =>
    fitsDatev({
      ...of,
      journal: 'sales',
      sales: [{ tax, taxable, amount }],
      postings: [{ role: 'advance', amount: posted }],
    })
  expect(fits(-999_999_999_999n, 0n, 0n)).toBe(true)
  expect(fits(-999_999_999_999n, -1n, 1n)).toBe(false)
  expect(fits(-1n, 0n, 1_000_000_000_000n)).toBe(false)
})

test('texts of a row have no control characters, and as many characters as it holds', () => {
  const entry: Entry = {
    journal: 'bank',
    date: DAY,
    piece: 'a'.repeat(40),
    customer: { id: 'c', name: `A\t\r\nB${'x'.repeat(60)}` },
    contra: 'receivable',
    sales: [],
    postings: [{ role: 'bank', amount: 100n }],
  }
  const [row = ''] = datevWriter(SKR03_ACCOUNTS, BATCH).write(entry)
  const cells = row.split(';')
  expect(cells[1]).toBe('"S"')
  expect(cells[10]).toBe(`"${'A'.repeat(36)}"`)
  expect(cells[13]).toBe(`"A B${'x'.repeat(55)}"`)
})

test('the roles of an entry are missing whose account is not known, or is none for the file', () => {
  const entry: Entry = {
    journal: 'bank',
    date: DAY,
    piece: 'P',
    customer: CUSTOMER,
    contra: 'receivable',
    sales: [],
    postings: [
      { role: 'bank', amount: 100n },
      { role: 'fees', amount: 1n },
    ],
  }
  const accounts = accountsOf(undefined, { receivable: '1400', bank: 'B-1', fees: '' })
  expect(accountOf(accounts, { role: 'fees', amount: 1n, isContra: false })).toBeUndefined()
  expect(missingAccounts(accounts, entry, /^\d+$/)).toEqual(['bank', 'fees'])
  expect(missingAccounts(accounts, entry, /./)).toEqual(['fees'])
  // An account without a name in the chart is named by its number in the FEC, one that is not known not at all.
  const records = fecWriter(accounts, 'EUR', '2026').write(entry).split('\r\n')
  expect(records.map(one => one.split('\t').slice(4, 6).join(' '))).toEqual([
    '1400 1400',
    'B-1 B-1',
    ' ',
    '',
  ])
})

test('the FEC is named by the company and the end of its year, and has no record of nothing', () => {
  expect(fecFileName('732829320', localDate('2026-12-31'))).toBe('732829320FEC20261231.txt')
  const fec = fecWriter(SKR03_ACCOUNTS, 'EUR', '2026')
  const of = { date: DAY, piece: 'F\t|1', customer: CUSTOMER, contra: 'receivable' } as const
  const bank = (amount: Minor): Entry => ({
    ...of,
    journal: 'bank',
    sales: [],
    postings: [{ role: 'bank', amount }],
  })
  expect(fec.write(bank(0n))).toBe('')
  const [first = ''] = fec.write(bank(100n)).split('\r\n')
  expect(first.split('\t').slice(0, 9)).toEqual([
    'BNQ',
    'Banque',
    'BNQ2026-1',
    '20261123',
    '1410',
    'Forderungen aus Lieferungen und Leistungen ohne Kontokorrent',
    'c-1',
    'Müller & Söhne',
    'F 1',
  ])
})

describe('money', () => {
  const money = {
    date: DAY,
    piece: 'P',
    customer: CUSTOMER,
    method: 'transfer',
    provider: '',
    currency: 'EUR',
    amount: 10_000n,
    rate: decimal('1'),
  }
  const document = { payable: 10_000n, home: 10_000n }

  test.each([
    [{}, 'bank'],
    [{ method: 'cash' }, 'cash'],
    [{ method: 'card', provider: 'a provider' }, 'online'],
  ])('of %o is entered in the journal %s', (change, journal) => {
    const refund = postRefund({ ...money, ...change }, 'EUR')
    expect(refund).toMatchObject({ journal, postings: [{ role: journal, amount: -10_000n }] })
    expect('foreign' in refund).toBe(false)
    expect(postFee({ ...money, ...change }, 'EUR')).toMatchObject({
      journal,
      contra: journal,
      postings: [{ role: 'fees', amount: 10_000n }],
    })
  })

  test.each([
    ['bank_fee', 'fees'],
    ['withheld', 'withheld'],
    ['cash_discount', 'discount'],
    ['written_off', 'bad_debt'],
  ] as const)('that was deducted as %s is on the account of %s', (deduction, role) => {
    const entry = postPayment(
      { ...money, amount: 9_900n },
      [
        { settled: 9_900n, paid: 9_900n, deduction: null, document },
        { settled: 100n, paid: 0n, deduction, document },
      ],
      'EUR',
    )
    expect(entry.postings.filter(({ amount }) => amount !== 0n)).toEqual([
      { role: 'bank', amount: 9_900n },
      { role, amount: 100n },
    ])
  })

  test('less a discount for early payment takes base and tax of each rate back', () => {
    const sold = (rate: string, taxable: bigint, amount: bigint) => ({
      tax: { category: 'S', rate: decimal(rate), isForeign: false, isAbroad: false } as const,
      taxable,
      amount,
    })
    // 332.99 at 7 % and 19 %, of which 2 % is 6.66.
    const taxes = [sold('7', 10_000n, 700n), sold('19', 18_991n, 3_608n)]
    const of = { payable: 33_299n, home: 33_299n, taxes }
    const entry = postPayment(
      { ...money, amount: 32_633n },
      [
        { settled: 32_633n, paid: 32_633n, deduction: null, document: of },
        { settled: 666n, paid: 0n, deduction: 'cash_discount', document: of },
      ],
      'EUR',
    )
    expect(linesOf(entry).map(({ role, amount }) => [role, amount])).toEqual([
      ['receivable', -33_299n],
      ['discount', 200n],
      ['tax', 14n],
      ['discount', 380n],
      ['tax', 72n],
      ['bank', 32_633n],
    ])
    expect(linesOf(entry).map(line => accountOf(SKR03_ACCOUNTS, line)?.number)).toEqual([
      '1410',
      '8731',
      '1771',
      '8736',
      '1776',
      '1200',
    ])
  })

  test('that was refunded in another currency went back in that currency', () => {
    const refund = postRefund({ ...money, currency: 'USD', rate: decimal('0.9') }, 'EUR')
    expect(refund.postings).toEqual([{ role: 'bank', amount: -9_000n }])
    expect(refund.foreign).toEqual({ currency: 'USD', amount: 10_000n })
  })
})
