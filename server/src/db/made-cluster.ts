import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { MIGRATIONS, openDatabase } from './database.ts'
import { CLUSTER } from './folder/check-data-folder.ts'
import { readMigrations } from './migrate.ts'
import { Engine } from './pglite.ts'

/** Set-up leaves made clusters here: they belong to the program, not to the data. */
const CACHE = join(import.meta.dirname, '../../.cache')
const PREFIXES = ['cluster-', 'empty-']
const CREATION_MS = 600_000

/**
 * The folder of an embedded database with all migrations and no rows of any instance, made once at set-up
 * (`make-cluster.ts`). The first start copies it: creating one takes ten seconds and a gigabyte of memory. Undefined
 * where set-up has not made one for these migrations.
 */
export function madeCluster(): string | undefined {
  const path = join(CACHE, nameOfCluster())
  return existsSync(path) ? path : undefined
}

/**
 * The folder of an embedded database without migrations, with which a restore begins, because a backup has its own.
 * Undefined where set-up has not made one for this version of the engine.
 */
export function emptyCluster(): string | undefined {
  const path = join(CACHE, nameOfEmptyCluster())
  return existsSync(path) ? path : undefined
}

/** Makes both clusters unless they exist, and removes those of other releases. */
export async function makeClusters(): Promise<void> {
  const names = [nameOfCluster(), nameOfEmptyCluster()]
  if (names.every(name => existsSync(join(CACHE, name)))) return
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'))
  try {
    const dataDir = join(unfinished, 'data')
    const empty = join(unfinished, 'empty')
    await createCluster(join(dataDir, CLUSTER))
    cpSync(join(dataDir, CLUSTER), empty, { recursive: true })
    const db = await openDatabase({ dataDir })
    await db.close()
    removeClusters()
    renameSync(empty, join(CACHE, nameOfEmptyCluster()))
    renameSync(join(dataDir, CLUSTER), join(CACHE, nameOfCluster()))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Creates an embedded database without migrations in a folder that does not exist. */
export async function createCluster(dir: string): Promise<void> {
  mkdirSync(dirname(dir), { recursive: true })
  const limits = { queryMs: CREATION_MS, idleInTransactionMs: CREATION_MS }
  const engine = new Engine(dir, limits, message => {
    throw new Error(message)
  })
  await engine.attach()
  await engine.close()
}

function removeClusters(): void {
  for (const name of readdirSync(CACHE))
    if (PREFIXES.some(prefix => name.startsWith(prefix)))
      rmSync(join(CACHE, name), { recursive: true, force: true })
}

/** By the contents of all migrations, and of the file that pins the engine's version. */
function nameOfCluster(): string {
  const hash = hashOfEngine()
  for (const { name, sha256 } of readMigrations(MIGRATIONS)) hash.update(`\n${name} ${sha256}`)
  return `cluster-${hash.digest('hex').slice(0, 16)}`
}

function nameOfEmptyCluster(): string {
  return `empty-${hashOfEngine().digest('hex').slice(0, 16)}`
}

function hashOfEngine() {
  return createHash('sha256')
    .update(process.platform)
    .update(readFileSync(join(import.meta.dirname, '../../package.json')))
}
