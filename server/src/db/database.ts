import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type Transaction, sql } from 'kysely'
import type pg from 'pg'
import { lockDirectory } from './lock.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { Engine } from './pglite.ts'
import { createPglitePool } from './pglite-socket.ts'
import { LIMITS, type Limits, createServerPool, sharedOptions, surviveLosses } from './pool.ts'
import { APP_ROLE, checkRole } from './role.ts'
import { type Hear, LISTEN_SQL, type Signals, embeddedSignals, serverSignals } from './signals.ts'
import { StartError } from './start-error.ts'
import type { Schema } from './tables.ts'

export type Tx = Transaction<Schema>

export type Database = {
  readonly engine: 'pglite' | 'postgresql'
  /** For transactions through the functions below, and for tests and tools; as the owner of the tables. */
  readonly kysely: Kysely<Schema>
  /** Connections open, those of them that lie idle, and who waits for one. */
  readonly connections: () => { total: number; idle: number; waiting: number }
  /** Hears what transactions of any process signalled (signals.ts); gives the way to stop. */
  readonly listen: (hear: Hear) => () => void
  /** Waits for transactions in hand. */
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
  /** Ends the process: the embedded database's disk failed. */
  readonly stop?: ((message: string) => void) | undefined
}

export const MIGRATIONS = join(import.meta.dirname, 'migrations')
const MIGRATION_MS = 600_000
const CONNECTIONS = 10

/**
 * Opens the embedded database or connects to the server, brings it to the newest migration and checks the role requests
 * work as. Throws StartError for what whoever hosts the instance can mend.
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
  surviveLosses(pool, error => options.log?.warn({ err: error }, 'a database connection was lost'))
  const signals = serverSignals(url, error =>
    options.log?.warn({ err: error }, 'signals of other processes cannot be heard'),
  )
  return prepared(pool, 'postgresql', options, signals, async () => {
    await signals.close()
    await pool.end()
  })
}

async function openEmbedded(options: DatabaseOptions, limits: Limits): Promise<Database> {
  const lock = lockDirectory(options.dataDir)
  const engine = new Engine(
    join(options.dataDir, 'pglite'),
    { queryMs: MIGRATION_MS, idleInTransactionMs: limits.idleInTransactionMs },
    options.stop ?? stopProcess,
  )
  try {
    // Making it may take longer than a connection may.
    await engine.attach()
  } catch (error) {
    lock.release()
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  // In PGlite a timeout of the server's own ends the engine, not the query: Engine and its sockets keep the time.
  const untimed = { ...limits, statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }
  const pool = createPglitePool(engine, sharedOptions(untimed, LISTEN_SQL))
  const signals = embeddedSignals(pool)
  surviveLosses(pool, error => options.log?.error({ err: error }, 'the embedded database was lost'))
  const stopMaintenance = startMaintenance(pool, error =>
    options.log?.warn({ err: error }, 'maintenance of the embedded database failed'),
  )
  const db = await prepared(pool, 'pglite', options, signals, async () => {
    await stopMaintenance()
    await signals.close()
    await pool.end()
    await engine.close()
    lock.release()
  })
  engine.limits = { ...engine.limits, queryMs: limits.statementMs }
  return db
}

async function prepared(
  pool: pg.Pool,
  engine: Database['engine'],
  options: DatabaseOptions,
  signals: Signals,
  end: () => Promise<void>,
): Promise<Database> {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(pool, options.migrations ?? MIGRATIONS, engine)
    await checkRole(pool)
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
  return { engine, kysely, connections, listen: signals.listen, close: () => (closing ??= end()) }
}

function stopProcess(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Whose rows a transaction sees. Nothing given, nothing seen. */
export type Scope = {
  readonly workspaceId?: string | undefined
  readonly personId?: string | undefined
}

export type WorkOptions = {
  /**
   * The work may run again from its start after a deadlock or a serialization failure: it does nothing outside the
   * transaction.
   */
  readonly repeatable?: boolean
}

type Work<Value> = (tx: Tx) => Promise<Value>

/** One transaction that sees the rows of one workspace, acted in by a person or, without one, by a job. */
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

/** Narrows a transaction that began as the system's to a person or a workspace, for the rest of it. */
export async function enter(tx: Tx, scope: Scope): Promise<void> {
  await assume(tx, { ...scope, system: false })
}

/**
 * Gives a narrowed transaction the system's sight again, for what belongs to nobody's workspace (the instance itself, an
 * invitation looked up by its token). Only after the caller's right to it was checked.
 */
export async function widen(tx: Tx): Promise<void> {
  await assume(tx, { system: true })
}

type Assumed = Scope & { readonly system: boolean }

const REPEATS = 4
const REPEAT_AFTER_MS = 15
/** serialization_failure and deadlock_detected. */
const REPEATABLE = new Set(['40001', '40P01'])

async function transact<Value>(
  db: Database,
  scope: Assumed,
  work: Work<Value>,
  options: WorkOptions,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    const run: Run = { started: false, cause: undefined }
    try {
      return await attemptOnce(db, scope, work, run)
    } catch (error) {
      // The first failure says what happened; that the connection could then not be rolled back says nothing.
      const cause = run.cause ?? error
      const again = run.started
        ? options.repeatable === true && REPEATABLE.has(codeOf(cause)) && attempt < REPEATS
        : isConnectionLoss(cause) && attempt < 1
      if (!again)
        throw within.getStore() === db && isWaitOver(cause) ? new NestedError(cause) : cause
      await pause(REPEAT_AFTER_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** Only to explain why a connection could not be had: the embedded database has one. */
const within = new AsyncLocalStorage<Database>()

class NestedError extends Error {
  constructor(cause: unknown) {
    super(
      'a transaction was begun inside another one and waited for it in vain; hand on the tx instead',
      { cause },
    )
  }
}

function isWaitOver(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

type Run = { started: boolean; cause: unknown }

function attemptOnce<Value>(
  db: Database,
  scope: Assumed,
  work: Work<Value>,
  run: Run,
): Promise<Value> {
  return db.kysely.transaction().execute(async tx => {
    try {
      await assume(tx, scope)
      run.started = true
      return await within.run(db, () => work(tx))
    } catch (error) {
      run.cause = error
      throw error
    }
  })
}

/** All in one statement, for this transaction only: the role, and every setting anew so that none is left over. */
async function assume(tx: Tx, scope: Assumed): Promise<void> {
  await sql`
    select set_config('role', ${APP_ROLE}, true),
      set_config('app.workspace_id', ${scope.workspaceId ?? ''}, true),
      set_config('app.person_id', ${scope.personId ?? ''}, true),
      set_config('app.system', ${scope.system ? 'on' : ''}, true)`.execute(tx)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** A connection that died while it lay idle in the pool; nothing of the transaction has happened on it. */
function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    /^(57P0[123]|08...|ECONNRESET|EPIPE)$/.test(code) ||
    /^Connection terminated|not queryable/.test(error.message)
  )
}
