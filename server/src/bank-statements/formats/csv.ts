import type { Encoding } from '@bordereau/contract/encoding-names'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Currency } from '@bordereau/domain/money/currency'
import { type Columns, matchColumns } from '../../imports/columns.ts'
import { type CsvRefusal, isPlaceHeading, parseCsv } from '../../imports/parse-csv.ts'
import { AMOUNT_FIELDS, CSV_FIELDS, fieldOf, isOtherHeading } from './csv-fields.ts'
import { fromHeadings } from './csv-heading.ts'
import { type CsvTransactions, type TableRow, statementOf } from './csv-rows.ts'
import { statusCells } from './csv-status.ts'
import { type DayOrder, isOrderOpen } from './days.ts'
import { bookingStateOf, saysOpen } from './status-words.ts'

/** How a bank's CSV file is read; remembered by its headings. */
export type CsvMapping = {
  readonly columns: Columns
  /** Undefined: found by the dates themselves. */
  readonly dayOrder: DayOrder | undefined
  /** In which such files are written; undefined: found by their letters. */
  readonly encoding?: Encoding | undefined
}

/** What a person must decide before the file can be read. */
export type CsvQuestion = {
  readonly headings: readonly string[]
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[]
  readonly columns: Columns
  /** Fields that are asked for, and `dayOrder`. */
  readonly open: readonly string[]
}

export type CsvStatement =
  | {
      readonly kind: 'statement'
      readonly headings: readonly string[]
      readonly statement: CsvTransactions
    }
  | { readonly kind: 'question'; readonly question: CsvQuestion }

export type CsvReading = {
  /** Of the account, for files that do not say. */
  readonly currency: Currency | undefined
  /** What was decided for these headings before. */
  readonly mappingOf: (headings: readonly string[]) => CsvMapping | undefined
  /** Of the company: its language and country, whose names of months and order of dates are preferred. */
  readonly locale: string
  /** Asks in any case. */
  readonly ask?: boolean
  /** Whether rows may have been read before, with other columns: what else they say is read too. */
  readonly compared?: boolean
}

/** A year of a busy account. */
const MAX_ROWS = 200_000

/**
 * Reads a bank's CSV file; only a worker thread calls it. Lines before the headings (name of the account, period) are
 * skipped. Throws StatementFileError, also while the transactions are iterated, each of which is made only then.
 */
export function readCsvStatement(
  text: string,
  reading: CsvReading,
): Decision<CsvStatement, CsvRefusal | 'column_missing'> {
  const { body, skipped, delimiter: found } = fromHeadings(text)
  const rows: TableRow[] = []
  const add = (cells: readonly string[], line: number) => rows.push({ cells, line: line + skipped })
  const table = parseCsv(body, MAX_ROWS, add, found)
  if (!table.ok) return table
  const { headings, delimiter } = table.value
  const mapping = reading.mappingOf(headings)
  const matched = matchColumns(CSV_FIELDS, headings, mapping?.columns)
  if (!matched.ok) return refuse(matched.refusal, matched.detail)
  const columns = mapping ? matched.value.columns : guessed(matched.value.columns)
  const open = openIn({ headings, rows, columns }, mapping, reading)
  if (open.length > 0 || reading.ask === true)
    return accept({ kind: 'question', question: { headings, rows: shown(rows), columns, open } })
  const { currency, locale, compared = false } = reading
  const dayOrder = mapping?.dayOrder
  const statement = statementOf({ headings, rows, delimiter }, columns, {
    currency,
    dayOrder,
    locale,
    compared,
  })
  return accept({ kind: 'statement', headings, statement })
}

/** A column 'Account' is the account that the file is of. */
function guessed({ account, ...columns }: Columns): Columns {
  return account === undefined || isOtherHeading(account) ? columns : { ...columns, account }
}

type Matched = {
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
  readonly columns: Columns
}

/**
 * What is asked before the file is read: without day or amount nothing can be; without text and payer nothing is found
 * again, which an unknown column may have; the order of dates, and words for what is booked, where they are not
 * known. What a person decided before is not asked again.
 */
function openIn(matched: Matched, mapping: CsvMapping | undefined, reading: CsvReading): string[] {
  const { columns } = matched
  const hasAmount = AMOUNT_FIELDS.some(name => columns[name] !== undefined)
  const needed = [
    ...(columns['date'] === undefined ? ['date'] : []),
    ...(hasAmount ? [] : ['amount']),
  ]
  if (needed.length > 0 || mapping) return needed
  const wanted = ['name', 'text'].filter(name => columns[name] === undefined)
  return [
    ...(wanted.length > 0 && hasTextLeft(matched) ? wanted : []),
    ...(isDayOrderOpen(matched, reading.locale) ? ['dayOrder'] : []),
    ...(isStatusUnknown(matched) ? ['status'] : []),
  ]
}

/** A column has words and a heading that is neither of a field nor known to be something else. */
function hasTextLeft({ headings, rows, columns }: Matched): boolean {
  const taken = new Set(Object.values(columns))
  return headings.some(
    (heading, at) =>
      !taken.has(heading) &&
      !isOtherHeading(heading) &&
      fieldOf(heading) === undefined &&
      !saysOpen(heading) &&
      !isPlaceHeading(heading) &&
      rows.slice(0, SEEN_ROWS).some(({ cells }) => /\p{L}{2}/u.test(cells[at] ?? '')),
  )
}

const SEEN_ROWS = 200

/**
 * Dates that exist in both orders: those of a file with English headings may be of either side of the Atlantic. The country of
 * the company decides where its language is English.
 */
function isDayOrderOpen({ headings, rows, columns }: Matched, locale: string): boolean {
  if (locale.startsWith('en') || !isEnglish(headings)) return false
  const at = headings.indexOf(columns['date'] ?? '')
  return isOrderOpen(rows.map(({ cells }) => cells[at] ?? ''))
}

/** Most headings that are known are English words. */
function isEnglish(headings: readonly string[]): boolean {
  const words =
    headings
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter(word => ENGLISH.has(word)).length >= Math.max(2, words.length / 3)
}

const ENGLISH: ReadonlySet<string> = new Set(
  'date transaction posting booking value amount description details currency balance money in out paid credit debit payee name type reference memo note status state'.split(
    ' ',
  ),
)

/** A column for the status in which no word is known. */
function isStatusUnknown({ headings, rows, columns }: Matched): boolean {
  const words = statusCells(headings, rows, columns)
  return words.length > 0 && words.every(word => bookingStateOf(word) === 'unknown')
}

/** The first rows, before them those with letters that depend on the encoding. */
function shown(rows: readonly TableRow[]): readonly (readonly string[])[] {
  const seen = rows.slice(0, SEEN_ROWS)
  const written = seen.filter(({ cells }) => cells.some(cell => /[^\p{ASCII}]/u.test(cell)))
  return [...new Set([...written.slice(0, 5), ...seen.slice(0, 5)])]
    .slice(0, 5)
    .map(({ cells }) => cells)
}
