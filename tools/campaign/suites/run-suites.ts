import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '../../..')

export type Suites = {
  readonly project: 'domain' | 'einvoice' | 'server' | 'e2e'
  readonly files: readonly string[]
}

/** An option of the command line, the environment variable that the tests read, and its value without the option. */
export type Setting = { readonly variable: string; readonly default: string }

/**
 * Runs test files of `npm test` with CAMPAIGN=1, at which they take their full counts instead of a sample. Every option
 * becomes an environment variable. Gives the exit code: the first that is not 0.
 */
export async function runSuites(
  args: readonly string[],
  suites: readonly Suites[],
  settings: Readonly<Record<string, Setting>>,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(settings).map(([name, { default: value }]) => [
        name,
        { type: 'string' as const, default: value },
      ]),
    ),
  })
  const given = Object.entries(settings).map(([name, { variable }]) => [variable, values[name]])
  const env = { ...process.env, CAMPAIGN: '1', ...Object.fromEntries(given) }
  for (const { project, files } of suites) {
    const command = ['run', '--project', project, '--testTimeout', TIMEOUT_MS, ...files]
    const vitest = join(ROOT, 'node_modules/.bin/vitest')
    const child = spawn(vitest, command, { cwd: ROOT, stdio: 'inherit', env })
    await once(child, 'exit')
    if (child.exitCode !== 0) return child.exitCode ?? 1
  }
  return 0
}

/** Six hours: on a busy machine ten thousand documents take more than one. */
const TIMEOUT_MS = '21600000'
