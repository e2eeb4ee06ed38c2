import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { isCurrency } from '@bordereau/domain/money/currencies'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { type Columns, matchColumns } from '../../imports/columns.ts'
import type { Table } from '../../imports/csv.ts'
import { type CsvRefusal, DELIMITERS, parseCsv } from '../../imports/parse-csv.ts'
import { type DecimalMark, decimalMarkOf, readNumber } from '../../imports/number.ts'
import {
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  plainTransaction,
} from '../statement.ts'
import { CSV_FIELDS } from './csv-fields.ts'
import { type DayOrder, dayIn, dayOrderOf } from './days.ts'
import { accountOf, amountIn, endToEndOf, linesOf } from './values.ts'

/** How a bank's CSV file is read; remembered by its headings. */
export type CsvMapping = {
  readonly columns: Columns
  /** Undefined: found by the dates themselves. */
  readonly dayOrder: DayOrder | undefined
}

/** What a person must decide before the file can be read. */
export type CsvQuestion = {
  readonly headings: readonly string[]
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[]
  readonly columns: Columns
}

/** The transactions can be iterated once. */
type CsvTransactions = StatementFacts & { readonly transactions: Iterable<BankTransaction> }

export type CsvStatement =
  | {
      readonly kind: 'statement'
      readonly headings: readonly string[]
      readonly statement: CsvTransactions
    }
  | { readonly kind: 'question'; readonly question: CsvQuestion }

/**
 * Reads a bank's CSV file; only a worker thread calls it. Lines before the headings (name of the account, period) are
 * skipped. `mappingOf` gives what was decided for these headings before. Throws StatementFileError, also while the
 * transactions are iterated, each of which is made only then.
 */
export function readCsvStatement(
  text: string,
  currency: Currency | undefined,
  mappingOf: (headings: readonly string[]) => CsvMapping | undefined,
): Decision<CsvStatement, CsvRefusal | 'column_missing'> {
  const { body, skipped } = withoutPreamble(text)
  const rows: (readonly string[])[] = []
  const table = parseCsv(body, MAX_ROWS, row => rows.push(row))
  if (!table.ok) return table
  const { headings } = table.value
  const mapping = mappingOf(headings)
  const matched = matchColumns(CSV_FIELDS, headings, mapping?.columns)
  if (!matched.ok) return refuse(matched.refusal, matched.detail)
  const { columns, missing } = matched.value
  const hasAmount = ['amount', 'credit', 'debit'].some(name => columns[name] !== undefined)
  if (missing.length > 0 || !hasAmount)
    return accept({ kind: 'question', question: { headings, rows: rows.slice(0, 5), columns } })
  const statement = statementOf({ ...table.value, rows }, columns, {
    currency,
    dayOrder: mapping?.dayOrder,
    firstLine: skipped + 2,
  })
  return accept({ kind: 'statement', headings, statement })
}

/** The file from the first line on that has as many delimiters as the lines after it. */
function withoutPreamble(text: string): { readonly body: string; readonly skipped: number } {
  const begins = beginsOfLines(text)
  const head = begins
    .slice(0, MAX_PREAMBLE)
    .map((begin, i) => text.slice(begin, begins[i + 1] ?? text.length))
  const counts = DELIMITERS.map(delimiter =>
    Math.max(...head.map(line => countOf(line, delimiter))),
  )
  const most = Math.max(...counts)
  const delimiter = DELIMITERS[counts.indexOf(most)] ?? ','
  const at = head.findIndex(line => {
    const count = countOf(line, delimiter)
    return count >= 2 && count >= most - 1
  })
  return at <= 0 ? { body: text, skipped: 0 } : { body: text.slice(begins[at]), skipped: at }
}

/** Where the first lines begin, and the one after them. */
function beginsOfLines(text: string): number[] {
  const begins = [0]
  const ends = /\r\n|\n|\r/g
  while (begins.length <= MAX_PREAMBLE && ends.exec(text)) begins.push(ends.lastIndex)
  return begins
}

const MAX_PREAMBLE = 40
/** A year of a busy account. */
const MAX_ROWS = 200_000

function countOf(line: string, delimiter: string): number {
  return line.replace(/"[^"]*"/g, '').split(delimiter).length - 1
}

type Reading = {
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
  readonly firstLine: number
}

function statementOf(
  { headings, rows, delimiter }: Table,
  columns: Columns,
  { currency, dayOrder, firstLine }: Reading,
): CsvTransactions {
  const indexes = new Map(
    CSV_FIELDS.map(({ name }) => [name, headings.indexOf(columns[name] ?? '')]),
  )
  const cellOf = (row: readonly string[], name: string) => row[indexes.get(name) ?? -1] ?? ''
  const booked = rows.flatMap((row, i) =>
    cellOf(row, 'date') === '' ? [] : [{ row, line: firstLine + i }],
  )
  const order = dayOrder ?? dayOrderOf(booked.map(({ row }) => cellOf(row, 'date')))
  const numbers = booked.flatMap(({ row }) =>
    ['amount', 'credit', 'debit'].map(name => cellOf(row, name)).filter(cell => cell !== ''),
  )
  const mark = decimalMarkOf(numbers, delimiter)
  const read = ({ row, line }: (typeof booked)[number]) =>
    transactionOf(name => cellOf(row, name), { line, order, mark, currency })
  const [first] = booked
  return {
    account: '',
    currency: first ? read(first).currency : currency,
    reference: '',
    opening: undefined,
    closing: undefined,
    transactions: eachRead(booked, read),
  }
}

function* eachRead<Row, Read>(rows: readonly Row[], read: (row: Row) => Read): Iterable<Read> {
  for (const row of rows) yield read(row)
}

type RowReading = {
  readonly line: number
  readonly order: DayOrder
  readonly mark: DecimalMark
  readonly currency: Currency | undefined
}

function transactionOf(
  cell: (name: string) => string,
  { line, order, mark, currency: ofAccount }: RowReading,
): BankTransaction {
  const written = cell('currency').trim().toUpperCase()
  const currency = isCurrency(written) ? written : ofAccount
  if (currency === undefined) throw new StatementFileError('currency_unknown', line)
  const valueOn = cell('valueDate')
  return plainTransaction({
    line,
    bookedOn: requiredDay(cell('date'), order, line),
    valueOn: valueOn === '' ? undefined : requiredDay(valueOn, order, line),
    amount: signedAmount(cell, { mark, currency, line }),
    currency,
    partyName: cell('name'),
    partyAccount: accountOf(cell('account')),
    endToEndId: endToEndOf(cell('reference')),
    bankReference: cell('bankReference'),
    text: linesOf([cell('text')]),
  })
}

function requiredDay(text: string, order: DayOrder, line: number): LocalDate {
  const day = dayIn(text, order)
  if (day === undefined) throw new StatementFileError('date_invalid', line, text)
  return day
}

/** One signed column, an unsigned one with a mark of its sign, or a column for each sign. */
function signedAmount(
  cell: (name: string) => string,
  reading: { readonly mark: DecimalMark; readonly currency: Currency; readonly line: number },
): Minor {
  const read = (name: string): Minor => {
    const text = cell(name).replace(/\u2212/g, '-')
    if (text.trim() === '') return 0n
    const number = readNumber(text.replace(/^\+/, ''), reading.mark)
    if (number === undefined) throw new StatementFileError('amount_invalid', reading.line, text)
    return amountIn(number, reading.currency, reading.line)
  }
  const amount = read('amount')
  if (amount !== 0n) return isDebitMark(cell('mark')) && amount > 0n ? -amount : amount
  const [credit, debit] = [read('credit'), read('debit')]
  return (credit < 0n ? -credit : credit) - (debit < 0n ? -debit : debit)
}

/** Debit, Soll, Af, DR, débit, obciążenie. */
function isDebitMark(text: string): boolean {
  return /^(d|dr|debit|débit|s|soll|af|obciążenie|addebito|cargo|-)$/i.test(text.trim())
}
