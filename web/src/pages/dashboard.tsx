import { keysText } from '@bordereau/ui/kbd/kbd'
import { getDashboard } from '@bordereau/contract/dashboard'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { SetupCard } from '../features/dashboard/setup-card.tsx'
import { useSetupTasks } from '../features/dashboard/use-setup-tasks.ts'
import type { DashboardData } from '../features/dashboard/data.ts'
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
  const { workspaceId, may } = useWorkspace()
  const { data, refused, retry } = useQuery(getDashboard, { workspaceId })
  const { tasks, isPending } = useSetupTasks()
  const isWaiting = isPending || (!data && !refused)
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
      {isWaiting ? (
        <DashboardSkeleton />
      ) : (
        <>
          {tasks.length > 0 && <SetupCard tasks={tasks} />}
          {data && <Content data={data} />}
          {!data && refused && <RefusalView refused={refused} retry={retry} />}
        </>
      )}
    </Page>
  )
}

function Content({ data }: { readonly data: DashboardData }) {
  return data.events.length === 0 ? <EmptyDashboard data={data} /> : <Dashboard data={data} />
}
