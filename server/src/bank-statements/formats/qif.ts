import type { Currency } from '@bordereau/domain/money/currency'
import {
  type BankTransaction,
  StatementFileError,
  type StatementSink,
  leftOut,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { type DayOrder, dayIn, dayOrderOf } from './days.ts'
import { saysOnlyBalance } from './balance-lines.ts'
import { linesOf, writtenAmount } from './values.ts'

/** Types of accounts with transactions of a bank; investments and lists of categories are other files. */
const HEAD = /^!Type:\s*(Bank|Cash|CCard|Oth A|Oth L)\s*$/im

export function isQif(text: string): boolean {
  return HEAD.test(text.slice(0, 5_000))
}

type Fields = { readonly line: number; readonly values: ReadonlyMap<string, string> }

/**
 * Quicken Interchange Format. The file says neither account nor currency nor the order of day and month: the currency
 * is the account's, and the order is that in which all dates of the file exist; month first, as the publisher (Intuit)
 * writes it, where both do, unless the caller says otherwise.
 */
export function readQif(
  text: string,
  {
    currency,
    dayOrder,
  }: { readonly currency: Currency | undefined; readonly dayOrder?: DayOrder | undefined },
  sink: StatementSink,
): void {
  if (currency === undefined) throw new StatementFileError('currency_unknown')
  const records = recordsOf(text)
  const dates = records.map(({ values }) => values.get('D') ?? '')
  const order = dayOrder ?? writtenOrder(text) ?? dayOrderOf(dates, 'month_first')
  for (const [index, record] of records.entries()) {
    const { line, values } = record
    const said = () => [...values.values()].join(' ')
    // The first record of an account that Quicken exports states what was in it, with its own name in brackets.
    const isOpening =
      index === 0 &&
      saysOnlyBalance([values.get('P') ?? '']) &&
      (values.get('L') ?? '').startsWith('[')
    sink.row(
      isOpening
        ? leftOut('balance_line', line, said())
        : readRow(line, said, () => transactionOf(record, currency, order)),
    )
  }
  sink.statement({ account: '', currency, reference: '', opening: undefined, closing: undefined })
}

function recordsOf(text: string): Fields[] {
  const records: Fields[] = []
  let values = new Map<string, string>()
  let begin = 0
  let isBank = false
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim()
    if (line.startsWith('!')) {
      isBank = HEAD.test(line)
      values = new Map()
    } else if (line === '^') {
      if (isBank && values.size > 0) records.push({ line: begin, values })
      values = new Map()
    } else if (line !== '') {
      if (values.size === 0) begin = i + 1
      const [code = '', content] = [line[0], line.slice(1).trim()]
      // Splits repeat their codes (S, E, $); the transaction's own come first.
      if (!values.has(code)) values.set(code, content)
      else if (code === 'A') values.set(code, `${values.get(code) ?? ''}\n${content}`)
    }
  }
  if (isBank && values.has('D')) records.push({ line: begin, values })
  return records
}

function transactionOf(
  { line, values }: Fields,
  currency: Currency,
  order: DayOrder,
): BankTransaction {
  const date = values.get('D') ?? ''
  const bookedOn = dayIn(date, order)
  if (bookedOn === undefined) throw new StatementFileError('date_invalid', line, date)
  const amount = values.get('T') ?? values.get('U')
  if (amount === undefined) throw new StatementFileError('field_missing', line, 'T')
  return plainTransaction({
    line,
    bookedOn,
    amount: writtenAmount(amount, currency, line, { threeDigits: true }),
    currency,
    partyName: values.get('P') ?? '',
    text: linesOf([values.get('M') ?? '', values.get('N') ?? '']),
  })
}

/** Some programs say it: !Option:MDY. */
function writtenOrder(text: string): DayOrder | undefined {
  const [, order] = /^!Option:\s*(MDY|DMY)\s*$/im.exec(text.slice(0, 5_000)) ?? []
  if (order === undefined) return undefined
  return order.toUpperCase() === 'MDY' ? 'month_first' : 'day_first'
}
