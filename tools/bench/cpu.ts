import { readFileSync, readdirSync } from 'node:fs'

/**
 * Milliseconds of processor time that these processes and their descendants have taken so far. Unlike the clock, it
 * hardly grows when other programs keep the machine busy. Linux only; 0 elsewhere.
 */
export function cpuOf(...roots: readonly number[]): number {
  return treeOf(...roots).reduce((sum, pid) => sum + ownCpu(pid), 0)
}

/** Megabytes of memory that these processes and their descendants have now. */
export function memoryOf(...roots: readonly number[]): number {
  const kilobytes = treeOf(...roots).map(pid =>
    Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000
}

function treeOf(...roots: readonly number[]): number[] {
  const parents = parentsOf()
  return [...parents.keys()].filter(pid => roots.some(root => isWithin(pid, root, parents)))
}

/** The process that started this one: of a PostgreSQL backend, the server. */
export function parentOf(pid: number): number {
  return parentsOf().get(pid) ?? 0
}

/** The machine's load of the last minute: runnable processes on average. */
export function load(): number {
  return Number(textOf('/proc/loadavg').split(' ')[0] ?? 0)
}

function parentsOf(): Map<number, number> {
  const pids = entries('/proc').filter(name => /^\d+$/.test(name))
  return new Map(
    // The name of the program, in parentheses, may contain spaces.
    pids.map(pid => [
      Number(pid),
      Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? 0),
    ]),
  )
}

function isWithin(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  let at: number | undefined = pid
  while (at !== undefined && at > 1) {
    if (at === root) return true
    at = parents.get(at)
  }
  return false
}

const NS_PER_MS = 1e6

/** schedstat begins with the nanoseconds on a processor. */
function ownCpu(pid: number): number {
  const threads = entries(`/proc/${pid}/task`)
  const ns = threads.map(thread =>
    Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] || 0),
  )
  return ns.reduce((sum, one) => sum + one, 0) / NS_PER_MS
}

/** '' and [] for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function entries(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
