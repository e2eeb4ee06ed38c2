import { existsSync } from 'node:fs'
import { MIGRATIONS, type Tx } from '../db/database.ts'
import { listMigratingFiles } from '../db/folder/file-list.ts'
import { madeCluster } from '../db/made-cluster.ts'
import { type Migration, readMigrations } from '../db/migrate.ts'
import { prepareRoles } from '../db/role.ts'
import { StartError } from '../db/start-error.ts'
import { type DatabaseLocation, type UnmigratedDatabase, openUnmigrated } from '../db/unmigrated.ts'
import type { Archive } from '../documents/archive.ts'
import type { Manifest } from './format.ts'
import {
  type Backup,
  checkContents,
  openBackup,
  readFile,
  readLines,
  reportingDamage,
} from './read-backup.ts'
import { listNamedFiles, listTables } from './read-store.ts'
import {
  advanceCounters,
  countRows,
  withoutConstraints,
  insertRows,
  isEmptyDatabase,
  blockStarts,
  makeTables,
  writableColumns,
} from './write-store.ts'
import { ZipError } from './zip-reader.ts'

const BATCH_ROWS = 500
const BATCH_CHARS = 1_000_000

export type RestoreOptions = {
  readonly path: string
  /** An empty database. */
  readonly place: DatabaseLocation
  /** An empty archive. */
  readonly archive: Archive
}

/**
 * Restores a backup into an empty database and an empty archive, in one transaction that commits only if everything
 * matches the manifest. Throws StartError.
 */
export async function restoreBackup({ path, place, archive }: RestoreOptions): Promise<Manifest> {
  const migrations = readMigrations(MIGRATIONS)
  const backup = await openBackup(path, migrations)
  const applied = new Set(backup.header.migrations.map(migration => migration.number))
  try {
    await checkContents(path, backup)
    // A backup of this release goes into a copy of the tables that set-up has made, which takes seconds less.
    const made = applied.size === migrations.length ? madeFor(place) : undefined
    const db = await openUnmigrated(place, made)
    // Emptying the tables replaces their files, which the copied list of files names.
    if (made !== undefined && 'folder' in place) listMigratingFiles(place.folder)
    try {
      await prepareServer(db)
      await reportingDamage(path, () =>
        db.kysely.transaction().execute(async tx => {
          if (made === undefined)
            await createTables(
              tx,
              db.engine,
              migrations.filter(({ number }) => applied.has(number)),
            )
          await fillDatabase(tx, backup)
          await fillArchive(tx, backup, archive)
        }),
      )
    } finally {
      await db.close()
    }
    return backup.manifest
  } finally {
    backup.close()
  }
}

/** A migrated cluster for a folder of the embedded engine that does not exist yet, where set-up has made one. */
function madeFor(place: DatabaseLocation): string | undefined {
  return 'folder' in place && !existsSync(place.folder) ? madeCluster() : undefined
}

async function createTables(
  tx: Tx,
  engine: UnmigratedDatabase['engine'],
  migrations: readonly Migration[],
): Promise<void> {
  if (engine === 'postgresql') await blockStarts(tx)
  if (!(await isEmptyDatabase(tx)))
    throw new StartError('The database is not empty: restore into a new one.')
  await makeTables(tx, migrations)
}

async function prepareServer({ engine, pool }: UnmigratedDatabase): Promise<void> {
  if (engine !== 'postgresql') return
  const client = await pool.connect()
  try {
    await prepareRoles(client)
  } finally {
    client.release()
  }
}

async function fillDatabase(tx: Tx, backup: Backup): Promise<void> {
  const tables = await listTables(tx)
  const expectedTables = backup.tables.map(table => table.name).toSorted()
  if (tables.toSorted().join() !== expectedTables.join())
    throw new ZipError('its tables are not those of its migrations')
  await withoutConstraints(tx, tables, async () => {
    for (const table of backup.tables) await fillTable(tx, table, backup.manifest)
  })
  for (const table of tables) {
    const [rows, expected] = [await countRows(tx, table), backup.manifest.tables[table]?.rows]
    if (rows !== expected)
      throw new Error(`${table} has ${rows} rows after the restore, not ${expected}`)
  }
}

async function fillTable(
  tx: Tx,
  table: Backup['tables'][number],
  manifest: Manifest,
): Promise<void> {
  const columns = await writableColumns(tx, table.name)
  let lines: string[] = []
  let length = 0
  const flush = async () => {
    if (lines.length > 0) await insertRows(tx, table.name, columns, lines)
    lines = []
    length = 0
  }
  for await (const line of readLines(table, manifest)) {
    lines.push(line)
    length += line.length
    if (lines.length >= BATCH_ROWS || length >= BATCH_CHARS) await flush()
  }
  await flush()
  await advanceCounters(tx, table.name, columns)
}

/**
 * Stores the files and checks that every referenced file is present, except those missing according to the manifest.
 */
async function fillArchive(tx: Tx, backup: Backup, archive: Archive): Promise<void> {
  const stored = new Set<string>()
  for (const file of backup.files) stored.add(await archive.store(await readFile(file)))
  const missing = new Set(backup.manifest.missingFiles)
  for (const { sha256 } of await listNamedFiles(tx)) {
    if (!stored.has(sha256) && !missing.has(sha256))
      throw new ZipError(`the file ${sha256} is missing`)
  }
}
