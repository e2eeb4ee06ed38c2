import { runSuites } from './suites/run-suites.ts'

export const summary = 'Many issuers on one series, 2,000 documents: no gap, no duplicate.'

/** On both engines. `--documents N`. The requests overlap as they come: there is no chance in it to seed. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/invoices/issuing/issuing.test.ts']
  return runSuites(args, [{ project: 'server', files }], {
    documents: { variable: 'TEST_DOCUMENTS', default: '2000' },
  })
}
