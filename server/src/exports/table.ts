import { stringify } from 'csv-stringify/sync'
import { type SheetColumn, type SheetWriter, writeSheet } from './xlsx.ts'

export type TableColumn = SheetColumn
export type TableFormat = 'csv' | 'xlsx'

/** A file of one table that is written as its rows come. */
export function writeTable(
  format: TableFormat,
  columns: readonly TableColumn[],
): { readonly mediaType: string; readonly writer: SheetWriter } {
  return format === 'csv'
    ? { mediaType: 'text/csv; charset=utf-8', writer: writeCsv(columns) }
    : {
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        writer: writeSheet(columns),
      }
}

/** CSV with a byte order mark, so that spreadsheets read it as UTF-8, and with formulas escaped. */
function writeCsv(columns: readonly TableColumn[]): SheetWriter {
  const head = { bom: true, record_delimiter: '\r\n' }
  const chunks = [Buffer.from(stringify([columns.map(column => column.title)], head))]
  return {
    add: async rows => {
      const table = rows.map(row =>
        row.map((text, i) => (columns[i]?.amount ? text : escapeFormula(text))),
      )
      chunks.push(Buffer.from(stringify(table, { record_delimiter: '\r\n' })))
    },
    end: async () => Buffer.concat(chunks),
  }
}

/**
 * CSV injection (OWASP): a cell that begins like a formula, also in full width, gets an apostrophe and is shown as
 * text.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}
