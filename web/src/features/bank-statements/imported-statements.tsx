import type { RefusedFile } from '@bordereau/contract/bank-imports'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { plural, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { refusedFileMessage } from './file-refusal.ts'
import { LeftOutRows } from './left-out-rows.tsx'
import type { ImportedStatement } from './use-statement-import.ts'

/** What was new in each statement of a file, and which files of a ZIP were not imported. */
export function ImportedStatements(props: {
  readonly statements: readonly ImportedStatement[]
  readonly refusedFiles: readonly RefusedFile[]
}) {
  const { statements, refusedFiles } = props
  const formats = useFormats()
  // Of a single file people know the name.
  const areNamed = new Set(statements.map(({ fileName }) => fileName)).size > 1
  return (
    <Stack gap={3}>
      {refusedFiles.map(file => (
        <Notice key={file.fileName} tone="amber" title={file.fileName}>
          {refusedFileMessage(file)}
        </Notice>
      ))}
      {statements.map(statement => (
        <Stack key={statement.id} gap={3}>
          <Notice tone={statement.added > 0 ? 'green' : 'blue'} title={addedText(statement)}>
            {[
              areNamed || refusedFiles.length > 0 ? statement.fileName : '',
              statement.accountName,
              statement.account,
              statement.from !== null && statement.to !== null
                ? `${formats.date(statement.from)} – ${formats.date(statement.to)}`
                : '',
              replacedText(statement),
            ]
              .filter(part => part !== '')
              .join(' · ')}
          </Notice>
          <LeftOutRows statement={statement} />
        </Stack>
      ))}
    </Stack>
  )
}

function addedText({ added, transactions }: ImportedStatement): string {
  if (transactions === 0) return t`The statement has no booked transactions.`
  if (added === 0) return t`All transactions of this statement were imported before.`
  return plural(added, { one: '# new transaction', other: '# new transactions' })
}

function replacedText({ replaced }: ImportedStatement): string {
  if (replaced === 0) return ''
  return plural(replaced, {
    one: '# sum replaced by its single payments',
    other: '# sums replaced by their single payments',
  })
}
