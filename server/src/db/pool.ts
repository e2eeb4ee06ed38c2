import pg from 'pg'
import { columnTypes } from './types.ts'

export type Limits = {
  /** Waiting for a free connection, or for a new one; milliseconds. */
  readonly connectMs: number
  /** Waiting for the embedded engine's one connection; as long as `connectMs` unless given. */
  readonly turnMs?: number
  readonly statementMs: number
  readonly idleInTransactionMs: number
  readonly lockMs: number
}

export const LIMITS: Limits = {
  connectMs: 30_000,
  statementMs: 30_000,
  idleInTransactionMs: 30_000,
  lockMs: 15_000,
}

/** The client's timeout is a little longer than the server's; it applies when the server or the network has failed. */
const CLIENT_MARGIN_MS = 5_000

/** `pg` awaits the promise before it returns the connection, which its typings omit. */
type OnConnect = NonNullable<pg.PoolConfig['onConnect']>

export function createServerPool(url: string, limits: Limits, connections: number): pg.Pool {
  return new pg.Pool({
    ...sharedOptions(limits),
    connectionString: url,
    max: connections,
    // 0: no limit, in the driver as on the server.
    query_timeout: limits.statementMs === 0 ? 0 : limits.statementMs + CLIENT_MARGIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    types: columnTypes,
  })
}

/** Options of both engines' pools. Settings are sent as SQL, because a pooler in between refuses start parameters. */
export function sharedOptions(limits: Limits, also = ''): pg.PoolConfig {
  const onConnect: OnConnect = client => client.query(`${sessionSettings(limits)};${also}`)
  return {
    connectionTimeoutMillis: limits.connectMs,
    application_name: 'bordereau',
    // A transaction's `begin` and its first statement go out together (statements.ts).
    pipeline: true,
    onConnect,
  }
}

function sessionSettings(limits: Limits): string {
  return [
    // Compiling a report's statement to machine code takes seconds; running it as it is takes a tenth of one.
    `set jit = off`,
    `set timezone = 'UTC'`,
    `set datestyle = 'ISO, YMD'`,
    `set intervalstyle = 'iso_8601'`,
    `set bytea_output = 'hex'`,
    `set client_min_messages = 'warning'`,
    `set search_path = public`,
    `set statement_timeout = ${limits.statementMs}`,
    `set lock_timeout = ${limits.lockMs}`,
    `set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ].join(';')
}

/**
 * Reports a lost connection; the next request gets a new one. A connection lost in the middle of a transaction is
 * released at once: the pool must not wait for work that may never notice.
 */
export function handleConnectionLoss(pool: pg.Pool, onError: (error: Error) => void): void {
  const inUse = new Set<pg.PoolClient>()
  pool.on('error', onError)
  pool.on('acquire', client => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', client => {
    client.on('error', error => {
      if (!inUse.has(client)) return
      const release = client.release
      // The transaction that uses it will release it a second time.
      client.release = () => {}
      release(error)
    })
  })
}
