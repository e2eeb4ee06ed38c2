import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'
import { KEYS } from '../navigation/shortcuts.ts'

export function CustomersPage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const state = useListState()
  return (
    <Page
      title={t`Customers`}
      actions={
        <>
          {may('import') && (
            <ButtonLink icon="upload" href={`/w/${workspaceId}/customers/import`}>
              <Trans>Import</Trans>
            </ButtonLink>
          )}
          {may('customers.create') && (
            <ButtonLink
              look="primary"
              icon="plus"
              keys={KEYS['/customers/new']}
              href={`/w/${workspaceId}/customers/new`}
            >
              <Trans>New customer</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <CustomerList state={state} />
    </Page>
  )
}
