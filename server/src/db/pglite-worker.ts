import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openEngine, syncDescriptor, syncPath, syncTree } from './pglite-files.ts'

/** Messages from and to the embedded engine's thread. */
export type WorkerOptions = { readonly dir: string; readonly task: 'create' | 'serve' }
export type WorkerRequest = { readonly work: Uint8Array } | { readonly close: true }
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly bytes: Uint8Array; readonly syncs: number }
  | { readonly kind: 'closed' }
  /** The thread ends. After a disk failure the process must end too; after a crash the files can be opened again. */
  | { readonly kind: 'crash' | 'disk_failure'; readonly reason: string }

const MAX_LOG_LINES = 20

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only')
// workerData comes from pglite.ts only.
const options = workerData as WorkerOptions
const lastLines: string[] = []
let syncs = 0

try {
  if (options.task === 'create') await create(options.dir)
  else await serve(options.dir)
} catch (error) {
  end('crash', error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** Creates the database in another folder and renames it, so that a crash leaves either no database or a whole one. */
async function create(dir: string): Promise<void> {
  const newDir = `${dir}.new`
  rmSync(newDir, { recursive: true, force: true })
  const engine = await open(newDir)
  await engine.close()
  syncTree(newDir)
  renameSync(newDir, dir)
  syncPath(dirname(dir))
  send({ kind: 'closed' })
}

async function serve(dir: string): Promise<void> {
  // Without this file PGlite would create a new database over the existing files.
  if (!existsSync(join(dir, 'PG_VERSION'))) throw new Error(`no database in ${dir}`)
  const engine = await open(dir)
  port?.on('message', (request: WorkerRequest) => {
    if ('work' in request) execute(engine, request.work)
    else close(engine).catch((error: unknown) => end('crash', String(error)))
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
      if (lastLines.length > MAX_LOG_LINES) lastLines.shift()
    },
  })
}

/** Runs one batch of protocol messages to its end; this thread does nothing else meanwhile. */
function execute(engine: PGlite, work: Uint8Array): void {
  const parts: Uint8Array[] = []
  try {
    // Synchronous up to its last line: the bytes are complete when the call returns, the promise only reports errors.
    const done = engine.execProtocolRawStream(work, {
      syncToFs: false,
      onRawData: part => parts.push(part.slice()),
    })
    done.catch((error: unknown) => end('crash', String(error)))
  } catch (error) {
    end('crash', String(error))
  }
  const bytes = concatenate(parts)
  port?.postMessage({ kind: 'result', bytes, syncs } satisfies WorkerReport, [bytes.buffer])
}

/** A copy, because the bytes' memory is transferred to the other thread. */
function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
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
