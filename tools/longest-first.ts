import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take minutes, the longest first. Started last, one of them would delay the end. */
export const LONG = [
  'e2e/pages.spec.ts',
  'server/src/backup/backup.test.ts',
  'e2e/paper.spec.ts',
  'e2e/ui.spec.ts',
  'e2e/specification.spec.ts',
  'e2e/sending.spec.ts',
  'server/src/invoices/sending/group.test.ts',
  'e2e/cross-border.spec.ts',
  'e2e/editor-grid.spec.ts',
  'e2e/lists.spec.ts',
  'server/src/db/role.test.ts',
  'e2e/operating-guide.spec.ts',
  'e2e/journey.spec.ts',
  'e2e/online-payment.spec.ts',
  'e2e/recurring.spec.ts',
  'e2e/crash-recovery.spec.ts',
  'e2e/monitoring.spec.ts',
  'e2e/first-minute.spec.ts',
  'e2e/palette-views-calendar.spec.ts',
  'e2e/captcha.spec.ts',
  'server/src/backup/kill.test.ts',
  'server/src/invoices/issuing/issuing.test.ts',
  'e2e/languages.spec.ts',
  'server/src/db/crash/power-cut.test.ts',
  'server/src/db/folder/damage.test.ts',
  'e2e/document-types.spec.ts',
  'e2e/keyboard.spec.ts',
  'server/src/batches/kill.test.ts',
]

/** The order of test files: those that take minutes come first, on every machine; the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(relative(this.ctx.config.root, moduleId))
      return at === -1 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
