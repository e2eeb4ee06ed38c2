import { parentPort, workerData } from 'node:worker_threads'
import { decode } from './decode.ts'
import { readCamt } from './formats/camt.ts'
import { readCsvStatement } from './formats/csv.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'
import { identifier } from './identity.ts'
import type { StatementReport, StatementTask } from './read-file.ts'
import { type Statement, StatementFileError, headOf } from './statement.ts'
import { transactionRow } from './statement-rows.ts'

const port = parentPort
if (!port) throw new Error('read-worker.ts runs in a worker thread')

/** Rows in one transaction of the database: few, because the embedded one has one session for all requests. */
const SLICE_ROWS = 500

// workerData comes from read-file.ts only.
report(workerData as StatementTask)

function send(message: StatementReport, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

function report(task: StatementTask): void {
  try {
    if (task.format === 'csv') return reportCsv(task)
    for (const statement of read(task)) sendStatement(statement)
    send({ kind: 'done', headings: undefined })
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error
    const detail = { reason: error.reason, line: error.line ?? null, value: error.value }
    send({ kind: 'refused', refusal: 'statement_unreadable', detail })
  }
}

function reportCsv({ bytes, currency, mapping, mappings }: StatementTask): void {
  const mappingOf = (headings: readonly string[]) =>
    mapping ?? mappings.get(JSON.stringify(headings))
  const read = readCsvStatement([...decode(bytes)].join(''), currency, mappingOf)
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  if (read.value.kind === 'question') return send(read.value)
  sendStatement(read.value.statement)
  send({ kind: 'done', headings: read.value.headings })
}

function read({ bytes, format, currency, dayOrder }: StatementTask): Statement[] {
  const chunks = decode(bytes)
  if (format === 'camt') return readCamt(chunks)
  if (format === 'mt940') return readMt940(chunks)
  const text = [...chunks].join('')
  return format === 'ofx' ? readOfx(text) : readQif(text, currency, dayOrder)
}

function sendStatement(statement: Statement): void {
  const { transactions } = statement
  send({ kind: 'statement', head: headOf(statement) })
  const identify = identifier()
  const encoder = new TextEncoder()
  for (let at = 0; at < transactions.length; at += SLICE_ROWS) {
    const slice = transactions.slice(at, at + SLICE_ROWS)
    const rows = encoder.encode(
      JSON.stringify(slice.map(one => transactionRow(one, identify(one)))),
    )
    send({ kind: 'rows', rows }, [rows.buffer])
  }
}
