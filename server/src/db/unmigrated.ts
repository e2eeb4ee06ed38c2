import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { isConnectionLoss } from './connection-loss.ts'
import { emptyCluster } from './made-cluster.ts'
import { Engine } from './pglite.ts'
import { createPglitePool } from './pglite-socket.ts'
import { type Limits, createServerPool, sharedOptions, handleConnectionLoss } from './pool.ts'
import { StartError } from './start-error.ts'
import type { Schema } from './tables.ts'

/** A database with any state of migrations, opened without timeouts. */
export type UnmigratedDatabase = {
  readonly engine: 'pglite' | 'postgresql'
  readonly pool: pg.Pool
  readonly kysely: Kysely<Schema>
  close(): Promise<void>
}

/** A server's URL, or the embedded engine's folder, which is created when it is missing. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string }

const DAY_MS = 86_400_000
const UNLIMITED: Limits = { connectMs: 30_000, statementMs: 0, idleInTransactionMs: 0, lockMs: 0 }

/**
 * For backup and restore, which read and write whole databases of other releases. `made`: the cluster that is copied where
 * the folder does not exist; without it, one without migrations. Throws StartError.
 */
export async function openUnmigrated(
  location: DatabaseLocation,
  made?: string,
): Promise<UnmigratedDatabase> {
  return 'url' in location ? openServer(location.url) : openFolder(location.folder, made)
}

async function openServer(url: string): Promise<UnmigratedDatabase> {
  const pool = createServerPool(url, UNLIMITED, 2)
  handleConnectionLoss(pool, () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`The database cannot be reached: ${messageOf(error)}`, { cause: error })
  }
  return { engine: 'postgresql', pool, kysely: kyselyOf(pool), close: () => pool.end() }
}

async function openFolder(folder: string, made = emptyCluster()): Promise<UnmigratedDatabase> {
  const limits = { queryMs: DAY_MS, idleInTransactionMs: DAY_MS }
  const stop = (message: string) => {
    throw new StartError(message)
  }
  const engine = new Engine(folder, limits, stop, made)
  try {
    await engine.attach()
  } catch (error) {
    throw new StartError(`The database in ${folder} cannot be opened.`, { cause: error })
  }
  const pool = createPglitePool(engine, sharedOptions(UNLIMITED))
  handleConnectionLoss(pool, () => {})
  const close = async () => {
    await pool.end()
    await engine.close()
  }
  return { engine: 'pglite', pool, kysely: kyselyOf(pool), close }
}

function kyselyOf(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  if (isConnectionLoss(error)) return 'the connection was lost'
  return error instanceof Error ? error.message : String(error)
}
