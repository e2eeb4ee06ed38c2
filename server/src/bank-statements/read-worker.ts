import { parentPort, workerData } from 'node:worker_threads'
import { decode } from './decode.ts'
import { readCamt } from './formats/camt.ts'
import { readMt940 } from './formats/mt940.ts'
import { readOfx } from './formats/ofx.ts'
import { readQif } from './formats/qif.ts'
import { type StatementReport, type WorkerTask, unreadableOf } from './read-file.ts'
import type { Statement } from './statement.ts'

const port = parentPort
if (!port) throw new Error('read-worker.ts runs in a worker thread')

const BATCH = 1_000

// workerData comes from read-file.ts only.
report(workerData as WorkerTask)

function report(task: WorkerTask): void {
  const send = (message: StatementReport) => port?.postMessage(message)
  try {
    for (const { transactions, ...statement } of read(task)) {
      send({ kind: 'statement', statement })
      for (let at = 0; at < transactions.length; at += BATCH)
        send({ kind: 'transactions', transactions: transactions.slice(at, at + BATCH) })
    }
    send({ kind: 'done' })
  } catch (error) {
    send({ kind: 'refused', unreadable: unreadableOf(error) })
  }
}

function read({ bytes, format, currency, dayOrder }: WorkerTask): Statement[] {
  const chunks = decode(bytes)
  if (format === 'camt') return readCamt(chunks)
  const text = [...chunks].join('')
  if (format === 'mt940') return readMt940(text)
  return format === 'ofx' ? readOfx(text) : readQif(text, currency, dayOrder)
}
