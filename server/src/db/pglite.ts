import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { WorkerOrder, WorkerReport, WorkerRequest } from './pglite-worker.ts'
import { simpleQuery } from './wire.ts'

export type EngineLimits = {
  /** A batch that runs longer loses its engine, which then starts again; milliseconds. */
  readonly queryMs: number
  /** A transaction in which nobody asks anything for this long is rolled back; milliseconds. */
  readonly idleInTransactionMs: number
}

/** SQLSTATE query_canceled: what PostgreSQL's own statement_timeout says. */
const QUERY_CANCELED = '57014'
/** SQLSTATE crash_shutdown. */
const CRASHED = '57P02'

/** What happened to a query on the embedded engine that PostgreSQL itself could not say any more. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/**
 * PGlite in a thread of its own, because a query blocks the thread it runs in. One batch of protocol messages at a
 * time goes in, the answer's bytes come out. A thread that hangs or dies is replaced at the next use: for the files
 * that is a crash, from which PostgreSQL recovers by its log.
 */
export class Engine {
  limits: EngineLimits
  /** Flushes to disk since the thread started. */
  syncs = 0
  /** Told when the thread is gone, so that connections to it can end. */
  onGone: (error: Error) => void = () => {}
  readonly #dir: string
  readonly #stop: (message: string) => void
  #worker: Promise<Worker> | undefined
  #current: Worker | undefined
  /** A stopped thread that may still have the files open. */
  #leaving: Promise<unknown> | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(dir: string, limits: EngineLimits, stop: (message: string) => void) {
    this.#dir = dir
    this.limits = limits
    this.#stop = stop
  }

  /** Starts the thread if it is not there, and clears whatever an earlier connection left behind. */
  async attach(): Promise<void> {
    await this.run(simpleQuery('rollback'))
    await this.run(simpleQuery('discard all'))
  }

  /** Runs one batch after all earlier ones. Rejects with an EngineError when the thread is lost meanwhile. */
  run(work: Uint8Array): Promise<Uint8Array> {
    const answer = this.#turn.then(() => this.#ask(work))
    this.#turn = answer.catch(() => {})
    return answer
  }

  /** Checkpoints, ends PostgreSQL properly and then the thread. */
  async close(): Promise<void> {
    await this.#turn
    this.#closed = true
    if (!this.#worker) return
    const worker = await this.#worker
    const gone = new Promise(resolve => worker.once('exit', resolve))
    worker.postMessage({ close: true } satisfies WorkerRequest, [])
    await gone
  }

  async #ask(work: Uint8Array): Promise<Uint8Array> {
    if (this.#closed) throw new EngineError('The database is closed.', CRASHED)
    this.#worker ??= this.#start()
    const worker = await this.#worker
    // A copy: the batch is a part of a socket's buffer, and only whole memory can be handed over.
    const own = new Uint8Array(work)
    return this.#within(worker, this.limits.queryMs, () =>
      worker.postMessage({ work: own } satisfies WorkerRequest, [own.buffer]),
    )
  }

  #within(worker: Worker, limitMs: number, send: () => void): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        worker.off('message', onReport)
        worker.off('exit', onExit)
      }
      const onReport = (report: WorkerReport) => {
        if (report.kind !== 'answer') return
        settle()
        this.syncs = report.syncs
        resolve(report.bytes)
      }
      const onExit = () => {
        settle()
        reject(crashed())
      }
      const timer = setTimeout(() => {
        settle()
        const error = new EngineError(
          `A query ran longer than ${limitMs / 1000} s and was stopped.`,
          QUERY_CANCELED,
        )
        reject(error)
        this.#forget(worker, error)
        this.#leaving = worker.terminate()
      }, limitMs)
      worker.on('message', onReport)
      worker.once('exit', onExit)
      send()
    })
  }

  async #start(): Promise<Worker> {
    try {
      await this.#leaving
      if (!existsSync(this.#dir)) await ended(spawn({ dir: this.#dir, task: 'create' }))
      const worker = spawn({ dir: this.#dir, task: 'serve' })
      await ready(worker)
      worker.on('message', (report: WorkerReport) => this.#hear(report))
      worker.once('exit', () => this.#forget(worker, crashed()))
      this.#current = worker
      return worker
    } catch (error) {
      this.#worker = undefined
      throw error
    }
  }

  #hear(report: WorkerReport): void {
    if (report.kind === 'disk_failure') this.#stop(diskFailure(this.#dir, report.reason))
  }

  #forget(worker: Worker, error: Error): void {
    if (this.#current !== worker) return
    this.#current = undefined
    this.#worker = undefined
    if (!this.#closed) this.onGone(error)
  }
}

function crashed(): EngineError {
  return new EngineError(
    'The embedded database ended unexpectedly; it starts again at the next use.',
    CRASHED,
  )
}

function diskFailure(dir: string, reason: string): string {
  return (
    `The disk could not keep what was written to ${dir}, so Bordereau stops before it loses anything. ` +
    `Check the disk, then start again. (${reason.split('\n')[0] ?? ''})`
  )
}

function spawn(order: WorkerOrder): Worker {
  return new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    stderr: false,
  })
}

function ready(worker: Worker): Promise<void> {
  return reported(worker, 'ready')
}

async function ended(worker: Worker): Promise<void> {
  const gone = new Promise(resolve => worker.once('exit', resolve))
  await reported(worker, 'closed')
  await worker.terminate()
  await gone
}

function reported(worker: Worker, kind: WorkerReport['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason = ''
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === kind) resolve()
      else if ('reason' in report) reason = report.reason
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      reject(new EngineError(`The embedded database could not be opened: ${reason}`, CRASHED))
    })
  })
}
