import { type CellOf, hasAmount } from './csv-amounts.ts'
import { plainWord } from './status-words.ts'

/**
 * Whether a row states no transaction: a balance, a sum or a remark of the bank. It has no amount; or no day, and says that
 * it is a balance; or it begins again with headings.
 */
export function isInformation(
  cells: readonly string[],
  cell: CellOf,
  dayIn: (text: string) => unknown,
): boolean {
  const hasDay = dayIn(cell('date')) !== undefined
  if (hasDay && hasAmount(cell)) return false
  if (!hasDay && !hasAmount(cell)) return true
  const amounts = ['amount', 'net', 'credit', 'debit'].map(cell).join('')
  return cells.some(saysBalance) || (!hasDay && !/\d/.test(amounts))
}

/** Of a cell that begins with such a word; a payment of a customer may have it further on. */
function saysBalance(cell: string): boolean {
  if (cell.length > 80) return false
  const words = plainWord(cell)
  return BALANCE_WORDS.some(word => words === word || words.startsWith(`${word} `))
}

const BALANCE_WORDS =
  `kontostand, tagessaldo, saldo, anfangssaldo, endsaldo, alter kontostand, neuer kontostand, summe, gesamt, gesamtsumme,
  abschluss saldo, übertrag, balance, opening balance, closing balance, starting balance, ending balance, beginning balance,
  available balance, total, totals, grand total, balance brought forward, balance carried forward, brought forward,
  solde, solde initial, solde final, ancien solde, nouveau solde, total des opérations, totaux, saldo inicial, saldo final,
  saldo anterior, saldo disponible, totales, suma, saldo iniziale, saldo finale, saldo contabile, totale, totali, saldo początkowe,
  saldo końcowe, stan początkowy, stan końcowy, razem, beginsaldo, eindsaldo, totaal, počáteční zůstatek, konečný zůstatek, zůstatek,
  celkem, počiatočný zostatok, konečný zostatok, zostatok, spolu, nyitó egyenleg, záró egyenleg, egyenleg, összesen, sold inițial,
  sold final, sold, ingående saldo, utgående saldo, summa, primo saldo, ultimo saldo, inngående saldo, utgående, alkusaldo, loppusaldo, yhteensä,
  saldo do dia, početno stanje, završno stanje, stanje, ukupno, skupaj, začetno stanje, končno stanje, bakiye, toplam, devreden bakiye,
  υπόλοιπο, σύνολο, остаток, итого, залишок, разом, начално салдо, крайно салдо, общо, algsaldo, lõppsaldo, kokku, sākuma atlikums,
  beigu atlikums, atlikums, kopā, pradinis likutis, galutinis likutis, likutis, iš viso, apgrozījums, apyvarta, käive, रकम, शेष, الرصيد, المجموع`
    .split(',')
    .map(word => plainWord(word))
