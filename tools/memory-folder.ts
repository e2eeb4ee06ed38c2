import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps the files of this folder in memory. */
const ROOT = '/dev/shm'
/** Bytes: a run has at most 2 GB of databases at once, and its browsers and servers need memory as well. */
const ENOUGH = 8e9
const PREFIX = 'bordereau-test-'

/** A folder for temporary files, with the function that removes it. */
export type MemoryFolder = { readonly path: string; readonly remove: () => void }

/**
 * A folder in memory for the databases and archives of a test run, which are thousands of small files that live for
 * seconds: on a disk, creating, flushing and removing them takes much of the processor time of such tests. Undefined where
 * the system has none with enough room. Folders that killed runs left there are removed first.
 */
export function createMemoryFolder(root = ROOT, enough = ENOUGH): MemoryFolder | undefined {
  if (!existsSync(root)) return undefined
  removeLeftovers(root)
  const { bavail, bsize } = statfsSync(root)
  if (Math.min(bavail * bsize, process.availableMemory()) < enough) return undefined
  const path = join(root, `${PREFIX}${process.pid}`)
  // PostgreSQL, which runs as another user than root, passes through it to its own folder.
  mkdirSync(path, { recursive: true, mode: 0o711 })
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function removeLeftovers(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : Number.NaN)
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
