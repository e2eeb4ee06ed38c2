import type { LeftOutReason } from '@bordereau/contract/bank-imports'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, plural, t, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { unreadableText } from './file-refusal.ts'
import type { ImportedStatement } from './use-statement-import.ts'

/** The rows of a statement that were not imported, and why. */
export function LeftOutRows({ statement }: { statement: ImportedStatement }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { leftOut, balanceDifference, currency } = statement
  const total = leftOut.counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const shown = leftOut.rows.length
  const rows = leftOut.rows.map((row, index) => ({ ...row, key: String(index) }))
  return (
    <Stack gap={3}>
      <Notice
        tone={leftOut.counts.some(({ reason }) => isUnreadable(reason)) ? 'amber' : 'blue'}
        title={leftOutTitles(leftOut.counts).join(' ')}
      >
        {leftOut.counts.some(({ reason }) => reason === 'not_booked' || isUnreadable(reason)) && (
          <Trans>A later file that has them booked and readable adds them.</Trans>
        )}
        {balanceDifference !== null && (
          <>
            {' '}
            <Trans>By the balances, they add up to {money(balanceDifference, currency)}.</Trans>
          </>
        )}
      </Notice>
      <DataTable
        label={t`Rows left out`}
        keys={false}
        rows={rows}
        rowKey={row => row.key}
        rowName={row => String(row.line)}
        columns={[
          { key: 'line', head: t`Line`, phone: 'top-end', cell: row => row.line },
          { key: 'text', head: t`Row`, phone: 'top-start', wide: true, cell: row => row.text },
          {
            key: 'reason',
            head: t`Why`,
            phone: 'bottom-start',
            cell: row => leftOutText(row.reason, row.value),
          },
        ]}
      />
      {shown < total && (
        <Text size={13} tone="muted">
          <Trans>
            The first {shown} of {total} are shown.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}

function leftOutTitles(counts: ImportedStatement['leftOut']['counts']): readonly string[] {
  const countOf = (isMeant: (reason: LeftOutReason) => boolean) =>
    counts.reduce((sum, { reason, count }) => (isMeant(reason) ? sum + count : sum), 0)
  const unreadable = countOf(isUnreadable)
  const open = countOf(reason => reason === 'not_booked')
  const none = countOf(reason => reason === 'no_amount' || reason === 'balance_line')
  return [
    unreadable > 0
      ? plural(unreadable, {
          one: '# row cannot be read and was left out.',
          other: '# rows cannot be read and were left out.',
        })
      : '',
    open > 0
      ? plural(open, {
          one: '# row is not booked and was left out.',
          other: '# rows are not booked and were left out.',
        })
      : '',
    none > 0
      ? plural(none, {
          one: '# row is no transaction and was left out.',
          other: '# rows are no transactions and were left out.',
        })
      : '',
  ].filter(title => title !== '')
}

function isUnreadable(reason: LeftOutReason): boolean {
  return reason !== 'not_booked' && reason !== 'no_amount' && reason !== 'balance_line'
}

function leftOutText(reason: LeftOutReason, value: string): string {
  switch (reason) {
    case 'not_booked':
      return t`Not booked by the bank`
    case 'no_amount':
      return t`No money moved`
    case 'balance_line':
      return t`A balance, no transaction`
    default:
      return unreadableText(reason, value)
  }
}
