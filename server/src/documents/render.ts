import { Worker } from 'node:worker_threads'
import type { Paper } from './paper-data.ts'
import type { Preview } from './preview.ts'
import type { Answer, Job } from './render-worker.ts'

export type Renderer = {
  /**
   * PDF/A-3a of the paper; with the bytes of a Cross Industry Invoice a Factur-X document that has them attached as
   * they are. Rejects with RenderError.
   */
  readonly renderPdf: (paper: Paper, xml?: Uint8Array) => Promise<Uint8Array>
  /** For the screen. Rejects with RenderError. */
  readonly renderPreview: (paper: Paper) => Promise<Preview>
  /** How busy it is now. */
  readonly load: () => RenderLoad
  /** Takes no more work, finishes what was taken, ends the threads. */
  readonly close: () => Promise<void>
}

/** Threads running, those of them at work, and documents that wait for one. */
export type RenderLoad = {
  readonly threads: number
  readonly busy: number
  readonly waiting: number
}

export type RenderRefusal =
  /** The document itself cannot be set, for instance because of its logo. */
  | 'render_failed'
  | 'render_timeout'
  | 'render_crashed'
  /** More is waiting than is sensible: try again later. */
  | 'render_busy'
  | 'render_closed'

export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly code: RenderRefusal

  constructor(code: RenderRefusal, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.code = code
  }
}

export type RendererOptions = {
  /** Threads at most; each starts when it is first needed and keeps about 100 MB. */
  readonly workers: number
  /** From the start of the work on a document, in milliseconds. */
  readonly timeoutMs?: number
  /** Documents waiting at most. */
  readonly queueLimit?: number
}

/**
 * A pool of threads that typeset. Documents are taken in the order they came, previews when no document waits: somebody
 * is about to issue the one, and types on over the other.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const pool = new Pool(options)
  return {
    renderPdf: async (paper, xml) => {
      const answer = await pool.ask({ kind: 'pdf', paper, xml })
      return 'bytes' in answer ? answer.bytes : new Uint8Array()
    },
    renderPreview: async paper => {
      const answer = await pool.ask({ kind: 'preview', paper })
      return 'pages' in answer ? answer : { pages: [], count: 0 }
    },
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

type Done = Answer & { readonly ok: true }

type Task = {
  readonly job: Job
  readonly resolve: (answer: Done) => void
  readonly reject: (error: RenderError) => void
}

type Thread = { readonly worker: Worker; task: Task | undefined; timer: NodeJS.Timeout | undefined }

class Pool {
  readonly #most: number
  readonly #timeoutMs: number
  readonly #queueLimit: number
  readonly #waiting: Task[] = []
  readonly #threads = new Set<Thread>()
  #closing: PromiseWithResolvers<void> | undefined

  constructor({ workers, timeoutMs = 30_000, queueLimit = 1_000 }: RendererOptions) {
    this.#most = workers
    this.#timeoutMs = timeoutMs
    this.#queueLimit = queueLimit
  }

  ask(job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.#closing) return reject(new RenderError('render_closed'))
      if (this.#waiting.length >= this.#queueLimit) return reject(new RenderError('render_busy'))
      this.#waiting.push({ job, resolve, reject })
      this.#next()
    })
  }

  load(): RenderLoad {
    const busy = [...this.#threads].filter(thread => thread.task).length
    return { threads: this.#threads.size, busy, waiting: this.#waiting.length }
  }

  close(): Promise<void> {
    this.#closing ??= Promise.withResolvers<void>()
    this.#next()
    return this.#closing.promise
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idleThread()
      const task = thread && this.#takeFirst()
      if (!task) return
      thread.task = task
      thread.timer = setTimeout(
        () => this.#drop(thread, new RenderError('render_timeout')),
        this.#timeoutMs,
      )
      thread.worker.ref()
      thread.worker.postMessage(task.job, [])
    }
    if (this.#closing && [...this.#threads].every(thread => !thread.task)) void this.#end()
  }

  #takeFirst(): Task | undefined {
    const document = this.#waiting.findIndex(({ job }) => job.kind === 'pdf')
    return this.#waiting.splice(Math.max(document, 0), 1)[0]
  }

  #idleThread(): Thread | undefined {
    const idle = [...this.#threads].find(thread => !thread.task)
    return idle ?? (this.#threads.size < this.#most ? this.#start() : undefined)
  }

  #start(): Thread {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    const thread: Thread = { worker, task: undefined, timer: undefined }
    this.#threads.add(thread)
    worker.on('message', (answer: Answer) => this.#settle(thread, answer))
    worker.on('error', error =>
      this.#drop(thread, new RenderError('render_crashed', String(error))),
    )
    worker.on('exit', code => this.#drop(thread, new RenderError('render_crashed', `exit ${code}`)))
    return thread
  }

  #settle(thread: Thread, answer: Answer): void {
    const task = take(thread)
    // An idle thread keeps no process alive.
    thread.worker.unref()
    if (answer.ok) task?.resolve(answer)
    else task?.reject(new RenderError('render_failed', answer.reason))
    this.#next()
  }

  /** The thread is gone or must go; its task is refused, and the next task starts another thread. */
  #drop(thread: Thread, error: RenderError): void {
    if (!this.#threads.delete(thread)) return
    take(thread)?.reject(error)
    void thread.worker.terminate()
    this.#next()
  }

  async #end(): Promise<void> {
    const ending = [...this.#threads]
    this.#threads.clear()
    await Promise.all(ending.map(thread => thread.worker.terminate()))
    this.#closing?.resolve()
  }
}

function take(thread: Thread): Task | undefined {
  clearTimeout(thread.timer)
  const { task } = thread
  thread.task = undefined
  return task
}
