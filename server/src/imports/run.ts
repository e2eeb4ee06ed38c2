import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { importReport, importRequest } from '@bordereau/contract/import'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type * as z from 'zod/mini'
import type { Tx } from '../db/database.ts'
import type { Transact } from '../lib/route.ts'
import { idOf } from '../lib/id.ts'
import { type Columns, type Field, matchColumns } from './columns.ts'
import { type CsvSource, type Table, readCsv } from './csv.ts'
import type { CsvRefusal } from './parse-csv.ts'

export type Report = z.infer<typeof importReport>
type Request = z.infer<typeof importRequest>

/** An error of one cell. `reason` is a snake_case code. */
export type CellError = { readonly field: string; readonly value: string; readonly reason: string }

/** The cells of a row by field; only fields that have a column. */
export type Cells = Readonly<Record<string, string>>

/** The functions of an import of one kind of record. */
export type Importer<Imported extends { readonly id: string }, Stored> = {
  readonly workspaceId: string
  /** The company's. */
  readonly language: string
  readonly fields: readonly Field[]
  /** Examines all rows before the first is read, for instance existing records and the decimal mark. */
  readonly prepare: (
    rows: readonly Cells[],
    table: Table,
    transaction: Transact,
  ) => Promise<Reader<Imported, Stored>>
  /** Records with these ids. */
  readonly find: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Stored>>
  readonly save: (tx: Tx, things: readonly Imported[]) => Promise<void>
}

/** `row.stored`: the record that an earlier import of the same file made from the row. */
export type Reader<Imported, Stored> = (
  cells: Cells,
  row: { readonly id: string; readonly stored: Stored | undefined },
) => Result<Imported>

export type Result<Imported> =
  | { readonly ok: true; readonly value: ImportedRow<Imported> }
  | InvalidRow

export type InvalidRow = { readonly ok: false; readonly errors: readonly CellError[] }

export type ImportedRow<Imported> = {
  readonly thing: Imported
  readonly isNew: boolean
  /** The values for the preview. */
  readonly shown: Cells
  /** A cell whose value must be unique: a second row with it is refused. Null: no such cell. */
  readonly unique: { readonly field: string; readonly value: string } | null
}

const PREVIEW_ROWS = 20
const MAX_ERRORS = 1_000
const MAX_VALUE = 120
/**
 * Rows in one transaction, and between two turns of the event loop: few, because the embedded database has one session
 * for all requests.
 */
export const SLICE_ROWS = 100

/**
 * Reads the file, refuses invalid rows, and with `apply` writes the others, each slice of rows in a separate
 * transaction. The id of a row is derived from the file's hash and the row's index, so that importing the same file
 * again completes an interrupted import.
 */
export async function runImport<Imported extends { readonly id: string }, Stored>(
  request: Request,
  importer: Importer<Imported, Stored>,
  transaction: Transact,
): Promise<Decision<Report, CsvRefusal | 'column_missing' | 'unavailable'>> {
  const table = await readCsv(sourceOf(request, importer.language))
  if (!table.ok) return table
  const matched = matchColumns(importer.fields, table.value.headings, request.columns)
  if (!matched.ok) return matched
  const { columns, missing } = matched.value
  const report = emptyReport(importer.fields, table.value, columns)
  if (missing.length > 0) {
    return request.apply ? refuse('column_missing', { fields: missing }) : accept(report)
  }
  const rows = await cellsOf(table.value, columns)
  const read = await importer.prepare(rows, table.value, transaction)
  const file = createHash('sha256')
    .update(request.file ?? request.csv ?? '')
    .digest('hex')
  const collect = collector<Imported>(report)
  for (let start = 0; start < rows.length; start += SLICE_ROWS) {
    const slice = rows.slice(start, start + SLICE_ROWS)
    const ids = slice.map((_, i) => idOf(importer.workspaceId, `${file} ${start + i}`))
    const stored = await transaction(tx => importer.find(tx, ids))
    const things = slice.flatMap((cells, i) => {
      const id = ids[i] ?? ''
      return collect(read(cells, { id, stored: stored.get(id) }), start + i + 1)
    })
    if (request.apply && things.length > 0) await transaction(tx => importer.save(tx, things))
    await yieldToEventLoop()
  }
  return accept(report)
}

function sourceOf({ csv = '', file, encoding }: Request, language: string): CsvSource {
  return file === undefined
    ? { text: csv }
    : { bytes: Buffer.from(file, 'base64'), encoding, language }
}

function emptyReport(fields: readonly Field[], table: Table, columns: Columns): Report {
  return {
    encoding: table.encoding,
    headings: [...table.headings],
    fields: fields.map(({ name, required }) => ({ name, required })),
    columns: { ...columns },
    rows: table.rows.length,
    created: 0,
    updated: 0,
    refusedRows: 0,
    refused: [],
    preview: [],
  }
}

async function cellsOf(table: Table, columns: Columns): Promise<Cells[]> {
  const columnIndexes = Object.entries(columns).map(
    ([field, heading]) => [field, table.headings.indexOf(heading)] as const,
  )
  const rows: Cells[] = []
  for (const [index, row] of table.rows.entries()) {
    if (index % SLICE_ROWS === SLICE_ROWS - 1) await yieldToEventLoop()
    rows.push(
      Object.fromEntries(columnIndexes.map(([field, at]) => [field, withoutEscape(row[at] ?? '')])),
    )
  }
  return rows
}

/** Without the apostrophe that exports put before what a spreadsheet would take for a formula, such as +33. */
function withoutEscape(text: string): string {
  return text.replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

/** Adds rows to the report in order; returns the records to write. */
function collector<Imported extends { readonly id: string }>(
  report: Report,
): (result: Result<Imported>, row: number) => Imported[] {
  const seen = new Set<string>()
  const refuseRow = (row: number, errors: readonly CellError[]): Imported[] => {
    report.refusedRows += 1
    const remaining = MAX_ERRORS - report.refused.length
    report.refused.push(...errors.slice(0, remaining).map(error => ({ row, ...cut(error) })))
    return []
  }
  return (result, row) => {
    if (!result.ok) return refuseRow(row, result.errors)
    const { thing, isNew, shown, unique } = result.value
    // Two rows may refer to the same record by different ids.
    if (unique && (seen.has(unique.value) || seen.has(thing.id)))
      return refuseRow(row, [{ ...unique, reason: 'duplicate' }])
    if (unique) seen.add(unique.value).add(thing.id)
    if (isNew) report.created += 1
    else report.updated += 1
    if (report.preview.length < PREVIEW_ROWS) report.preview.push({ ...shown })
    return [thing]
  }
}

function cut({ field, value, reason }: CellError): CellError {
  return { field, value: value.slice(0, MAX_VALUE), reason }
}
