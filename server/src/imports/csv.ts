import { setImmediate as breathe } from 'node:timers/promises'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { CsvError, parse } from 'csv-parse'

export type Table = {
  /** Unique and not empty: the second 'Name' is 'Name (2)', one without a name '#3'. */
  readonly headings: readonly string[]
  /** Cells as they stand in the file, without spaces around them. */
  readonly rows: readonly (readonly string[])[]
  readonly delimiter: Delimiter
}

const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

export const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const PIECE_CHARACTERS = 65_536

/**
 * Reads a CSV file as spreadsheets write it: with or without a byte order mark, fields in quotes, rows of different
 * length, empty rows. Text stays text, also where it looks like a formula.
 */
export async function readCsv(text: string): Promise<Decision<Table, 'not_csv' | 'too_many_rows'>> {
  // A NUL is in no text: this is a spreadsheet's own file, or a picture.
  if (text.includes('\0')) return refuse('not_csv')
  const delimiter = delimiterOf(text)
  try {
    const records = await recordsOf(text, delimiter)
    if (!records) return refuse('too_many_rows', { rows: MAX_ROWS })
    const [first = [], ...rows] = records
    const filled = first.some(cell => cell !== '')
    if (!filled || first.length > MAX_COLUMNS) return refuse('not_csv')
    return accept({ headings: unique(first), rows, delimiter })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse('not_csv', { code: error.code.toLowerCase(), line: Object(error).lines ?? null })
  }
}

/** In pieces with a breath between them, so that a large file holds up nobody else. Undefined: too many. */
async function recordsOf(text: string, delimiter: Delimiter): Promise<string[][] | undefined> {
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const records: string[][] = []
  let failure: unknown
  parser.on('error', error => {
    failure = error
  })
  // Without `columns` every record is an array of its cells.
  const take = () => {
    for (let record = parser.read(); record !== null; record = parser.read())
      records.push(record as string[])
  }
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
    parser.write(text.slice(at, at + PIECE_CHARACTERS))
    await breathe()
    take()
    if (failure) throw failure
    if (records.length > MAX_ROWS + 1) {
      parser.destroy()
      return undefined
    }
  }
  parser.end()
  await breathe()
  take()
  if (failure) throw failure
  return records.length > MAX_ROWS + 1 ? undefined : records
}

/** The one that occurs most in the heading, outside quotes. */
function delimiterOf(text: string): Delimiter {
  const heading = text.slice(0, text.search(/[^\s\ufeff]/) < 0 ? 0 : headingEnd(text))
  const bare = heading.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map(delimiter => ({ delimiter, count: bare.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** The end of the first line that has text; line breaks inside quotes do not end it. */
function headingEnd(text: string): number {
  let quoted = false
  for (let at = text.search(/[^\s\ufeff]/); at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    if (!quoted && (text[at] === '\n' || text[at] === '\r')) return at
  }
  return text.length
}

function unique(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell === '' ? `#${index + 1}` : cell
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
