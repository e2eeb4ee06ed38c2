import type { Encoding } from '@bordereau/contract/encoding-names'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type CsvHead, type CsvRefusal, LIMITS } from './parse-csv.ts'
import type { FoundEncoding } from './encoding-of.ts'
import { inTurn, threadReports } from './thread.ts'

export type Table = CsvHead & {
  /** Null where the file came as text. */
  readonly encoding: FoundEncoding | null
  /** Cells of the file, trimmed. */
  readonly rows: readonly (readonly string[])[]
}

/** A file as it came: its text, or its bytes and what is known of their encoding. */
export type CsvSource =
  | { readonly text: string }
  | {
      readonly bytes: Uint8Array
      readonly encoding: Encoding | undefined
      /** The company's, in which its programs write. */
      readonly language: string
    }

/** What the worker thread reads. */
export type CsvTask = CsvSource & { readonly maxRows: number }

/** Messages of the worker thread: batches of rows, then the result. */
export type CsvReport =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | ({ readonly kind: 'done'; readonly encoding: FoundEncoding | null } & CsvHead)
  | { readonly kind: 'refused'; readonly refusal: CsvRefusal; readonly detail: object }

const SCRIPT = new URL('./csv-worker.ts', import.meta.url)

/** Reads a CSV file, as parseCsv does, in a worker thread, because a long cell takes seconds. */
export function readCsv(
  source: CsvSource,
  maxRows: number = LIMITS.rows,
): Promise<Decision<Table, CsvRefusal | 'unavailable'>> {
  return inTurn(() => readInWorker({ ...source, maxRows }))
}

async function readInWorker(task: CsvTask): Promise<Decision<Table, CsvRefusal>> {
  const rows: (readonly string[])[] = []
  for await (const report of threadReports<CsvReport>(SCRIPT, task)) {
    if (report.kind === 'refused') return refuse(report.refusal, report.detail)
    if (report.kind === 'done') {
      const { headings, delimiter, encoding } = report
      return accept({ headings, rows, delimiter, encoding })
    }
    for (const row of report.rows) rows.push(row)
  }
  throw new Error('the thread that reads CSV files ended without a result')
}
