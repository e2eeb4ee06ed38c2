import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useWorkspace } from '../data/session.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { RecurringList } from '../features/recurring/recurring-list.tsx'
import { Page } from '../layout/page.tsx'

export function RecurringPage() {
  const state = useListState()
  const { workspaceId, may } = useWorkspace()
  return (
    <Page
      title={t`Recurring invoices`}
      lead={t`Invoices created automatically on the days you choose.`}
      actions={
        may('invoices.draft') && (
          <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/invoices/new?repeat=yes`}>
            <Trans>New recurring invoice</Trans>
          </ButtonLink>
        )
      }
    >
      <RecurringList state={state} />
    </Page>
  )
}
