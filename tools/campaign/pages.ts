import { runSuites } from './suites/run-suites.ts'

export const summary =
  'Every page in light and dark, every list at seven widths, every design in four languages, 20 closed tabs.'

/** Of what `npm test` takes a sample in a browser, all. No options: pages, lists and moments are listed, not drawn. */
export function run(args: readonly string[]): Promise<number> {
  const files = [
    'e2e/pages.spec.ts',
    'e2e/lists.spec.ts',
    'e2e/sending.spec.ts',
    'e2e/paper.spec.ts',
    'e2e/languages.spec.ts',
  ]
  return runSuites(args, [{ project: 'e2e', files }], {})
}
