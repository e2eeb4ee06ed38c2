import { Trans, useLingui } from '#macros'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { useCustomerActs } from '../features/customers/use-customer-acts.ts'
import { ListActions } from '../features/list/list-actions.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

export function CustomersPage() {
  const { t } = useLingui()
  const state = useListState()
  const { exportAs } = useCustomerActs(state)
  return (
    <Page
      title={t`Customers`}
      actions={
        <ListActions list="customers" create="customers.create" onExport={exportAs}>
          <Trans>New customer</Trans>
        </ListActions>
      }
    >
      <CustomerList state={state} />
    </Page>
  )
}
