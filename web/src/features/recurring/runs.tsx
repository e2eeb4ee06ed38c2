import { listRuns, type RunView } from '@bordereau/contract/recurring'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t } from '#macros'
import { useRows } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { type Formats, useFormats } from '../../format/formats.ts'
import css from './recurring.module.css'
import { outcomeLabel, failureReasonText } from './labels.ts'

/** The past days, the latest first, each with its outcome and invoice. */
export function Runs({ recurringId }: { recurringId: string }) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const list = useRows(listRuns, { workspaceId, recurringId, limit: 25 })
  const { refused, retry } = list
  return (
    <Stack gap={4}>
      <DataTable
        label={t`Past runs`}
        columns={columnsOf(formats, `/w/${workspaceId}/invoices`)}
        rows={list.data}
        rowKey={run => run.day}
        rowName={run => formats.date(run.day)}
        error={refused && !list.data && <RefusalView refused={refused} retry={retry} />}
        empty={
          <EmptyState icon="calendar-repeat" title={t`No runs yet`}>
            <Trans>The invoices created on each day appear here.</Trans>
          </EmptyState>
        }
      />
      {list.hasMore && (
        <Row justify="center">
          <Button busy={list.loadingMore} onClick={list.fetchNext}>
            <Trans>Show more</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function columnsOf(formats: Formats, base: string): readonly Column<RunView>[] {
  return [
    {
      key: 'day',
      head: t`Day`,
      phone: 'top-start',
      cell: run => <span className={css.line}>{formats.date(run.day)}</span>,
    },
    {
      key: 'outcome',
      head: t`What was done`,
      wide: true,
      phone: 'bottom-start',
      cell: run => <Outcome run={run} />,
    },
    {
      key: 'invoice',
      head: t`Invoice`,
      phone: 'bottom-end',
      cell: run =>
        run.invoiceId === null ? (
          <Text as="span" tone="muted">
            {run.outcome === 'skipped' ? '–' : t`Deleted`}
          </Text>
        ) : (
          <Link href={`${base}/${run.invoiceId}`} className={css.line}>
            {run.number ?? t`Draft`}
          </Link>
        ),
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: run =>
        run.amount === null || run.currency === null ? null : (
          <Amount value={run.amount} currency={run.currency} />
        ),
    },
  ]
}

function Outcome({ run }: { run: RunView }) {
  const { tone, label } = outcomeLabel(run.outcome)
  return (
    <span className={css.outcome}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {run.reason !== null && (
        <Text as="span" size={13} tone="muted">
          {failureReasonText(run.reason)}
        </Text>
      )}
    </span>
  )
}
