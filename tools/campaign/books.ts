import { bookedCases, faultOfBooks } from '@bordereau/domain/testing/books'
import { faultOfGstr1, gstr1Cases } from '@bordereau/domain/testing/gstr1-cases'
import { faultOfJpk, jpkCases } from '@bordereau/einvoice/testing/jpk-cases'
import * as fc from 'fast-check'

export const summary =
  "100,000 random cases each in the accountant's files, JPK_V7M and JPK_FA, and GSTR-1"

/** `--cases N`, `--seed N`. */
export async function run(args: readonly string[]): Promise<number> {
  const numRuns = numberAfter(args, '--cases') ?? 100_000
  const seed = numberAfter(args, '--seed') ?? 11
  const options = { numRuns, seed }
  const failed = [
    check('books', options, bookedCases, faultOfBooks),
    check('JPK', options, jpkCases, faultOfJpk),
    check('GSTR-1', options, gstr1Cases, faultOfGstr1),
  ].includes(true)
  return failed ? 1 : 0
}

type Options = { readonly numRuns: number; readonly seed: number }

function check<Case>(
  name: string,
  { numRuns, seed }: Options,
  cases: fc.Arbitrary<Case>,
  faultOf: (one: Case) => string | undefined,
): boolean {
  const started = performance.now()
  const details = fc.check(
    fc.property(cases, one => {
      const fault = faultOf(one)
      if (fault !== undefined) throw new Error(fault)
    }),
    { numRuns, seed, endOnFailure: true },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}: ${details.numRuns} cases with seed ${seed} in ${seconds} s`)
  if (details.failed) console.log(fc.defaultReportMessage(details)?.slice(0, 4_000))
  return details.failed
}

function numberAfter(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : Number(args[at + 1])
}
