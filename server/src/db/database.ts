import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type RawBuilder, type Selectable, type Transaction, sql } from 'kysely'
import type pg from 'pg'
import { type Work, type WorkOptions, applyScope, transact } from './attempts.ts'
import { listMigratingFiles, listRunningFiles, listStoppedFiles } from './folder/file-list.ts'
import { CLUSTER, checkDataFolder } from './folder/check-data-folder.ts'
import { lockExisting } from './lock.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { Engine } from './pglite.ts'
import { createPglitePool } from './pglite-socket.ts'
import {
  LIMITS,
  type Limits,
  createServerPool,
  sharedOptions,
  handleConnectionLoss,
} from './pool.ts'
import { checkRole, warnOfPrivileges } from './role.ts'
import {
  type Subscriber,
  LISTEN_SQL,
  type Signals,
  embeddedSignals,
  serverSignals,
} from './signals.ts'
import { StartError, lockLost, notOpened } from './start-error.ts'
import { prepareStatements } from './statements.ts'
import type { Schema } from './tables.ts'
import { PipelinedDialect, transactionOn } from './transaction.ts'
import { Turns, kindOfTurn } from './turns.ts'
import { type Waiting, whenReachable } from './waiting.ts'

export type Tx = Transaction<Schema>

/** A row as it is read. */
export type TableRow<Table extends keyof Schema> = Selectable<Schema[Table]>

export type Database = {
  readonly engine: 'pglite' | 'postgresql'
  /** For transactions through the functions below, and for tests and tools; as the owner of the tables. */
  readonly kysely: Kysely<Schema>
  /** `isRead`: on the embedded engine's one connection it goes before those that write (turns.ts). */
  readonly transaction: <Value>(
    work: (tx: Tx) => Promise<Value>,
    isRead?: boolean,
  ) => Promise<Value>
  /** Open connections, those of them that are idle, and requests waiting for one. */
  readonly connections: () => { total: number; idle: number; waiting: number }
  /** Subscribes to signals of transactions of any process (signals.ts); returns the function that unsubscribes. */
  readonly listen: (subscriber: Subscriber) => () => void
  /** Whether people read, who wait for the embedded engine's one connection; undefined for a server. */
  readonly hasReaders?: () => boolean
  /** Copies a consistent state of the embedded engine's files; undefined for a server. */
  readonly copyFiles?: (target: string) => Promise<void>
  /** Waits for running transactions. */
  close(): Promise<void>
}

/** The part of a pino logger that is used. */
export type DatabaseLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type DatabaseOptions = {
  /** postgres://…; without it the database is embedded, in dataDir. */
  readonly url?: string | null | undefined
  readonly dataDir: string
  readonly log?: DatabaseLog | undefined
  readonly limits?: Partial<Limits> | undefined
  /** Connections to a server at most. */
  readonly connections?: number | undefined
  /** Folder of numbered .sql files; the product's own by default. */
  readonly migrations?: string | undefined
  /** A cluster with these migrations, for a new embedded database to begin with (made-cluster.ts). */
  readonly made?: string | undefined
  /** Begin with an empty embedded database although the folder holds an archive of documents. */
  readonly allowNew?: boolean | undefined
  /**
   * For a server that does not answer yet; without it the first failure ends the start, as it always does on the embedded
   * engine, which would fail again.
   */
  readonly waiting?: Waiting | undefined
  /** Ends the process: the embedded database's disk failed, or its lock was deleted. */
  readonly stop?: ((message: string) => void) | undefined
}

export const MIGRATIONS = join(import.meta.dirname, 'migrations')
const MIGRATION_MS = 600_000
const CONNECTIONS = 10

/**
 * Opens the embedded database or connects to the server, applies missing migrations and checks the role that requests
 * use. Throws StartError for a fault that the operator can fix.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const limits = { ...LIMITS, ...options.limits }
  return options.url ? openServer(options, options.url, limits) : openEmbedded(options, limits)
}

async function openServer(
  options: DatabaseOptions,
  url: string,
  limits: Limits,
): Promise<Database> {
  const pool = createServerPool(url, limits, options.connections ?? CONNECTIONS)
  handleConnectionLoss(pool, error =>
    options.log?.warn({ err: error }, 'a database connection was lost'),
  )
  const signals = serverSignals(url, error =>
    options.log?.warn({ err: error }, 'signals of other processes cannot be received'),
  )
  return prepared(pool, 'postgresql', options, signals, async () => {
    await signals.close()
    await pool.end()
  })
}

async function openEmbedded(options: DatabaseOptions, limits: Limits): Promise<Database> {
  const { dataDir } = options
  const stop = options.stop ?? stopProcess
  const lock = lockExisting(dataDir)
  const dir = realPath(join(dataDir, CLUSTER))
  const engine = new Engine(
    dir,
    { queryMs: MIGRATION_MS, idleInTransactionMs: limits.idleInTransactionMs },
    stop,
    options.made,
  )
  try {
    // Before anything is written, the locks included.
    checkDataFolder(dataDir, options.allowNew)
    lock.completeLock(path => stop(lockLost(dataDir, path)))
    // Creating it may take longer than the limit of a connection.
    await engine.attach()
  } catch (error) {
    lock.release()
    throw error instanceof StartError ? error : notOpened(dir, error)
  }
  // In PGlite a timeout of PostgreSQL ends the engine, not the query: Engine and its sockets measure the time instead.
  const untimed = { ...limits, statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }
  const pool = createPglitePool(engine, sharedOptions(untimed, LISTEN_SQL))
  const signals = embeddedSignals(pool)
  handleConnectionLoss(pool, error =>
    options.log?.error({ err: error }, 'the embedded database was lost'),
  )
  const turns = new Turns(limits.turnMs ?? limits.connectMs)
  const stopMaintenance = startMaintenance(
    pool,
    () => turns.waiting === 0,
    error => options.log?.warn({ err: error }, 'maintenance of the embedded database failed'),
  )
  tryToList(options, () => listMigratingFiles(dir))
  const db = await prepared(pool, 'pglite', options, signals, async () => {
    await stopMaintenance()
    await signals.close()
    await pool.end()
    await engine.close()
    tryToList(options, () => listStoppedFiles(dir))
    lock.release()
  })
  try {
    // What is listed must be on the disk.
    await pool.query('checkpoint')
    tryToList(options, () => listRunningFiles(dir))
  } catch (error) {
    await db.close().catch(() => {})
    throw error
  }
  engine.limits = { ...engine.limits, queryMs: limits.statementMs }
  return {
    ...db,
    transaction: (work, isRead = false) =>
      turns.run(kindOfTurn(isRead), () => db.transaction(work)),
    connections: () => ({ ...db.connections(), waiting: turns.waiting }),
    hasReaders: () => turns.hasReaders,
    copyFiles: target => engine.copyTo(target),
  }
}

async function prepared(
  pool: pg.Pool,
  engine: Database['engine'],
  options: DatabaseOptions,
  signals: Signals,
  end: () => Promise<void>,
): Promise<Database> {
  prepareStatements(pool)
  const dialect = new PipelinedDialect(pool)
  const kysely = new Kysely<Schema>({ dialect })
  const waiting = engine === 'postgresql' ? options.waiting : undefined
  try {
    await whenReachable(async () => {
      await migrate(pool, options.migrations ?? MIGRATIONS, engine)
      await checkRole(pool)
    }, waiting)
    // The embedded engine has only its superuser, and it cannot be reached from outside.
    const { log } = options
    if (log && engine === 'postgresql') await warnOfPrivileges(pool, log.warn.bind(log))
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
  let closing: Promise<void> | undefined
  const connections = () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return {
    engine,
    kysely,
    transaction: work => transactionOn(kysely, dialect, work),
    connections,
    listen: signals.listen,
    close: () => (closing ??= end()),
  }
}

/** PGlite does not follow a symbolic link to its folder. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/** An error is only logged, for instance a full disk: an older list stays valid, only less complete. */
function tryToList(options: DatabaseOptions, write: () => void): void {
  try {
    write()
  } catch (error) {
    options.log?.warn({ err: error }, 'the files of the embedded database could not be listed')
  }
}

function stopProcess(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The tenant scope of a transaction. Without a workspace and a person it sees no rows. */
export type Scope = {
  readonly workspaceId?: string | undefined
  readonly personId?: string | undefined
}

/** One transaction that sees the rows of one workspace, on behalf of a person or, without one, of a job. */
export function inWorkspace<Value>(
  db: Database,
  scope: { readonly workspaceId: string; readonly personId?: string | undefined },
  work: Work<Value>,
  options: WorkOptions = {},
): Promise<Value> {
  return transact(db, { ...scope, system: false }, work, options)
}

/** One transaction that sees all workspaces: sign-in, links looked up before a workspace is known, the job queue. */
export function asSystem<Value>(
  db: Database,
  work: Work<Value>,
  options: WorkOptions = {},
): Promise<Value> {
  return transact(db, { system: true }, work, options)
}

/** Limits a system transaction to a person or a workspace for the rest of it. */
export async function setTenantScope(tx: Tx, scope: Scope): Promise<void> {
  await applyScope(tx, { ...scope, system: false })
}

/**
 * Makes a limited transaction a system transaction again, for rows outside the workspace (the instance itself, an
 * invitation found by its token). Only after the caller's permission was checked.
 */
export async function clearTenantScope(tx: Tx): Promise<void> {
  await applyScope(tx, { system: true })
}

/**
 * An expression that limits a system transaction as setTenantScope does, for a query that finds the person: it saves a
 * statement. It takes effect for the statements after that query.
 */
export function tenantScopeFor(
  workspaceId: string,
  personId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(set_config('app.workspace_id', ${workspaceId}, true) || set_config('app.person_id', ${personId}::text, true)
    || set_config('app.system', '', true))`
}

/** foreign_key_violation: the row that another one refers to is gone. */
export function isReferenceGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}
