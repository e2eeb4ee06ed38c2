import { runSuites } from './suites/run-suites.ts'

export const summary =
  '10,000 recurring invoices due at once, killed ten times: each is issued once, without gap.'

/** On both engines. `--due N`, `--kills N`, `--within N` (milliseconds of a process before its kill), `--seed N`. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/recurring/kill.test.ts']
  return runSuites(args, [{ project: 'server', files }], {
    due: { variable: 'TEST_DUE', default: '10000' },
    kills: { variable: 'TEST_RECURRING_KILLS', default: '10' },
    within: { variable: 'TEST_KILL_WITHIN_MS', default: '20000' },
    seed: { variable: 'TEST_SEED', default: '20261122' },
  })
}
