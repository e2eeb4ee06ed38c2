import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { NO_FILTERS, currentTab, isFiltered } from './list-query.ts'

/** In place of an empty list: nothing matches, or how the first invoice is made. */
export function NoInvoices({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (isFiltered(state) || currentTab(state) !== 'all') {
    return (
      <EmptyState
        icon="search"
        title={t`Nothing here`}
        action={
          isFiltered(state) && (
            <Button onClick={() => state.put(NO_FILTERS)}>
              <Trans>Clear filters</Trans>
            </Button>
          )
        }
      >
        <Trans>No document matches these filters.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="file-invoice"
      title={t`No invoices yet`}
      action={
        may('invoices.draft') && (
          <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/invoices/new`}>
            <Trans>Create your first invoice</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>All invoices, from draft to paid, appear here.</Trans>
    </EmptyState>
  )
}
