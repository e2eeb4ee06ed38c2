import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Currency } from '@bordereau/domain/money/currency'
import { type Columns, matchColumns } from '../../imports/columns.ts'
import { type CsvRefusal, DELIMITERS, parseCsv } from '../../imports/parse-csv.ts'
import { CSV_FIELDS } from './csv-fields.ts'
import { type CsvTransactions, statementOf } from './csv-rows.ts'
import type { DayOrder } from './days.ts'

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
