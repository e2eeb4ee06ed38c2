import { setImmediate as breathe } from 'node:timers/promises'
import type { importReport, importRequest } from '@bordereau/contract/import'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type * as z from 'zod/mini'
import { type Columns, type Field, matchColumns } from './columns.ts'
import { type Table, readCsv } from './csv.ts'

export type Report = z.infer<typeof importReport>
type Request = z.infer<typeof importRequest>

/** What is wrong with one cell. `reason` is a snake_case code. */
export type Fault = { readonly field: string; readonly value: string; readonly reason: string }

/** The cells of a row by field; only fields that have a column. */
export type Cells = Readonly<Record<string, string>>

/** What an import of one kind of thing knows. */
export type Importer<Thing extends { readonly id: string }> = {
  readonly fields: readonly Field[]
  /** Looks at all rows once, before the first is read: what exists already, how numbers are written. */
  readonly prepare: (rows: readonly Cells[], table: Table) => Promise<Reader<Thing>>
  readonly save: (things: readonly Thing[]) => Promise<void>
}

export type Reader<Thing> = (
  cells: Cells,
) => { readonly ok: true; readonly value: Read<Thing> } | Faulty

export type Faulty = { readonly ok: false; readonly faults: readonly Fault[] }

export type Read<Thing> = {
  readonly thing: Thing
  readonly isNew: boolean
  /** As it was understood, for the preview. */
  readonly shown: Cells
  /** The cell two rows may not share: the second is refused. Null: nothing tells the thing from others. */
  readonly unique: { readonly field: string; readonly value: string } | null
}

const PREVIEW_ROWS = 20
const AT_ONCE = 500
const VALUE_SHOWN = 120
/** Rows between two breaths, so that a long file holds up nobody else. */
export const STRIDE = 200

/**
 * Reads the file, refuses row by row what cannot be used, and with `apply` writes all the others; the caller's
 * transaction makes it all or nothing.
 */
export async function runImport<Thing extends { readonly id: string }>(
  request: Request,
  importer: Importer<Thing>,
): Promise<Decision<Report, 'not_csv' | 'too_many_rows' | 'column_missing'>> {
  const table = await readCsv(request.csv)
  if (!table.ok) return table
  const matched = matchColumns(importer.fields, table.value.headings, request.columns)
  if (!matched.ok) return matched
  const { columns, missing } = matched.value
  const empty = emptyReport(importer.fields, table.value, columns)
  if (missing.length > 0) {
    return request.apply ? refuse('column_missing', { fields: missing }) : accept(empty)
  }
  const rows = cellsOf(table.value, columns)
  const { report, things } = await readRows(rows, await importer.prepare(rows, table.value), empty)
  if (request.apply) {
    for (let at = 0; at < things.length; at += AT_ONCE) {
      await importer.save(things.slice(at, at + AT_ONCE))
    }
  }
  return accept(report)
}

function emptyReport(fields: readonly Field[], table: Table, columns: Columns): Report {
  return {
    headings: [...table.headings],
    fields: fields.map(({ name, required }) => ({ name, required })),
    columns: { ...columns },
    rows: table.rows.length,
    created: 0,
    updated: 0,
    refused: [],
    preview: [],
  }
}

function cellsOf(table: Table, columns: Columns): Cells[] {
  const places = Object.entries(columns).map(
    ([field, heading]) => [field, table.headings.indexOf(heading)] as const,
  )
  return table.rows.map(row =>
    Object.fromEntries(places.map(([field, index]) => [field, row[index] ?? ''])),
  )
}

async function readRows<Thing extends { readonly id: string }>(
  rows: readonly Cells[],
  read: Reader<Thing>,
  empty: Report,
): Promise<{ report: Report; things: Thing[] }> {
  const report: Report = { ...empty, refused: [], preview: [] }
  const things: Thing[] = []
  const seen = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (index % STRIDE === STRIDE - 1) await breathe()
    const row = index + 1
    const result = read(cells)
    if (!result.ok) {
      report.refused.push(...result.faults.map(fault => ({ row, ...cut(fault) })))
      continue
    }
    const { thing, isNew, shown, unique } = result.value
    // Two rows may name the same thing by different numbers of it.
    if (unique && (seen.has(unique.value) || seen.has(thing.id))) {
      report.refused.push({ row, ...cut({ ...unique, reason: 'duplicate' }) })
      continue
    }
    if (unique) seen.add(unique.value).add(thing.id)
    things.push(thing)
    if (isNew) report.created += 1
    else report.updated += 1
    if (report.preview.length < PREVIEW_ROWS) report.preview.push({ ...shown })
  }
  return { report, things }
}

function cut({ field, value, reason }: Fault): Fault {
  return { field, value: value.slice(0, VALUE_SHOWN), reason }
}
