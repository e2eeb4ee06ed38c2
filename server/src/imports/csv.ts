import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type CsvHead, type CsvRefusal, LIMITS } from './parse-csv.ts'
import { inTurn, threadReports } from './thread.ts'

export type Table = CsvHead & {
  /** Cells of the file, trimmed. */
  readonly rows: readonly (readonly string[])[]
}

/** What the worker thread reads. */
export type CsvTask = { readonly text: string; readonly maxRows: number }

/** Messages of the worker thread: batches of rows, then the result. */
export type CsvReport =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | ({ readonly kind: 'done' } & CsvHead)
  | { readonly kind: 'refused'; readonly refusal: CsvRefusal; readonly detail: object }

const SCRIPT = new URL('./csv-worker.ts', import.meta.url)

/** Reads a CSV file, as parseCsv does, in a worker thread, because a long cell takes seconds. */
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
