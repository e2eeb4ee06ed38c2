import { type Kysely, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { APP_ROLE } from '../db/role.ts'
import type { Schema } from '../db/tables.ts'
import type { AppliedMigration } from './format.ts'

/** A read-only transaction with repeatable read isolation: a consistent view of all tables. */
export function inSnapshot<Value>(
  db: Kysely<Schema>,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}

/** The applied migrations; undefined in a database of another program. Read as the owner of the tables. */
export async function readApplied(tx: Tx): Promise<AppliedMigration[] | undefined> {
  const { rows: result } = await sql<{ exists: boolean }>`
    select to_regclass('public.migration') is not null as exists`.execute(tx)
  if (result[0]?.exists !== true) return undefined
  const { rows } = await sql<AppliedMigration>`
    select number, name, sha256 from migration order by number`.execute(tx)
  return rows
}

/** Sets, for the rest of the transaction, the role and scope to which the policies show every row. */
export async function setSystemScope(tx: Tx): Promise<void> {
  await sql`select set_config('role', ${APP_ROLE}, true), set_config('app.system', 'on', true)`.execute(
    tx,
  )
}

/** All tables except `migration`, whose content is in the header. */
export async function listTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migration'
    order by relname collate "C"`.execute(tx)
  return rows.map(row => row.name)
}

const FETCH_ROWS = 200

/** A table's rows as JSON lines, through a cursor: only one table at a time per transaction. */
export async function* readRows(tx: Tx, table: string): AsyncGenerator<string[]> {
  await sql`declare table_rows no scroll cursor for
    select to_json(whole)::text as line from ${sql.table(table)} as whole`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(FETCH_ROWS))} from table_rows`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(row => row.line)
  }
  await sql`close table_rows`.execute(tx)
}

/** PDF is compressed already. */
const TEXT_MEDIA_TYPE = '^text/|[/+](xml|json)$'

export type NamedFile = { readonly sha256: string; readonly isText: boolean }

const IS_TEXT = sql`media_type ~ ${TEXT_MEDIA_TYPE}`
const NOT_TEXT = sql`false`

/** The columns with archived files, by the table and the column: documents, quotes, files of drafts and e-mails, logos. */
const FILE_COLUMNS = [
  { table: 'document', column: 'sha256', text: IS_TEXT },
  { table: 'attachment', column: 'sha256', text: IS_TEXT },
  { table: 'company', column: 'logo_sha256', text: NOT_TEXT },
  { table: 'quote_revision', column: 'pdf_sha256', text: NOT_TEXT },
  { table: 'quote_revision', column: 'signed_pdf_sha256', text: NOT_TEXT },
  { table: 'accompanying_document', column: 'sha256', text: NOT_TEXT },
] as const
const OF_MAIL = sql`
  select file ->> 'sha256' as sha256, false as text from mail, jsonb_array_elements(attachments) as file
  where file ->> 'sha256' is not null`

/**
 * The archived files referenced by the database, without duplicates. A database of an earlier release, as in its backup, may
 * not have all of the columns.
 */
export async function listNamedFiles(tx: Tx): Promise<NamedFile[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(tx)
  const existing = new Set(columns.map(({ name }) => name))
  const sources = FILE_COLUMNS.filter(({ table, column }) =>
    existing.has(`${table}.${column}`),
  ).map(
    ({ table, column, text }) => sql`
      select encode(${sql.ref(column)}, 'hex'), ${text} from ${sql.table(table)}
      where ${sql.ref(column)} is not null`,
  )
  const named = sql.join([OF_MAIL, ...sources], sql` union all `)
  const { rows } = await sql<{ sha256: string; text: boolean }>`
    select sha256, bool_and(text) as text from (${named}) as named
    group by sha256 order by sha256`.execute(tx)
  return rows.map(row => ({ sha256: row.sha256, isText: row.text }))
}

export async function listWorkspaces(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('workspace').select('id').orderBy('id').execute()
  return rows.map(row => row.id)
}
