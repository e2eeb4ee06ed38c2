import { runSuites } from './suites/run-suites.ts'

export const summary =
  'a million random lines against exact fractions: amounts, lines that are free, prices without tax (--lines 1000000 --seed N)'

const SUITES = [
  { project: 'domain', files: ['domain/src/invoice/line-amount.test.ts'] },
  { project: 'einvoice', files: ['einvoice/src/format/net-lines.test.ts'] },
] as const

export function run(args: readonly string[]): Promise<number> {
  return runSuites(args, SUITES, {
    lines: { variable: 'TEST_ROUNDING_LINES', default: '1000000' },
    seed: { variable: 'TEST_SEED', default: '20261128' },
  })
}
