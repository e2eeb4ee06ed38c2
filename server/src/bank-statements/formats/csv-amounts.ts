import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { DecimalMark } from '../../imports/number.ts'
import { StatementFileError } from '../statement.ts'
import { isNoAmount, signedDecimal } from './amounts.ts'
import { AMOUNT_FIELDS } from './csv-fields.ts'
import { amountIn } from './values.ts'
import { plainWord } from './status-words.ts'

/** A cell of a row by its field. */
export type CellOf = (name: string) => string

/** How the amounts of a file are written. */
export type AmountReading = {
  readonly mark: DecimalMark
  /** What is paid is negative in the column for it, as in few files. */
  readonly negativeDebits: boolean
  /** How fees count; see feeRule. */
  readonly fees: FeeRule
}

/**
 * `added`: the fee is negative where it was deducted; `subtracted`: it is positive; `within`: the amount is what remained
 * already.
 */
export type FeeRule = 'added' | 'subtracted' | 'within'

export type RowAmount = { readonly amount: Minor; readonly charges: Minor }

/** What was credited (or debited: negative) in the end, and the fee that was deducted. Throws StatementFileError. */
export function amountOf(
  cell: CellOf,
  { mark, negativeDebits, fees }: AmountReading,
  { currency, line }: { readonly currency: Currency; readonly line: number },
): RowAmount {
  const read = (name: string): Minor => {
    const text = cell(name)
    if (isNoAmount(text)) return 0n
    const number = signedDecimal(text, mark)
    if (number === undefined) throw new StatementFileError('amount_invalid', line, text)
    return amountIn(number, currency, line)
  }
  const fee = read('fee')
  const charges = absolute(fee)
  if (!isNoAmount(cell('net')))
    return { amount: signed(read('net'), sideOf(cell('mark'), line)), charges }
  const gross = grossOf(cell, read, { negativeDebits, line })
  if (fees === 'within') return { amount: gross, charges }
  return { amount: fees === 'added' ? gross + fee : gross - charges, charges }
}

/** What a row says before fees, without its column of what remains. Throws StatementFileError. */
export function grossOf(
  cell: CellOf,
  read: (name: string) => Minor,
  { negativeDebits, line }: Pick<AmountReading, 'negativeDebits'> & { readonly line: number },
): Minor {
  const amount = signed(read('amount'), sideOf(cell('mark'), line))
  return amount || sides(read('credit'), read('debit'), negativeDebits)
}

/** Whether a row has an amount at all. */
export function hasAmount(cell: CellOf): boolean {
  return AMOUNT_FIELDS.some(name => !isNoAmount(cell(name)))
}

/** A minus in a column for what was received takes some of it back. */
function sides(credit: Minor, debit: Minor, negativeDebits: boolean): Minor {
  return negativeDebits ? credit + debit : credit - debit
}

function signed(amount: Minor, side: 'credit' | 'debit' | undefined): Minor {
  return side === 'debit' && amount > 0n ? -amount : amount
}

/** Of a column that says whether an amount was received or paid. */
function sideOf(mark: string, line: number): 'credit' | 'debit' | undefined {
  if (mark === '') return undefined
  const word = mark === '-' || mark === '+' ? mark : plainWord(mark)
  if (DEBITS.has(word)) return 'debit'
  if (CREDITS.has(word)) return 'credit'
  throw new StatementFileError('sign_invalid', line, mark)
}

const DEBITS = words(
  `- d dr dt deb debit debits debet debito debiti s soll lastschrift belastung ausgang af uit obciazenie obciążenie wydatek addebito dare
   cargo debe ut ud otto menot vydaj vydej odchozi odchozí terheles t isplata odliv borc b debetas debets deebet χρεωση расход
   списание дебит withdrawal out outgoing sortie sent paid payment`,
)
const CREDITS = words(
  `+ c cr ct cred credit credits credito crediti h haben gutschrift eingang bij uznanie wplyw wpływ accredito avere abono haber in inn ind
   pano tulot prijem prichozi jovairas j uplata priliv alacak a kreditas kredits kreedit k kredit πιστωση приход зачисление
   кредит deposit incoming entree received`,
)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(word => (/^[+-]$/.test(word) ? word : plainWord(word))))
}

/** A row with its amounts before fees, and the balance after it where the file has one. */
export type FeeRow = {
  readonly gross: Minor
  readonly fee: Minor
  readonly balance: Minor | undefined
}

/** By the balances of rows beside each other; without them a fee is negative or positive, and was deducted. */
export function feeRule(rows: readonly FeeRow[]): FeeRule {
  const byBalance = (['subtracted', 'added', 'within'] as const).map(rule => ({
    rule,
    count: rows.filter((row, i) => {
      const moved =
        row.gross + (rule === 'within' ? 0n : rule === 'added' ? row.fee : -absolute(row.fee))
      return row.fee !== 0n && [rows[i - 1], rows[i + 1]].some(other => follows(row, other, moved))
    }).length,
  }))
  const best = byBalance.reduce((most, one) => (one.count > most.count ? one : most))
  if (best.count > 0) return best.rule
  return rows.some(({ fee }) => fee < 0n) ? 'added' : 'subtracted'
}

function follows(row: FeeRow, other: FeeRow | undefined, moved: Minor): boolean {
  return row.balance !== undefined && other?.balance === row.balance - moved
}

export function absolute(amount: Minor): Minor {
  return amount < 0n ? -amount : amount
}
