import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import { syncPath } from '../pglite-files.ts'
import { type Control, readControl } from './control.ts'

/**
 * PostgreSQL detects a changed page by its checksum, but not a page of zeros, a table's file that was cut at a page, an
 * older file in place of a newer one or a lost pg_xact: rows are then lost without an error. So the embedded database's
 * folder has a list of its files, written after each proper stop (sizes and checksums) and each start (sizes only).
 */
export const FILE_LIST = 'bordereau-files.json'
const CONFIGURATION = 'postgresql.conf'
/** When the configuration has this comment, a folder without its list is an incomplete copy. */
const LIST_COMMENT = `# ${FILE_LIST} lists the files of this folder: keep both`
/** Checksums cover this many bytes, the smaller files first; of further files only the size is compared. */
const MAX_CHECKSUM_BYTES = 512 * 1024 * 1024
const BUFFER_BYTES = 1024 * 1024

const shape = z.object({
  system: z.string(),
  /** The last checkpoint when the list was written. */
  checkpoint: z.string(),
  /** After a proper stop: every file with its exact size. Otherwise the minimum that every later state has. */
  stopped: z.boolean(),
  files: z.record(z.string(), z.object({ bytes: z.number(), crc32: z.optional(z.number()) })),
})
type FileList = z.infer<typeof shape>

/** Files of tables and indexes; PostgreSQL recreates missing free space maps and visibility maps. */
const RELATION = /^(base\/\d+|global)\/\d+(\.\d+)?$/
/** Files rewritten at each start or at any time, or checked separately. */
const VOLATILE =
  /(^|\/)(pg_internal\.init|postmaster\.(pid|opts)|t\d+_\d+)|^(pg_wal|pg_stat|pg_stat_tmp|pg_subtrans|pg_notify|pg_dynshmem|pg_replslot)\/|^(bordereau-files\.json|[^/]*\.(conf|part))/

/** Writes the list after a proper stop. The caller holds the lock of the folder. */
export function listStoppedFiles(dir: string): void {
  const control = readControl(dir)
  if (!('stopped' in control) || !control.stopped) return
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  write(dir, {
    ...identityOf(control),
    stopped: true,
    files: Object.fromEntries(bySize(dir).map(file => [file.name, measure(dir, file, buffer)])),
  })
}

/** Writes the list after the checkpoint at start: until the process ends no table's file is deleted or gets shorter. */
export function listRunningFiles(dir: string): void {
  const control = readControl(dir)
  if (!('stopped' in control)) return
  const tables = bySize(dir).filter(({ name }) => RELATION.test(name))
  write(dir, {
    ...identityOf(control),
    stopped: false,
    files: Object.fromEntries(tables.map(({ name, bytes }) => [name, { bytes }])),
  })
}

/** Writes an empty list before migrations, which may delete and rewrite tables' files, so that a crash is no damage. */
export function listMigratingFiles(dir: string): void {
  const control = readControl(dir)
  if ('stopped' in control) write(dir, { ...identityOf(control), stopped: false, files: {} })
}

/** The first difference between list and folder; undefined: none, or there is no list for this state. */
export function listFault(dir: string, control: Control): string | undefined {
  const list = readList(dir)
  if (list === 'damaged') return `${FILE_LIST} is damaged`
  if (list === 'none') return hasListComment(dir) ? `${FILE_LIST} is missing` : undefined
  if (list.system !== String(control.systemId)) return 'its files are those of several databases'
  const listed = BigInt(list.checkpoint)
  // The listed files are newer than the folder's state: only some were restored.
  if (listed > control.checkpoint) return 'its files are of different ages'
  const exact = list.stopped && control.stopped && listed === control.checkpoint
  for (const file of Object.keys(list.files).map(name => ({ name, ...list.files[name] }))) {
    const fault = exact ? changeOf(dir, file) : lossOf(dir, file)
    if (fault !== undefined) return `${file.name} ${fault}`
  }
  return exact ? contentFault(dir, list) : undefined
}

type ListedFile = {
  readonly name: string
  readonly bytes?: number | undefined
  readonly crc32?: number | undefined
}

function changeOf(dir: string, { name, bytes }: ListedFile): string | undefined {
  const size = sizeOf(dir, name)
  if (size === undefined) return 'is missing'
  if (size === bytes) return undefined
  return size < (bytes ?? 0) ? 'is cut' : 'is another file'
}

function lossOf(dir: string, { name, bytes }: ListedFile): string | undefined {
  if (!RELATION.test(name)) return undefined
  const size = sizeOf(dir, name)
  if (size === undefined) return 'is missing'
  return size < (bytes ?? 0) ? 'is cut' : undefined
}

function contentFault(dir: string, list: FileList): string | undefined {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  for (const [name, { crc32: expected }] of Object.entries(list.files)) {
    if (expected !== undefined && checksumOf(join(dir, name), buffer) !== expected)
      return `${name} is damaged`
  }
  return undefined
}

function identityOf(control: Control): Pick<FileList, 'system' | 'checkpoint'> {
  return { system: String(control.systemId), checkpoint: String(control.checkpoint) }
}

type SizedFile = { readonly name: string; readonly bytes: number; readonly before: number }

/** Every listed file, the smallest first, with the sum of bytes of the files before it. */
function bySize(dir: string): SizedFile[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(name => !VOLATILE.test(name))
    .map(name => ({ name, bytes: statSync(join(dir, name)).size }))
    .toSorted((a, b) => a.bytes - b.bytes)
  let before = 0
  return files.map(file => {
    const sized = { ...file, before }
    before += file.bytes
    return sized
  })
}

function measure(dir: string, { name, bytes, before }: SizedFile, buffer: Buffer) {
  if (before + bytes > MAX_CHECKSUM_BYTES) return { bytes }
  return { bytes, crc32: checksumOf(join(dir, name), buffer) }
}

function checksumOf(path: string, buffer: Buffer): number {
  const fd = openSync(path, 'r')
  try {
    let crc = 0
    for (let read = 1; read > 0;) {
      read = readSync(fd, buffer)
      crc = crc32(buffer.subarray(0, read), crc)
    }
    return crc
  } finally {
    closeSync(fd)
  }
}

function sizeOf(dir: string, name: string): number | undefined {
  return statSync(join(dir, name), { throwIfNoEntry: false })?.size
}

function readList(dir: string): FileList | 'none' | 'damaged' {
  const path = join(dir, FILE_LIST)
  if (!existsSync(path)) return 'none'
  try {
    const parsed = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success && /^\d+$/.test(parsed.data.checkpoint) ? parsed.data : 'damaged'
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged'
    throw error
  }
}

function hasListComment(dir: string): boolean {
  return readFileSync(join(dir, CONFIGURATION), 'utf8').includes(LIST_COMMENT)
}

/** Replaces the list atomically. */
function write(dir: string, list: FileList): void {
  const path = join(dir, FILE_LIST)
  writeFileSync(`${path}.part`, JSON.stringify(list))
  syncPath(`${path}.part`)
  renameSync(`${path}.part`, path)
  syncPath(dirname(path))
  if (!hasListComment(dir)) appendFileSync(join(dir, CONFIGURATION), `\n${LIST_COMMENT}\n`)
}
