import { runSuites } from './suites/run-suites.ts'

export const summary = 'Memory over 250 documents, and 60 texts of random characters as PDF/A.'

/** No options: the seed of the texts stands in the test. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/documents/render.test.ts', 'server/src/documents/printable.test.ts']
  return runSuites(args, [{ project: 'server', files }], {})
}
