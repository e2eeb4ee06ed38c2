import { describe, expect, test } from 'vitest'
import { isNoAmount, markOfAmounts, signedDecimal } from './amounts.ts'

/** 1234.56 as it is grouped, with its decimal mark. */
const GROUPED = [
  ['1.234,56', ','],
  ['1 234,56', ','],
  ['1\u00a0234,56', ','],
  ['1\u202f234,56', ','],
  ["1'234,56", ','],
  ['1’234,56', ','],
  ['1234,56', ','],
  ['1,234.56', '.'],
  ['1 234.56', '.'],
  ["1'234.56", '.'],
  ['1’234.56', '.'],
  ['1234.56', '.'],
  ['١٬٢٣٤٫٥٦', '.'],
  ['१,२३४.५६', '.'],
] as const

const CURRENCIES =
  '€ $ £ ¥ ₹ ₽ ₺ ₴ zł ZŁ Kč kč kr kr. Ft lei Fr. SFr. CHF EUR USD Rs. Rs R$ US$ CA$ A$ TL лв. грн. руб. дин. KM'.split(
    ' ',
  )

/** An amount that was paid, and one that was received. */
const SIGNS: readonly (readonly [string, (amount: string) => string, '-' | ''])[] = [
  ['nothing', amount => amount, ''],
  ['a plus', amount => `+${amount}`, ''],
  ['a plus after it', amount => `${amount}+`, ''],
  ['CR', amount => `${amount} CR`, ''],
  ['Cr', amount => `${amount}Cr.`, ''],
  ['C', amount => `${amount} C`, ''],
  ['H for Haben', amount => `${amount} H`, ''],
  ['a hyphen', amount => `-${amount}`, '-'],
  ['a hyphen and a space', amount => `- ${amount}`, '-'],
  ['a minus', amount => `\u2212${amount}`, '-'],
  ['a dash', amount => `\u2013${amount}`, '-'],
  ['a hyphen after it', amount => `${amount}-`, '-'],
  ['a hyphen after it and a space', amount => `${amount} -`, '-'],
  ['brackets', amount => `(${amount})`, '-'],
  ['DR', amount => `${amount} DR`, '-'],
  ['Dr', amount => `${amount}Dr`, '-'],
  ['D', amount => `${amount} D`, '-'],
  ['S for Soll', amount => `${amount} S`, '-'],
]

describe.each(GROUPED)('%s', (amount, mark) => {
  test.each(SIGNS)('with %s', (_, signed, sign) => {
    const expected = `${sign}1234.56`
    expect(signedDecimal(signed(amount), mark)).toBe(expected)
    // It can be read in one way only, whatever the column has.
    expect(signedDecimal(signed(amount), mark === ',' ? '.' : ',')).toBe(expected)
  })

  test.each(CURRENCIES)('with %s', currency => {
    for (const written of [
      `${currency} ${amount}`,
      `${currency}${amount}`,
      `${amount} ${currency}`,
      `${amount}${currency}`,
      `+${amount} ${currency}`,
    ])
      expect([written, signedDecimal(written, mark)]).toEqual([written, '1234.56'])
    for (const written of [
      `-${currency} ${amount}`,
      `${currency} -${amount}`,
      `-${amount} ${currency}`,
      `${amount}- ${currency}`,
      `${currency} ${amount}-`,
      `(${amount} ${currency})`,
      `(${currency}${amount})`,
    ])
      expect([written, signedDecimal(written, mark)]).toEqual([written, '-1234.56'])
  })
})

test.each([
  ['1,23,456.78', '123456.78'],
  ['12,34,56,789.90', '123456789.9'],
  ['.5', '0.5'],
  [',50', '0.5'],
  ['0,00', '0'],
])('%s is %s', (text, value) => {
  expect(signedDecimal(text, '.')).toBe(value)
})

test.each([
  '',
  'many',
  '5 pcs',
  '1.2.3',
  '1,2,3.4',
  '12 34 x',
  '(5',
  '5)',
  '-5 CR',
  'EUR',
  '1e5',
  '0x10',
  '--5',
  '5,-',
  '((5))',
])('%j is no amount', text => {
  expect(signedDecimal(text, '.')).toBeUndefined()
})

test.each(['', ' ', '-', '--', '—', 'n/a', 'N/A', 'k.A.', 'null'])(
  '%j says that there is none',
  text => {
    expect(isNoAmount(text)).toBe(true)
  },
)

test.each([
  [['1.234', '12'], ',', 2, ','],
  [['1,234', '12'], ';', 2, '.'],
  [['1.234', '12'], ',', 3, '.'],
  [['1.234', '0.500'], ';', 2, '.'],
  [['1.234', '5,50 €'], ',', 2, ','],
  [['Rs.500', '1,234.00'], ';', 2, '.'],
] as const)(
  'the decimal mark of %j in a file with %s and %i decimals is %s',
  (cells, delimiter, decimals, mark) => {
    expect(markOfAmounts(cells, delimiter, decimals)).toBe(mark)
  },
)
