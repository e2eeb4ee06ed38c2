import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Decision, refuse } from '@bordereau/domain/decision'
import { createSerialQueue } from '../lib/serial-queue.ts'

/** Of a thread: it fails beyond, and the server goes on. */
const MEMORY_MB = 512
/** For what is soon garbage: V8's own choice is thrice that, which a thread of seconds never gives back. */
const YOUNG_MB = 16

/**
 * The messages of a worker thread that reads a file, because a long file blocks the event loop. `Report`: all that
 * `script` sends. `moved`: buffers of the task that the thread takes over instead of copying them. It ends with the
 * thread, or stops the thread when the caller stops reading. Throws the thread's error.
 */
export async function* threadReports<Report>(
  script: URL,
  task: object,
  moved: readonly ArrayBufferLike[] = [],
): AsyncGenerator<Report> {
  const worker = new Worker(script, {
    workerData: task,
    transferList: moved.filter(buffer => buffer instanceof ArrayBuffer),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    for await (const [report] of on(worker, 'message', { close: ['exit'] })) yield report
  } finally {
    await worker.terminate()
  }
}

/** Fifteen files wait while one is read. */
const queue = createSerialQueue(15)

/** Reads one file at a time, so that concurrent ones need no more memory than one; refuses where many wait already. */
export async function inTurn<Value, Code extends string>(
  read: () => Promise<Decision<Value, Code>>,
): Promise<Decision<Value, Code | 'unavailable'>> {
  return (await queue(read)) ?? refuse('unavailable')
}
