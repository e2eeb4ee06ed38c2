import { dirname, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { asSystem, openDatabase } from '../db/database.ts'
import { lockDirectory } from '../db/lock.ts'
import { StartError } from '../db/start-error.ts'
import { type Archive, fileArchive } from '../documents/archive.ts'
import { createSecretBox } from '../secrets/secret-box.ts'
import { countSecrets } from '../secrets/store.ts'
import type { Manifest } from './format.ts'
import { type JournalVerification, verifyJournals } from './verify-journals.ts'
import { restoreBackup } from './restore-backup.ts'
import { type Target, prepareTarget, refuseUnfinishedRestore } from './target.ts'

const USAGE = 'Usage: npm run restore -- <file>'

/** `npm run restore -- <file>`: returns the message to print. */
export async function runRestore(
  config: Config,
  args: readonly string[],
  log: Logger,
): Promise<string> {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) throw new StartError(USAGE)
  refuseUnfinishedRestore(config.dataDir)
  const lock = config.databaseUrl === null ? lockDirectory(config.dataDir) : undefined
  try {
    return await restoreInto(config, resolve(file), log)
  } finally {
    lock?.release()
  }
}

async function restoreInto(config: Config, path: string, log: Logger): Promise<string> {
  const target = prepareTarget(config.dataDir)
  const archive = fileArchive(target.archive, Date.now)
  const url = config.databaseUrl
  let committed = false
  try {
    const place = url === null ? { folder: target.pglite } : { url }
    const manifest = await restoreBackup({ path, place, archive })
    committed = true
    const verification = await verify(config, target, archive, log)
    target.finish()
    return summaryOf(config, manifest, verification)
  } catch (error) {
    // A committed PostgreSQL database stays filled: keep the folder `restoring`, so that nothing starts without its
    // archive.
    if (url === null || !committed) target.abandon()
    throw error
  }
}

type Verification = JournalVerification & { readonly secretsWithoutKey: number }

/** Opens the restored database as the server does, with newer migrations applied, and verifies the journals. */
async function verify(
  config: Config,
  target: Target,
  archive: Archive,
  log: Logger,
): Promise<Verification> {
  const dataDir = dirname(target.pglite)
  const db = await openDatabase({ url: config.databaseUrl, dataDir, log })
  try {
    const box = createSecretBox({ ...config.secretKeys, dataDir: config.dataDir })
    const secrets = await asSystem(db, tx => countSecrets(tx, box))
    return { ...(await verifyJournals(db, archive)), secretsWithoutKey: secrets.withoutKey }
  } finally {
    await db.close()
  }
}

function summaryOf(config: Config, manifest: Manifest, verification: Verification): string {
  const rows = Object.values(manifest.tables).reduce((total, table) => total + table.rows, 0)
  const missing = manifest.missingFiles.length
  return [
    `Restored into ${config.dataDir}${config.databaseUrl === null ? '' : ' and the database of DATABASE_URL'}: ` +
      `${rows} rows of ${Object.keys(manifest.tables).length} tables and ${manifest.files.count} archived files, all as in the backup.`,
    ...(missing === 0
      ? []
      : [`${missing} archived files were missing or damaged when the backup was made.`]),
    verification.findings.length === 0
      ? `The journal is whole: ${verification.entries} entries, ${verification.files} files of documents with the SHA-256 they were issued with.`
      : `The journal does not fit, as it did not when the backup was made: ${verification.findings
          .slice(0, 10)
          .map(finding => `${finding.number}: ${finding.what}`)
          .join('; ')}${verification.findings.length > 10 ? ' …' : ''}`,
    ...(verification.secretsWithoutKey === 0
      ? []
      : [
          `The key of ${verification.secretsWithoutKey} stored secrets is not here: copy secrets.key of the former data folder ` +
            `into ${config.dataDir}, or set SECRETS_KEY or SECRETS_KEY_FILE as before, else enter these secrets again in Settings.`,
        ]),
  ].join('\n')
}
