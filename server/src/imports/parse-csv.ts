import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { CsvError, parse } from 'csv-parse/sync'

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Limits of one file. A spreadsheet's cell has at most 32,767 characters; the contract limits the whole text. */
export const LIMITS = { rows: 20_000, columns: 200, characters: 32_767 } as const

export type CsvRefusal = 'not_csv' | 'too_many_rows' | 'too_many_columns' | 'cell_too_long'

export type CsvHead = {
  /** Unique and not empty: the second 'Name' becomes 'Name (2)', an empty one '#3'. */
  readonly headings: readonly string[]
  readonly delimiter: Delimiter
}

/** Excel reads and writes a first line that names the delimiter. */
export const SEPARATOR_LINE = /^\ufeff?("?)sep=(.)\1[^\S\r\n]*(\r\n|\n|\r)/i

/** A character that no field of the contract accepts, so that the row of its cell is refused. */
const NO_CHARACTER = '\uffff'

class LimitError extends Error {
  readonly refusal: CsvRefusal
  readonly detail: object

  constructor(refusal: CsvRefusal, detail: object) {
    super('over a limit')
    this.refusal = refusal
    this.detail = detail
  }
}

/**
 * Reads a CSV file as spreadsheets write it: with or without a byte order mark, quoted fields, rows of different length,
 * empty rows. Formulas stay text. Each row, with trimmed cells and its line, is handed over as it is read. A long cell takes
 * seconds: only worker threads call it.
 */
export function parseCsv(
  text: string,
  maxRows: number,
  onRow: (row: readonly string[], line: number) => void,
  known?: Delimiter,
): Decision<CsvHead, CsvRefusal> {
  const [line = '', , named, end = ''] = SEPARATOR_LINE.exec(text) ?? []
  // Lines are counted with it.
  const csv = `${end}${text.slice(line.length)}`.replace(/\p{Surrogate}/gu, NO_CHARACTER)
  // Text has no NUL; the file is a spreadsheet's binary or an image.
  if (csv.includes('\0')) return refuse('not_csv', {})
  try {
    const delimiter = known ?? DELIMITERS.find(one => one === named) ?? delimiterOf(csv)
    const headings = readRecords(csv, { delimiter, maxRows }, onRow)
    return headings.some(cell => cell !== '')
      ? accept({ headings: unique(headings), delimiter })
      : refuse('not_csv', {})
  } catch (error) {
    if (error instanceof LimitError) return refuse(error.refusal, error.detail)
    if (!(error instanceof CsvError)) throw error
    return refuse('not_csv', { code: error.code.toLowerCase(), line: Object(error).lines ?? null })
  }
}

/** Returns the headings. */
function readRecords(
  csv: string,
  { delimiter, maxRows }: { readonly delimiter: Delimiter; readonly maxRows: number },
  onRow: (row: readonly string[], line: number) => void,
): readonly string[] {
  let headings: readonly string[] | undefined
  let rows = 0
  parse(csv, {
    bom: true,
    delimiter,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    on_record: (record: readonly string[], { lines: line }) => {
      checkRecord(record, line)
      if (headings === undefined) {
        headings = record
        return null
      }
      rows += 1
      if (rows > maxRows) throw overLimit('too_many_rows', { rows: maxRows, line })
      onRow(record, line - linesWithin(record))
      return null
    },
  })
  return headings ?? []
}

/** Line ends in quoted cells: a record is counted where it ends. */
function linesWithin(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

function checkRecord(record: readonly string[], line: number): void {
  const { columns, characters } = LIMITS
  if (record.length > columns) throw overLimit('too_many_columns', { columns, line })
  if (record.some(cell => cell.length > characters))
    throw overLimit('cell_too_long', { characters, line })
}

function overLimit(
  refusal: 'too_many_rows' | 'too_many_columns' | 'cell_too_long',
  detail: Readonly<Record<string, number>>,
): LimitError {
  return new LimitError(refusal, detail)
}

/** The most frequent delimiter in the heading outside quotes. */
function delimiterOf(csv: string): Delimiter {
  const heading = csv.slice(0, csv.search(/[^\s\ufeff]/) < 0 ? 0 : headingEnd(csv))
  const unquoted = heading.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map(delimiter => ({
    delimiter,
    count: unquoted.split(delimiter).length,
  }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** The end of the first line that has text; line breaks inside quotes do not end it. */
function headingEnd(csv: string): number {
  let quoted = false
  for (let at = csv.search(/[^\s\ufeff]/); at < csv.length; at += 1) {
    if (csv[at] === '"') quoted = !quoted
    if (!quoted && (csv[at] === '\n' || csv[at] === '\r')) return at
  }
  return csv.length
}

function unique(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell === '' ? placeHeading(index) : cell
    const occurrence = (seen.get(name) ?? 0) + 1
    seen.set(name, occurrence)
    return occurrence === 1 ? name : `${name} (${occurrence})`
  })
}

/** The heading of a column without one. */
export function placeHeading(index: number): string {
  return `#${index + 1}`
}

export function isPlaceHeading(heading: string): boolean {
  return /^#\d+$/.test(heading)
}
