import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the server's process by --import: serves on a port of its own how long the event loop was blocked since
 * the last request, and how much memory is in use after a garbage collection.
 */
const port = Number(process.env['FUZZ_WATCH_PORT'])
const EVERY_MS = 10
if (isMainThread && port > 0) {
  const longest = { stallMs: 0, busyMs: 0 }
  let last = now()
  // Of the thread alone: on a machine that does other things, a turn of the event loop waits for the processor too.
  setInterval(() => {
    const at = now()
    longest.stallMs = Math.max(longest.stallMs, at.wall - last.wall - EVERY_MS)
    longest.busyMs = Math.max(longest.busyMs, at.busy - last.busy)
    last = at
  }, EVERY_MS).unref()
  const server = createServer((_, response) => {
    // Read before the collection, which blocks the event loop itself.
    const stalls = { ...longest }
    globalThis.gc?.()
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    response.setHeader('connection', 'close')
    response.end(JSON.stringify({ ...stalls, rss, heap: heapUsed + external }))
    Object.assign(longest, { stallMs: 0, busyMs: 0 })
    last = now()
  })
  server.listen(port, '127.0.0.1')
  server.unref()
}

/** Milliseconds: of the clock, and of processor time that this thread has used. */
function now(): { readonly wall: number; readonly busy: number } {
  const { user, system } = process.threadCpuUsage()
  return { wall: performance.now(), busy: (user + system) / 1000 }
}
