import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'

/** The workspace or person whose rows changed; null: a signal may have been missed, so anything may have changed. */
export type Signal = { readonly of: 'workspace' | 'person'; readonly id: string } | null
export type Subscriber = (signal: Signal) => void

/** Signals that reach every process on the same database, each once its transaction has committed, never before. */
export type Signals = {
  /** Returns the function that unsubscribes. */
  readonly listen: (subscriber: Subscriber) => () => void
  readonly close: () => Promise<void>
}

const CHANNEL = 'bordereau'
const RECONNECT_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

/** Sent when the transaction commits, and not at all when it rolls back. Only a hint: subscribers read the tables. */
export async function sendSignal(tx: Tx, signal: NonNullable<Signal>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${signal.of} ${signal.id}`})`.execute(tx)
}

/** The embedded engine has one session, which receives its own signals. */
export function embeddedSignals(pool: pg.Pool): Signals {
  const subscribers = new Set<Subscriber>()
  pool.on('connect', client => {
    client.on('notification', message => notify(subscribers, parse(message.payload)))
  })
  return {
    listen: subscriber => subscribe(subscribers, subscriber),
    close: async () => subscribers.clear(),
  }
}

/** Runs on each new connection of the embedded engine's pool, so that it receives signals. */
export const LISTEN_SQL = `listen ${CHANNEL}`

/**
 * A separate connection while there are subscribers. It reconnects by itself, and then signals null. Behind a pooler in
 * transaction mode no signal arrives: subscribers also poll from time to time.
 */
export function serverSignals(url: string, warn: (error: unknown) => void): Signals {
  const subscribers = new Set<Subscriber>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  function connect(): void {
    if (closed || client || subscribers.size === 0) return
    const current = new pg.Client({
      connectionString: url,
      application_name: 'bordereau signals',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    client = current
    const reconnect = (error: unknown) => {
      if (client !== current) return
      client = undefined
      void current.end().catch(() => undefined)
      if (closed) return
      warn(error)
      timer = setTimeout(
        connect,
        RECONNECT_AFTER_MS[Math.min(failures, RECONNECT_AFTER_MS.length - 1)],
      )
      timer.unref()
      failures += 1
    }
    current.on('error', reconnect)
    current.on('end', () => reconnect(new Error('the connection that receives signals was closed')))
    current.on('notification', message => notify(subscribers, parse(message.payload)))
    current
      .connect()
      .then(() => current.query(LISTEN_SQL))
      .then(() => {
        failures = 0
        notify(subscribers, null)
      })
      .catch(reconnect)
  }

  function disconnect(): void {
    clearTimeout(timer)
    const current = client
    client = undefined
    void current?.end().catch(() => undefined)
  }

  return {
    listen: subscriber => {
      const stop = subscribe(subscribers, subscriber)
      connect()
      return () => {
        stop()
        if (subscribers.size === 0) disconnect()
      }
    },
    close: async () => {
      closed = true
      subscribers.clear()
      clearTimeout(timer)
      const current = client
      client = undefined
      await current?.end().catch(() => undefined)
    },
  }
}

function subscribe(subscribers: Set<Subscriber>, subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

function notify(subscribers: ReadonlySet<Subscriber>, signal: Signal): void {
  for (const subscriber of subscribers) subscriber(signal)
}

function parse(payload: string | undefined): Signal {
  const [of, id] = (payload ?? '').split(' ')
  return (of === 'workspace' || of === 'person') && id !== undefined ? { of, id } : null
}
