import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CHECK_MS = 5_000
/** The share of the time since the last check in which the event loop ran. */
const IDLE_SHARE = 0.02
const GROWTH_BYTES = 32 * 1024 * 1024

type Probes = {
  readonly collect: () => Promise<void>
  /** Bytes of memory of this process. */
  readonly memory: () => number
  /** From 0 to 1, since the last call. */
  readonly busyShare: () => number
}

/**
 * Collects garbage when the server is idle after work that has made it larger. V8 collects while memory is allocated, and
 * keeps the freed pages for the next allocation: an idle server would keep what its busiest minute has needed.
 */
export function returnMemoryWhenIdle(probes: Probes = ownProcess()): void {
  let collected = probes.memory()
  let isCollecting = false
  const check = async (): Promise<void> => {
    const isIdle = probes.busyShare() < IDLE_SHARE
    if (!isIdle || isCollecting || probes.memory() - collected < GROWTH_BYTES) return
    isCollecting = true
    await probes.collect().finally(() => (isCollecting = false))
    collected = probes.memory()
  }
  // Without it the server is larger for a while, and no worse.
  setInterval(() => void check().catch(() => undefined), CHECK_MS).unref()
}

/** Collects all garbage, as V8 does before it gives up for lack of memory: this returns the pages to the system as well. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  await gc({ type: 'major', flavor: 'last-resort', execution: 'async' })
}

function ownProcess(): Probes {
  let last = performance.eventLoopUtilization()
  return {
    collect: collectGarbage,
    memory: () => process.memoryUsage.rss(),
    busyShare() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
  }
}
