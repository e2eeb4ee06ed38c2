import { getMonitoring, getPageTimings, listPageErrors } from '@bordereau/contract/monitoring'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { PageErrors } from '../features/monitoring/errors.tsx'
import { Filters } from '../features/monitoring/filters.tsx'
import { type Timings, useWindow } from '../features/monitoring/measures.ts'
import { Recording } from '../features/monitoring/recording.tsx'
import { PageTimings } from '../features/monitoring/timings.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const REFRESH_MS = 60_000

/** How fast the pages are for their users, and the errors in them. */
export function SettingsMonitoringPage() {
  const { workspaceId } = useWorkspace()
  const setting = useQuery(getMonitoring, { workspaceId })
  return (
    <SettingsSubPage
      title={t`Monitoring`}
      lead={t`How fast the pages of this instance are for their users, and which errors occurred.`}
      wide
    >
      {setting.refused?.refusal === 'forbidden' && (
        <Notice tone="blue" title={t`This belongs to the whole instance`}>
          <Trans>Only the person who set it up can see page performance.</Trans>
        </Notice>
      )}
      {setting.refused && setting.refused.refusal !== 'forbidden' && (
        <RefusalView refused={setting.refused} retry={setting.retry} />
      )}
      {!setting.data && !setting.refused && <FormSkeleton />}
      {setting.data && (
        <Stack gap={6}>
          <Recording setting={setting.data} />
          <MonitoringReport />
        </Stack>
      )}
    </SettingsSubPage>
  )
}

function MonitoringReport() {
  const { workspaceId } = useWorkspace()
  const window = useWindow()
  const { days, page, release } = window
  const query = { workspaceId, days, page, release }
  const options = { keep: true, refetchMs: REFRESH_MS }
  const timings = useQuery(getPageTimings, query, options)
  const errors = useQuery(listPageErrors, query, options)
  if (timings.refused) return <RefusalView refused={timings.refused} retry={timings.retry} />
  if (errors.refused) return <RefusalView refused={errors.refused} retry={errors.retry} />
  if (!timings.data || !errors.data) return <FormSkeleton />
  return (
    <>
      <Filters window={window} known={timings.data.known} />
      {isEmpty(timings.data) && errors.data.total === 0 ? (
        <EmptyState icon="chart" sideIcons={['desktop', 'clock']} title={t`Nothing recorded yet`}>
          <Trans>Open a few pages: what they measured shows here a minute later.</Trans>
        </EmptyState>
      ) : (
        <>
          <PageTimings timings={timings.data} window={window} />
          <PageErrors {...errors.data} />
        </>
      )}
    </>
  )
}

function isEmpty({ pages }: Timings): boolean {
  return pages.length === 0
}
