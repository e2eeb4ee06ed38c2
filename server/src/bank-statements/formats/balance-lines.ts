/**
 * Whether the text of a row says that it states a balance: banks write the balances of an account between its transactions,
 * and programs the first one as a transaction of its own.
 */
export function isBalanceLine(text: string): boolean {
  return BALANCE.test(text.trim())
}

const BALANCE =
  /^(opening balance|starting balance|balance (brought|carried) forward|closing balance|(daily )?balance|saldo (anterior|inicial|final|do dia|del día|disponível|iniziale|finale|początkowe|końcowe)|s a l d o|solde (initial|final|précédent|ancien|nouveau)|(ancien|nouveau) solde|(anfangs|eröffnungs|end|schluss|tages|konto)(saldo|stand)|(begin|eind)saldo)\b[\s:.]*$/i
