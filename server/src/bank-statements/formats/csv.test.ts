import { expect, test } from 'vitest'
import type { Currency } from '@bordereau/domain/money/currency'
import { isLeftOut } from '../statement.ts'
import { type CsvMapping, readCsvStatement } from './csv.ts'

async function read(text: string, currency: Currency | undefined = 'EUR', mapping?: CsvMapping) {
  const read = readCsvStatement(text, {
    currency,
    mappingOf: () => mapping,
    locale: 'en-GB',
  })
  if (!read.ok) throw new Error(read.refusal)
  if (read.value.kind === 'question') return read.value
  const { statement, ...file } = read.value
  return { ...file, statement: { ...statement, transactions: [...statement.transactions] } }
}

async function rows(text: string, currency?: Currency, mapping?: CsvMapping) {
  const file = await read(text, currency, mapping)
  if (file.kind !== 'statement') throw new Error(`asks for ${JSON.stringify(file.question)}`)
  return file.statement.transactions
}

async function transactions(text: string, currency?: Currency, mapping?: CsvMapping) {
  return (await rows(text, currency, mapping)).flatMap(row => (isLeftOut(row) ? [] : [row]))
}

const EXPECTED = { bookedOn: '2026-03-05', amount: 123_456n }

/** Headings and rows as large banks write them. */
test.each([
  [
    'German savings banks',
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung"\n"DE1";"05.03.26";"05.03.26";"GUTSCHRIFT";"RE-2026-0012";"A-1";"ACME";"DE89370400440532013000";"1234,56";"EUR"',
    { partyName: 'ACME', partyAccount: 'DE89370400440532013000', endToEndId: 'A-1' },
  ],
  [
    'Commerzbank and others, with lines before the headings',
    'Konto;Girokonto\nZeitraum;März\n\nBuchungsdatum;Wertstellung;Zahlungspflichtige*r;Verwendungszweck;IBAN;Betrag (EUR)\n05.03.26;05.03.26;ACME;RE-2026-0012;DE89;"1.234,56 €"',
    { partyName: 'ACME', text: 'RE-2026-0012', partyAccount: 'DE89' },
  ],
  [
    'French banks, a column for each sign',
    'Date;Date de valeur;Débit;Crédit;Libellé;\n05/03/2026;05/03/2026;;1234,56;VIR RECU ACME F2026-0012;',
    { text: 'VIR RECU ACME F2026-0012' },
  ],
  [
    'Polish banks',
    'Data operacji;Data księgowania;Opis operacji;Tytuł;Nadawca/Odbiorca;Numer rachunku;Kwota;Waluta\n2026-03-05;2026-03-06;PRZELEW;FV/2026/03/12;ACME;PL61109010140000071219812874;1 234,56;EUR',
    { partyName: 'ACME', partyAccount: 'PL61109010140000071219812874' },
  ],
  [
    'ING, an unsigned amount with Af or Bij',
    '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"MutatieSoort";"Mededelingen"\n"20260305";"Acme";"NL1";"NL91ABNA0417164300";"OV";"Bij";"1234,56";"Overschrijving";"Factuur 2026-0012"',
    { partyName: 'Acme', text: 'Factuur 2026-0012', partyAccount: 'NL91ABNA0417164300' },
  ],
  [
    'Spanish banks',
    'Fecha;Fecha valor;Concepto;Importe;Divisa\n05/03/2026;05/03/2026;TRANSFERENCIA DE ACME;1.234,56;EUR',
    { text: 'TRANSFERENCIA DE ACME' },
  ],
  [
    'Italian banks, a column for each sign',
    'Data contabile;Data valuta;Dare;Avere;Descrizione\n05/03/2026;05/03/2026;;1.234,56;BONIFICO ACME',
    { text: 'BONIFICO ACME' },
  ],
  [
    'Revolut and Wise',
    'Type,Started Date,Completed Date,Description,Amount,Currency,ID\nTRANSFER,2026-03-05 10:00:00,2026-03-05 10:01:02,From ACME,1234.56,EUR,x-1',
    { text: 'From ACME', bankReference: 'x-1' },
  ],
  [
    'Indian banks',
    'Txn Date,Value Date,Description,Ref No.,Debit,Credit,Balance\n05 Mar 2026,05 Mar 2026,NEFT ACME INV/26-27/0001,N1,,"1,234.56","9,999.00"',
    { text: 'NEFT ACME INV/26-27/0001' },
  ],
  [
    'British banks',
    'Date,Description,Money in,Money out,Balance\n05/03/2026,ACME INV-12,1234.56,,2000.00',
    { text: 'ACME INV-12' },
  ],
  [
    'banks of the United States, month first',
    'Posting Date,Description,Amount\n03/05/2026,ACME INV-12,1234.56\n03/31/2026,X,1.00',
    { text: 'ACME INV-12' },
  ],
])('the file of %s is read', async (_, text, expected) => {
  const [first] = await transactions(text)
  expect(first).toMatchObject({ ...EXPECTED, ...expected })
})

test('a debit is negative in each form', async () => {
  const amounts = async (text: string) => (await transactions(text)).map(({ amount }) => amount)
  expect(await amounts('Date,Description,Amount\n2026-03-05,x,-1.50')).toEqual([-150n])
  expect(await amounts('Date,Description,Amount\n2026-03-05,x,\u22121.50')).toEqual([-150n])
  expect(await amounts('Datum;Af Bij;Bedrag;Omschrijving\n20260305;Af;1,50;x')).toEqual([-150n])
  expect(await amounts('Date,Money in,Money out\n2026-03-05,,1.50')).toEqual([-150n])
  expect(await amounts('Date,Credit,Debit\n2026-03-05,,-1.50')).toEqual([-150n])
})

test('headings that are not known are asked for, and read by the mapping', async () => {
  const text = 'When,How much,Who\n2026-03-05,12.50,ACME'
  expect(await read(text)).toEqual({
    kind: 'question',
    question: {
      headings: ['When', 'How much', 'Who'],
      rows: [['2026-03-05', '12.50', 'ACME']],
      columns: {},
      open: ['date', 'amount'],
    },
  })
  const columns = { date: 'When', amount: 'How much', name: 'Who' }
  expect(await transactions(text, 'EUR', { columns, dayOrder: undefined })).toMatchObject([
    { bookedOn: '2026-03-05', amount: 1_250n, partyName: 'ACME', line: 2 },
  ])
})

test('a file longer than what may be before its headings is read from its headings on', async () => {
  const rows = Array.from({ length: 100 }, (_, i) => `2026-03-05;${i}.50;Customer ${i};Text`)
  const [first, ...others] = await transactions(`Date;Amount;Name;Description\n${rows.join('\n')}`)
  expect([first?.partyName, first?.line, others.length]).toEqual(['Customer 0', 2, 99])
  const after = await transactions(
    `Account;1\n\nDate;Amount;Name;Description\r\n${rows.join('\r\n')}`,
  )
  expect([after[0]?.line, after.length]).toEqual([4, 100])
})

test('ambiguous dates are read in the order of the mapping', async () => {
  const text = 'Date,Amount,Details\n03/04/2026,1.00,x'
  const columns = { date: 'Date', amount: 'Amount' }
  const day = async (dayOrder: CsvMapping['dayOrder']) =>
    (await transactions(text, 'EUR', { columns, dayOrder }))[0]?.bookedOn
  expect([await day(undefined), await day('month_first')]).toEqual(['2026-04-03', '2026-03-04'])
})

test.each([
  ['an amount that is none', 'Date,Amount,X\n2026-03-05,many,x', 'amount_invalid', 2, 'many'],
  [
    'a day that does not exist',
    'Note\nDate,Amount,X\n2026-02-30,1.00,x',
    'date_invalid',
    3,
    '2026-02-30',
  ],
])('a row with %s is left out with reason, line and text', async (_, text, reason, line, value) => {
  const last = text.split('\n').at(-1)
  expect(await rows(`${text}\n2026-03-06,2.00,y`)).toMatchObject([
    { reason, line, value, text: last },
    { bookedOn: '2026-03-06', amount: 200n },
  ])
})

test('a file is refused while the currency of the account is not known', () => {
  expect(() =>
    readCsvStatement('Date,Amount,X\n2026-03-05,1,x', {
      currency: undefined,
      mappingOf: () => undefined,
      locale: 'en-GB',
    }),
  ).toThrow(expect.objectContaining({ reason: 'currency_unknown' }))
})
