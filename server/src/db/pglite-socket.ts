import { Duplex } from 'node:stream'
import pg from 'pg'
import { type Engine, EngineError } from './pglite.ts'
import { columnTypes } from './types.ts'
import { createBatcher, joined, startupResponse, transactionState } from './wire.ts'

/** SQLSTATE idle_in_transaction_session_timeout. */
const IDLE_IN_TRANSACTION = '25P03'

/**
 * The embedded engine behind the same driver as a PostgreSQL server, so that parameters, types, errors and the fair
 * queue of the pool are the same on both. The pool has one connection: PGlite has one session.
 */
export function createPglitePool(engine: Engine, options: pg.PoolConfig): pg.Pool {
  const sockets = new Set<EngineSocket>()
  engine.onEnded = error => {
    for (const socket of sockets) socket.destroy(error)
  }
  return new pg.Pool({
    ...options,
    host: 'pglite',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
    stream: () => {
      const socket = new EngineSocket(engine)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
}

/** The part of net.Socket that `pg` uses. */
class EngineSocket extends Duplex {
  readonly #engine: Engine
  readonly #batches = createBatcher()
  #idle: NodeJS.Timeout | undefined
  /** Batches sent and not answered yet. */
  #running = 0

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  connect(): this {
    this.#engine.attach().then(
      () => this.emit('connect'),
      error => this.destroy(error),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    this.#send(chunk)
    done()
  }

  /** What was written while statements.ts held the connection back. */
  override _writev(
    chunks: readonly { readonly chunk: Uint8Array }[],
    done: (error?: Error) => void,
  ): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  #send(bytes: Uint8Array): void {
    for (const batch of joined(this.#batches(bytes))) {
      if (batch.kind === 'startup') this.push(startupResponse())
      else if (batch.kind === 'end') this.push(null)
      else this.#forward(batch.bytes)
    }
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idle)
    done(error)
  }

  #forward(work: Uint8Array): void {
    clearTimeout(this.#idle)
    this.#running += 1
    this.#engine.run(work).then(
      response => {
        this.#running -= 1
        if (this.destroyed) return
        if (this.#running === 0) this.#limitIdleTime(response)
        this.push(response)
      },
      error => this.destroy(error),
    )
  }

  /** An abandoned transaction would block all others for ever. */
  #limitIdleTime(response: Uint8Array): void {
    if (transactionState(response) === 'none') return
    const limitMs = this.#engine.limits.idleInTransactionMs
    this.#idle = setTimeout(() => {
      this.destroy(
        new EngineError(
          `A transaction was idle for ${limitMs / 1000} s and was undone.`,
          IDLE_IN_TRANSACTION,
        ),
      )
    }, limitMs)
  }
}
