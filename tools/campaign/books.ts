import { bookedCases, faultOfBooks } from '@bordereau/domain/testing/books'
import * as fc from 'fast-check'

export const summary = "100,000 random documents, payments and refunds in the accountant's files"

/** `--cases N`, `--seed N`. */
export async function run(args: readonly string[]): Promise<number> {
  const numRuns = numberAfter(args, '--cases') ?? 100_000
  const seed = numberAfter(args, '--seed') ?? 11
  const started = performance.now()
  const details = fc.check(
    fc.property(bookedCases, one => {
      const fault = faultOfBooks(one)
      if (fault !== undefined) throw new Error(fault)
    }),
    { numRuns, seed },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${details.numRuns} cases with seed ${seed} in ${seconds} s`)
  if (details.failed) console.log(fc.defaultReportMessage(details))
  return details.failed ? 1 : 0
}

function numberAfter(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : Number(args[at + 1])
}
