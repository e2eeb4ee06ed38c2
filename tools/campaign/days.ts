import { runSuites } from './suites/run-suites.ts'

export const summary =
  '800 simulated days of recurring invoices and reminders, with restarts, jumps of the clock and kill -9.'

const SUITES = [
  {
    project: 'server',
    files: ['server/src/schedule-days.test.ts', 'server/src/reminders/send-due.test.ts'],
  },
] as const

/**
 * On both engines, or `--engine pglite` or `postgresql`; each message must be at the mail server once. `--days N`, `--within N`:
 * milliseconds from the beginning of a check to the kill in it, `--seed N`.
 */
export function run(args: readonly string[]): Promise<number> {
  return runSuites(args, SUITES, {
    engine: { variable: 'TEST_ENGINE', default: 'both' },
    days: { variable: 'TEST_SCHEDULE_DAYS', default: '800' },
    reminders: { variable: 'TEST_REMINDER_DAYS', default: '800' },
    within: { variable: 'TEST_KILL_WITHIN_MS', default: '150' },
    seed: { variable: 'TEST_SEED', default: '20261123' },
  })
}
