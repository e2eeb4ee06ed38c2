import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../db/start-error.ts'
import type { Tx } from '../db/database.ts'
import { syncPath } from '../db/pglite-files.ts'
import type { UnmigratedDatabase } from '../db/unmigrated.ts'
import { type Archive, ArchiveError } from '../documents/archive.ts'
import {
  FORMAT,
  HEADER_ENTRY,
  type Header,
  MANIFEST_ENTRY,
  type Manifest,
  fileEntry,
  tableEntry,
} from './format.ts'
import {
  inSnapshot,
  listNamedFiles,
  listTables,
  readApplied,
  readRows,
  setSystemScope,
} from './read-store.ts'
import { type ZipWriter, createZip } from './zip-writer.ts'

export type BackupOptions = {
  readonly db: UnmigratedDatabase
  readonly archive: Archive
  readonly path: string
  readonly release: string
  readonly now: Date
  /** Continue when archived files are missing or damaged, and list them in the manifest. */
  readonly acceptMissingFiles: boolean
}

/**
 * Writes a consistent backup of the database and its files into one new file, which gets its final name only when it is
 * complete and flushed. Throws StartError.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { path } = options
  const unfinishedPath = join(
    dirname(path),
    `.${basename(path)}.${randomBytes(4).toString('hex')}.unfinished`,
  )
  const zip = createZip(unfinishedPath)
  try {
    const manifest = await inSnapshot(options.db.kysely, tx => writeEntries(tx, zip, options))
    await zip.finish()
    if (existsSync(path)) throw new StartError(`${path} is there already; give another name.`)
    renameSync(unfinishedPath, path)
    syncPath(dirname(path))
    return manifest
  } catch (error) {
    await zip.abort()
    rmSync(unfinishedPath, { force: true })
    throw error
  }
}

async function writeEntries(tx: Tx, zip: ZipWriter, options: BackupOptions): Promise<Manifest> {
  const migrations = await readApplied(tx)
  if (!migrations || migrations.length === 0)
    throw new StartError('There is no database of Bordereau to back up: start Bordereau once.')
  await setSystemScope(tx)
  const header: Header = {
    product: 'bordereau',
    format: FORMAT,
    release: options.release,
    createdAt: options.now.toISOString(),
    engine: options.db.engine,
    migrations,
  }
  await zip.add(HEADER_ENTRY, json(header))
  const tables: Manifest['tables'] = {}
  for (const table of await listTables(tx)) tables[table] = await writeTable(tx, zip, table)
  const manifest: Manifest = { tables, ...(await writeFiles(tx, zip, options)) }
  await zip.add(MANIFEST_ENTRY, json(manifest))
  return manifest
}

async function writeTable(tx: Tx, zip: ZipWriter, table: string) {
  let rows = 0
  const written = await zip.add(
    tableEntry(table),
    (async function* () {
      for await (const lines of readRows(tx, table)) {
        rows += lines.length
        yield lines.map(line => `${line}\n`).join('')
      }
    })(),
  )
  return { rows, ...written }
}

async function writeFiles(
  tx: Tx,
  zip: ZipWriter,
  { archive, acceptMissingFiles }: BackupOptions,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files = { count: 0, bytes: 0 }
  const missingFiles: string[] = []
  for (const { sha256, isText } of await listNamedFiles(tx)) {
    const bytes = await loadIntact(archive, sha256)
    if (!bytes) missingFiles.push(sha256)
    // PDFs and pictures are compressed already.
    else {
      await zip.add(fileEntry(sha256), once(bytes), { compress: isText })
      files.count += 1
      files.bytes += bytes.length
    }
  }
  if (missingFiles.length > 0 && !acceptMissingFiles) throw missingFilesError(missingFiles)
  return { files, missingFiles }
}

async function loadIntact(archive: Archive, sha256: string): Promise<Uint8Array | undefined> {
  return archive.load(sha256).catch((error: unknown) => {
    if (error instanceof ArchiveError) return undefined
    throw error
  })
}

function missingFilesError(hashes: readonly string[]): StartError {
  return new StartError(
    `${hashes.length} archived files are missing or damaged (the first is ${hashes[0]}): Settings → Journal names ` +
      'their documents. To back up everything else, add --accept-missing-files.',
  )
}

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield value
}

function json(value: unknown): AsyncGenerator<string> {
  return once(`${JSON.stringify(value, null, 2)}\n`)
}
