import { expect, test } from 'vitest'
import { readQif as readText } from './qif.ts'
import { collected } from './testing-collect.ts'

const readQif = (text: string, dayOrder?: 'day_first' | 'month_first') =>
  collected(sink => readText(text, { currency: 'USD', dayOrder }, sink))

const FILE = `!Type:Bank
D3/31'26
T1,234.56
PSmith & Co
MINV-2026-0012
^
D4/1'26
T-12.50
PFee
SBank charges
$-12.50
^
`

function read(text: string, order?: 'day_first' | 'month_first') {
  return readQif(text, order)[0]?.transactions.map(
    ({ line, bookedOn, amount, partyName, text: memo }) => [
      line,
      bookedOn,
      amount,
      partyName,
      memo,
    ],
  )
}

test('a file is read without loss', () => {
  expect(read(FILE)).toEqual([
    [2, '2026-03-31', 123_456n, 'Smith & Co', 'INV-2026-0012'],
    [7, '2026-04-01', -1_250n, 'Fee', ''],
  ])
})

test.each([
  ['dates that exist with the day first only', 'D31/03/2026', undefined, '2026-03-31'],
  ['ambiguous dates, month first', 'D03/04/2026', undefined, '2026-03-04'],
  ['ambiguous dates, day first when it is chosen', 'D03/04/2026', 'day_first', '2026-04-03'],
  ['points', 'D31.3.26', undefined, '2026-03-31'],
  ['ISO 8601', 'D2026-03-31', undefined, '2026-03-31'],
  ['the last century', 'D3/31/99', undefined, '1999-03-31'],
] as const)('%s', (_, date, order, day) => {
  expect(read(`!Type:Bank\n${date}\nT1\n^`, order)?.[0]?.[1]).toBe(day)
})

test.each([
  ['1.234,56', 123_456n],
  ['1 234,5', 123_450n],
  ['-1,234', -123_400n],
])('the amount %s is read', (written, amount) => {
  expect(read(`!Type:Bank\nD2026-03-31\nT${written}\n^`)?.[0]?.[2]).toBe(amount)
})

test('other lists of the file are left out', () => {
  expect(read(`!Type:Cat\nNFood\n^\n${FILE}!Type:Invst\nD3/31'26\nNBuy\n^`)).toHaveLength(2)
})

test.each([
  ['a day that does not exist', FILE.replace("3/31'26", "2/30'26"), 'date_invalid', "2/30'26"],
  ['an amount that is none', FILE.replace('1,234.56', 'many'), 'amount_invalid', 'many'],
  ['no amount', FILE.replace('T1,234.56\n', ''), 'field_missing', 'T'],
])('a row with %s is left out, and the others are read', (_, text, reason, value) => {
  expect(readQif(text)).toMatchObject([
    {
      transactions: [{ partyName: 'Fee' }],
      leftOut: [{ line: 2, reason, value, text: expect.stringContaining('Smith & Co') }],
    },
  ])
})

test('a file is refused while the currency of the account is not known', () => {
  expect(() => collected(sink => readText(FILE, { currency: undefined }, sink))).toThrow(
    expect.objectContaining({ reason: 'currency_unknown' }),
  )
})
