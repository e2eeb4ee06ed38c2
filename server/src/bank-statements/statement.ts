import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'

/** What a bank reports of one account: a statement, a report within the day, or a notification. */
export type Statement = {
  /** IBAN or account number without spaces; empty where the file does not say (QIF, CSV). */
  readonly account: string
  /** Undefined where the file does not say. */
  readonly currency: Currency | undefined
  /** The bank's number of the statement. */
  readonly reference: string
  readonly opening: Balance | undefined
  readonly closing: Balance | undefined
  readonly transactions: readonly BankTransaction[]
}

export type Balance = {
  /** In minor units; negative when overdrawn. */
  readonly amount: Minor
  readonly currency: Currency
  readonly day: LocalDate
}

/** An entry with what only a file of statements reports. */
export type BankTransaction = BankEntry & {
  /** Line of the file where it begins, from 1. */
  readonly line: number
  /** Charges that the bank deducted from the amount, in minor units of `currency`; zero or positive. */
  readonly charges: Minor
  /** The amount that the payer ordered, where that was in another currency. */
  readonly ordered: { readonly amount: Minor; readonly currency: Currency } | undefined
  /** The entry takes back an earlier one. */
  readonly reversal: boolean
}

/** A statement without its transactions. */
export type StatementFacts = Omit<Statement, 'transactions'>

/**
 * What a reader of long files hands over as it reads: the transactions of a statement in their order, then the statement,
 * so that they need not be in memory at once.
 */
export type StatementSink = {
  readonly transaction: (transaction: BankTransaction) => void
  readonly statement: (facts: StatementFacts) => void
}

/** Hands over what another reader read as a whole. */
export function handOver(
  { transactions, ...facts }: StatementFacts & { readonly transactions: Iterable<BankTransaction> },
  sink: StatementSink,
): void {
  for (const transaction of transactions) sink.transaction(transaction)
  sink.statement(facts)
}

/** A statement without its transactions: how many they are, and the days from the first to the last one. */
export type StatementHead = StatementFacts & StatementSpan

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
  | 'not_well_formed'
  | 'doctype'
  | 'amount_invalid'
  | 'date_invalid'
  | 'currency_invalid'
  | 'currency_unknown'
  | 'sign_invalid'
  | 'field_missing'
  | 'balance_differs'
  | 'no_statement'
