import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { plural, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { LeftOutRows } from './left-out-rows.tsx'
import type { ImportedStatement } from './use-statement-import.ts'

/** What was new in each statement of a file. */
export function ImportedStatements({ statements }: { statements: readonly ImportedStatement[] }) {
  const formats = useFormats()
  return (
    <Stack gap={3}>
      {statements.map(statement => (
        <Stack key={statement.id} gap={3}>
          <Notice tone={statement.added > 0 ? 'green' : 'blue'} title={addedText(statement)}>
            {[
              statement.accountName,
              statement.account,
              statement.from !== null && statement.to !== null
                ? `${formats.date(statement.from)} – ${formats.date(statement.to)}`
                : '',
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
