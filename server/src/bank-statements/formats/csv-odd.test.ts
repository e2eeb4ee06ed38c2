import { expect, test } from 'vitest'
import { isLeftOut } from '../statement.ts'
import { type CsvMapping, readCsvStatement } from './csv.ts'

function read(text: string, locale = 'de-DE', mapping?: CsvMapping) {
  const result = readCsvStatement(text, { currency: 'EUR', locale, mappingOf: () => mapping })
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

function rows(text: string, locale?: string, mapping?: CsvMapping) {
  const value = read(text, locale, mapping)
  if (value.kind === 'question') return value.question.open
  return [...value.statement.transactions].map(row =>
    isLeftOut(row)
      ? [row.line, row.reason, row.value]
      : [row.bookedOn, Number(row.amount), row.partyName, row.text],
  )
}

const AMOUNTS = [
  ['(100,00)', -10_000],
  ['100,00-', -10_000],
  ['100.00 CR', 10_000],
  ['100.00 DR', -10_000],
  ['R$ 1.234,56', 123_456],
  ['Rs. 500', 50_000],
  ['Kč 100,00', 10_000],
  ['€ 1.234,56-', -123_456],
  ['1\u00a0234,56', 123_456],
  ['−5,00', -500],
] as const

test.each(AMOUNTS)('%s in a column is %i', (amount, minor) => {
  const text = `Buchungstag;Verwendungszweck;Betrag\n20.11.2026;a;${amount}`
  expect(rows(text)).toEqual([['2026-11-20', minor, '', 'a']])
})

test('the delimiter is that of the headings, whatever texts have', () => {
  const text = [
    'Datum;Empfänger;Verwendungszweck;Betrag;Währung',
    '20.11.2026;Kunde, Sohn & Co, Berlin;Rechnung RE-1, Teil 1, Rest folgt, danke, LG;1.190,00;EUR',
  ].join('\n')
  expect(rows(text)).toEqual([
    [
      '2026-11-20',
      119_000,
      'Kunde, Sohn & Co, Berlin',
      'Rechnung RE-1, Teil 1, Rest folgt, danke, LG',
    ],
  ])
})

test.each(['sep=;\n', 'SEP=;\r\n', '"sep=;"\n', '\ufeffsep=;\n'])(
  'a first line %j is skipped',
  line => {
    const text = `${line}Datum;Verwendungszweck;Betrag\n20.11.2026;a,b,c,d,e,f;5,00`
    expect(rows(text)).toEqual([['2026-11-20', 500, '', 'a,b,c,d,e,f']])
  },
)

test('rows that cannot be read are named with their line, and sums are no rows', () => {
  const text = [
    'Konto;DE89',
    '',
    'Datum;Empfänger;Verwendungszweck;Betrag',
    '20.11.2026;"Kunde',
    'GmbH";RE-1;100,00',
    '31.02.2026;Kunde;RE-2;1,00',
    '20.11.2026;Kunde;RE-3;viel',
    ';Kunde;RE-4;4,00',
    '20.11.2026;Kontostand;;5.100,00',
    'Summe;;;105,00',
    'Kontostand;20.11.2026;;5.100,00',
    ';;;',
    'Alle Angaben ohne Gewähr',
  ].join('\n')
  expect(rows(text)).toEqual([
    ['2026-11-20', 10_000, 'Kunde\nGmbH', 'RE-1'],
    [6, 'date_invalid', '31.02.2026'],
    [7, 'amount_invalid', 'viel'],
    [8, 'date_invalid', ''],
    [9, 'balance_line', ''],
  ])
})

test('unknown words for the status are named, or asked for where no word is known', () => {
  const file = (...words: string[]) =>
    [
      'Datum;Verwendungszweck;Betrag;Status',
      ...words.map(word => `20.11.2026;a;5,00;${word}`),
    ].join('\n')
  expect(rows(file('Gebucht', 'Blubb', 'Vorgemerkt', ''))).toEqual([
    ['2026-11-20', 500, '', 'a'],
    [3, 'status_unknown', 'Blubb'],
    [4, 'not_booked', ''],
    ['2026-11-20', 500, '', 'a'],
  ])
  expect(rows(file('Blubb', 'Bla'))).toEqual(['status'])
  const columns = { date: 'Datum', text: 'Verwendungszweck', amount: 'Betrag' }
  expect(rows(file('Blubb'), 'de-DE', { columns, dayOrder: undefined })).toEqual([
    ['2026-11-20', 500, '', 'a'],
  ])
})

test('a column that says that a row is pending is read', () => {
  const text = 'Date,Description,Amount,Pending\n2026-11-20,a,5.00,true\n2026-11-20,b,6.00,false'
  expect(rows(text)).toEqual([
    [2, 'not_booked', ''],
    ['2026-11-20', 600, '', 'b'],
  ])
})

test.each([
  ['Amount,Fee', '100.00,1.20', 9_880],
  ['Amount,Fee', '-20.00,0.50', -2_050],
  ['Gross,Fee', '100.00,-2.85', 9_715],
  ['Gross,Fee,Net', '100.00,-2.85,97.15', 9_715],
])('of %s %s remain %i', (headings, cells, minor) => {
  const text = `Date,Description,${headings}\n2026-11-20,a,${cells}`
  expect(rows(text, 'en-GB')).toEqual([['2026-11-20', minor, '', 'a']])
})

test.each([
  ['Net,D/C', '100.00,D', -10_000],
  ['Net,D/C', '100.00,C', 10_000],
  ['Net,D/C', '-100.00,D', -10_000],
  ['Gross,Fee,Net,D/C', '100.00,1.20,98.80,C', 9_880],
  ['Gross,Fee,Net,D/C', '100.00,1.20,101.20,D', -10_120],
  ['Gross,Fee,Net,D/C', '100.00,1.20,,D', -10_120],
  ['Amount,Fee,D/C', '100.00,1.20,C', 9_880],
  ['Amount,Fee,D/C', '100.00,1.20,D', -10_120],
  ['Amount,Fee,D/C', '100.00,-1.20,D', -10_120],
  ['Credit,Debit,Fee', '100.00,,1.20', 9_880],
  ['Credit,Debit,Fee', ',100.00,1.20', -10_120],
])('of %s %s with the side in a column of its own remain %i', (headings, cells, minor) => {
  const text = `Date,Description,${headings}\n2026-11-20,a,${cells}`
  expect(rows(text, 'en-GB')).toEqual([['2026-11-20', minor, '', 'a']])
})

/** Balances show that the amounts are what remained after the fee. */
test.each([
  ['Amount,Fee,D/C,Balance', '100.00,1.20,D,400.00', '500.00,0.00,C,500.00', -10_000],
  ['Amount,Fee,D/C,Balance', '100.00,1.20,D,398.80', '500.00,0.00,C,500.00', -10_120],
  ['Amount,Fee,D/C,Balance', '100.00,1.20,C,598.80', '500.00,0.00,C,500.00', 9_880],
  ['Credit,Debit,Fee,Balance', ',100.00,1.20,400.00', '500.00,,0.00,500.00', -10_000],
  ['Credit,Debit,Fee,Balance', '100.00,,1.20,600.00', '500.00,,0.00,500.00', 10_000],
  ['Credit,Debit,Fee,Balance', '100.00,,1.20,598.80', '500.00,,0.00,500.00', 9_880],
  ['Credit,Debit,Fee,Balance', ',100.00,1.20,398.80', '500.00,,0.00,500.00', -10_120],
])('by the balances, of %s %s beside %s remain %i', (headings, cells, before, minor) => {
  const text = `Date,Description,${headings}\n2026-11-20,a,${cells}\n2026-11-19,b,${before}`
  expect(rows(text, 'en-GB')).toEqual([
    ['2026-11-20', minor, '', 'a'],
    ['2026-11-19', 50_000, '', 'b'],
  ])
})

test('a fee that the amount is without already, by the balances, is not deducted again', () => {
  const text = [
    'Date,Description,Amount,Fee,Balance',
    '2026-11-20,a,100.00,1.20,600.00',
    '2026-11-19,b,500.00,0.00,500.00',
  ].join('\n')
  expect(rows(text, 'en-GB')).toEqual([
    ['2026-11-20', 10_000, '', 'a'],
    ['2026-11-19', 50_000, '', 'b'],
  ])
})

test('a minus in the column for what was received takes back, and one for what was paid is as the file writes it', () => {
  const read = (cells: string) => rows(`Date,Description,Credit,Debit\n${cells}`, 'en-GB')
  expect(read('2026-11-20,a,-5.00,')).toEqual([['2026-11-20', -500, '', 'a']])
  expect(read('2026-11-20,a,,-5.00')).toEqual([['2026-11-20', -500, '', 'a']])
  expect(read('2026-11-20,a,,5.00\n2026-11-20,b,,-2.00')).toEqual([
    ['2026-11-20', -500, '', 'a'],
    ['2026-11-20', 200, '', 'b'],
  ])
})

test('an unknown mark for the side is named', () => {
  const text =
    'Datum;Verwendungszweck;Betrag;S/H\n20.11.2026;a;5,00;S\n20.11.2026;b;5,00;H\n20.11.2026;c;5,00;Q'
  expect(rows(text)).toEqual([
    ['2026-11-20', -500, '', 'a'],
    ['2026-11-20', 500, '', 'b'],
    [4, 'sign_invalid', 'Q'],
  ])
})

test('the order of day and month is asked for where nothing says it', () => {
  const text = 'Date,Description,Amount\n03/04/2026,a,5.00'
  expect(rows(text, 'de-DE')).toEqual(['dayOrder'])
  expect(rows(text, 'en-GB')).toEqual([['2026-04-03', 500, '', 'a']])
  expect(rows(text, 'en-US')).toEqual([['2026-03-04', 500, '', 'a']])
  expect(rows(text.replaceAll('/', '.'), 'de-DE')).toEqual([['2026-04-03', 500, '', 'a']])
  expect(rows('Datum;Verwendungszweck;Betrag\n03/04/2026;a;5,00', 'de-DE')).toEqual([
    ['2026-04-03', 500, '', 'a'],
  ])
})

test('no row of a file without headings is lost', () => {
  const text = '"06/08/2026","ACHAT","-12.80","-83.96"\n"07/08/2026","VIR CLIENT","5.00","-78.96"'
  expect(rows(text, 'fr-FR')).toEqual(['date', 'amount'])
  const columns = { date: '#1', text: '#2', amount: '#3' }
  expect(rows(text, 'fr-FR', { columns, dayOrder: 'day_first' })).toEqual([
    ['2026-08-06', -1_280, '', 'ACHAT'],
    ['2026-08-07', 500, '', 'VIR CLIENT'],
  ])
})
