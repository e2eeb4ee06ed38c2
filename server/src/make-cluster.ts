import './app.ts'
import './jobs.ts'
import './schedule.ts'
import { makeClusters } from './db/made-cluster.ts'

/**
 * Run at set-up (tools/setup.mjs), so that the first start of an instance is quick: makes the embedded databases that it
 * and a restore begin with, and imports what it imports, which leaves the compiled code in NODE_COMPILE_CACHE.
 */
await makeClusters()
