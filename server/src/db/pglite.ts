import { constants, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { WorkerOptions, WorkerReport, WorkerRequest } from './pglite-worker.ts'
import { copyCluster } from './pglite-files.ts'
import { simpleQuery } from './wire.ts'

export type EngineLimits = {
  /** A batch that runs longer terminates the engine, which then starts again; milliseconds. */
  readonly queryMs: number
  /** A transaction that is idle for longer is rolled back; milliseconds. */
  readonly idleInTransactionMs: number
}

/** SQLSTATE query_canceled, as with PostgreSQL's statement_timeout. */
const QUERY_CANCELED = '57014'
/** SQLSTATE crash_shutdown. */
const CRASHED = '57P02'

/** The failure of a query that the embedded engine itself cannot report: it hung or crashed. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/**
 * PGlite in its own thread, because a query blocks the thread it runs in. It takes one batch of protocol messages at a
 * time and returns the response's bytes. A thread that hangs or ends is replaced at the next use: for the files that is
 * a crash, from which PostgreSQL recovers by its log.
 */
export class Engine {
  limits: EngineLimits
  /** Flushes to disk since the thread started. */
  syncs = 0
  /** Called when the thread has ended, so that connections to it can end. */
  onEnded: (error: Error) => void = () => {}
  readonly #dir: string
  readonly #stop: (message: string) => void
  readonly #made: string | undefined
  #worker: Promise<Worker> | undefined
  #current: Worker | undefined
  /** A stopped thread that may still have the files open. */
  #terminating: Promise<unknown> | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #existed = false

  /** `made`: the folder of a cluster that is copied where `dir` does not exist; without it, one is created. */
  constructor(dir: string, limits: EngineLimits, stop: (message: string) => void, made?: string) {
    saveMemory()
    this.#made = made
    this.#dir = dir
    this.limits = limits
    this.#stop = stop
  }

  /** Starts the thread if necessary, and clears the state of an earlier connection. */
  async attach(): Promise<void> {
    await this.run(simpleQuery('rollback'))
    await this.run(simpleQuery('discard all'))
  }

  /** Runs one batch after all earlier ones. Rejects with an EngineError when the thread is lost meanwhile. */
  run(work: Uint8Array): Promise<Uint8Array> {
    const result = this.#queue.then(() => this.#request(work))
    this.#queue = result.catch(() => {})
    return result
  }

  /**
   * Copies the files between two batches, while nothing writes: the copy is what a crash at this moment would leave,
   * from which PostgreSQL recovers by its log. Batches wait meanwhile.
   */
  copyTo(target: string): Promise<void> {
    const copied = this.#queue.then(async () => {
      await this.#terminating
      await cp(this.#dir, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    })
    this.#queue = copied.catch(() => {})
    return copied
  }

  /** Checkpoints, ends PostgreSQL properly and then the thread. */
  async close(): Promise<void> {
    await this.#queue
    this.#closed = true
    if (!this.#worker) return
    const worker = await this.#worker
    const exited = new Promise(resolve => worker.once('exit', resolve))
    worker.postMessage({ close: true } satisfies WorkerRequest, [])
    await exited
  }

  async #request(work: Uint8Array): Promise<Uint8Array> {
    if (this.#closed) throw new EngineError('The database is closed.', CRASHED)
    this.#worker ??= this.#start()
    const worker = await this.#worker
    // A copy: the batch is a part of a socket's buffer, and only whole buffers can be transferred.
    const copy = new Uint8Array(work)
    return this.#withTimeout(worker, this.limits.queryMs, () =>
      worker.postMessage({ work: copy } satisfies WorkerRequest, [copy.buffer]),
    )
  }

  #withTimeout(worker: Worker, limitMs: number, send: () => void): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer)
        worker.off('message', onReport)
        worker.off('exit', onExit)
      }
      const onReport = (report: WorkerReport) => {
        if (report.kind !== 'result') return
        stopWaiting()
        this.syncs = report.syncs
        resolve(report.bytes)
      }
      const onExit = () => {
        stopWaiting()
        reject(crashError())
      }
      const timer = setTimeout(() => {
        stopWaiting()
        const error = new EngineError(
          `A query ran longer than ${limitMs / 1000} s and was stopped.`,
          QUERY_CANCELED,
        )
        reject(error)
        this.#drop(worker, error)
        this.#terminating = worker.terminate().catch(() => undefined)
      }, limitMs)
      worker.on('message', onReport)
      worker.once('exit', onExit)
      send()
    })
  }

  async #start(): Promise<Worker> {
    try {
      await this.#terminating
      // Only at the first start: a folder that was deleted while it was in use is not created again.
      if (!this.#existed && !existsSync(this.#dir)) await this.#create()
      this.#existed = true
      const worker = spawn({ dir: this.#dir, task: 'serve' })
      await ready(worker)
      worker.on('message', (report: WorkerReport) => this.#onReport(report))
      worker.once('exit', () => this.#drop(worker, crashError()))
      this.#current = worker
      return worker
    } catch (error) {
      this.#worker = undefined
      throw error
    }
  }

  async #create(): Promise<void> {
    if (this.#made !== undefined) await copyCluster(this.#made, this.#dir)
    else await closed(spawn({ dir: this.#dir, task: 'create' }))
  }

  #onReport(report: WorkerReport): void {
    if (report.kind === 'disk_failure') this.#stop(diskFailure(this.#dir, report.reason))
  }

  #drop(worker: Worker, error: Error): void {
    if (this.#current !== worker) return
    this.#current = undefined
    this.#worker = undefined
    if (!this.#closed) this.onEnded(error)
  }
}

function crashError(): EngineError {
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

/**
 * V8's optimizing compiler takes half a gigabyte for PostgreSQL's largest functions, at every start. Without it a list
 * takes 30 % more processor time (measured 2026-11-22: 4.3 instead of 3.3 ms, an insert as long as before).
 * V8 rejects files that Node compiled and cached under other flags: set before the thread starts, while nothing else of the
 * server is loaded, they are the same at every start.
 */
function saveMemory(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}

function spawn(options: WorkerOptions): Worker {
  return new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
    stderr: false,
  })
}

function ready(worker: Worker): Promise<void> {
  return reported(worker, 'ready')
}

async function closed(worker: Worker): Promise<void> {
  const exited = new Promise(resolve => worker.once('exit', resolve))
  await reported(worker, 'closed')
  await worker.terminate()
  await exited
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
