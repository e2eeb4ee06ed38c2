import { plainWord } from './status-words.ts'

/**
 * Whether all that a row says is that it states a balance: banks write the balances of an account between its transactions, and
 * programs the first one as a transaction of its own. A name or a text beside it makes it a payment, and so does a word more,
 * because a customer may be called so, or pay the balance of something.
 */
export function saysOnlyBalance(texts: readonly string[]): boolean {
  const said = texts.filter(text => text.trim() !== '')
  return said.length > 0 && said.every(isBalanceLine)
}

/** Also with its day, as in 'Kontostand am 20.11.2026', or its currency. */
function isBalanceLine(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const phrase = text.replace(OF_DAY, '').replace(OF_CURRENCY, '')
  return !/\d/.test(phrase) && BALANCES.has(plainWord(phrase))
}

const MOST_LETTERS = 80

/** A day at the end, and the word before it. */
const OF_DAY =
  /\s+(?:(?:am|vom|per|zum|as of|as at|on|at|of|au|du|le|al|del|el|a|na|na dzień|z dnia|ke dni|ku dňu|op|den|på|pr)\.?\s+)?\(?\d{1,4}([-./ ])\d{1,2}\1\d{2,4}\)?\s*$/i
const OF_CURRENCY = /\s+\(?[A-Z]{3}\)?\s*$/

/** Whether a cell begins with a balance or a sum, in a row without a day: 'Saldo końcowe na dzień', 'Total des opérations'. */
export function beginsWithSum(cell: string): boolean {
  if (cell.length > MOST_LETTERS) return false
  const words = plainWord(cell)
  return BEGINS.some(word => words === word || words.startsWith(`${word} `))
}

const BALANCES: ReadonlySet<string> = phrases(
  `kontostand, tagessaldo, saldo, anfangssaldo, eröffnungssaldo, endsaldo, schlusssaldo, schlussaldo, kontosaldo, anfangsbestand,
  endbestand, anfangsstand, endstand, schlussstand, alter kontostand, neuer kontostand, alter saldo, neuer saldo, abschluss saldo, saldovortrag, übertrag,
  balance, daily balance, opening balance, closing balance, starting balance, ending balance, beginning balance, available balance,
  account balance, current balance, balance brought forward, balance carried forward, brought forward, carried forward,
  solde, solde initial, solde final, solde précédent, ancien solde, nouveau solde, solde ancien, solde nouveau, solde du compte, solde créditeur, solde débiteur,
  saldo inicial, saldo final, saldo anterior, saldo disponible, saldo disponível, saldo do dia, saldo del día, saldo actual,
  saldo iniziale, saldo finale, saldo contabile, s a l d o, saldo początkowe, saldo końcowe, stan początkowy, stan końcowy,
  stan konta, beginsaldo, eindsaldo, počáteční zůstatek, konečný zůstatek, zůstatek, počiatočný zostatok, konečný zostatok, zostatok,
  nyitó egyenleg, záró egyenleg, egyenleg, sold inițial, sold final, ingående saldo, utgående saldo, primo saldo, ultimo saldo,
  inngående saldo, alkusaldo, loppusaldo, početno stanje, završno stanje, stanje, začetno stanje, končno stanje, bakiye,
  devreden bakiye, υπόλοιπο, остаток, залишок, начално салдо, крайно салдо, algsaldo, lõppsaldo, sākuma atlikums, beigu atlikums,
  atlikums, pradinis likutis, galutinis likutis, likutis, शेष, الرصيد`,
)

/** Sums of a table, which are names and words of customers as well. */
const SUMS: ReadonlySet<string> = phrases(
  `summe, gesamt, gesamtsumme, total, totals, grand total, total des opérations, totaux, totales, suma, totale, totali, razem,
  totaal, celkem, spolu, összesen, sold, summa, utgående, yhteensä, ukupno, skupaj, toplam, σύνολο, итого, разом, общо, kokku, kopā,
  iš viso, apgrozījums, apyvarta, käive, रकम, المجموع`,
)

const BEGINS: readonly string[] = [...BALANCES, ...SUMS]

function phrases(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(phrase => plainWord(phrase)))
}
