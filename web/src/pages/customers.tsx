import { Trans, useLingui } from '#macros'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { ListActions } from '../features/list/list-actions.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

export function CustomersPage() {
  const { t } = useLingui()
  const state = useListState()
  return (
    <Page
      title={t`Customers`}
      actions={
        <ListActions list="customers" create="customers.create">
          <Trans>New customer</Trans>
        </ListActions>
      }
    >
      <CustomerList state={state} />
    </Page>
  )
}
