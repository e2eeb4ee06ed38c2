import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** In place of an empty list: nothing matches, or how the first customer is added. */
export function NoCustomers({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (filtered) return <EmptyState icon="search" title={t`No matching customer`} />
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
