import { describe, expect, test } from 'vitest'
import { field, matchColumns } from './columns.ts'
import { readCsv } from './csv.ts'
import { LIMITS } from './parse-csv.ts'
import { decimalMarkOf, readNumber } from './number.ts'
import { readCountry, readCurrency, readLanguage } from './read-names.ts'

async function table(text: string) {
  const result = await readCsv({ text })
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

describe('a CSV file', () => {
  test('is read with commas, semicolons, tabs, a byte order mark and both line ends', async () => {
    for (const [delimiter, text] of [
      [',', '\ufeffName,City\r\nAcme,Paris\r\n'],
      [';', 'Name;City\nAcme;Paris'],
      ['\t', 'Name\tCity\nAcme\tParis\n\n'],
    ] as const) {
      const result = await table(text)
      expect([result.delimiter, result.headings, result.rows]).toEqual([
        delimiter,
        ['Name', 'City'],
        [['Acme', 'Paris']],
      ])
    }
  })

  test('keeps quotes, line breaks inside them, and formulas as text', async () => {
    const result = await table('Name,Note\n"Bell, ""Tom""","two\nlines"\n=1+1,"@x, -y"')
    expect(result.rows).toEqual([
      ['Bell, "Tom"', 'two\nlines'],
      ['=1+1', '@x, -y'],
    ])
  })

  test('counts delimiters of the heading outside quotes only', async () => {
    expect((await table('"a,b,c,d";e\n1;2')).headings).toEqual(['a,b,c,d', 'e'])
  })

  test('has unique names for all columns', async () => {
    expect((await table('Name,,Name\n1,2,3')).headings).toEqual(['Name', '#2', 'Name (2)'])
  })

  test.each([
    ['', 'nothing'],
    ['\n\n', 'nothing but line ends'],
    ['PK\u0003\u0004\0\0', 'a spreadsheet'],
    ['a,b\n"never closed', 'a quote that never ends'],
  ])('is refused when it is %j', async text => {
    expect(await readCsv({ text })).toMatchObject({ ok: false, refusal: 'not_csv' })
  })

  test('may have 20,000 rows, 200 columns and 32,767 characters in a cell', async () => {
    const { rows, columns, characters } = LIMITS
    expect((await table(`Name\n${'x\n'.repeat(rows)}`)).rows).toHaveLength(rows)
    expect((await table(','.repeat(columns - 1) + 'x')).headings).toHaveLength(columns)
    expect((await table(`Name\n${'x'.repeat(characters)}`)).rows[0]?.[0]).toHaveLength(characters)
  })

  test.each([
    ['rows', `Name\n${'x\n'.repeat(20_003)}`, 'too_many_rows', { rows: 20_000, line: 20_002 }],
    ['columns', `a${','.repeat(490_000)}`, 'too_many_columns', { columns: 200, line: 1 }],
    [
      'columns below',
      `a,b\n1,2\n${'x,'.repeat(200)}`,
      'too_many_columns',
      { columns: 200, line: 3 },
    ],
    [
      'characters without a comma',
      'x'.repeat(490_000),
      'cell_too_long',
      { characters: 32_767, line: 1 },
    ],
    [
      'characters in quotes',
      `a,b\n1,2\n\n3,"${'x'.repeat(32_768)}"`,
      'cell_too_long',
      { characters: 32_767, line: 4 },
    ],
    ['spaces', `a\nx${' '.repeat(4_000_000)}x`, 'cell_too_long', { characters: 32_767, line: 2 }],
  ])('of too many %s is refused with the line', async (_, text, refusal, detail) => {
    expect(await readCsv({ text })).toEqual({ ok: false, refusal, detail })
  })

  test('is read without blocking the event loop, one file after the other, with a limited queue', async () => {
    let turns = 0
    let reading = true
    const count = (): void => {
      turns += 1
      if (reading) setImmediate(count)
    }
    setImmediate(count)
    const long = `Name\n"${'x'.repeat(4_900_000)}"`
    const reads = Array.from({ length: 17 }, (_, i) =>
      readCsv({ text: i === 0 ? long : 'Name\nx' }),
    )
    const results = await Promise.all(reads)
    reading = false
    expect(results.map(result => result.ok || result.refusal)).toEqual([
      'cell_too_long',
      ...Array.from({ length: 15 }, () => true),
      'unavailable',
    ])
    // In each turn of the event loop other requests can be served.
    expect(turns).toBeGreaterThan(100)
  })
})

describe('columns', () => {
  const fields = [field('name', 'nom, firma', true), field('city', 'ville, ort')]

  test('are guessed without regard to case, accents and punctuation', () => {
    expect(matchColumns(fields, ['N.O.M.', 'VILLE '], undefined)).toMatchObject({
      value: { columns: { name: 'N.O.M.', city: 'VILLE ' }, missing: [] },
    })
    expect(matchColumns(fields, ['Ort'], undefined)).toMatchObject({ value: { missing: ['name'] } })
  })

  test('of the caller’s mapping must exist', () => {
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
] as const)('%j with the decimal mark %j is %j', (text, mark, value) => {
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
  'a column of %j in a file with delimiter %j has the decimal mark %j',
  (values, delimiter, mark) => {
    expect(decimalMarkOf(values, delimiter)).toBe(mark)
  },
)

test('countries, currencies and languages are recognised by name, sign or code', () => {
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
