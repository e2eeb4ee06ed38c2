import { runSuites } from './suites/run-suites.ts'

export const summary =
  'Memory over 250 documents, 60 texts of random characters as PDF/A, and 200 Swiss QR codes.'

/** No options: the seed of the texts stands in the test. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['render', 'printable', 'slip'].map(name => `server/src/documents/${name}.test.ts`)
  return runSuites(args, [{ project: 'server', files }], {})
}
