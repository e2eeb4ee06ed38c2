import { parentPort, workerData } from 'node:worker_threads'
import writeExcel from 'write-excel-file/node'
import type { Workbook } from './xlsx.ts'

const port = parentPort
if (!port) throw new Error('xlsx-worker.ts runs in a worker thread')

// Only xlsx.ts starts this worker, with this workerData.
const { columns, rows } = workerData as Workbook
const header = columns.map(column => ({ value: column.title, fontWeight: 'bold' as const }))
const body = rows.map(row =>
  columns.map((column, i) => {
    const text = row[i] ?? ''
    return column.amount
      ? { type: Number, value: Number(text), format: formatOf(text) }
      : { type: String, value: text }
  }),
)
const file = writeExcel([header, ...body], {
  columns: columns.map(column => ({ width: column.width })),
  stickyRowsCount: 1,
})
port.postMessage(new Uint8Array(await file.toBuffer()))

/** Spreadsheets store numbers as floats; 15 significant digits show an amount exactly, and no sums are written. */
function formatOf(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}
