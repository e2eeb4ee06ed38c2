import { parentPort, workerData } from 'node:worker_threads'
import { decode } from './decode.ts'
import { readCamt } from './formats/camt.ts'
import { readCsvStatement } from './formats/csv.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'
import type { StatementReport, StatementTask } from './read-file.ts'
import { rowSink } from './row-sink.ts'
import { StatementFileError, handOver } from './statement.ts'

const port = parentPort
if (!port) throw new Error('read-worker.ts runs in a worker thread')

// workerData comes from read-file.ts only.
report(workerData as StatementTask)

function send(message: StatementReport): void {
  port?.postMessage(message)
}

function report(task: StatementTask): void {
  const { format, currency, dayOrder } = task
  try {
    const chunks = decode(task.bytes)
    if (format === 'csv') return reportCsv(chunks, task)
    if (format === 'camt') readCamt(chunks, rowSink(send))
    else if (format === 'mt940') readMt940(chunks, rowSink(send))
    else {
      const text = [...chunks].join('')
      const statements = format === 'ofx' ? readOfx(text) : readQif(text, currency, dayOrder)
      for (const statement of statements) handOver(statement, rowSink(send))
    }
    send({ kind: 'done', headings: undefined })
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error
    const detail = { reason: error.reason, line: error.line ?? null, value: error.value }
    send({ kind: 'refused', refusal: 'statement_unreadable', detail })
  }
}

function reportCsv(chunks: Iterable<string>, task: StatementTask): void {
  const { currency, mapping, mappings } = task
  const mappingOf = (headings: readonly string[]) =>
    mapping ?? mappings.get(JSON.stringify(headings))
  const read = readCsvStatement([...chunks].join(''), currency, mappingOf)
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  if (read.value.kind === 'question') return send(read.value)
  handOver(read.value.statement, rowSink(send))
  send({ kind: 'done', headings: read.value.headings })
}
