import { type UpcomingEntry, listUpcoming } from '@bordereau/contract/reminders'
import type { LocalDate } from '@bordereau/domain/date'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { EmptyState } from '@bordereau/ui/state/state'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useUpcomingColumns } from './upcoming-columns.tsx'
import { type MovableEntry, UpcomingMenu } from './upcoming-menu.tsx'
import { entryName, hrefOfEntry, keyOfEntry } from './upcoming-texts.ts'

const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
const MoveCollectionDialog = lazy(async () => ({
  default: (await import('../collections/move-collection-dialog.tsx')).MoveCollectionDialog,
}))

/** Everything that goes out by itself within 90 days. */
export function Upcoming() {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(listUpcoming, { workspaceId })
  const [moving, setMoving] = useState<MovableEntry>()
  const columns = useUpcomingColumns()
  // The table does not move down when the notice above it appears.
  if (!data && !refused) return <LoadingSkeleton height="24rem" />
  return (
    <Stack gap={4}>
      {data?.reminds === false && <SwitchedOff />}
      <DataTable<UpcomingEntry>
        label={t`Next 90 days`}
        columns={columns}
        rows={data?.entries}
        rowKey={keyOfEntry}
        rowName={entryName}
        rowHref={entry => hrefOfEntry(entry, workspaceId)}
        renderMenu={entry => <UpcomingMenu entry={entry} onMove={setMoving} />}
        error={refused && !data && <RefusalView refused={refused} retry={retry} />}
        empty={
          <EmptyState icon="calendar" title={t`Nothing goes out by itself`}>
            <Trans>
              Reminders of open invoices, recurring invoices and automatic payments appear here.
            </Trans>
          </EmptyState>
        }
      />
      {data?.more === true && (
        <Text tone="muted">
          <Trans>There are more after these.</Trans>
        </Text>
      )}
      {moving && data && (
        <Suspense>
          <Move entry={moving} today={data.today} onClose={() => setMoving(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}

function Move(props: {
  readonly entry: MovableEntry
  readonly today: LocalDate
  readonly onClose: () => void
}) {
  const { entry, ...rest } = props
  return entry.kind === 'reminder' ? (
    <MoveDialog reminder={entry} {...rest} />
  ) : (
    <MoveCollectionDialog collection={entry} {...rest} />
  )
}

function SwitchedOff() {
  const { workspaceId, may } = useWorkspace()
  return (
    <Notice
      tone="blue"
      title={t`Reminders are switched off`}
      action={
        may('company.update') && (
          <ButtonLink size="sm" href={`/w/${workspaceId}/settings/reminders`}>
            <Trans>Set up reminders</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Customers are reminded only when you do it by hand.</Trans>
    </Notice>
  )
}
