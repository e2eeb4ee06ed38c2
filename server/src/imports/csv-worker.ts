import { parentPort, workerData } from 'node:worker_threads'
import type { CsvReport, CsvTask } from './csv.ts'
import { type FoundEncoding, chosenEncoding } from './encoding-of.ts'
import { decodedText } from './encodings.ts'
import { parseCsv } from './parse-csv.ts'

const port = parentPort
if (!port) throw new Error('csv-worker.ts runs in a worker thread')

const BATCH_ROWS = 1_000

// workerData comes from csv.ts only.
await report(workerData as CsvTask)

async function report(task: CsvTask): Promise<void> {
  const send = (message: CsvReport) => port?.postMessage(message)
  const { text, encoding } = await textOf(task)
  let batch: (readonly string[])[] = []
  const read = parseCsv(text, task.maxRows, row => {
    batch.push(row)
    if (batch.length < BATCH_ROWS) return
    send({ kind: 'rows', rows: batch })
    batch = []
  })
  if (!read.ok) return send({ kind: 'refused', refusal: read.refusal, detail: Object(read.detail) })
  send({ kind: 'rows', rows: batch })
  send({ kind: 'done', encoding, ...read.value })
}

async function textOf(
  task: CsvTask,
): Promise<{ readonly text: string; readonly encoding: FoundEncoding | null }> {
  if ('text' in task) return { text: task.text, encoding: null }
  const found = await chosenEncoding(task.bytes, task.encoding, { language: task.language })
  return { text: decodedText(task.bytes, found.used), encoding: found }
}
