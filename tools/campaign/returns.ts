import { runSuites } from './suites/run-suites.ts'

export const summary =
  'A quarter of 40 documents of ten sellers: boxes of the return recounted from what is stored, to the cent.'

/** `--documents N` of each seller, `--engine pglite` or `postgresql`. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/books/return-boxes-recount.test.ts']
  return runSuites(args, [{ project: 'server', files }], {
    engine: { variable: 'TEST_ENGINE', default: 'postgresql' },
    documents: { variable: 'TEST_RETURN_DOCUMENTS', default: '40' },
  })
}
