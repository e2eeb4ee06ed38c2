import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { inTurn, threadReports } from './thread.ts'

export type Table = {
  /** Unique and not empty: the second 'Name' becomes 'Name (2)', an empty one '#3'. */
  readonly headings: readonly string[]
  /** Cells of the file, trimmed. */
  readonly rows: readonly (readonly string[])[]
  readonly delimiter: Delimiter
}

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Limits of one file. A spreadsheet's cell has at most 32,767 characters; the contract limits the whole text. */
export const LIMITS = { rows: 20_000, columns: 200, characters: 32_767 } as const

export type CsvRefusal = 'not_csv' | 'too_many_rows' | 'too_many_columns' | 'cell_too_long'

/** What the worker thread reads. */
export type CsvTask = { readonly text: string; readonly maxRows: number }

/** Messages of the worker thread: batches of rows, then the result. */
export type CsvReport =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'done'; readonly headings: readonly string[]; readonly delimiter: Delimiter }
  | { readonly kind: 'refused'; readonly refusal: CsvRefusal; readonly detail: object }

const SCRIPT = new URL('./csv-worker.ts', import.meta.url)

/**
 * Reads a CSV file as spreadsheets write it: with or without a byte order mark, quoted fields, rows of different
 * length, empty rows. Formulas stay text. Runs in a worker thread, because a long cell takes seconds.
 */
export function readCsv(
  text: string,
  maxRows: number = LIMITS.rows,
): Promise<Decision<Table, CsvRefusal | 'unavailable'>> {
  return inTurn(() => readInWorker({ text, maxRows }))
}

async function readInWorker(task: CsvTask): Promise<Decision<Table, CsvRefusal>> {
  const rows: (readonly string[])[] = []
  for await (const report of threadReports<CsvReport>(SCRIPT, task)) {
    if (report.kind === 'refused') return refuse(report.refusal, report.detail)
    if (report.kind === 'done')
      return accept({ headings: report.headings, rows, delimiter: report.delimiter })
    for (const row of report.rows) rows.push(row)
  }
  throw new Error('the thread that reads CSV files ended without a result')
}
