import { runSuites } from './suites/run-suites.ts'

export const summary =
  'Reports of a payment provider in 10,000 random orders: each ends in the same ledger.'

/** Of which `npm test` takes 20. `--orders N`. */
export function run(args: readonly string[]): Promise<number> {
  const files = ['server/src/payment-providers/stripe.test.ts']
  return runSuites(args, [{ project: 'server', files }], {
    orders: { variable: 'TEST_ORDERS', default: '10000' },
  })
}
