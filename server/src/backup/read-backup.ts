import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { TextDecoder } from 'node:util'
import { StartError } from '../db/start-error.ts'
import type { Migration } from '../db/migrate.ts'
import { sha256Of } from '../documents/archive.ts'
import {
  FILE_ENTRY,
  FORMAT,
  HEADER_ENTRY,
  type Header,
  MANIFEST_ENTRY,
  type Manifest,
  TABLE_ENTRY,
  formatShape,
  headerShape,
  manifestShape,
} from './format.ts'
import { type ZipEntry, ZipError, openZip } from './zip-reader.ts'

export type Backup = {
  readonly header: Header
  readonly manifest: Manifest
  readonly tables: readonly { readonly name: string; readonly read: ZipEntry['read'] }[]
  readonly files: readonly { readonly sha256: string; readonly read: ZipEntry['read'] }[]
  readonly close: () => void
}

/**
 * Opens a backup and checks what can be checked before reading its rows: completeness, format, migrations, and that its
 * entries match the manifest. Throws StartError.
 */
export async function openBackup(path: string, known: readonly Migration[]): Promise<Backup> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`)
  if (!statSync(path).isFile()) throw new StartError(`${path} is no file.`)
  return reportingDamage(path, async () => {
    const zip = await openZip(path)
    try {
      const entries = new Map(zip.entries.map(entry => [entry.name, entry]))
      const header = await readHeader(path, entries.get(HEADER_ENTRY))
      checkMigrations(header, known)
      const manifest = manifestShape.parse(await readJson(entries.get(MANIFEST_ENTRY)))
      const tables = matchingEntries(zip.entries, TABLE_ENTRY).map(([name, read]) => ({
        name,
        read,
      }))
      const files = matchingEntries(zip.entries, FILE_ENTRY).map(([sha256, read]) => ({
        sha256,
        read,
      }))
      if (tables.length + files.length + 2 !== entries.size)
        throw new ZipError('it has unknown entries')
      checkNames(
        tables.map(table => table.name),
        Object.keys(manifest.tables),
      )
      if (files.length !== manifest.files.count) throw new ZipError('files are missing')
      return { header, manifest, tables, files, close: zip.close }
    } catch (error) {
      zip.close()
      throw error
    }
  })
}

/** Converts errors about damaged backup files to a StartError with one message. */
export async function reportingDamage<Value>(
  path: string,
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    const isDamagedFile =
      error instanceof ZipError ||
      error instanceof SyntaxError ||
      (error instanceof Error && error.name === 'ZodError')
    if (!isDamagedFile) throw error
    throw new StartError(
      `${path} is no whole backup of Bordereau: it is cut off, damaged or another kind of file. Take another copy.`,
      { cause: error },
    )
  }
}

async function readHeader(path: string, entry: ZipEntry | undefined): Promise<Header> {
  const text = await readJson(entry)
  const { format } = formatShape.parse(text)
  if (format > FORMAT) {
    throw new StartError(
      `${path} was made by a newer version of Bordereau: restore it with that version or a later one.`,
    )
  }
  return headerShape.parse(text)
}

function checkMigrations(header: Header, known: readonly Migration[]): void {
  for (const applied of header.migrations) {
    const same = known.find(migration => migration.number === applied.number)
    const label = `${String(applied.number).padStart(4, '0')}-${applied.name}`
    if (!same) {
      throw new StartError(
        `The backup was made by a newer version of Bordereau (release ${header.release}, migration ${label}): ` +
          'restore it with that version or a later one.',
      )
    }
    if (same.sha256 !== applied.sha256)
      throw new StartError(`The backup has another migration ${label} than this program.`)
  }
}

function checkNames(found: readonly string[], expected: readonly string[]): void {
  const missing = expected.filter(name => !found.includes(name))
  if (missing.length > 0 || found.length !== expected.length)
    throw new ZipError(`tables are missing: ${missing.join(', ')}`)
}

function matchingEntries(
  entries: readonly ZipEntry[],
  pattern: RegExp,
): (readonly [string, ZipEntry['read']])[] {
  return entries.flatMap(entry => {
    const [, name] = pattern.exec(entry.name) ?? []
    return name === undefined ? [] : [[name, entry.read] as const]
  })
}

async function readJson(entry: ZipEntry | undefined): Promise<unknown> {
  if (!entry) throw new ZipError('the header or the manifest is missing')
  return JSON.parse((await readBytes(entry)).toString('utf8'))
}

/** Reads and checks the whole backup before anything is written, so that a damaged one needs no undo. */
export async function checkContents(path: string, backup: Backup): Promise<void> {
  await reportingDamage(path, async () => {
    for (const table of backup.tables) for await (const _ of readLines(table, backup.manifest));
    for (const file of backup.files) await readFile(file)
  })
}

/** Reads an archived file and checks its SHA-256 against its name. */
export async function readFile({ sha256, read }: Backup['files'][number]): Promise<Buffer> {
  const bytes = await readBytes({ read })
  if (sha256Of(bytes) !== sha256) throw new ZipError(`the file ${sha256} is damaged`)
  return bytes
}

export async function readBytes(entry: Pick<ZipEntry, 'read'>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of entry.read()) parts.push(part)
  return Buffer.concat(parts)
}

/** The rows of a table as lines. Throws after the last one when they do not match the manifest. */
export async function* readLines(
  { name, read }: Backup['tables'][number],
  manifest: Manifest,
): AsyncGenerator<string> {
  const expected = manifest.tables[name]
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let rows = 0
  for await (const part of read()) {
    hash.update(part)
    const lines = (rest + decode(decoder, part)).split('\n')
    rest = lines.pop() ?? ''
    rows += lines.length
    yield* lines
  }
  if (rest !== '' || rows !== expected?.rows || hash.digest('hex') !== expected.sha256)
    throw new ZipError(`the rows of ${name} are not those of the manifest`)
}

function decode(decoder: TextDecoder, part: Uint8Array): string {
  try {
    return decoder.decode(part, { stream: true })
  } catch (error) {
    throw new ZipError('its text is damaged', { cause: error })
  }
}
