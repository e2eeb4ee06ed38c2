import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath } from '../db/pglite-files.ts'
import { StartError } from '../db/start-error.ts'

/** The folder into which everything is restored first. While it exists, nothing starts on the data folder. */
const UNFINISHED = 'restoring'
/** Entries of a data folder that hold data, unlike locks or files of a mount point. */
const DATA_ENTRIES = ['pglite', 'pglite.new', 'archive', 'outbox']

export type Target = {
  readonly pglite: string
  readonly archive: string
  /** Moves the restored data into place and removes the folder `restoring` last. */
  readonly finish: () => void
  readonly abandon: () => void
}

/** Prepares a data folder for a restore. Throws StartError when it is not empty. */
export function prepareTarget(dataDir: string): Target {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const [existing] = DATA_ENTRIES.filter(name => hasContent(join(dataDir, name)))
  if (existing !== undefined)
    throw new StartError(
      `${dataDir} is not empty (it has ${existing}): restore into another folder.`,
    )
  const staging = join(dataDir, UNFINISHED)
  mkdirSync(staging, { mode: 0o700 })
  mkdirSync(join(staging, 'archive'), { mode: 0o750 })
  syncPath(staging)
  syncPath(dataDir)
  const moved: string[] = []
  const finish = () => {
    // The files are flushed already; only the renames need to be.
    for (const name of ['archive', 'pglite']) {
      const [from, to] = [join(staging, name), join(dataDir, name)]
      if (!existsSync(from)) continue
      rmSync(to, { recursive: true, force: true })
      renameSync(from, to)
      moved.push(to)
    }
    syncPath(dataDir)
    rmSync(staging, { recursive: true })
    syncPath(dataDir)
  }
  const abandon = () => {
    for (const path of [...moved, staging]) rmSync(path, { recursive: true, force: true })
  }
  return { pglite: join(staging, 'pglite'), archive: join(staging, 'archive'), finish, abandon }
}

/** Throws StartError when a restore into the data folder is unfinished. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const staging = join(dataDir, UNFINISHED)
  if (!existsSync(staging)) return
  throw new StartError(
    `A restore into ${dataDir} did not end: delete everything in that folder (and with DATABASE_URL make a new, empty ` +
      'database), then run npm run restore again.',
  )
}

function hasContent(path: string): boolean {
  return existsSync(path) && readdirSync(path).length > 0
}
