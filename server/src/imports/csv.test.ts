import { describe, expect, test } from 'vitest'
import { field, matchColumns } from './columns.ts'
import { MAX_ROWS, readCsv } from './csv.ts'
import { decimalMarkOf, readNumber } from './number.ts'
import { readCountry, readCurrency, readLanguage } from './words.ts'

async function table(text: string) {
  const read = await readCsv(text)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

describe('a CSV file', () => {
  test('is read with commas, semicolons, tabs, a byte order mark and both line ends', async () => {
    for (const [mark, text] of [
      [',', '\ufeffName,City\r\nAcme,Paris\r\n'],
      [';', 'Name;City\nAcme;Paris'],
      ['\t', 'Name\tCity\nAcme\tParis\n\n'],
    ] as const) {
      const read = await table(text)
      expect([read.delimiter, read.headings, read.rows]).toEqual([
        mark,
        ['Name', 'City'],
        [['Acme', 'Paris']],
      ])
    }
  })

  test('keeps quotes, line breaks inside them, and what looks like a formula', async () => {
    const read = await table('Name,Note\n"Bell, ""Tom""","two\nlines"\n=1+1,"@x, -y"')
    expect(read.rows).toEqual([
      ['Bell, "Tom"', 'two\nlines'],
      ['=1+1', '@x, -y'],
    ])
  })

  test('counts delimiters of the heading outside quotes only', async () => {
    expect((await table('"a,b,c,d";e\n1;2')).headings).toEqual(['a,b,c,d', 'e'])
  })

  test('gives every column a name of its own', async () => {
    expect((await table('Name,,Name\n1,2,3')).headings).toEqual(['Name', '#2', 'Name (2)'])
  })

  test.each([
    ['', 'nothing'],
    ['\n\n', 'nothing but line ends'],
    ['PK\u0003\u0004\0\0', 'a spreadsheet'],
    ['a,b\n"never closed', 'a quote that never ends'],
  ])('is refused when it is %j', async text => {
    expect(await readCsv(text)).toMatchObject({ ok: false, refusal: 'not_csv' })
  })

  test('may have 20,000 rows and no more', async () => {
    const rows = (count: number) => `Name\n${'x\n'.repeat(count)}`
    expect((await table(rows(MAX_ROWS))).rows).toHaveLength(MAX_ROWS)
    expect(await readCsv(rows(MAX_ROWS + 1))).toMatchObject({ refusal: 'too_many_rows' })
  })
})

describe('columns', () => {
  const fields = [field('name', 'nom, firma', true), field('city', 'ville, ort')]

  test('are guessed whatever their case, accents and punctuation', () => {
    expect(matchColumns(fields, ['N.O.M.', 'VILLE '], undefined)).toMatchObject({
      value: { columns: { name: 'N.O.M.', city: 'VILLE ' }, missing: [] },
    })
    expect(matchColumns(fields, ['Ort'], undefined)).toMatchObject({ value: { missing: ['name'] } })
  })

  test('that the caller names must be there', () => {
    expect(matchColumns(fields, ['A'], { name: 'B' })).toMatchObject({ refusal: 'column_missing' })
    expect(matchColumns(fields, ['A'], { hack: 'A' })).toMatchObject({ refusal: 'column_missing' })
  })
})

test.each([
  ['1 234,56 €', ',', '1234.56'],
  ['1.234,56', ',', '1234.56'],
  ["1'234.50", '.', '1234.5'],
  ['1,23,456.50', '.', '123456.5'],
  ['$1,234', '.', '1234'],
  ['20 %', '.', '20'],
  ['-5,5', ',', '-5.5'],
  ['PLN 99', '.', '99'],
  ['1.5', ',', undefined],
  ['1,2', '.', undefined],
  ['12a', '.', undefined],
  ['', '.', undefined],
] as const)('%j by %j is %j', (text, mark, value) => {
  expect(readNumber(text, mark)).toBe(value)
})

test.each([
  [['1,234', '2,5'], ',', ','],
  [['1,234', '2.5'], ';', '.'],
  [['1.234,00'], ',', ','],
  [['1,234,567'], ';', '.'],
  [['1,234'], ';', ','],
  [['1,234'], ',', '.'],
] as const)(
  'a column of %j in a file of %j has %j before its decimals',
  (values, delimiter, mark) => {
    expect(decimalMarkOf(values, delimiter)).toBe(mark)
  },
)

test('countries, currencies and languages are known by name, sign or code', () => {
  expect(
    ['FR', 'france', 'Frankreich', 'États-Unis', 'Polska', 'भारत', 'USA', 'Narnia'].map(
      readCountry,
    ),
  ).toEqual(['FR', 'FR', 'FR', 'US', 'PL', 'IN', 'US', undefined])
  expect(['eur', '€', 'zł', 'XYZ'].map(readCurrency)).toEqual(['EUR', 'EUR', 'PLN', undefined])
  expect(['fr-CA', 'Deutsch', 'polonais', 'Klingon'].map(readLanguage)).toEqual([
    'fr',
    'de',
    'pl',
    undefined,
  ])
})
