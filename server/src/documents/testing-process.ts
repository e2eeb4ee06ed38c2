import { readFileSync, readdirSync } from 'node:fs'

/** The ids of the typesetting processes that a process has started, read from /proc. */
export function typesettersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(id => parentOf(id) === parent && fileOf(id, 'cmdline').includes('render-process.ts'))
    .map(Number)
}

/** False for a process that has ended, also for a zombie. */
export function isRunning(id: number): boolean {
  return /^State:\s+[^ZX]/m.test(fileOf(id, 'status'))
}

export function fileOf(id: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function parentOf(id: string): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(fileOf(id, 'status'))?.[1] ?? 0)
}
