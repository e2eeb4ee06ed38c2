import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useExploreSample } from '../entry/use-explore-sample.ts'
import type { DashboardData } from './data.ts'
import { EInvoicingObligations } from './obligations.tsx'

/** The dashboard of a company without documents: how to begin, and what the law of its country asks. */
export function EmptyDashboard({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { explore, pending } = useExploreSample()
  return (
    <Stack gap={6}>
      <EmptyState
        icon="file-invoice"
        sideIcons={['users', 'cash']}
        title={t`No invoices yet`}
        action={
          may('invoices.draft') && (
            <>
              <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/invoices/new`}>
                <Trans>Create your first invoice</Trans>
              </ButtonLink>
              <Button look="quiet" busy={pending} onClick={() => void explore()}>
                <Trans>Explore with sample data</Trans>
              </Button>
            </>
          )
        }
      >
        <Trans>What you are owed, what is overdue and what comes next will appear here.</Trans>
      </EmptyState>
      <EInvoicingObligations data={data} />
    </Stack>
  )
}
