import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../db/start-error.ts'
import { openUnmigrated } from '../db/unmigrated.ts'
import { fileArchive } from '../documents/archive.ts'
import { KEY_FILE } from '../secrets/key.ts'
import type { Manifest } from './format.ts'
import { takeSnapshot } from './snapshot.ts'
import { refuseUnfinishedRestore } from './target.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = 'Usage: npm run backup -- <file or folder>'
const ACCEPT_MISSING = '--accept-missing-files'

/** `npm run backup -- <file or folder>`: returns the message to print. */
export async function runBackup(
  config: Config,
  args: readonly string[],
  now: Date,
): Promise<string> {
  const paths = args.filter(arg => arg !== ACCEPT_MISSING)
  const [target] = paths
  if (target === undefined || paths.length > 1 || target.startsWith('-'))
    throw new StartError(USAGE)
  refuseUnfinishedRestore(config.dataDir)
  const path = backupPathOf(resolve(target), now)
  if (existsSync(path)) throw new StartError(`${path} is there already; give another name.`)
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`)
  const common = {
    archive: fileArchive(join(config.dataDir, 'archive'), () => now.getTime()),
    path,
    release: config.release,
    now,
    acceptMissingFiles: args.includes(ACCEPT_MISSING),
  }
  const snapshot = config.databaseUrl === null ? await takeSnapshot(config.dataDir) : undefined
  try {
    const db = await openUnmigrated(
      snapshot ? { folder: snapshot.folder } : { url: config.databaseUrl ?? '' },
    )
    try {
      return summaryOf(config, path, await writeBackup({ ...common, db }))
    } finally {
      await db.close()
    }
  } finally {
    snapshot?.remove()
  }
}

/** In an existing folder the file gets a name with the current time. */
function backupPathOf(path: string, now: Date): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path
  return join(path, `bordereau-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`)
}

function summaryOf(
  config: Config,
  path: string,
  { tables, files, missingFiles }: Manifest,
): string {
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0)
  const missing =
    missingFiles.length === 0
      ? ''
      : ` ${missingFiles.length} archived files are missing from it, because they were missing or damaged.`
  return `Backup written to ${path}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} archived files.${missing}${keyNote(config, tables['secret']?.rows ?? 0)}`
}

/** The key is not in the backup, so that a thief of the file cannot use the secrets. */
function keyNote({ dataDir, secretKeys }: Config, secrets: number): string {
  if (secrets === 0) return ''
  const where =
    secretKeys.keys === null ? (secretKeys.file ?? join(dataDir, KEY_FILE)) : 'SECRETS_KEY'
  return ` The key of ${secrets} stored secrets is not in it: keep a copy of ${where} in another place.`
}
