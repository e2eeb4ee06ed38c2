import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { MIGRATION_TABLE, type Migration, START_LOCK } from '../db/migrate.ts'

/** Makes server starts on this database wait until the transaction ends. Not needed on the embedded engine. */
export async function blockStarts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.raw(String(START_LOCK))})`.execute(tx)
}

/** Whether the database has no objects of this or another program. */
export async function isEmptyDatabase(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    ) and to_regnamespace('app') is null as empty`.execute(tx)
  return rows[0]?.empty === true
}

/** Creates the tables with the migrations of the backed up database. */
export async function makeTables(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  const scope = sql`set local app.system = 'on'`
  await sql.raw(MIGRATION_TABLE).execute(tx)
  for (const { number, name, sha256, sql: text } of migrations) {
    // One migration resets the scope at its end.
    await scope.execute(tx)
    await sql.raw(text).execute(tx)
    await sql`insert into migration (number, name, sha256) values (${number}, ${name}, ${sha256})`.execute(
      tx,
    )
  }
  await scope.execute(tx)
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Empties all tables and fills them without foreign keys and triggers, so that the order does not matter. Adding the
 * foreign keys again checks every row.
 */
export async function withoutConstraints(
  tx: Tx,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx)
  for (const { table, name } of keys)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx)
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
  await sql`truncate ${sql.join(tables.map(table => sql.table(table)))}`.execute(tx)
  await fill()
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  for (const { table, name, definition } of keys)
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(tx)
}

type Column = { name: string; identity: boolean }

/** The columns to insert: all except generated ones. */
export async function writableColumns(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, attidentity <> '' as identity from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx)
  return rows
}

/** Inserts rows in the format of readRows. */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map(column => sql.ref(column.name)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
    tx,
  )
}

/** Sets the sequences of identity columns to continue after the highest value. */
export async function advanceCounters(
  tx: Tx,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  for (const { name, identity } of columns) {
    if (!identity) continue
    await sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${name}),
      (select coalesce(max(${sql.ref(name)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx)
  }
}

export async function countRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from ${sql.table(table)}`.execute(tx)
  return Number(rows[0]?.count)
}
