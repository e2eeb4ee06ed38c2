import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take ten seconds or more, the longest first. Started last, one of them would delay the end. */
export const LONG = [
  'e2e/pages.spec.ts',
  'e2e/sending.spec.ts',
  'e2e/first-minute.spec.ts',
  'e2e/ui.spec.ts',
  'e2e/journey.spec.ts',
  'e2e/cross-border.spec.ts',
  'e2e/specification.spec.ts',
  'e2e/lists.spec.ts',
  'e2e/new-draft.spec.ts',
  'e2e/paper.spec.ts',
  'e2e/monitoring.spec.ts',
  'e2e/palette-views-calendar.spec.ts',
  'server/src/backup/backup.test.ts',
  'e2e/keyboard.spec.ts',
  'e2e/document-types.spec.ts',
  'e2e/editor-grid.spec.ts',
  'e2e/languages.spec.ts',
  'e2e/getting-paid.spec.ts',
  'e2e/bank-connection.spec.ts',
  'e2e/operating-guide.spec.ts',
  'e2e/recurring.spec.ts',
  'e2e/captcha.spec.ts',
  'e2e/notifications.spec.ts',
  'e2e/sign-in-with.spec.ts',
  'e2e/focus.spec.ts',
  'server/src/db/timeout.test.ts',
  'server/src/documents/render.test.ts',
  'e2e/quotes.spec.ts',
  'server/src/batches/kill.test.ts',
  'e2e/crash-recovery.spec.ts',
  'server/src/documents/render-process.test.ts',
  'e2e/tax-registers.spec.ts',
  'e2e/online-payment.spec.ts',
  'server/src/backup/kill.test.ts',
  'e2e/shared-computer.spec.ts',
  'server/src/invoices/sending/group.test.ts',
  'e2e/bank-statements.spec.ts',
  'server/src/backup/restore-refusal.test.ts',
  'server/src/db/role.test.ts',
  'e2e/withholding.spec.ts',
  'e2e/offline.spec.ts',
  'tools/packages.test.ts',
  'server/src/db/crash/kill.test.ts',
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
