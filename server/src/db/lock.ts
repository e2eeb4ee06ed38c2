import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

export type DirectoryLock = { release(): void }

/** How long a predecessor that is just ending may still hold the lock. */
const GRACE_MS = 1_000
const SQLITE_BUSY = 5

/** A lock nobody refers to would be collected as garbage, and with it let go. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data directory for this process alone; two processes on one embedded database destroy it silently.
 *
 * An exclusive SQLite transaction on `<dir>/lock` is a lock of the operating system on that file: it ends with the
 * process however that dies, and it holds between containers, where every process is number 1 and a pid file lies.
 * Throws StartError when another process (or another part of this one) still has it after graceMs.
 */
export function lockDirectory(dir: string, graceMs: number = GRACE_MS): DirectoryLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = openLockFile(dir, graceMs)
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new StartError(inUse(dir))
    throw new StartError(`The lock in ${dir} cannot be taken: ${sentenceOf(error)}`)
  }
  held.add(file)
  return {
    release: () => {
      if (held.delete(file)) file.close()
    },
  }
}

function inUse(dir: string): string {
  return `Another Bordereau process is using ${dir}. Stop it first, or set DATA_DIR to another folder.`
}

function openLockFile(dir: string, graceMs: number): DatabaseSync {
  const { DatabaseSync } = quietly(() => process.getBuiltinModule('node:sqlite'))
  try {
    return new DatabaseSync(join(dir, 'lock'), { timeout: graceMs })
  } catch (error) {
    throw new StartError(`The lock in ${dir} cannot be opened: ${sentenceOf(error)}`)
  }
}

/** Node says once that its SQLite is experimental; the two calls used here are its oldest. */
function quietly<Value>(load: () => Value): Value {
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

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
