import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { readControl } from './control.ts'
import { listFault } from './file-list.ts'
import { logFault } from './log-files.ts'

export const CLUSTER = 'pglite'
const ARCHIVE = 'archive'
const MAJOR_VERSION = '18'

/** Without these PostgreSQL does not start, or PGlite creates a new database. */
const ESSENTIAL_FILES = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/1/PG_VERSION',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
  'pg_xact/0000',
  'postgresql.conf',
  'pg_hba.conf',
  'pg_ident.conf',
]
/** Some are always empty; copy programs may omit empty folders. */
const ESSENTIAL_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
]
const PAGE_BYTES = 8192

/** The content of a data folder: nothing yet, or a whole embedded database. */
export type Found = 'nothing' | 'database'

/**
 * Checks without writing whether the embedded database may open a data folder. Throws StartError, with what to do, when
 * its database is damaged, half copied, of another version or missing beside an archive of documents.
 *
 * `allowNew`: an archive without a database is accepted, as at the beginning of a restore.
 */
export function checkDataFolder(dataDir: string, allowNew = false): Found {
  checkFolder(dataDir)
  if (!existsSync(dataDir)) return 'nothing'
  return withAccessErrors(dataDir, () => checkContents(dataDir, allowNew))
}

function checkContents(dataDir: string, allowNew: boolean): Found {
  const cluster = join(dataDir, CLUSTER)
  if (isPresent(cluster)) {
    checkFolder(cluster)
    if (!existsSync(cluster))
      throw new StartError(
        `${cluster} is a link to a folder that is not there: mount its disk, or restore the last backup (npm run restore).`,
      )
    const fault = clusterFault(cluster)
    if (fault !== undefined) throw damagedError(cluster, fault)
    return 'database'
  }
  if (existsSync(join(dataDir, 'PG_VERSION')))
    throw new StartError(
      `${dataDir} is itself the folder of a PostgreSQL database: set DATA_DIR to the folder that holds ${CLUSTER}, or to a new one.`,
    )
  if (!allowNew && hasFiles(join(dataDir, ARCHIVE)))
    throw new StartError(
      `${join(dataDir, ARCHIVE)} holds documents, but the database beside it is missing: restore the last backup (npm run restore), or set ALLOW_NEW_DATABASE=true to begin with an empty one.`,
    )
  return 'nothing'
}

/** Throws StartError when the path exists but is not a folder, or when it may not be written. */
export function checkFolder(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory())
    throw new StartError(
      `${path} is not a folder: move it away, or set DATA_DIR to another folder.`,
    )
  withAccessErrors(path, () => accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK))
}

/** The first fault of a PostgreSQL data directory; undefined: no damage was detected. */
export function clusterFault(dir: string): string | undefined {
  if (readdirSync(dir).length === 0) return 'it is empty'
  const missing = missingPart(dir)
  if (missing !== undefined) return `${missing} is missing`
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION) {
    if (/^\d{1,2}(\.\d)?$/.test(version)) throw versionError(dir, version)
    return 'PG_VERSION is damaged'
  }
  const control = readControl(dir)
  if ('damaged' in control) return control.damaged
  if ('otherFormat' in control)
    throw versionError(dir, `${version} (format ${control.otherFormat})`)
  return (
    logFault(dir, control) ??
    listFault(dir, control) ??
    (control.stopped ? tornFile(dir) : undefined) ??
    transactionFault(dir)
  )
}

function missingPart(dir: string): string | undefined {
  return (
    ESSENTIAL_FILES.find(name => !isKind(dir, name, 'file')) ??
    ESSENTIAL_FOLDERS.find(name => !isKind(dir, name, 'folder'))
  )
}

/** After a proper stop each table's file has whole pages. After a crash the last may be torn; the log repairs it. */
function tornFile(dir: string): string | undefined {
  for (const folder of ['global', ...readdirSync(join(dir, 'base')).map(name => `base/${name}`)]) {
    for (const name of readdirSync(join(dir, folder)).filter(one =>
      /^\d+(\.\d+|_fsm|_vm)?$/.test(one),
    )) {
      const { size } = statSync(join(dir, folder, name))
      if (size % PAGE_BYTES !== 0) return `${folder}/${name} is cut`
    }
  }
  return undefined
}

/** The first transactions created the catalogue and are committed: a page of zeros means that this page was lost. */
function transactionFault(dir: string): string | undefined {
  const first = readFileSync(join(dir, 'pg_xact', '0000')).subarray(0, PAGE_BYTES)
  if (first.length < PAGE_BYTES) return 'pg_xact/0000 is cut'
  return first.every(byte => byte === 0) ? 'pg_xact/0000 is damaged' : undefined
}

function isKind(dir: string, name: string, kind: 'file' | 'folder'): boolean {
  const stats = statSync(join(dir, name), { throwIfNoEntry: false })
  if (stats === undefined) return false
  // Sizes are not checked here: a configuration file may be empty.
  return kind === 'folder' ? stats.isDirectory() : stats.isFile()
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function hasFiles(path: string): boolean {
  if (!existsSync(path)) return false
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(entry => entry.isFile())
}

function damagedError(dir: string, fault: string): StartError {
  return new StartError(
    `The database in ${dir} is not whole (${fault}): restore the last backup (npm run restore).`,
  )
}

function versionError(dir: string, version: string): StartError {
  return new StartError(
    `The database in ${dir} is of PostgreSQL ${version} and this Bordereau works with ${MAJOR_VERSION}: start the version of Bordereau that made it, or restore a backup of it (npm run restore).`,
  )
}

/** Runs the work; an error of the file system becomes a StartError with a message instead of a code. */
export function withAccessErrors<Value>(path: string, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw accessError(path, error) ?? error
  }
}

function accessError(path: string, error: unknown): StartError | undefined {
  if (!(error instanceof Error) || error instanceof StartError || !('code' in error))
    return undefined
  const at = 'path' in error && typeof error.path === 'string' ? error.path : path
  const reason =
    REASONS[String(error.code)] ??
    `${at} cannot be read (${String(error.code)}): check the disk, then start again or restore the last backup (npm run restore).`
  return new StartError(reason.replace('{path}', at), { cause: error })
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES:
    '{path} is not open to the user that Bordereau runs as: give it the right to read and write there, or set DATA_DIR to another folder.',
  EPERM:
    '{path} is not open to the user that Bordereau runs as: give it the right to read and write there, or set DATA_DIR to another folder.',
  EROFS:
    '{path} is on a disk that is mounted read-only: mount it for writing, or set DATA_DIR to another folder.',
  ENOSPC: '{path} is on a disk that is full: make room, then start again.',
  EDQUOT: '{path} is on a disk whose quota is used up: make room, then start again.',
  EEXIST: '{path} is not a folder: move it away, or set DATA_DIR to another folder.',
  ENOTDIR: '{path} is not in a folder: set DATA_DIR to another folder.',
  ELOOP: '{path} is a link to itself: set DATA_DIR to another folder.',
}
