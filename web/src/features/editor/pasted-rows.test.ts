import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

const units = (name: string) =>
  ({ hours: 'HUR', hour: 'HUR', pcs: 'C62', h: 'HUR' })[name.toLowerCase()]
const summaryOf = (text: string, mark: '.' | ',' = '.') =>
  pastedRows(text, mark, units)?.map(({ name, description, quantity, unit, price }) =>
    [name, description, quantity, unit, price].map(value => value ?? '–').join('|'),
  )

test.each([
  [
    'name, quantity, price',
    'Design\t2\t90\nPrint\t100\t1.5',
    ['Design||2|–|90', 'Print||100|–|1.5'],
  ],
  ['a unit between', 'Design\t2\thours\t90.00', ['Design||2|HUR|90']],
  ['a description', 'A1\tLogo, three drafts\t1\t500', ['A1|Logo, three drafts|1|–|500']],
  ['one number is a price', 'Logo\t500\nCard\t80', ['Logo||1|–|500', 'Card||1|–|80']],
  ['an amount after the price is left out', 'Logo\t2\t50\t100', ['Logo||2|–|50']],
  ['only names', 'Logo\nCard', ['Logo||1|–|–', 'Card||1|–|–']],
  ['semicolons', 'Logo;2;50\nCard;1;80', ['Logo||2|–|50', 'Card||1|–|80']],
  ['currency signs', 'Logo\t1\t€ 1,500.00\nBack\t-1\t$20', ['Logo||1|–|1500', 'Back||-1|–|20']],
  ['headings', 'Price\tDescription\tQty\n90\tDesign\t2', ['Design||2|–|90']],
  ['French headings', 'Désignation\tQté\tUnité\tPrix\nLogo\t2\th\t50', ['Logo||2|HUR|50']],
  ['quoted cells', '"Two\nlines"\t1\t5\n"A ""b"""\t1\t6', ['Two lines||1|–|5', 'A "b"||1|–|6']],
  ['a lone quote', '27" screen\t1\t200', ['27" screen||1|–|200']],
  ['Windows line ends and an empty last row', 'A\t1\t2\r\nB\t3\t4\r\n', ['A||1|–|2', 'B||3|–|4']],
])('%s', (_, text, expected) => {
  expect(summaryOf(text)).toEqual(expected)
})

it('reads decimal commas', () => {
  expect(summaryOf('Projekt;2,5;1.250,00\nDruck;1;0,99', ',')).toEqual([
    'Projekt||2.5|–|1250',
    'Druck||1|–|0.99',
  ])
})

it('returns the text of an unreadable number', () => {
  const rows = pastedRows('A\t1\t5\nB\t2\t6\nC\tlots\tabout 7', '.', units)
  expect(rows?.[2]).toMatchObject({
    quantity: null,
    price: null,
    typed: { quantity: 'lots', price: 'about 7' },
  })
})

describe('text that is not a table', () => {
  test.each(['', 'Design', 'Design; and print', '   \n  '])('%j', text => {
    expect(pastedRows(text, '.', units)).toBeUndefined()
  })
})

it('returns one row for each line with its name, quantity and price', () => {
  const word = fc.stringMatching(/^[A-Za-z]{4,8}$/).filter(name => units(name) === undefined)
  const cents = fc.integer({ min: 1, max: 99_999 })
  const row = fc.record({ name: word, quantity: fc.integer({ min: 1, max: 99 }), cents })
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 30 }), rows => {
      const price = (value: number) =>
        `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
      const text = rows.map(
        ({ name, quantity, cents: value }) => `${name}\t${quantity}\t${price(value)}`,
      )
      const read = pastedRows(text.join('\n'), '.', units)
      expect(read?.map(({ name, quantity }) => ({ name, quantity }))).toEqual(
        rows.map(({ name, quantity }) => ({ name, quantity: String(quantity) })),
      )
      expect(read?.map(line => Number(line.price))).toEqual(rows.map(line => line.cents / 100))
    }),
  )
})

test.each([
  ['spaces around cells', ' Design \t 2 \t 90 ', ['Design||2|–|90']],
  ['rows of different lengths', 'A\nB\t2\t5\nC\t3', ['A||–|–|–', 'B||2|–|5', 'C||3|–|–']],
  ['an unknown unit', 'Name\tUnit\tPrice\nA\tboxes\t5', ['A|boxes|1|–|5']],
  [
    'an unknown unit after a description',
    'Name\tDescription\tUnit\tPrice\nA\tb\tboxes\t5',
    ['A|b\nboxes|1|–|5'],
  ],
  ['a unit in most rows', 'A\th\t5\nB\th\t6\nC\tx\t7', ['A||1|HUR|5', 'B||1|HUR|6', 'C|x|1|–|7']],
  ['a unit in half of the rows', 'A\th\t5\nB\tx\t6', ['A|h|1|–|5', 'B|x|1|–|6']],
  ['numbers in half of the rows', 'A\t1\nB\tx', ['A|1|1|–|–', 'B|x|1|–|–']],
  ['an empty column', 'A\t\t5\nB\t\t6', ['A||1|–|5', 'B||1|–|6']],
  ['one heading only', 'Name\tfoo\t1\nA\tb\t2', ['Name|foo|1|–|1', 'A|b|1|–|2']],
  ['the same heading twice', 'Name\tPrice\tPrice\nA\t1\t2', ['Name|Price|1|–|–', 'A|1|1|–|–']],
  ['headings of which two are unknown', 'Name\tfoo\tbar\tPrice\nA\tx\ty\t5', ['A||1|–|5']],
  ['a heading for descriptions alone', 'Description\tPrice\nA\t5', ['A||1|–|5']],
  ['headings without a name', 'Qty\tPrice\n2\t5', ['Qty|Price|1|–|–', '2|5|1|–|–']],
  ['an empty column before the name', ' \tA\t5\n \tB\t6', ['A||1|–|5', 'B||1|–|6']],
  ['a name that is a unit too', 'h\tpcs\t5\nh\tpcs\t6', ['h||1|C62|5', 'h||1|C62|6']],
  ['a carriage return in a cell', 'Lo\rgo\t1\t5\nB\t1\t6', ['Logo||1|–|5', 'B||1|–|6']],
  ['headings with spaces', ' Name \t Price \nA\t5', ['A||1|–|5']],
])('%s are read', (_, text, expected) => {
  expect(summaryOf(text)).toEqual(expected)
})

test.each([
  ['5 EUR', '5'],
  ['EUR 5', '5'],
  ['  € 5', '5'],
  ['5  €', '5'],
  ['−5', '-5'],
  ['- 5', '-5'],
  ['+5', '5'],
  ['-0', '0'],
  ['1,234.50 $', '1234.5'],
  ['EUR -5', '-5'],
  ['€€5', '5'],
  ['5 €€', '5'],
  ['5€6', null],
  ['-x', null],
  ['ABCD 5', null],
  ['5 x', null],
])('the price %j is %j', (price, expected) => {
  const rows = pastedRows(`Name\tPrice\nA\t${price}\nB\t1`, '.', units)
  expect(rows?.[0]?.price).toBe(expected)
  expect(rows?.[0]?.typed).toEqual(expected === null ? { price: price.trim() } : {})
})

it('leaves empty cells empty, and cuts long names', () => {
  const rows = pastedRows(`A\t1\t5\nB\t2\t6\n${'c'.repeat(301)}\t\t`, '.', units)
  expect(rows?.[0]?.typed).toEqual({})
  expect(rows?.[2]).toEqual({
    name: 'c'.repeat(300),
    description: '',
    quantity: null,
    unit: null,
    price: null,
    typed: {},
  })
})

it('is nothing where there are headings alone', () => {
  expect(pastedRows('Name\tQty', '.', units)).toBeUndefined()
})

it('reads no number from a cell of two lines', () => {
  const rows = pastedRows('Name\tPrice\nA\t"5\n6"\nB\t1', '.', units)
  expect(rows?.[0]).toMatchObject({ price: null, typed: { price: '5\n6' } })
})
