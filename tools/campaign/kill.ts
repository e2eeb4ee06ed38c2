import { runSuites } from './suites/run-suites.ts'

export const summary =
  'kill -9 and power cuts in the middle of commits, migrations, backups, issuing, reminders, refunds.'

const SUITES = [
  {
    project: 'server',
    files: [
      'server/src/db/crash/kill.test.ts',
      'server/src/db/crash/migration-kill.test.ts',
      'server/src/db/crash/power-cut.test.ts',
      'server/src/backup/kill.test.ts',
      'server/src/payments/kill.test.ts',
      'server/src/reminders/kill.test.ts',
      'server/src/reminders/statement-kill.test.ts',
      'server/src/db/lock.test.ts',
    ],
  },
  { project: 'e2e', files: ['e2e/crash-recovery.spec.ts'] },
] as const

/** On both engines. `--seed N`, `--kills N`: of each kind; `--cuts N`: power cuts. */
export function run(args: readonly string[]): Promise<number> {
  return runSuites(args, SUITES, {
    seed: { variable: 'TEST_SEED', default: '20261120' },
    kills: { variable: 'TEST_KILLS', default: '20' },
    cuts: { variable: 'TEST_CUTS', default: '20' },
  })
}
