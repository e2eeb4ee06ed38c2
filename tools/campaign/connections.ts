import { runSuites } from './suites/run-suites.ts'

export const summary =
  'Sessions of PostgreSQL that an administrator ends under mixed load; TEST_POSTGRES=npm on the newest one.'

/** `--sessions N`: as many are ended, one after another. Which ones is left to the load: there is no chance in it to seed. */
export function run(args: readonly string[]): Promise<number> {
  const suites = [{ project: 'e2e', files: ['e2e/terminated-sessions.spec.ts'] }] as const
  return runSuites(args, suites, {
    sessions: { variable: 'TEST_SESSIONS', default: '200' },
  })
}
