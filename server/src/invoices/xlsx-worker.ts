import { parentPort, workerData } from 'node:worker_threads'
import writeExcel from 'write-excel-file/node'
import type { Sheet } from './xlsx.ts'

const port = parentPort
if (!port) throw new Error('xlsx-worker.ts runs in a worker thread')

// Given by xlsx.ts, which is the only one to start this.
const { columns, rows } = workerData as Sheet
const header = columns.map(column => ({ value: column.title, fontWeight: 'bold' as const }))
const body = rows.map(row =>
  columns.map((column, i) => {
    const text = row[i] ?? ''
    return column.amount
      ? { type: Number, value: Number(text), format: formatOf(text) }
      : { type: String, value: text }
  }),
)
const file = await writeExcel([header, ...body], {
  columns: columns.map(column => ({ width: column.width })),
  stickyRowsCount: 1,
})
port.postMessage(new Uint8Array(await file.toBuffer()))

/** A spreadsheet keeps numbers as floats; 15 digits show an amount right, and no sum is made of it here. */
function formatOf(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}
