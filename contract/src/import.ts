import * as z from 'zod/mini'
import { ENCODINGS } from './encoding-names.ts'
import { foundEncoding } from './encodings.ts'
import { LARGE_BODY_BYTES, endpoint } from './endpoint.ts'
import { inWorkspace } from './value.ts'

/** A CSV file to import as customers or items: its text or its bytes, and the mapping from fields to columns. */
export const importRequest = z.object({
  csv: z.optional(z.string().check(z.maxLength(5_000_000))),
  /** In base64, instead of `csv`: the encoding is found, unless `encoding` says it. */
  file: z.optional(z.string().check(z.maxLength(6_700_000))),
  encoding: z.optional(z.enum(ENCODINGS)),
  /** Field name → column heading. Absent: guessed from the headings. */
  columns: z.optional(z.record(z.string(), z.string())),
  /** false: preview only, nothing is stored. */
  apply: z.boolean(),
})
export type ImportRequest = z.infer<typeof importRequest>

/** The result of the import, or of its preview, row by row. Row 1 is the first row below the headings. */
export const importReport = z.object({
  /** Of `file`; null where the request has the text. */
  encoding: z.nullable(foundEncoding),
  headings: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), required: z.boolean() })),
  columns: z.record(z.string(), z.string()),
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  /** Number of invalid rows. */
  refusedRows: z.number(),
  /** The first thousand errors. */
  refused: z.array(
    z.object({ row: z.number(), field: z.string(), value: z.string(), reason: z.string() }),
  ),
  /** The first rows as parsed. */
  preview: z.array(z.record(z.string(), z.string())),
})
export type ImportReport = z.infer<typeof importReport>

/** Refusals of a limit have it in their detail, with the line of the file that exceeds it. */
export const importRefusals = {
  not_csv: 422,
  too_many_rows: 422,
  too_many_columns: 422,
  cell_too_long: 422,
  column_missing: 422,
}

export const importItems = endpoint({
  name: 'importItems',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/items/import',
  access: 'import',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: importRequest,
  response: importReport,
  refusals: importRefusals,
})

export const importCustomers = endpoint({
  name: 'importCustomers',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/import',
  access: 'import',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: importRequest,
  response: importReport,
  refusals: importRefusals,
})
