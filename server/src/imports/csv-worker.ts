import { parentPort, workerData } from 'node:worker_threads'
import type { CsvReport, CsvTask } from './csv.ts'
import { parseCsv } from './parse-csv.ts'

const port = parentPort
if (!port) throw new Error('csv-worker.ts runs in a worker thread')

const BATCH_ROWS = 1_000

// workerData comes from csv.ts only.
report(workerData as CsvTask)

function report({ text, maxRows }: CsvTask): void {
  const send = (message: CsvReport) => port?.postMessage(message)
  let batch: (readonly string[])[] = []
  const read = parseCsv(text, maxRows, row => {
    batch.push(row)
    if (batch.length < BATCH_ROWS) return
    send({ kind: 'rows', rows: batch })
    batch = []
  })
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  send({ kind: 'rows', rows: batch })
  send({ kind: 'done', ...read.value })
}
