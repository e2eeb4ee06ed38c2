import { describe, expect, test } from 'vitest'
import type { Currency } from '@bordereau/domain/money/currency'
import { readMt940 as readText } from './mt940.ts'
import { collected } from './testing-collect.ts'

const readMt940 = (text: string, ofAccount?: Currency) =>
  collected(sink => readText([text], ofAccount, sink))

/** A statement of one entry of 1,234.56 with the field 86 of a bank. */
function statement(information: string, line = '2603050305CR1234,56NTRFNONREF//B77'): string {
  return [
    ':20:STARTUMSE',
    ':25:10020030/1234567',
    ':28C:00041/001',
    ':60F:C260304EUR100,00',
    `:61:${line}`,
    ...(information === '' ? [] : [`:86:${information}`]),
    ':62F:C260305EUR1334,56',
    '-',
  ].join('\r\n')
}

function only(text: string) {
  const [first] = readMt940(text)
  const [transaction] = first?.transactions ?? []
  if (!transaction) throw new Error('no transaction')
  return transaction
}

/** Field 86 as the banks structure it. */
const DIALECTS: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  [
    'German banks',
    '166?00GUTSCHR. UEBERWEISUNG?109310?20EREF+A-1?21SVWZ+RE-2026-0012 Mae\r\n?22rz?30COBADEFFXXX?31DE89370400440532013000?32ACME GMBH UND?33 CO KG?34997',
    {
      partyName: 'ACME GMBH UND CO KG',
      partyAccount: 'DE89370400440532013000',
      endToEndId: 'A-1',
      text: 'RE-2026-0012 Maerz',
    },
  ],
  [
    'German banks without keywords',
    '051?00GUTSCHRIFT?20RE-2026-0012?21VOM 1.3.?3037040044?310532013000?32ACME',
    { partyName: 'ACME', partyAccount: '0532013000', text: 'RE-2026-0012\nVOM 1.3.' },
  ],
  [
    'mBank and other Polish banks',
    '020~00PRZELEW~20FV/2026/03/12~21~22~23~3010901014~311234~32ACME SP Z O.O.~33UL. DLUGA 1~38PL61109010140000071219812874',
    {
      partyName: 'ACME SP Z O.O.UL. DLUGA 1',
      partyAccount: 'PL61109010140000071219812874',
      text: 'FV/2026/03/12',
    },
  ],
  [
    'Polish banks with <',
    '020<00Przelew<20FV 12/2026<27ACME<32ACME SP. Z O.O.<38PL61109010140000071219812874',
    { partyName: 'ACME SP. Z O.O.', text: 'FV 12/2026\nACME' },
  ],
  [
    'ABN AMRO',
    '/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/Acme BV/REMI/Factuur 2026-0012/EREF/NOTPROVIDED',
    {
      partyName: 'Acme BV',
      partyAccount: 'NL91ABNA0417164300',
      text: 'Factuur 2026-0012',
      endToEndId: '',
    },
  ],
  [
    'ING',
    '/EREF/A-1//CNTP/NL91ABNA0417164300/ABNANL2A/Acme BV/AMSTERDAM//REMI/USTD//Factuur 2026-0012/',
    {
      partyName: 'Acme BV',
      partyAccount: 'NL91ABNA0417164300',
      text: 'Factuur 2026-0012',
      endToEndId: 'A-1',
    },
  ],
  [
    'Rabobank',
    '/EREF/A-1/BENM//NAME/Acme BV/REMI/Factuur 2026-0012/ISDT/2026-03-05',
    { partyName: 'Acme BV', text: 'Factuur 2026-0012', endToEndId: 'A-1' },
  ],
  [
    'Belgian banks, with a structured communication',
    '/IBAN/BE68539007547034/NAME/Acme SA/REMI/STRD/CUR/090933755493/',
    { partyName: 'Acme SA', partyAccount: 'BE68539007547034', references: ['090933755493'] },
  ],
  [
    'French and Spanish banks',
    'VIR SEPA RECU ACME SARL\r\nFACTURE F2026-0012',
    { partyName: '', text: 'VIR SEPA RECU ACME SARL\nFACTURE F2026-0012' },
  ],
  ['a bank that gives no information', '', { partyName: '', text: '' }],
]

test.each(DIALECTS)('field 86 of %s is read', (_, information, expected) => {
  expect(only(statement(information))).toMatchObject({
    ...expected,
    amount: 123_456n,
    bankReference: 'B77',
  })
})

describe('field 61', () => {
  test.each([
    ['a credit', '260305C1234,56NTRFNONREF', 123_456n, '2026-03-05', false],
    [
      'a credit with the third letter of the currency',
      '2603050305CR1234,56NMSCX',
      123_456n,
      '2026-03-05',
      false,
    ],
    ['an amount without cents', '2603050305C1234,NTRFX', 123_400n, '2026-03-05', false],
    ['a booking day in the year before', '2601021231C10,00NTRFX', 1_000n, '2025-12-31', false],
    ['a debit', '2603050305D10,00NCHGX', -1_000n, '2026-03-05', false],
    ['a credit taken back', '2603050305RC10,00NTRFX', -1_000n, '2026-03-05', true],
    ['a debit taken back', '2603050305RD10,00NTRFX', 1_000n, '2026-03-05', true],
  ] as const)('%s is read', (_, line, amount, bookedOn, reversal) => {
    const text = statement('', line)
      .replace(/:62F:.*/, '')
      .replace(/:60F:/, ':60F:')
    expect(only(text)).toMatchObject({ amount, bookedOn, reversal })
  })

  test('names the ordered amount and the charges', () => {
    const text = statement('', '2603050305C1234,56NTRFX//B77\r\n/OCMT/USD1400,//CHGS/EUR4,50/')
    expect(only(text)).toMatchObject({
      ordered: { amount: 140_000n, currency: 'USD' },
      charges: 450n,
      bankReference: 'B77',
    })
  })
})

test('balances, account and number are read, in blocks of SWIFT too', () => {
  const swift = `{1:F01BANKDEFFAXXX}{2:I940X}{4:\r\n${statement('X')}}`
  for (const text of [statement('X'), swift, statement('X').replaceAll('\r\n', '\n')]) {
    expect(readMt940(text)).toMatchObject([
      {
        account: '10020030/1234567',
        reference: '00041/001',
        currency: 'EUR',
        opening: { amount: 10_000n, day: '2026-03-04' },
        closing: { amount: 133_456n, day: '2026-03-05' },
      },
    ])
  }
})

test('several statements of several accounts are read', () => {
  const other = statement('Y').replace('10020030/1234567', 'NL91ABNA0417164300EUR')
  expect(readMt940(`${statement('X')}\r\n${other}`).map(({ account }) => account)).toEqual([
    '10020030/1234567',
    'NL91ABNA0417164300',
  ])
})

test('a report of the day (MT942) has no balances', () => {
  const text =
    ':20:X\n:25:PL61109010140000071219812874\n:28C:1\n:34F:PLN0,\n:13D:2603051200+0100\n:61:260305C10,00NTRFX\n:86:Y\n:90D:0PLN0,\n'
  expect(readMt940(text)).toMatchObject([
    { currency: 'PLN', opening: undefined, transactions: [{ amount: 1_000n, text: 'Y' }] },
  ])
})

test.each([
  ['that cannot be read', 'oops', 'field_missing', 'oops'],
  ['with a booking day that does not exist', '2603050231C1,00NTRFX', 'date_invalid', '0231'],
])('an entry %s is left out, and the others are read', (_, line, reason, value) => {
  const text = statement('X', line).replace(':62F', ':61:260305C7,00NTRFY\r\n:86:Z\r\n:62F')
  expect(readMt940(text)).toMatchObject([
    {
      leftOut: [{ line: 5, reason, value, text: `${line} X` }],
      transactions: [{ amount: 700n, text: 'Z' }],
    },
  ])
})

test.each([
  [
    'entries that do not give the closing balance',
    statement('X').replace('1334,56', '1334,57'),
    'balance_differs',
    7,
  ],
  [
    'a currency that does not exist',
    statement('X').replaceAll('EUR', 'XYZ'),
    'currency_invalid',
    4,
  ],
  ['no account', statement('X').replace(/:25:.*\r\n/, ''), 'field_missing', 1],
])('a file with %s is refused with reason and line', (_, text, reason, line) => {
  expect(() => readMt940(text)).toThrow(expect.objectContaining({ reason, line }))
})
