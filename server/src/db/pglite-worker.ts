import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openEngine, syncDescriptor, syncPath, syncTree } from './pglite-files.ts'

/** What the embedded engine's thread is told. */
export type WorkerOrder = { readonly dir: string; readonly task: 'create' | 'serve' }
export type WorkerRequest = { readonly work: Uint8Array } | { readonly close: true }
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly syncs: number }
  | { readonly kind: 'closed' }
  /** The thread ends. Disk failure: the process must end too. Crash: the files can be opened again. */
  | { readonly kind: 'crash' | 'disk_failure'; readonly reason: string }

const LOG_LINES_KEPT = 20

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only')
// The order comes from pglite.ts, which writes nothing else into it.
const order = workerData as WorkerOrder
const lastLines: string[] = []
let syncs = 0

try {
  if (order.task === 'create') await create(order.dir)
  else await serve(order.dir)
} catch (error) {
  end('crash', error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** Made beside its place and renamed into it, so that a crash leaves either no database or a whole one. */
async function create(dir: string): Promise<void> {
  const draft = `${dir}.new`
  rmSync(draft, { recursive: true, force: true })
  const engine = await open(draft)
  await engine.close()
  syncTree(draft)
  renameSync(draft, dir)
  syncPath(dirname(dir))
  send({ kind: 'closed' })
}

async function serve(dir: string): Promise<void> {
  if (!existsSync(dir)) throw new Error(`no database in ${dir}`)
  const engine = await open(dir)
  port?.on('message', (request: WorkerRequest) => {
    if ('work' in request) answer(engine, request.work)
    else void close(engine)
  })
  send({ kind: 'ready' })
}

function open(dir: string): Promise<PGlite> {
  return openEngine(dir, {
    sync: fd => {
      syncDescriptor(fd)
      syncs += 1
    },
    onSyncFailure: (error, path) => end('disk_failure', `${path}: ${String(error)}`),
    onAbort: reason => end('crash', reason),
    onLog: line => {
      lastLines.push(line)
      if (lastLines.length > LOG_LINES_KEPT) lastLines.shift()
    },
  })
}

/** Runs one batch of protocol messages to its end; this thread does nothing else meanwhile. */
function answer(engine: PGlite, work: Uint8Array): void {
  const parts: Uint8Array[] = []
  try {
    // Synchronous up to its last line: the bytes are complete when the call returns, the promise only repeats errors.
    const done = engine.execProtocolRawStream(work, {
      syncToFs: false,
      onRawData: part => parts.push(part.slice()),
    })
    done.catch((error: unknown) => end('crash', String(error)))
  } catch (error) {
    end('crash', String(error))
  }
  const bytes = joined(parts)
  port?.postMessage({ kind: 'answer', bytes, syncs } satisfies WorkerReport, [bytes.buffer])
}

/** A copy of its own, because the bytes' memory is handed over to the other thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function close(engine: PGlite): Promise<void> {
  await engine.close()
  send({ kind: 'closed' })
  process.exit(0)
}

function send(report: WorkerReport): void {
  port?.postMessage(report)
}

/** Ends this thread, not the process. */
function end(kind: 'crash' | 'disk_failure', reason: string): never {
  send({ kind, reason: [reason, ...lastLines].join('\n') })
  process.exit(1)
}
