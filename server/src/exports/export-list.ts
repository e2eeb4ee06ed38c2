import type { FileResponse } from '../lib/route.ts'
import { type TableColumn, type TableFormat, makeTable } from './table.ts'

export type ListColumn<Row> = TableColumn & { readonly text: (row: Row) => string }

/** Rows that are read at a time. */
const PAGE_ROWS = 500

/** A whole list as a file that is written while the list is read, page by page. */
export async function exportList<Row>(list: {
  /** Without the ending. */
  readonly name: string
  readonly format: TableFormat
  readonly columns: readonly ListColumn<Row>[]
  readonly pageOf: (page: {
    readonly after: string | undefined
    readonly limit: number
  }) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>
}): Promise<FileResponse> {
  const { name, format, columns } = list
  const file = await makeTable(format, columns, async add => {
    let after: string | undefined
    do {
      const { rows, next } = await list.pageOf({ after, limit: PAGE_ROWS })
      await add(rows.map(row => columns.map(column => column.text(row))))
      after = next ?? undefined
    } while (after !== undefined)
  })
  return { ...file, fileName: `${name}.${format}` }
}
