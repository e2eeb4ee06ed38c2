import { expect, test } from 'vitest'
import { isLeftOut } from '../statement.ts'
import { saysOnlyBalance } from './balance-lines.ts'
import { readCsvStatement } from './csv.ts'

/** Rows of 20 November 2026 with payer, text and amount; the last one can always be read. */
function rows(...lines: readonly string[]) {
  const text = ['Datum;Empfänger;Verwendungszweck;Betrag', ...lines, '21.11.2026;A;b;1,00']
  const read = readCsvStatement(text.join('\n'), {
    currency: 'EUR',
    locale: 'de-DE',
    mappingOf: () => undefined,
  })
  if (!read.ok || read.value.kind === 'question') throw new Error('not read')
  return [...read.value.statement.transactions]
    .slice(0, -1)
    .map(row => (isLeftOut(row) ? row.reason : row.amount))
}

const BALANCES = [
  'Kontostand',
  'Tagessaldo',
  'Endsaldo',
  'Anfangssaldo:',
  'Neuer Kontostand',
  'Kontostand am 20.11.2026',
  'Saldo vom 20.11.2026',
  'Kontostand EUR',
  'Opening balance',
  'OPENING BALANCE',
  'Closing Balance as of 2026-11-20',
  'Balance brought forward',
  'Balance carried forward',
  'Solde initial',
  'Ancien solde au 20/11/2026',
  'Nouveau solde',
  'Saldo inicial',
  'Saldo anterior',
  'S A L D O',
  'Saldo finale',
  'Saldo końcowe',
  'Eindsaldo',
  'Konečný zůstatek',
  'Záró egyenleg',
  'Sold final',
  'Utgående saldo',
  'Loppusaldo',
  'Završno stanje',
  'Devreden bakiye',
  'Υπόλοιπο',
  'Начално салдо',
  'शेष',
  'الرصيد',
]

test.each(BALANCES)('“%s” with a day and an amount is a balance, and counted', phrase => {
  expect(saysOnlyBalance(['', phrase])).toBe(true)
  expect(rows(`20.11.2026;${phrase};;5.100,00`)).toEqual(['balance_line'])
  expect(rows(`20.11.2026;;${phrase};5.100,00`)).toEqual(['balance_line'])
  // Without an amount there is nothing to count.
  expect(rows(`20.11.2026;;${phrase};`)).toEqual([])
  // Without a day it only informs.
  expect(rows(`${phrase.replaceAll(/\d/g, '')};;;5.100,00`)).toEqual([])
})

const PAYMENTS = [
  'Kunde GmbH;Kontostand',
  'Kunde GmbH;Kontostand ausgeglichen',
  'Saldo Consulting GmbH;RE-1',
  'Saldo GmbH;',
  'Balance Yoga Studio;',
  'Total Energies SE;RE-1',
  'Total;',
  'Total;RE-1',
  'Summe & Partner;RE-1',
  'Gesamt;RE-1',
  'Stanje d.o.o.;',
  'Sold;',
  'Razem;Balance',
  ';Balance of invoice RE-1',
  ';Opening balance of invoice 2026-0012',
  ';Solde de la facture 12',
  ';Saldo fattura 2026-0012',
  ';Saldo RE-1',
  ';Endsaldo 0012',
]

test.each(PAYMENTS)('“%s” with a day and an amount is a payment', cells => {
  expect(rows(`20.11.2026;${cells};119,00`)).toEqual([11_900n])
})

test.each([
  ['31.02.2026;Saldo GmbH;RE-1;119,00', 'date_invalid'],
  ['31.02.2026;Total Energies;RE-1;119,00', 'date_invalid'],
  ['31.02.2026;Kunde;RE-1;', 'amount_invalid'],
  ['31.02.2026;Kunde;RE-1;abc', 'date_invalid'],
  ['Kontostand 20.11.2026;;;5.100,00', 'balance_line'],
  ['Stand vom 20.11.2026;;;5.100,00', 'date_invalid'],
  ['20.11.2026;Saldo GmbH;RE-1;', 'amount_invalid'],
])('%s is named, because money may be in it', (line, reason) => {
  expect(rows(line)).toEqual([reason])
})

test.each([
  'Alle Angaben ohne Gewähr;;;',
  'Stand: 20.11.2026;;;',
  'Datum;Empfänger;Verwendungszweck;Betrag',
  'Summe;;;105,00',
  'Saldo końcowe na dzień;;;105,00',
])('%s only informs', line => {
  expect(rows(line)).toEqual([])
})
