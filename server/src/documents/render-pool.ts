import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { forkWithMemoryLimit } from './limited-process.ts'
import { RenderError } from './render-error.ts'
import type { Job, Message, Outcome } from './render-process.ts'

/** `batch`: no person waits for it. */
export type RenderPriority = 'request' | 'batch'

export type PoolOptions = {
  /** Processes at most; each starts when it is first needed and takes about 100 MB. */
  readonly workers: number
  /** Memory limit of a process, added to what an idle one uses. */
  readonly memoryMb?: number
  /** For one document, from the start of its typesetting, in milliseconds. */
  readonly timeoutMs?: number
  /** A process ends after this many milliseconds without work. */
  readonly idleMs?: number
  /** A process beside the first one, which is for documents that are made at the same time: soon after these. */
  readonly extraIdleMs?: number
  /** Documents waiting at most. */
  readonly queueLimit?: number
}

/** Running processes, busy ones, and documents in the queue. */
export type RenderLoad = {
  readonly processes: number
  readonly busy: number
  readonly waiting: number
}

type Success = Outcome & { readonly ok: true }

type Task = {
  readonly job: Job
  /** Lower ones first. */
  readonly rank: number
  readonly resolve: (outcome: Success) => void
  readonly reject: (error: RenderError) => void
  /** Processes that crashed on this document. */
  crashes: number
}

type Worker = {
  readonly child: ChildProcess
  task: Task | undefined
  /** The timeout of the current document, or of an idle process. */
  timer: NodeJS.Timeout | undefined
  /** The end of its standard error. */
  stderrTail: string
  /** Its last document has left it with much memory. */
  isLarge: boolean
}

/** The first crash may have another reason: the machine is out of memory, or earlier documents left too little. */
const MAX_CRASHES = 2
const STDERR_TAIL_CHARACTERS = 1_000
/**
 * A process that keeps more than this after a document ends, because the compiler never returns memory: documents of a
 * few pages leave 40 MB, one of a thousand lines 150 MB. It ends when it is idle, or after its next document.
 */
const MAX_GROWN_BYTES = 90_000_000
const LARGE_IDLE_MS = 2_000
const DEFAULTS = {
  memoryMb: 512,
  timeoutMs: 30_000,
  idleMs: 120_000,
  extraIdleMs: 10_000,
  queueLimit: 1_000,
}

/**
 * Processes that typeset one document at a time. When one crashes, only its document is affected, which is tried once
 * more in another process.
 */
export class RenderPool {
  readonly #options: Required<PoolOptions>
  readonly #waiting: Task[] = []
  readonly #workers = new Set<Worker>()
  /** Dismissed processes that have not ended yet. */
  readonly #ending = new Set<ChildProcess>()
  #peakBytes = 0
  #closing: PromiseWithResolvers<void> | undefined

  constructor(options: PoolOptions) {
    this.#options = { ...DEFAULTS, ...options }
  }

  /** Rejects with RenderError. */
  run(job: Job, priority: RenderPriority = 'request'): Promise<Success> {
    return new Promise((resolve, reject) => {
      if (this.#closing) return reject(new RenderError('render_closed'))
      if (this.#waiting.length >= this.#options.queueLimit)
        return reject(new RenderError('render_busy'))
      this.#waiting.push({ job, rank: rankOf(job, priority), resolve, reject, crashes: 0 })
      this.#schedule()
    })
  }

  load(): RenderLoad {
    const busy = [...this.#workers].filter(worker => worker.task).length
    return { processes: this.#workers.size, busy, waiting: this.#waiting.length }
  }

  peakBytes(): number {
    return this.#peakBytes
  }

  close(): Promise<void> {
    if (this.#closing) return this.#closing.promise
    this.#closing = Promise.withResolvers<void>()
    this.#schedule()
    return this.#closing.promise
  }

  #schedule(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idleWorker()
      const task = worker && this.#dequeue()
      if (!task) return
      this.#assign(worker, task)
    }
    if (this.#closing && [...this.#workers].every(worker => !worker.task))
      this.#end().catch(error => this.#closing?.reject(error))
  }

  /** The first of the lowest rank. */
  #dequeue(): Task | undefined {
    const rank = Math.min(...this.#waiting.map(task => task.rank))
    return this.#waiting.splice(
      this.#waiting.findIndex(task => task.rank === rank),
      1,
    )[0]
  }

  #idleWorker(): Worker | undefined {
    const idle = [...this.#workers].find(worker => !worker.task)
    return idle ?? (this.#workers.size < this.#options.workers ? this.#start() : undefined)
  }

  #start(): Worker {
    const child = forkWithMemoryLimit(
      new URL('./render-process.ts', import.meta.url),
      this.#options.memoryMb,
    )
    const worker: Worker = {
      child,
      task: undefined,
      timer: undefined,
      stderrTail: '',
      isLarge: false,
    }
    this.#workers.add(worker)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      worker.stderrTail = (worker.stderrTail + text).slice(-STDERR_TAIL_CHARACTERS)
    })
    child.on('message', (message: Message) => this.#onOutcome(worker, message))
    child.on('error', error => this.#onCrash(worker, String(error)))
    // 'close' comes after its standard error was read to the end.
    child.on('close', (code, signal) =>
      this.#onCrash(worker, `${signal ?? `exit ${code}`} ${worker.stderrTail}`.trim()),
    )
    return worker
  }

  #assign(worker: Worker, task: Task): void {
    worker.task = task
    clearTimeout(worker.timer)
    worker.timer = setTimeout(() => this.#timedOut(worker), this.#options.timeoutMs)
    keepAlive(worker.child, true)
    // Sending fails when the process has ended, which its 'close' event reports.
    worker.child.send(task.job, () => undefined)
  }

  #onOutcome(worker: Worker, { outcome, peakBytes, grownBytes }: Message): void {
    this.#peakBytes = Math.max(this.#peakBytes, peakBytes)
    const task = finishTask(worker)
    keepAlive(worker.child, false)
    const isLarge = grownBytes > MAX_GROWN_BYTES
    if (isLarge && worker.isLarge) this.#dismiss(worker)
    else {
      worker.timer = setTimeout(
        () => this.#dismiss(worker),
        this.#idleMsOf(worker, isLarge),
      ).unref()
    }
    worker.isLarge = isLarge
    if (outcome.ok) task?.resolve(outcome)
    else task?.reject(new RenderError('render_failed', outcome.reason))
    this.#schedule()
  }

  /** An idle first process is the next to work (#idleWorker), so the others are idle when there is little to do. */
  #idleMsOf(worker: Worker, isLarge: boolean): number {
    const [first] = this.#workers
    const most = isLarge ? LARGE_IDLE_MS : worker === first ? Infinity : this.#options.extraIdleMs
    return Math.min(most, this.#options.idleMs)
  }

  #timedOut(worker: Worker): void {
    const task = finishTask(worker)
    this.#workers.delete(worker)
    worker.child.kill('SIGKILL')
    task?.reject(new RenderError('render_timeout'))
    this.#schedule()
  }

  #onCrash(worker: Worker, reason: string): void {
    if (!this.#workers.delete(worker)) return
    worker.child.kill('SIGKILL')
    const task = finishTask(worker)
    if (task) {
      task.crashes += 1
      if (task.crashes < MAX_CRASHES) this.#waiting.unshift(task)
      else task.reject(new RenderError('render_crashed', reason))
    }
    this.#schedule()
  }

  /** The process ends when its IPC channel is closed. */
  #dismiss(worker: Worker): void {
    clearTimeout(worker.timer)
    this.#workers.delete(worker)
    const { child } = worker
    this.#ending.add(child)
    child.once('exit', () => this.#ending.delete(child))
    if (child.connected) child.disconnect()
  }

  async #end(): Promise<void> {
    for (const worker of this.#workers) this.#dismiss(worker)
    const exits = [...this.#ending].map(async child => {
      keepAlive(child, true)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    })
    await Promise.all(exits)
    this.#closing?.resolve()
  }
}

/** Issuing waits for a document, a person for a preview, and neither for a document of a batch. */
function rankOf(job: Job, priority: RenderPriority): number {
  if (job.kind === 'preview') return 1
  return priority === 'request' ? 0 : 2
}

function finishTask(worker: Worker): Task | undefined {
  clearTimeout(worker.timer)
  const { task } = worker
  worker.task = undefined
  return task
}

/** An idle process must not keep the server's process alive. */
function keepAlive(child: ChildProcess, busy: boolean): void {
  const change = busy ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
  // A pipe, because of the options of fork.
  if (child.stderr instanceof Socket) child.stderr[change]()
}
