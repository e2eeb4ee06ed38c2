import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { TEST_NODE } from '../../../../tools/node-arguments.ts'

/** A child process that a test kills. */
export type Victim = {
  /** The lines on its standard output so far. */
  readonly lines: readonly string[]
  readonly errors: () => string
  /** Resolves with its exit code, or null when it was killed. */
  readonly ended: Promise<number | null>
  /** Waits for this many lines; false when it ended before. */
  said(count: number): Promise<boolean>
  /** kill -9; resolves when all its output is read. */
  kill(): Promise<void>
}

export function startVictim(script: string, args: readonly string[]): Victim {
  const path = join(import.meta.dirname, script)
  const child = spawn(process.execPath, [...TEST_NODE, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = readLines(child)
  let errors = ''
  child.stderr?.on('data', text => (errors += String(text)))
  const ended = once(child, 'close').then(() => child.exitCode)
  return {
    lines,
    errors: () => errors,
    ended,
    said: async count => {
      while (lines.length < count && child.exitCode === null && child.signalCode === null) {
        await Promise.race([ended, child.stdout && once(child.stdout, 'data')])
      }
      return lines.length >= count
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Only whole lines count: half a line is no acknowledgement. */
function readLines(child: ChildProcess): string[] {
  const lines: string[] = []
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  return lines
}
