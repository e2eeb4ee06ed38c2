import type { Currency } from '@bordereau/domain/money/currency'
import {
  type BankTransaction,
  StatementFileError,
  type StatementSink,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { type DayOrder, dayIn, dayOrderOf } from './days.ts'
import { amountIn, linesOf } from './values.ts'

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
  const order = dayOrder ?? dayOrderOf(dates, 'month_first')
  for (const record of records)
    sink.row(
      readRow(
        record.line,
        () => [...record.values.values()].join(' '),
        () => transactionOf(record, currency, order),
      ),
    )
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
    amount: amountIn(withPoint(amount), currency, line),
    currency,
    partyName: values.get('P') ?? '',
    text: linesOf([values.get('M') ?? '', values.get('N') ?? '']),
  })
}

/** 1,234.56 and 1.234,56: the mark that comes last is the decimal mark when at most two digits follow. */
function withPoint(text: string): string {
  const compact = text.replace(/[\s']/g, '')
  const comma = /,\d{1,2}$/.test(compact)
  return comma ? compact.replace(/\./g, '').replace(',', '.') : compact.replace(/,/g, '')
}
