import { runSuites } from './suites/run-suites.ts'

export const summary =
  'From sign-up to paid, and every way of getting paid, in a browser on both engines.'

/** Of which `npm test` runs PostgreSQL alone. `--engine pglite` or `postgresql`: that one. */
export function run(args: readonly string[]): Promise<number> {
  const files = [
    'e2e/journey.spec.ts',
    'e2e/getting-paid.spec.ts',
    'e2e/bank-statements.spec.ts',
    'e2e/bank-connection.spec.ts',
  ]
  return runSuites(args, [{ project: 'e2e', files }], {
    engine: { variable: 'TEST_ENGINE', default: 'both' },
  })
}
