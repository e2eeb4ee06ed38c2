import type { LocalDate } from '@bordereau/domain/date'
import { isCurrency } from '@bordereau/domain/money/currencies'
import { type Currency, decimalsOf } from '@bordereau/domain/money/currency'
import type { Columns } from '../../imports/columns.ts'
import type { DecimalMark } from '../../imports/number.ts'
import { isPlaceHeading } from '../../imports/parse-csv.ts'
import {
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementRow,
  informing,
  isLeftOut,
  leftOut,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { markOfAmounts, signedDecimal } from './amounts.ts'
import {
  type AmountReading,
  type CellOf,
  amountOf,
  feeRule,
  grossOf,
  hasAmount,
} from './csv-amounts.ts'
import { AMOUNT_FIELDS, fieldOf, isBalanceHeading, labelledIn } from './csv-fields.ts'
import { informationReader } from './csv-information.ts'
import { statusReader } from './csv-status.ts'
import { writtenReader } from './csv-written.ts'
import { type DayOrder, dayIn, dayOrderOf, monthNamesIn } from './days.ts'
import { accountOf, amountIn, endToEndOf, linesOf } from './values.ts'

/** The transactions and the rows that are none, in their order; they can be iterated once. */
export type CsvTransactions = StatementFacts & { readonly transactions: Iterable<StatementRow> }

/** A row of the file and the line where it begins. */
export type TableRow = { readonly cells: readonly string[]; readonly line: number }

type Table = {
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
  readonly delimiter: string
}

type Reading = {
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
  readonly locale: string
  /** Whether rows may have been read before, with other columns. */
  readonly compared: boolean
}

/** The statement of the rows of a table. Throws StatementFileError, also while its transactions are iterated. */
export function statementOf(table: Table, columns: Columns, reading: Reading): CsvTransactions {
  const read = rowReader(table, columns, reading)
  return {
    account: '',
    currency: firstCurrency(eachRead(table.rows, read)) ?? reading.currency,
    reference: '',
    opening: undefined,
    closing: undefined,
    transactions: eachRead(table.rows, read),
  }
}

function* eachRead<Row, Read>(
  rows: readonly Row[],
  read: (row: Row) => Read | undefined,
): Iterable<Read> {
  for (const row of rows) {
    const one = read(row)
    if (one !== undefined) yield one
  }
}

function firstCurrency(rows: Iterable<StatementRow>): Currency | undefined {
  for (const row of rows) if (!isLeftOut(row)) return row.currency
  return undefined
}

/** A function that gives a row's transaction, or the row as left out; undefined where it only informs. */
function rowReader(
  table: Table,
  columns: Columns,
  reading: Reading,
): (row: TableRow) => StatementRow | undefined {
  const { headings, rows, delimiter } = table
  const cellsOf = cellReader(headings, columns)
  const statusOf = statusReader(headings, rows, columns)
  const days = dayReader(
    rows.map(({ cells }) => cellsOf(cells)('date')),
    reading,
  )
  const amounts = amountReading(table, columns, reading.currency)
  const labelled = labelReader(headings)
  const informationOf = informationReader(headings, columns)
  const writtenOf = reading.compared ? writtenReader(headings, columns) : undefined
  return ({ cells, line }) => {
    const cell = cellsOf(cells)
    const status = statusOf(cells)
    if (status.state === 'open') return leftOut('not_booked', line, cells.join(delimiter))
    const information = informationOf({ cells, cell, dayIn: days })
    if (information === 'remark') return undefined
    if (information === 'balance') return leftOut('balance_line', line, cells.join(delimiter))
    return readRow(
      line,
      () => cells.join(delimiter),
      () => {
        if (status.state === 'unknown')
          throw new StatementFileError('status_unknown', line, status.word)
        const transaction = transactionOf(cell, labelled(cells), { line, days, amounts, reading })
        if (!writtenOf) return transaction
        const { amount, currency } = transaction
        const minorIn = (text: string) => minorOf(text, amounts.mark, currency)
        return { ...transaction, written: writtenOf({ cells, amount, dayIn: days, minorIn }) }
      },
    )
  }
}

function cellReader(headings: readonly string[], columns: Columns) {
  const indexes = new Map(
    Object.entries(columns).map(([name, heading]) => [name, headings.indexOf(heading)]),
  )
  return (cells: readonly string[]): CellOf =>
    name =>
      cells[indexes.get(name) ?? -1] ?? ''
}

export type DayReader = (text: string) => LocalDate | undefined

function dayReader(dates: readonly string[], { dayOrder, locale }: Reading): DayReader {
  const order = dayOrder ?? dayOrderOf(dates, orderIn(locale))
  const months = monthNamesIn(dates, locale.split('-')[0] ?? 'en')
  return text => dayIn(text, order, months) ?? dayIn(text, order)
}

/** The order in which the company's country writes dates. */
export function orderIn(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0)
  const first = parts.find(({ type }) => type === 'day' || type === 'month')
  return first?.type === 'month' && parts[0]?.type === 'month' ? 'month_first' : 'day_first'
}

/** How all amounts of the file are written. */
function amountReading(
  { headings, rows, delimiter }: Table,
  columns: Columns,
  currency: Currency | undefined,
): AmountReading {
  const cellsOf = cellReader(headings, columns)
  const balance = headings.findIndex(isBalanceHeading)
  const written = rows.map(({ cells }) => ({ cell: cellsOf(cells), balance: cells[balance] ?? '' }))
  const fields = [...AMOUNT_FIELDS, 'fee'].filter(name => columns[name] !== undefined)
  const numbers = written.flatMap(row => [...fields.map(row.cell), row.balance])
  const [first] = written
  const named = first?.cell('currency').trim().toUpperCase() ?? ''
  const unit = isCurrency(named) ? named : (currency ?? 'EUR')
  const mark = markOfAmounts(numbers, delimiter, decimalsOf(unit))
  const minor = (text: string) => minorOf(text, mark, unit)
  const isPositive = (text: string) => (minor(text) ?? 0n) > 0n
  const negativeDebits = !written.some(({ cell }) => isPositive(cell('debit')))
  const fees = columns['fee'] === undefined ? [] : written
  return {
    mark,
    negativeDebits,
    fees: feeRule(
      fees.map(({ cell, balance }) => ({
        gross:
          informing(() =>
            grossOf(cell, name => minor(cell(name)) ?? 0n, { negativeDebits, line: 0 }),
          ) ?? 0n,
        fee: minor(cell('fee')) ?? 0n,
        balance: minor(balance),
      })),
    ),
  }
}

function minorOf(text: string, mark: DecimalMark, currency: Currency): bigint | undefined {
  const number = signedDecimal(text, mark)
  return number === undefined ? undefined : informing(() => amountIn(number, currency, 0))
}

type Labelled = Readonly<Record<'name' | 'account' | 'text' | 'reference', readonly string[]>>

/** Of columns without a heading, in which a label stands before some texts. */
function labelReader(headings: readonly string[]): (cells: readonly string[]) => Labelled {
  const unnamed = headings.flatMap((heading, at) => (isPlaceHeading(heading) ? [at] : []))
  const isNamed = unnamed.length < headings.length
  return cells => {
    const found: Record<keyof Labelled, string[]> = {
      name: [],
      account: [],
      text: [],
      reference: [],
    }
    for (const cell of isNamed ? unnamed.map(at => cells[at] ?? '') : []) {
      const labelled = labelledIn(cell)
      const field = labelled && fieldOf(labelled.label)
      if (field === 'name' || field === 'account') found[field].push(labelled?.text ?? '')
      else if (/\p{L}|\d/u.test(cell)) found.text.push(cell)
    }
    return found
  }
}

type TransactionReading = {
  readonly line: number
  readonly days: DayReader
  readonly amounts: AmountReading
  readonly reading: Reading
}

function transactionOf(
  cell: CellOf,
  labelled: Labelled,
  { line, days, amounts, reading }: TransactionReading,
): BankTransaction {
  const written = cell('currency').trim().toUpperCase()
  const currency = isCurrency(written) ? written : reading.currency
  if (currency === undefined) throw new StatementFileError('currency_unknown', line)
  if (!hasAmount(cell)) throw new StatementFileError('amount_invalid', line, cell('amount'))
  const bookedOn = days(cell('date'))
  if (bookedOn === undefined) throw new StatementFileError('date_invalid', line, cell('date'))
  return plainTransaction({
    line,
    bookedOn,
    // It only informs.
    valueOn: days(cell('valueDate')),
    ...amountOf(cell, amounts, { currency, line }),
    currency,
    partyName: cell('name') || (labelled.name[0] ?? ''),
    partyAccount: accountOf(cell('account') || (labelled.account[0] ?? '')),
    endToEndId: endToEndOf(cell('reference')),
    bankReference: cell('bankReference'),
    text: linesOf([cell('text'), ...labelled.text]),
  })
}
