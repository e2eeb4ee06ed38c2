import { keysText } from '@bordereau/ui/kbd/kbd'
import { getDashboard } from '@bordereau/contract/dashboard'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { SetupList } from '../features/dashboard/setup-list.tsx'
import { EmptyDashboard } from '../features/dashboard/empty-dashboard.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'
import { KEYS } from '../navigation/shortcuts.ts'

export function DashboardPage() {
  const { t } = useLingui()
  const { workspaceId, may, sample, setUp } = useWorkspace()
  const { data, refused, retry } = useQuery(getDashboard, { workspaceId })
  return (
    <Page
      title={t({ context: 'in the navigation: short', message: 'Dashboard' })}
      actions={
        may('invoices.draft') && (
          <ButtonLink
            look="primary"
            icon="plus"
            title={keysText(KEYS['/invoices/new'])}
            href={`/w/${workspaceId}/invoices/new`}
          >
            <Trans>New invoice</Trans>
          </ButtonLink>
        )
      }
    >
      {may('company.update') && setUp && !sample && <SetupList />}
      {data ? (
        data.events.length === 0 ? (
          <EmptyDashboard data={data} />
        ) : (
          <Dashboard data={data} />
        )
      ) : refused ? (
        <RefusalView refused={refused} retry={retry} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}
