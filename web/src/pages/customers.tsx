import { Trans, useLingui } from '#macros'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { useCustomerActs } from '../features/customers/use-customer-acts.ts'
import { useCustomers } from '../features/customers/use-customers.ts'
import { ListActions } from '../features/list/list-actions.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

export function CustomersPage() {
  const { t } = useLingui()
  const state = useListState()
  const { exportAs } = useCustomerActs(state)
  const isEmpty = useCustomers(state).list.data?.total === 0
  return (
    <Page
      title={t`Customers`}
      actions={
        <ListActions
          list="customers"
          create="customers.create"
          onExport={isEmpty ? undefined : exportAs}
        >
          <Trans>New customer</Trans>
        </ListActions>
      }
    >
      <CustomerList state={state} />
    </Page>
  )
}
