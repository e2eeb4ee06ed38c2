import { getMonitoring, getPageTimings, listPageErrors } from '@bordereau/contract/monitoring'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { PageErrors } from '../features/monitoring/errors.tsx'
import { Filters } from '../features/monitoring/filters.tsx'
import { type Timings, useWindow } from '../features/monitoring/measures.ts'
import { Recording } from '../features/monitoring/recording.tsx'
import { PageTimings } from '../features/monitoring/timings.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

const REFRESH_MS = 60_000

/** How quick the pages are for those who use them, and what broke in them. */
export function SettingsMonitoringPage() {
  const { workspaceId } = useWorkspace()
  const setting = useGet(getMonitoring, { workspaceId })
  return (
    <SubjectPage
      title={t`Monitoring`}
      lead={t`How quick the pages of this instance are for the people who use them, and what broke.`}
      wide
    >
      {setting.refused?.refusal === 'forbidden' && (
        <Notice tone="blue" title={t`This belongs to the whole instance`}>
          <Trans>Only the person who set it up sees how its pages do.</Trans>
        </Notice>
      )}
      {setting.refused && setting.refused.refusal !== 'forbidden' && (
        <RefusalView refused={setting.refused} retry={setting.retry} />
      )}
      {!setting.data && !setting.refused && <FormSkeleton />}
      {setting.data && (
        <Stack gap={6}>
          <Recording setting={setting.data} />
          <Seen />
        </Stack>
      )}
    </SubjectPage>
  )
}

function Seen() {
  const { workspaceId } = useWorkspace()
  const window = useWindow()
  const { days, page, release } = window
  const query = { workspaceId, days, page, release }
  const options = { keep: true, refetchMs: REFRESH_MS }
  const timings = useGet(getPageTimings, query, options)
  const errors = useGet(listPageErrors, query, options)
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
