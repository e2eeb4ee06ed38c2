import * as z from 'zod/mini'

/** A CSV file to read into customers or items: text as it was in the file, and which column feeds which field. */
export const importRequest = z.object({
  csv: z.string().check(z.maxLength(5_000_000)),
  /** Field name → column heading. Missing: guessed from the headings. */
  columns: z.optional(z.record(z.string(), z.string())),
  /** false: preview only, nothing is written. */
  apply: z.boolean(),
})

/** What the import did, or would do, row by row. Row 1 is the first row below the headings. */
export const importReport = z.object({
  headings: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), required: z.boolean() })),
  columns: z.record(z.string(), z.string()),
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  refused: z.array(
    z.object({ row: z.number(), field: z.string(), value: z.string(), reason: z.string() }),
  ),
  /** The first rows as they were understood. */
  preview: z.array(z.record(z.string(), z.string())),
})

export const importRefusals = { not_csv: 422, too_many_rows: 422, column_missing: 422 }
