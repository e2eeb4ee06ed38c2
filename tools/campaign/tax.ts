import { runSuites } from './suites/run-suites.ts'

export const summary =
  'the tax of every sale: 60 sellers, every country, every kind, on 12 days, against what laws say (--sales 1000000 --seed N)'

const SUITES = [{ project: 'domain', files: ['domain/src/tax/every-sale.test.ts'] }] as const

export function run(args: readonly string[]): Promise<number> {
  return runSuites(args, SUITES, {
    sales: { variable: 'TEST_TAX_SALES', default: '1000000000' },
    seed: { variable: 'TEST_SEED', default: '20261129' },
  })
}
