import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'

/** What a signal says has changed; null: one may have been missed, so that anything can have. */
export type Signal = { readonly of: 'workspace' | 'person'; readonly id: string } | null
export type Hear = (signal: Signal) => void

/** Signals that reach every process on the same database, each once its transaction has committed, never before. */
export type Signals = {
  /** Gives the way to stop listening. */
  readonly listen: (hear: Hear) => () => void
  readonly close: () => Promise<void>
}

const CHANNEL = 'bordereau'
const AGAIN_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

/** Told when the transaction commits, and not at all when it does not. A hint only: whoever hears it reads the tables. */
export async function sendSignal(tx: Tx, signal: NonNullable<Signal>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${signal.of} ${signal.id}`})`.execute(tx)
}

/** The embedded engine has one session, in which everything happens: it tells itself. */
export function embeddedSignals(pool: pg.Pool): Signals {
  const listeners = new Set<Hear>()
  pool.on('connect', client => {
    client.on('notification', message => tell(listeners, read(message.payload)))
  })
  return {
    listen: hear => subscribe(listeners, hear),
    close: async () => listeners.clear(),
  }
}

/** What a pool's every connection says before it is used, so that the embedded engine tells its signals. */
export const LISTEN_SQL = `listen ${CHANNEL}`

/**
 * One connection of its own while somebody listens. It comes back by itself, and then says that something may have been
 * missed. Behind a pooler that lends connections by the transaction nothing is ever heard: listeners look from time to
 * time anyway.
 */
export function serverSignals(url: string, warn: (error: unknown) => void): Signals {
  const listeners = new Set<Hear>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  function connect(): void {
    if (closed || client || listeners.size === 0) return
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'bordereau signals',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    client = mine
    const lost = (error: unknown) => {
      if (client !== mine) return
      client = undefined
      void mine.end().catch(() => undefined)
      if (closed) return
      warn(error)
      timer = setTimeout(connect, AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)])
      timer.unref()
      failures += 1
    }
    mine.on('error', lost)
    mine.on('end', () => lost(new Error('the connection that hears signals was lost')))
    mine.on('notification', message => tell(listeners, read(message.payload)))
    mine
      .connect()
      .then(() => mine.query(LISTEN_SQL))
      .then(() => {
        failures = 0
        tell(listeners, null)
      })
      .catch(lost)
  }

  function leave(): void {
    clearTimeout(timer)
    const mine = client
    client = undefined
    void mine?.end().catch(() => undefined)
  }

  return {
    listen: hear => {
      const stop = subscribe(listeners, hear)
      connect()
      return () => {
        stop()
        if (listeners.size === 0) leave()
      }
    },
    close: async () => {
      closed = true
      listeners.clear()
      clearTimeout(timer)
      const mine = client
      client = undefined
      await mine?.end().catch(() => undefined)
    },
  }
}

function subscribe(listeners: Set<Hear>, hear: Hear): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function tell(listeners: ReadonlySet<Hear>, signal: Signal): void {
  for (const hear of listeners) hear(signal)
}

function read(payload: string | undefined): Signal {
  const [of, id] = (payload ?? '').split(' ')
  return (of === 'workspace' || of === 'person') && id !== undefined ? { of, id } : null
}
