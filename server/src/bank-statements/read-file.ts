import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Currency } from '@bordereau/domain/money/currency'
import type { CsvRefusal } from '../imports/csv.ts'
import { inTurn, threadReports } from '../imports/thread.ts'
import { beginOf, decode } from './decode.ts'
import { type CsvMapping, type CsvQuestion, readCsvStatement } from './formats/csv.ts'
import type { DayOrder } from './formats/days.ts'
import { type WorkerFormat, formatOf } from './formats/format-of.ts'
import {
  type BankTransaction,
  type Statement,
  StatementFileError,
  type StatementFileReason,
} from './statement.ts'

/** Messages of the worker thread: each statement, its transactions in batches, then the end. */
export type StatementReport =
  | { readonly kind: 'statement'; readonly statement: Omit<Statement, 'transactions'> }
  | { readonly kind: 'transactions'; readonly transactions: readonly BankTransaction[] }
  | { readonly kind: 'refused'; readonly unreadable: Unreadable }
  | { readonly kind: 'done' }

/** Why a file cannot be read, and where. */
export type Unreadable = {
  readonly reason: StatementFileReason | 'too_complex'
  /** From 1; null where the whole file is meant. */
  readonly line: number | null
  readonly value: string
}

export type ReadFile =
  | {
      readonly kind: 'statements'
      readonly format: WorkerFormat | 'csv'
      readonly statements: readonly Statement[]
      /** The headings of a CSV file. */
      readonly headings?: readonly string[]
    }
  | { readonly kind: 'question'; readonly question: CsvQuestion }

export type ReadOptions = {
  /** Of the account, for formats that do not say. */
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
  /** How a CSV file with these headings is read. */
  readonly mappingOf: (headings: readonly string[]) => CsvMapping | undefined
}

const SCRIPT = new URL('./read-worker.ts', import.meta.url)

/** Reads a bank's file in whatever format it is. XML and text formats are read in a thread with a limit of memory. */
export async function readStatementFile(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<
  Decision<ReadFile, CsvRefusal | 'column_missing' | 'unavailable' | 'statement_unreadable'>
> {
  const format = formatOf(beginOf(bytes))
  if (format === undefined) return unreadable({ reason: 'unknown_format', line: null, value: '' })
  if (format !== 'csv') {
    const { currency, dayOrder } = options
    const read = await inTurn(() => readInWorker({ bytes, format, currency, dayOrder }))
    return read.ok ? accept({ kind: 'statements', format, statements: read.value }) : read
  }
  try {
    const text = [...decode(bytes)].join('')
    const read = await readCsvStatement(text, options.currency, options.mappingOf)
    if (!read.ok) return read
    return read.value.kind === 'question'
      ? accept(read.value)
      : accept({
          kind: 'statements',
          format,
          statements: [read.value.statement],
          headings: read.value.headings,
        })
  } catch (error) {
    return unreadable(unreadableOf(error))
  }
}

export type WorkerTask = {
  readonly bytes: Uint8Array
  readonly format: WorkerFormat
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
}

async function readInWorker(
  task: WorkerTask,
): Promise<Decision<Statement[], 'statement_unreadable'>> {
  const statements: { statement: Omit<Statement, 'transactions'>; rows: BankTransaction[] }[] = []
  try {
    for await (const report of threadReports<StatementReport>(SCRIPT, task)) {
      if (report.kind === 'refused') return unreadable(report.unreadable)
      if (report.kind === 'done')
        return accept(
          statements.map(({ statement, rows }) => ({ ...statement, transactions: rows })),
        )
      if (report.kind === 'statement') statements.push({ statement: report.statement, rows: [] })
      else for (const row of report.transactions) statements.at(-1)?.rows.push(row)
    }
    throw new Error('the thread that reads bank statements ended without a result')
  } catch (error) {
    if (Object(error).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    return unreadable({ reason: 'too_complex', line: null, value: '' })
  }
}

/** The reason, line and value of an error of a reader; another error is thrown again. */
export function unreadableOf(error: unknown): Unreadable {
  if (!(error instanceof StatementFileError)) throw error
  return { reason: error.reason, line: error.line ?? null, value: error.value }
}

function unreadable(detail: Unreadable): Decision<never, 'statement_unreadable'> {
  return refuse('statement_unreadable', detail)
}
