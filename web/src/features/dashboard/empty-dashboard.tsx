import { exploreSample } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { entryRefusalMessage } from '../entry/texts.ts'
import { reloadMe, useWorkspace } from '../../data/session.tsx'

/** The dashboard of a company without documents. */
export function EmptyDashboard() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, pending } = useMutation(exploreSample)
  async function explore(): Promise<void> {
    const response = await mutate({ body: {} })
    if (!response.ok) return void toasts.error(entryRefusalMessage(response))
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}`)
  }
  return (
    <EmptyState
      icon="file-invoice"
      sideIcons={['users', 'cash']}
      title={t`Your first invoice is a few fields away`}
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
  )
}
