import { listRuns } from '@bordereau/contract/recurring'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRows } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { type Formats, useFormats } from '../invoices/formats.ts'
import css from './recurring.module.css'
import { type RunView, outcomeWords, reasonWords } from './words.ts'

/** Each day that is dealt with, the latest first: what came of it, and where that is. */
export function Runs({ recurringId }: { recurringId: string }) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const list = useRows(listRuns, { workspaceId, recurringId, limit: 25 })
  const { refused, retry } = list
  return (
    <Stack gap={4}>
      <DataTable
        label={t`Days so far`}
        columns={columnsOf(formats, `/w/${workspaceId}/invoices`)}
        rows={list.data}
        rowKey={run => run.day}
        rowName={run => formats.date(run.day)}
        error={refused && !list.data && <RefusalView refused={refused} retry={retry} />}
        empty={
          <EmptyState icon="calendar-repeat" title={t`No day has come yet`}>
            <Trans>What is made on each day stands here, with its invoice.</Trans>
          </EmptyState>
        }
      />
      {list.hasMore && (
        <Row justify="center">
          <Button busy={list.loadingMore} onClick={list.more}>
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
  const { tone, label } = outcomeWords(run.outcome)
  return (
    <span className={css.outcome}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {run.reason !== null && (
        <Text as="span" size={13} tone="muted">
          {reasonWords(run.reason)}
        </Text>
      )}
    </span>
  )
}
