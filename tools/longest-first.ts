import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes, the longest first. Begun last, one of these would run on alone. */
const LONG = [
  'server/src/invoices/issuing.test.ts',
  'e2e/faults.spec.ts',
  'e2e/pages.spec.ts',
  'e2e/journey.spec.ts',
]

/** The order of test files: those that take minutes come first, on every machine alike; the others as Vitest knows best. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId))
      return at === -1 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
