import { exploreSample } from '@bordereau/contract/session'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { reloadMe, useWorkspace } from '../../session.tsx'

/** The dashboard of a company that has done nothing yet. */
export function Nothing() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const { act, pending } = useAct(exploreSample)
  async function explore(): Promise<void> {
    const answer = await act({})
    if (!answer.ok) return void toasts.error(wordsOf(answer))
    await reloadMe()
    await navigate(`/w/${answer.value.workspaceId}`)
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
      <Trans>What you are owed, what is late and what comes next will stand here.</Trans>
    </EmptyState>
  )
}
