import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { checkFolder, withAccessErrors } from './folder/check-data-folder.ts'
import { StartError } from './start-error.ts'

export type DirectoryLock = { release(): void }

/** Locks on the existing lock files; `completeLock` creates and locks the missing ones. */
export type PartialLock = DirectoryLock & {
  /**
   * Calls `onLost` once when one of the files is deleted or replaced, since another process can then lock the folder.
   */
  completeLock(onLost?: (path: string) => void): void
}

/** How long a process that is just ending may still hold the lock. */
const GRACE_MS = 1_000
const CHECK_EVERY_MS = 500
const SQLITE_BUSY = 5

/**
 * Two files, because people delete lock files: as long as one of them exists, a second process is refused. No other
 * code in this process may open them, since closing any descriptor of a file ends the process's locks on it.
 */
const FILES = ['instance.db', 'lock']

/** References to the locks: garbage collection would release a lock without one. */
const held = new Set<DatabaseSync>()

/**
 * Locks the data directory for this process; two processes on one embedded database destroy it silently.
 *
 * An exclusive SQLite transaction on a file is a lock of the operating system on that file: it ends with the process
 * even after a crash, and it holds between containers, where every process has id 1 and a pid file is useless. Throws
 * StartError when another process (or another part of this one) still has it after graceMs.
 */
export function lockDirectory(dir: string, graceMs: number = GRACE_MS): DirectoryLock {
  const lock = lockExisting(dir, graceMs)
  lock.completeLock()
  return lock
}

/** Locks the existing files without writing anything, so that the folder can be checked before it is changed. */
export function lockExisting(dir: string, graceMs: number = GRACE_MS): PartialLock {
  const files = new Map<string, DatabaseSync>()
  let watchTimer: NodeJS.Timeout | undefined
  const release = () => {
    clearInterval(watchTimer)
    for (const file of files.values()) if (held.delete(file)) file.close()
  }
  const take = (path: string) => {
    try {
      files.set(path, lockFile(dir, path, graceMs))
    } catch (error) {
      release()
      throw error
    }
  }
  const paths = FILES.map(name => join(dir, name))
  for (const path of paths) if (existsSync(path)) take(path)
  return {
    release,
    completeLock: onLost => {
      makeFolder(dir)
      for (const path of paths) if (!files.has(path)) take(path)
      if (onLost) watchTimer = watchFiles(paths, onLost)
    },
  }
}

/** Creates the folder and its parents. Throws StartError when that fails. */
export function makeFolder(dir: string): void {
  withAccessErrors(dir, () => mkdirSync(dir, { recursive: true, mode: 0o700 }))
  checkFolder(dir)
}

function lockFile(dir: string, path: string, graceMs: number): DatabaseSync {
  const file = openLockFile(path, graceMs)
  try {
    // Without a journal file, which would be written immediately.
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new StartError(inUse(dir))
    throw new StartError(`The lock ${path} cannot be taken: ${messageOf(error)}`)
  }
  held.add(file)
  return file
}

function watchFiles(paths: readonly string[], onLost: (path: string) => void): NodeJS.Timeout {
  const files = paths.map(path => ({ path, inode: inodeOf(path) }))
  const timer = setInterval(() => {
    const lost = files.find(({ path, inode }) => inodeOf(path) !== inode)
    if (!lost) return
    clearInterval(timer)
    onLost(lost.path)
  }, CHECK_EVERY_MS)
  timer.unref()
  return timer
}

function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino
}

function inUse(dir: string): string {
  return `Another Bordereau process is using ${dir}. Stop it first, or set DATA_DIR to another folder.`
}

function openLockFile(path: string, graceMs: number): DatabaseSync {
  const { DatabaseSync } = withoutWarnings(() => process.getBuiltinModule('node:sqlite'))
  try {
    return new DatabaseSync(path, { timeout: graceMs })
  } catch (error) {
    throw new StartError(`The lock ${path} cannot be opened: ${messageOf(error)}`)
  }
}

/** Suppresses Node's warning that its SQLite is experimental; the two calls used here are its oldest. */
function withoutWarnings<Value>(load: () => Value): Value {
  const emitWarning = process.emitWarning
  process.emitWarning = () => {}
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
