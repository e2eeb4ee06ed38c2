import { parentPort, workerData } from 'node:worker_threads'
import { decode } from './decode.ts'
import { readCamt } from './formats/camt.ts'
import { readCsvStatement } from './formats/csv.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'
import type { StatementReport, StatementTask } from './read-file.ts'
import { rowSink, type RowSink } from './row-sink.ts'
import { StatementFileError, type StatementFileReason } from './statement.ts'

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
    const sink = rowSink(send)
    if (format === 'camt') readCamt(chunks, sink)
    else if (format === 'mt940') readMt940(chunks, sink)
    else if (format === 'ofx') readOfx([...chunks].join(''), sink)
    else readQif([...chunks].join(''), { currency, dayOrder }, sink)
    end(sink)
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error
    refuseAt(error)
  }
}

/** Where no row could be read, the file is refused by the first of them: it is no such file, or is read wrongly. */
function end(sink: RowSink, headings?: readonly string[]): void {
  const row = sink.unreadable()
  if (row) refuseAt(row)
  else send({ kind: 'done', headings })
}

function refuseAt(at: {
  readonly reason: StatementFileReason | 'not_booked'
  readonly line: number | undefined
  readonly value: string
}): void {
  const detail = { reason: at.reason, line: at.line ?? null, value: at.value }
  send({ kind: 'refused', refusal: 'statement_unreadable', detail })
}

function reportCsv(chunks: Iterable<string>, task: StatementTask): void {
  const { currency, mapping, mappings } = task
  const mappingOf = (headings: readonly string[]) =>
    mapping ?? mappings.get(JSON.stringify(headings))
  const read = readCsvStatement([...chunks].join(''), currency, mappingOf)
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  if (read.value.kind === 'question') return send(read.value)
  const { transactions, ...facts } = read.value.statement
  const sink = rowSink(send)
  for (const row of transactions) sink.row(row)
  sink.statement(facts)
  end(sink, read.value.headings)
}
