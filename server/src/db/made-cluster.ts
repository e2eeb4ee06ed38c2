import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS, openDatabase } from './database.ts'
import { CLUSTER } from './folder/check-data-folder.ts'
import { readMigrations } from './migrate.ts'

/** Set-up leaves a made cluster here: it belongs to the program, not to the data. */
const CACHE = join(import.meta.dirname, '../../.cache')
const PREFIX = 'cluster-'

/**
 * The folder of an embedded database with all migrations and no rows of any instance, made once at set-up
 * (`make-cluster.ts`). The first start copies it: creating one takes ten seconds and a gigabyte of memory. Undefined
 * where set-up has not made one for these migrations.
 */
export function madeCluster(): string | undefined {
  const path = join(CACHE, nameOfCluster())
  return existsSync(path) ? path : undefined
}

/** Makes the cluster for these migrations unless it exists, and removes those of other releases. */
export async function makeCluster(): Promise<void> {
  const name = nameOfCluster()
  if (existsSync(join(CACHE, name))) return
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'))
  try {
    const db = await openDatabase({ dataDir: unfinished })
    await db.close()
    renameSync(join(unfinished, CLUSTER), join(CACHE, name))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const other of readdirSync(CACHE))
    if (other.startsWith(PREFIX) && other !== name)
      rmSync(join(CACHE, other), { recursive: true, force: true })
}

/** By the contents of all migrations, and of the file that pins the engine's version. */
function nameOfCluster(): string {
  const hash = createHash('sha256')
    .update(process.platform)
    .update(readFileSync(join(import.meta.dirname, '../../package.json')))
  for (const { name, sha256 } of readMigrations(MIGRATIONS)) hash.update(`\n${name} ${sha256}`)
  return `${PREFIX}${hash.digest('hex').slice(0, 16)}`
}
