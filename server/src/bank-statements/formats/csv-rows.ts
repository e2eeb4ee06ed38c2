import type { LocalDate } from '@bordereau/domain/date'
import { isCurrency } from '@bordereau/domain/money/currencies'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Columns } from '../../imports/columns.ts'
import type { Table } from '../../imports/csv.ts'
import { type DecimalMark, decimalMarkOf, readNumber } from '../../imports/number.ts'
import {
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementRow,
  isLeftOut,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { CSV_FIELDS } from './csv-fields.ts'
import { type DayOrder, dayIn, dayOrderOf } from './days.ts'
import { accountOf, amountIn, endToEndOf, linesOf } from './values.ts'

/** The transactions and the rows that are none, in their order; they can be iterated once. */
export type CsvTransactions = StatementFacts & { readonly transactions: Iterable<StatementRow> }

type Reading = {
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
  readonly firstLine: number
}

/** The statement of the rows of a table. Throws StatementFileError, also while its transactions are iterated. */
export function statementOf(
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
    readRow(
      line,
      () => row.join(delimiter),
      () => transactionOf(name => cellOf(row, name), { line, order, mark, currency }),
    )
  return {
    account: '',
    currency: firstCurrency(eachRead(booked, read)) ?? currency,
    reference: '',
    opening: undefined,
    closing: undefined,
    transactions: eachRead(booked, read),
  }
}

function* eachRead<Row, Read>(rows: readonly Row[], read: (row: Row) => Read): Iterable<Read> {
  for (const row of rows) yield read(row)
}

function firstCurrency(rows: Iterable<StatementRow>): Currency | undefined {
  for (const row of rows) if (!isLeftOut(row)) return row.currency
  return undefined
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
