import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Decision, refuse } from '@bordereau/domain/decision'

/** Of a thread: it fails beyond, and the server goes on. */
const MEMORY_MB = 512

/**
 * The messages of a worker thread that reads a file, because a long file blocks the event loop. `Report`: all that
 * `script` sends. It ends with the thread, or stops the thread when the caller stops reading. Throws the thread's error.
 */
export async function* threadReports<Report>(script: URL, task: object): AsyncGenerator<Report> {
  const worker = new Worker(script, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    for await (const [report] of on(worker, 'message', { close: ['exit'] })) yield report
  } finally {
    await worker.terminate()
  }
}

const MAX_WAITING = 16
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Reads one file at a time, so that concurrent ones need no more memory than one; refuses where many wait already. */
export async function inTurn<Value, Code extends string>(
  read: () => Promise<Decision<Value, Code>>,
): Promise<Decision<Value, Code | 'unavailable'>> {
  if (waiting >= MAX_WAITING) return refuse('unavailable')
  waiting += 1
  const result = last.then(read)
  last = result.catch(() => {})
  try {
    return await result
  } finally {
    waiting -= 1
  }
}
