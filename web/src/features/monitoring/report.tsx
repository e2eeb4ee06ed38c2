import { getPageTimings, listPageErrors } from '@bordereau/contract/monitoring'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { PageErrors } from './errors.tsx'
import { Filters } from './filters.tsx'
import { type Timings, useWindow } from './measures.ts'
import { PageTimings } from './timings.tsx'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

const REFRESH_MS = 60_000

export function MonitoringReport() {
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
