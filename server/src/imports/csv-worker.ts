import { parentPort, workerData } from 'node:worker_threads'
import { CsvError, parse } from 'csv-parse/sync'
import { type CsvReport, type CsvTask, DELIMITERS, type Delimiter, LIMITS } from './csv.ts'

const port = parentPort
if (!port) throw new Error('csv-worker.ts runs in a worker thread')

const BATCH_ROWS = 1_000
/** A character that no field of the contract accepts, so that the row of its cell is refused. */
const NO_CHARACTER = '\uffff'

class LimitError extends Error {
  readonly report: CsvReport

  constructor(report: CsvReport) {
    super('over a limit')
    this.report = report
  }
}

// workerData comes from csv.ts only.
const { text, maxRows } = workerData as CsvTask
report(text.replace(/\p{Surrogate}/gu, NO_CHARACTER))

function report(csv: string): void {
  const send = (message: CsvReport) => port?.postMessage(message)
  try {
    // Text has no NUL; the file is a spreadsheet's binary or an image.
    if (csv.includes('\0')) return send({ kind: 'refused', refusal: 'not_csv', detail: {} })
    const delimiter = delimiterOf(csv)
    const headings = readRecords(csv, delimiter, rows => send({ kind: 'rows', rows }))
    if (!headings.some(cell => cell !== ''))
      return send({ kind: 'refused', refusal: 'not_csv', detail: {} })
    send({ kind: 'done', headings: unique(headings), delimiter })
  } catch (error) {
    if (error instanceof LimitError) return send(error.report)
    if (!(error instanceof CsvError)) throw error
    const detail = { code: error.code.toLowerCase(), line: Object(error).lines ?? null }
    send({ kind: 'refused', refusal: 'not_csv', detail })
  }
}

/** Sends the rows in batches; returns the headings. */
function readRecords(
  csv: string,
  delimiter: Delimiter,
  send: (rows: readonly (readonly string[])[]) => void,
): readonly string[] {
  let headings: readonly string[] | undefined
  let batch: (readonly string[])[] = []
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
      batch.push(record)
      if (batch.length === BATCH_ROWS) {
        send(batch)
        batch = []
      }
      return null
    },
  })
  send(batch)
  return headings ?? []
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
  return new LimitError({ kind: 'refused', refusal, detail })
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
    const name = cell === '' ? `#${index + 1}` : cell
    const occurrence = (seen.get(name) ?? 0) + 1
    seen.set(name, occurrence)
    return occurrence === 1 ? name : `${name} (${occurrence})`
  })
}
