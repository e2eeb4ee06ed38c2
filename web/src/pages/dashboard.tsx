import { getDashboard } from '@bordereau/contract/dashboard'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Skeleton } from '@bordereau/ui/state/state'
import { Grid } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { Nothing } from '../features/dashboard/nothing.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** What is owed, what is late, what happens next. */
export function DashboardPage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { data, refused, retry } = useGet(getDashboard, { workspaceId })
  return (
    <Page
      title={t`Dashboard`}
      actions={
        may('invoices.draft') && (
          <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/invoices/new`}>
            <Trans>New invoice</Trans>
          </ButtonLink>
        )
      }
    >
      {data ? (
        data.events.length === 0 ? (
          <Nothing />
        ) : (
          <Dashboard data={data} />
        )
      ) : refused ? (
        <RefusalView refused={refused} retry={retry} />
      ) : (
        <>
          <Grid column={13}>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </Grid>
          <Skeleton height="8rem" />
          <Skeleton height="24rem" />
        </>
      )}
    </Page>
  )
}
