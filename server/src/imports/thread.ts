import { on } from 'node:events'
import { Worker } from 'node:worker_threads'

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
