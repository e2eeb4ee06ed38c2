import { runSuites } from './suites/run-suites.ts'

export const summary = 'Damaged data folders and backups: refused in one sentence, or whole.'

/** Every case of the test's tables, of which `npm test` takes a sample. No options: the cases are listed, not drawn. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/db/folder/damage.test.ts', 'server/src/backup/restore-refusal.test.ts']
  return runSuites(args, [{ project: 'server', files }], {})
}
