import type { Encoding } from '@bordereau/contract/encoding-names'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Currency } from '@bordereau/domain/money/currency'
import type { CsvRefusal } from '../imports/parse-csv.ts'
import { inTurn, threadReports } from '../imports/thread.ts'
import type { FoundEncoding } from '../imports/encoding-of.ts'
import { beginOf } from './decode.ts'
import type { CsvMapping, CsvQuestion } from './formats/csv.ts'
import type { DayOrder } from './formats/days.ts'
import { type StatementFormat, formatOf } from './formats/format-of.ts'
import type { StatementHead, StatementFileReason } from './statement.ts'
import { ArchiveError, type PackedFile } from './unpack-archive.ts'

/** Messages of the worker thread: of each statement the rows of its transactions in slices, then itself; then the end. */
export type StatementReport =
  | { readonly kind: 'statement'; readonly head: StatementHead }
  | { readonly kind: 'rows'; readonly rows: Uint8Array }
  | { readonly kind: 'question'; readonly question: StatementQuestion }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal; readonly detail: object }
  | { readonly kind: 'done'; readonly headings: readonly string[] | undefined }

/** Why a file cannot be read, and where. */
export type Unreadable = {
  readonly reason: StatementFileReason | 'too_complex'
  /** From 1; null where the whole file is meant. */
  readonly line: number | null
  readonly value: string
}

export type FileRefusal = CsvRefusal | 'column_missing' | 'statement_unreadable'

/** A statement and its transactions, ready to be stored: slices of at most 250, packed as statement-rows.ts does it. */
export type ReadStatement = {
  readonly head: StatementHead
  readonly slices: readonly Uint8Array[]
}

export type ReadFile =
  | {
      readonly kind: 'statements'
      readonly format: StatementFormat
      readonly statements: readonly ReadStatement[]
      /** The headings of a CSV file. */
      readonly headings: readonly string[] | undefined
    }
  | { readonly kind: 'question'; readonly question: StatementQuestion }

/** Of formats other than CSV without headings and columns. */
export type StatementQuestion = CsvQuestion & { readonly encoding: FoundEncoding }

export type ReadOptions = {
  /** Of the account, for formats that do not say. */
  readonly currency: Currency | undefined
  readonly dayOrder: DayOrder | undefined
  /** Language and country of the company, in which its banks write. */
  readonly locale: string
  /** Chosen; undefined where it is to be found. */
  readonly encoding: Encoding | undefined
  /** Chosen for others of the same ZIP: that of this one where its own is not certain. */
  readonly otherEncoding?: Encoding | undefined
  /** Asks in any case. */
  readonly preview: boolean
  /** Whether rows of a CSV file may have been read before, with other columns. */
  readonly compared: boolean
  /** How a CSV file is read whatever its headings are. */
  readonly mapping: CsvMapping | undefined
  /** Of several files the mapping is for those only that have its columns. */
  readonly isOneOfSeveral: boolean
  /** How CSV files with these headings, as JSON, were read before. */
  readonly mappings: ReadonlyMap<string, CsvMapping>
}

const SCRIPT = new URL('./read-worker.ts', import.meta.url)

/** What the worker thread reads. */
export type StatementTask = ReadOptions & {
  readonly bytes: Uint8Array
  readonly format: StatementFormat
}

/** The format is told by so many bytes: to look at all of a long file would stall the server. */
const BEGIN_BYTES = 16_384

/**
 * Reads a bank's file in whatever format it is, in a thread with a limit of memory. It is unpacked when it is its turn, and
 * its bytes are taken away from the caller, so that a long file is in memory once.
 */
export function readStatementFile(
  { read }: Pick<PackedFile, 'read'>,
  options: ReadOptions,
): Promise<Decision<ReadFile, FileRefusal | 'unavailable'>> {
  return inTurn(async () => {
    try {
      const bytes = await read()
      const format = formatOf(beginOf(bytes.subarray(0, BEGIN_BYTES)))
      if (format !== undefined) return await readInWorker({ ...options, bytes, format })
      return unreadable({ reason: 'unknown_format', line: null, value: '' })
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      return unreadable({ reason: error.reason, line: null, value: error.value })
    }
  })
}

async function readInWorker(task: StatementTask): Promise<Decision<ReadFile, FileRefusal>> {
  const { bytes, format } = task
  const statements: ReadStatement[] = []
  let slices: Uint8Array[] = []
  const isWhole = bytes.buffer.byteLength === bytes.byteLength
  try {
    const owned = isWhole ? [bytes.buffer] : []
    for await (const report of threadReports<StatementReport>(SCRIPT, task, owned)) {
      if (report.kind === 'refused') return refuse(report.refusal, report.detail)
      if (report.kind === 'question') return accept(report)
      if (report.kind === 'rows') slices.push(report.rows)
      else if (report.kind === 'statement') {
        statements.push({ head: report.head, slices })
        slices = []
      } else return accept({ kind: 'statements', format, statements, headings: report.headings })
    }
    throw new Error('the thread that reads bank statements ended without a result')
  } catch (error) {
    if (Object(error).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    return unreadable({ reason: 'too_complex', line: null, value: '' })
  }
}

function unreadable(detail: Unreadable): Decision<never, 'statement_unreadable'> {
  return refuse('statement_unreadable', detail)
}
