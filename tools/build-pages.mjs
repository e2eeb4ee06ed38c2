// Builds the pages in less than half of the memory that the bundler takes by itself, so that a server with 1 GB can do it.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep } from './step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Each thread keeps memory of its own, and allocators keep what is free. */
const LEAN = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ABANDONED_PAGE_PURGE: '1',
  MIMALLOC_ARENA_PURGE_MULT: '1',
}

runStep(
  join(root, 'node_modules/.bin/node'),
  [
    '--max-semi-space-size=4',
    '--max-old-space-size=300',
    'node_modules/vite/bin/vite.js',
    'build',
    'web',
    '--logLevel',
    'warn',
  ],
  // Whatever the shell has: the pages of development are other files, which do not fit together.
  { cwd: root, env: { ...process.env, ...LEAN, NODE_ENV: 'production' } },
)
