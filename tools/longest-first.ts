import { readFileSync } from 'node:fs'
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

/**
 * Rooms whose files take longest come first. All files of a room follow one another, and in it those that need a document:
 * Vitest ends a process, with all that it has imported, where the next file is of another project or environment.
 */
const PROJECTS = ['e2e', 'server', 'server on the newest PostgreSQL', 'tools', 'web', 'domain']
const ENVIRONMENT = '@vitest-environment'

/** The order of test files: those that take minutes come first, on every machine; the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const ranks = new Map(files.map(file => [file, rankOf(file, root)]))
    const compare = (a: TestSpecification, b: TestSpecification) => {
      const [ranksA = [], ranksB = []] = [ranks.get(a), ranks.get(b)]
      return ranksA.map((rank, i) => rank - (ranksB[i] ?? 0)).find(rank => rank !== 0) ?? 0
    }
    return (await super.sort(files)).toSorted(compare)
  }
}

/** What is read of a test file. */
type File = { readonly moduleId: string; readonly project: { readonly name: string } }

/** By its project, its environment and its place among those that take long. */
export function rankOf({ moduleId, project }: File, root: string): readonly number[] {
  const needsDocument = readFileSync(moduleId, 'utf8').includes(ENVIRONMENT)
  return [
    place(PROJECTS, project.name),
    needsDocument ? 0 : 1,
    place(LONG, relative(root, moduleId)),
  ]
}

function place(list: readonly string[], one: string): number {
  const at = list.indexOf(one)
  return at === -1 ? list.length : at
}
