import { Worker } from 'node:worker_threads'
import type { Paper } from './paper-data.ts'
import type { Answer, Job } from './render-worker.ts'

export type Renderer = {
  /**
   * PDF/A-3a of the paper; with the bytes of a Cross Industry Invoice a Factur-X document that has them attached as
   * they are. Rejects with RenderError.
   */
  readonly renderPdf: (paper: Paper, xml?: Uint8Array) => Promise<Uint8Array>
  /** An SVG for each page, for the screen. Rejects with RenderError. */
  readonly renderPreview: (paper: Paper) => Promise<readonly string[]>
  /** Takes no more work, finishes what was taken, ends the threads. */
  readonly close: () => Promise<void>
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

type Task = {
  readonly job: Job
  readonly resolve: (answer: Answer & { readonly ok: true }) => void
  readonly reject: (error: RenderError) => void
}

type Thread = { readonly worker: Worker; task: Task | undefined; timer: NodeJS.Timeout | undefined }

/** A pool of threads that typeset. Documents are taken in the order they came. */
export function createRenderer(options: RendererOptions): Renderer {
  const { workers, timeoutMs = 30_000, queueLimit = 1_000 } = options
  const waiting: Task[] = []
  const threads = new Set<Thread>()
  let closing: { readonly promise: Promise<void>; readonly done: () => void } | undefined

  function ask(job: Job): Promise<Answer & { readonly ok: true }> {
    return new Promise((resolve, reject) => {
      if (closing) return reject(new RenderError('render_closed'))
      if (waiting.length >= queueLimit) return reject(new RenderError('render_busy'))
      waiting.push({ job, resolve, reject })
      next()
    })
  }

  function next(): void {
    while (waiting.length > 0) {
      const thread = idleThread()
      if (!thread) return
      const task = waiting.shift()
      if (!task) return
      thread.task = task
      thread.timer = setTimeout(() => drop(thread, new RenderError('render_timeout')), timeoutMs)
      thread.worker.ref()
      thread.worker.postMessage(task.job)
    }
    if (closing && [...threads].every(thread => !thread.task)) endAll().then(closing.done)
  }

  function idleThread(): Thread | undefined {
    const idle = [...threads].find(thread => !thread.task)
    return idle ?? (threads.size < workers ? startThread() : undefined)
  }

  function startThread(): Thread {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    const thread: Thread = { worker, task: undefined, timer: undefined }
    threads.add(thread)
    worker.on('message', (answer: Answer) => settle(thread, answer))
    worker.on('error', error => drop(thread, new RenderError('render_crashed', error.message)))
    worker.on('exit', () => drop(thread, new RenderError('render_crashed', 'the thread ended')))
    return thread
  }

  function settle(thread: Thread, answer: Answer): void {
    const task = take(thread)
    // An idle thread keeps no process alive.
    thread.worker.unref()
    if (answer.ok) task?.resolve(answer)
    else task?.reject(new RenderError('render_failed', answer.reason))
    next()
  }

  /** The thread is gone or must go; its task is refused, and the next task starts another thread. */
  function drop(thread: Thread, error: RenderError): void {
    if (!threads.delete(thread)) return
    take(thread)?.reject(error)
    thread.worker.terminate().catch(() => undefined)
    next()
  }

  function take(thread: Thread): Task | undefined {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    return task
  }

  async function endAll(): Promise<void> {
    const ending = [...threads]
    threads.clear()
    await Promise.all(ending.map(thread => thread.worker.terminate()))
  }

  return {
    renderPdf: async (paper, xml) => {
      const answer = await ask({ kind: 'pdf', paper, xml })
      return 'bytes' in answer ? answer.bytes : new Uint8Array()
    },
    renderPreview: async paper => {
      const answer = await ask({ kind: 'preview', paper })
      return 'pages' in answer ? answer.pages : []
    },
    close: () => {
      if (!closing) {
        const { promise, resolve } = Promise.withResolvers<void>()
        closing = { promise, done: resolve }
        next()
      }
      return closing.promise
    },
  }
}
