import { getMonitoring } from '@bordereau/contract/monitoring'
import { Notice } from '@bordereau/ui/badge/badge'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { FormSkeleton } from '../layout/form-skeleton.tsx'
import { Recording } from '../features/monitoring/recording.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'
import { MonitoringReport } from '../features/monitoring/report.tsx'

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
