import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'

/** What a bank reports of one account, without its rows: a statement, a report within the day, or a notification. */
export type StatementFacts = {
  /** IBAN or account number without spaces; empty where the file does not say (QIF, CSV). */
  readonly account: string
  /** Undefined where the file does not say. */
  readonly currency: Currency | undefined
  /** The bank's number of the statement. */
  readonly reference: string
  readonly opening: Balance | undefined
  readonly closing: Balance | undefined
}

export type Balance = {
  /** In minor units; negative when overdrawn. */
  readonly amount: Minor
  readonly currency: Currency
  /** Undefined where the file does not say. */
  readonly day: LocalDate | undefined
}

export type WrittenCells = {
  readonly days: readonly LocalDate[]
  /** In minor units, without signs. */
  readonly amounts: readonly Minor[]
  readonly texts: readonly string[]
}

/** An entry with what only a file of statements reports. */
export type BankTransaction = BankEntry & {
  /** Line of the file where it begins, from 1. */
  readonly line: number
  /** Charges that the bank deducted from the amount, in minor units of `currency`; zero or positive. */
  readonly charges: Minor
  /** The amount that the payer ordered, where that was in another currency. */
  readonly ordered: { readonly amount: Minor; readonly currency: Currency } | undefined
  /** All that a row of a table says, whatever its columns are; undefined where nothing was read before with other columns. */
  readonly written?: WrittenCells
  /** The entry takes back an earlier one. */
  readonly reversal: boolean
  /** The entry of which it is one of several details, the same object for all of them. */
  readonly batch?: { readonly reference: string; readonly amount: Minor } | undefined
}

/** A row of a file that is not imported: its day or amount cannot be told, or the bank has not booked it. */
export type LeftOutRow = {
  /** Line of the file where it begins, from 1. */
  readonly line: number
  readonly reason: LeftOutReason
  /** The text that was refused; empty where the bank has not booked the row. */
  readonly value: string
  /** What the row says, shortened, by which a person knows it. */
  readonly text: string
}

/**
 * `not_booked`: reserved, pending, reverted, denied, cancelled or failed. `no_amount`: no money moved. `balance_line`: it
 * states a balance. The others are unreadable.
 */
export type LeftOutReason = 'not_booked' | 'no_amount' | 'balance_line' | UnreadableReason

export type StatementRow = BankTransaction | LeftOutRow

export function isLeftOut(row: StatementRow): row is LeftOutRow {
  return 'reason' in row
}

/**
 * What a reader of long files hands over as it reads: the rows of a statement in their order, then the statement, so that
 * they need not be in memory at once.
 */
export type StatementSink = {
  readonly row: (row: StatementRow) => void
  readonly statement: (facts: StatementFacts) => void
}

const MAX_ROW_TEXT = 160

/** A row that is no transaction, or none yet. If it is booked later, it is new then. */
export function leftOut(
  reason: Exclude<LeftOutReason, UnreadableReason>,
  line: number,
  text: string,
): LeftOutRow {
  return { line, reason, value: '', text: shortened(text) }
}

/** What is read of a row, or the row as left out where it cannot be. `text`: what it says. Throws what concerns the whole file. */
export function readRow<Read>(
  line: number,
  text: () => string,
  read: () => Read,
): Read | LeftOutRow {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StatementFileError) || !isUnreadableReason(error.reason)) throw error
    const { reason, value } = error
    return { line: error.line ?? line, reason, value, text: shortened(text()) }
  }
}

/** What is read of a part that only informs; undefined where it cannot be. */
export function informing<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof StatementFileError) return undefined
    throw error
  }
}

function shortened(text: string): string {
  return spaced(text).slice(0, MAX_ROW_TEXT)
}

/** In one line. */
export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The rows of a statement that are not imported: how many, why, and the first of them. */
export type LeftOut = {
  readonly counts: Readonly<Partial<Record<LeftOutReason, number>>>
  readonly rows: readonly LeftOutRow[]
}

/** A statement without its rows: how many transactions it has, the days from the first to the last one, what was left out. */
export type StatementHead = StatementFacts &
  StatementSpan & {
    readonly leftOut: LeftOut
    /** By how much its balances differ from its transactions because of rows that cannot be read; undefined: not at all. */
    readonly difference: Minor | undefined
  }

export type StatementSpan = {
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  readonly count: number
}

export const NO_SPAN: StatementSpan = { from: null, to: null, count: 0 }

/** The span of transactions with another one. */
export function extended({ from, to, count }: StatementSpan, day: LocalDate): StatementSpan {
  return {
    from: from === null || day < from ? day : from,
    to: to === null || day > to ? day : to,
    count: count + 1,
  }
}

/** A transaction of a file that has neither references nor charges; the rest as given. */
export function plainTransaction(
  known: Pick<BankTransaction, 'line' | 'bookedOn' | 'amount' | 'currency'> &
    Partial<BankTransaction>,
): BankTransaction {
  return {
    valueOn: undefined,
    partyName: '',
    partyAccount: '',
    references: [],
    endToEndId: '',
    bankReference: '',
    text: '',
    charges: 0n,
    ordered: undefined,
    reversal: false,
    ...known,
  }
}

/** A file that cannot be read as its format says. */
export class StatementFileError extends Error {
  /** From 1; undefined where the error concerns the whole file. */
  readonly line: number | undefined
  /** A snake_case code that the interface has a sentence for. */
  readonly reason: StatementFileReason
  /** The text that was refused, shortened. */
  readonly value: string

  constructor(reason: StatementFileReason, line?: number, value = '') {
    super(`${reason}${line === undefined ? '' : ` in line ${line}`}: ${value.slice(0, 60)}`)
    this.reason = reason
    this.line = line
    this.value = value.slice(0, 60)
  }
}

export type StatementFileReason =
  | 'unknown_format'
  | 'archive_damaged'
  | 'archive_encrypted'
  | 'archive_too_large'
  | 'archive_nested'
  | 'archive_empty'
  | 'not_well_formed'
  | 'doctype'
  | 'currency_unknown'
  | 'balance_differs'
  | 'no_statement'
  | UnreadableReason

/** Why one row cannot be read, while the rows beside it can. */
const UNREADABLE_REASONS = [
  'amount_invalid',
  'date_invalid',
  'currency_invalid',
  'sign_invalid',
  'field_missing',
  'status_unknown',
] as const
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number]

export function isUnreadableReason(reason: string): reason is UnreadableReason {
  return UNREADABLE_REASONS.some(one => one === reason)
}
