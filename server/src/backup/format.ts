import * as z from 'zod'

/**
 * A backup is one ZIP file, the same for both engines:
 *
 *     bordereau.json         release, time, engine and the migrations of the database
 *     tables/<name>.ndjson   every row of a table, one JSON object per line, as written by PostgreSQL's to_json()
 *     archive/<SHA-256>      every archived file referenced by the tables
 *     manifest.json          rows, bytes and SHA-256 of each table; written last
 *
 * Later releases read earlier formats. FORMAT is incremented when earlier releases could not read the new format.
 */
export const FORMAT = 1

export const HEADER_ENTRY = 'bordereau.json'
export const MANIFEST_ENTRY = 'manifest.json'
export const TABLE_ENTRY = /^tables\/([a-z][a-z0-9_]*)\.ndjson$/
export const FILE_ENTRY = /^archive\/([0-9a-f]{64})$/

export const tableEntry = (table: string) => `tables/${table}.ndjson`
export const fileEntry = (sha256: string) => `archive/${sha256}`

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

const migration = z.object({ number: count, name: z.string(), sha256 })
export type AppliedMigration = z.infer<typeof migration>

/** Checked first: a backup of a newer format may have another header. */
export const formatShape = z.object({ product: z.literal('bordereau'), format: count })

export const headerShape = z.object({
  product: z.literal('bordereau'),
  format: z.literal(FORMAT),
  release: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgresql']),
  migrations: z.array(migration),
})
export type Header = z.infer<typeof headerShape>

export const manifestShape = z.object({
  tables: z.record(z.string(), z.object({ rows: count, bytes: count, sha256 })),
  files: z.object({ count, bytes: count }),
  /** Archived files that were missing or damaged at backup time; only with --accept-missing-files. */
  missingFiles: z.array(sha256),
})
export type Manifest = z.infer<typeof manifestShape>
