import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { archiveState } from '../list/archive-tabs.tsx'
import { NoMatch } from '../list/no-match.tsx'
import type { ListState } from '../list/list-state.ts'
import { isFilteredCustomers, NO_CUSTOMER_FILTERS } from './use-customers.ts'

/** In place of an empty list: nothing matches, nothing is archived, or how the first customer is added. */
export function NoCustomers({ state }: { readonly state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (isFilteredCustomers(state))
    return <NoMatch title={t`No matching customer`} state={state} none={NO_CUSTOMER_FILTERS} />
  if (archiveState(state) === 'archived')
    return <EmptyState icon="archive" title={t`Nothing is archived`} />
  return (
    <EmptyState
      icon="users"
      title={t`No customers yet`}
      action={
        may('customers.create') && (
          <>
            <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/customers/new`}>
              <Trans>Add a customer</Trans>
            </ButtonLink>
            {may('import') && (
              <ButtonLink icon="upload" href={`/w/${workspaceId}/customers/import`}>
                <Trans>Import a list</Trans>
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <Trans>You can also add one while you write an invoice.</Trans>
    </EmptyState>
  )
}
