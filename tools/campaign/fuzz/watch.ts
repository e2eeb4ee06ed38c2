import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the server's process by --import: serves on a port of its own how long the event loop was blocked since
 * the last request, and how much memory is in use after a garbage collection.
 */
const port = Number(process.env['FUZZ_WATCH_PORT'])
if (isMainThread && port > 0) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const server = createServer((_, response) => {
    // Read before the collection, which blocks the event loop itself.
    const stallMs = delay.max / 1e6
    globalThis.gc?.()
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    response.setHeader('connection', 'close')
    response.end(JSON.stringify({ stallMs, rss, heap: heapUsed + external }))
    setImmediate(() => setImmediate(() => delay.reset()))
  })
  server.listen(port, '127.0.0.1')
  server.unref()
}
