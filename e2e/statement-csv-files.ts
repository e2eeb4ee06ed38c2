import iconv from 'iconv-lite'
import { NONE, NOT_BOOKED, ONE, type StatementFile } from './statement-file.ts'

function csv(lines: readonly string[], encoding = 'utf-8'): Buffer {
  return iconv.encode(lines.join('\r\n'), encoding)
}

const SPARKASSE =
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"'

/** An amount, a day or a table as banks write them. */
const CSV_VALUES: readonly StatementFile[] = [
  oneRow(
    'an amount in parentheses',
    'Buchungstag;Verwendungszweck;Betrag',
    '19.11.2026;Klammer;(84,20)',
    '19 Nov 2026 | Klammer | -€84.20',
  ),
  oneRow(
    'a minus behind the amount',
    'Buchungstag;Verwendungszweck;Betrag',
    '19.11.2026;Dahinter;15,75-',
    '19 Nov 2026 | Dahinter | -€15.75',
  ),
  oneRow(
    'an amount with CR',
    'Date,Description,Amount',
    '2026-11-19,Marked,61.40 CR',
    '19 Nov 2026 | Marked | €61.40',
  ),
  oneRow(
    'an amount with the sign of its currency',
    'Date,Description,Amount',
    '2026-11-19,Signed,"€ 1.062,40-"',
    '19 Nov 2026 | Signed | -€1,062.40',
  ),
  oneRow(
    'a German month',
    'Date,Description,Amount',
    '"4. Dez. 2026",Advent,41.00',
    '4 Dec 2026 | Advent | €41.00',
  ),
  oneRow(
    'a French month',
    'Date,Description,Amount',
    '"5 déc. 2026",Avent,42.00',
    '5 Dec 2026 | Avent | €42.00',
  ),
  oneRow(
    'an American month',
    'Date,Description,Amount',
    '"Dec 6, 2026",Yule,43.00',
    '6 Dec 2026 | Yule | €43.00',
  ),
  oneRow(
    'a Polish month',
    'Data,Opis,Kwota',
    '"7 gru 2026",Zima,44.00',
    '7 Dec 2026 | Zima | €44.00',
  ),
  oneRow(
    'semicolons, and texts with commas',
    'Datum;Empfänger;Verwendungszweck;Betrag;Währung',
    '18.11.2026;Blatt, Bogen & Co, Bonn;Rechnung 5, Teil 2, Rest folgt, danke, M;2.310,00;EUR',
    '18 Nov 2026 | Blatt, Bogen & Co, Bonn / Rechnung 5, Teil 2, Rest folgt, danke, M | €2,310.00',
  ),
  oneRow(
    'today’s headings of a bank on the phone',
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)"',
    '2026-11-18,2026-11-18,"Pixel GmbH",DE02120300000000202051,"Credit Transfer",Angebot 9,Main,87.30',
    '18 Nov 2026 | Pixel GmbH / Angebot 9 | €87.30',
  ),
]

function oneRow(of: string, headings: string, row: string, shown: string): StatementFile {
  return { of, name: 'values.csv', bytes: csv([headings, row]), says: ONE, listed: [shown] }
}

const CSV_FILES: readonly StatementFile[] = [
  {
    of: 'lines before the headings, and a row that is still open',
    name: 'umsaetze.csv',
    bytes: csv(
      [
        ';',
        '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
        '"Neuer Kontostand";"88,05 EUR";',
        '',
        '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
        '"offen";"--";"Lastschrift";"Buchungstext: Strom";"-9,10";',
        '"17.11.2026";"18.11.2026";"Überweisung";"Auftraggeber: Fähre KG Buchungstext: R 12";"1.290,00";',
      ],
      'windows-1252',
    ),
    says: ONE,
    leftOut: [['6', 'offen;--;Lastschrift;Buchungstext: Strom;-9,10;', NOT_BOOKED]],
    listed: ['17 Nov 2026 | Auftraggeber: Fähre KG Buchungstext: R 12 | €1,290.00'],
  },
  {
    of: 'a balance in the last line',
    name: 'kontoumsaetze.csv',
    bytes: csv([
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;Betrag;Währung',
      '3.11.2026;3.11.2026;SEPA-Gutschrift;Segel GmbH;R 13;110,00;EUR',
      'Kontostand;20.11.2026;;;6.200,00;EUR',
    ]),
    says: ONE,
    listed: ['3 Nov 2026 | Segel GmbH / R 13 | €110.00'],
  },
  {
    of: 'a row that is reserved, by a column for it',
    name: 'girokonto.csv',
    bytes: csv([
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag"',
      '"19.11.26";"";"Vorgemerkt";"Anker GmbH";"R 14";"129,00"',
    ]),
    says: NONE,
    leftOut: [['2', '19.11.26;;Vorgemerkt;Anker GmbH;R 14;129,00', NOT_BOOKED]],
    listed: [],
  },
  {
    of: 'a row that is reserved, by a word in its information',
    name: 'camt-csv-1.csv',
    bytes: csv([
      SPARKASSE,
      '"DE00";"27.11.26";"";"GUTSCHRIFT";"R 15";"";"Boje GmbH";"";"139,00";"EUR";"Umsatz vorgemerkt"',
    ]),
    says: NONE,
    leftOut: [
      ['2', 'DE00;27.11.26;;GUTSCHRIFT;R 15;;Boje GmbH;;139,00;EUR;Umsatz vorgemerkt', NOT_BOOKED],
    ],
    listed: [],
  },
  {
    of: 'that row, booked on the next day',
    name: 'camt-csv-2.csv',
    bytes: csv([
      SPARKASSE,
      '"DE00";"28.11.26";"28.11.26";"GUTSCHRIFT";"R 15";"";"Boje GmbH";"DE02120300000000202051";"139,00";"EUR";"Umsatz gebucht"',
    ]),
    says: ONE,
    listed: ['28 Nov 2026 | Boje GmbH / R 15 | €139.00'],
  },
  {
    of: 'Polish letters in Windows 1250, for an account in złoty',
    name: 'lista_operacji.csv',
    bytes: csv(
      [
        '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;',
        '2026-11-18;PRZELEW PRZYCHODZĄCY Łąka Gęś Świt;eKonto;Wpływy;2 460,00 PLN;',
      ],
      'windows-1250',
    ),
    choices: { account: 'PLN' },
    says: ONE,
    listed: ['18 Nov 2026 | PRZELEW PRZYCHODZĄCY Łąka Gęś Świt | zł 2,460.00'],
  },
  {
    of: 'no column that is known to have the payer or the text',
    name: 'export.csv',
    bytes: csv([
      'Booking Date,Sent by whom,What for,Amount (EUR)',
      '2026-11-17,Mast GmbH,R 16,52.00',
    ]),
    asks: 'Without text and payer, payments are not found by the number of the invoice. Leave a field empty if the file has no such column.',
    choices: { columns: { 'Payer or payee': 'Sent by whom', Text: 'What for' } },
    says: ONE,
    listed: ['17 Nov 2026 | Mast GmbH / R 16 | €52.00'],
  },
  {
    of: 'the same headings again',
    name: 'export-2.csv',
    bytes: csv([
      'Booking Date,Sent by whom,What for,Amount (EUR)',
      '2026-11-18,Kiel GmbH,R 17,53.00',
    ]),
    says: ONE,
    listed: ['18 Nov 2026 | Kiel GmbH / R 17 | €53.00'],
  },
  {
    of: 'days that can be read in two ways',
    name: 'activity.csv',
    bytes: csv(['Posting Date,Payee,Description,Amount', '03/04/2026,Harbor Inc,Inv 18,54.00']),
    asks: 'The dates can be read in two ways: say whether the day or the month is first.',
    choices: { dates: 'Month first: 01/31/2026' },
    says: ONE,
    listed: ['4 Mar 2026 | Harbor Inc / Inv 18 | €54.00'],
  },
  {
    of: 'a status that no bank is known to write',
    name: 'states.csv',
    bytes: csv(['Date,Payee,Description,Status,Amount', '2026-11-17,Dock Ltd,Inv 19,Zzyzx,55.00']),
    asks: 'The column for the status has words that are not known. If all rows are booked, say that it is not in the file.',
    choices: { columns: { 'Status of the booking': '' } },
    says: ONE,
    listed: ['17 Nov 2026 | Dock Ltd / Inv 19 | €55.00'],
  },
  {
    of: 'rows that cannot be read',
    name: 'rows.csv',
    bytes: csv([
      'Datum;Name;Verwendungszweck;Betrag',
      '16.11.2026;Kai GmbH;R 20;56,00',
      '31.02.2026;Mole GmbH;R 21;57,00',
      '16.11.2026;Damm GmbH;R 22;viel',
      '16.11.2026;Deich GmbH;R 23;0,00',
    ]),
    says: ONE,
    leftOut: [
      ['3', '31.02.2026;Mole GmbH;R 21;57,00', '“31.02.2026” is not a date.'],
      ['4', '16.11.2026;Damm GmbH;R 22;viel', '“viel” is not an amount.'],
      ['5', '2026-11-16 Deich GmbH R 23', 'No money moved'],
    ],
    listed: ['16 Nov 2026 | Kai GmbH / R 20 | €56.00'],
  },
]

export const CSV_STATEMENT_FILES: readonly StatementFile[] = [...CSV_VALUES, ...CSV_FILES]
