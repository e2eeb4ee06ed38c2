import { stringify } from 'csv-stringify/sync'
import type { Readable } from 'node:stream'
import { openSpool } from './spool.ts'
import { type SheetColumn, type SheetWriter, writeSheet } from './xlsx.ts'

export type TableColumn = SheetColumn
export type TableFormat = 'csv' | 'xlsx'

/** As SheetWriter, and what is long does not stay in memory. */
export type TableWriter = Pick<SheetWriter, 'add'> & {
  readonly end: () => Promise<Uint8Array | Readable>
  /** For a table that is not wanted any more. */
  readonly discard: () => Promise<void>
}

/** A file of one table, of the rows that `write` adds. Where that fails nothing of it remains. */
export async function makeTable(
  format: TableFormat,
  columns: readonly TableColumn[],
  write: (add: TableWriter['add']) => Promise<void>,
): Promise<{ readonly body: Uint8Array | Readable; readonly mediaType: string }> {
  const { mediaType, writer } = writeTable(format, columns)
  try {
    await write(writer.add)
    return { body: await writer.end(), mediaType }
  } catch (error) {
    await writer.discard()
    throw error
  }
}

/** A file of one table that is written as its rows come; its caller ends or discards it. */
export function writeTable(
  format: TableFormat,
  columns: readonly TableColumn[],
): { readonly mediaType: string; readonly writer: TableWriter } {
  return format === 'csv'
    ? { mediaType: 'text/csv; charset=utf-8', writer: writeCsv(columns) }
    : {
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        writer: { ...writeSheet(columns), discard: async () => undefined },
      }
}

/** CSV with a byte order mark, so that spreadsheets read it as UTF-8, and with formulas escaped. */
function writeCsv(columns: readonly TableColumn[]): TableWriter {
  const head = { bom: true, record_delimiter: '\r\n' }
  const spool = openSpool(Buffer.from(stringify([columns.map(column => column.title)], head)))
  return {
    add: async rows => {
      const table = rows.map(row =>
        row.map((text, i) => (columns[i]?.amount ? text : escapeFormula(text))),
      )
      await spool.add(Buffer.from(stringify(table, { record_delimiter: '\r\n' })))
    },
    end: spool.end,
    discard: spool.discard,
  }
}

/**
 * CSV injection (OWASP): a cell that begins like a formula, also in full width, gets an apostrophe and is shown as
 * text.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}
