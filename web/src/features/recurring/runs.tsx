import { listRuns } from '@bordereau/contract/recurring'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t } from '#macros'
import { useRows } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { columnsOf } from './run-columns.tsx'

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
