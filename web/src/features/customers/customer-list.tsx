import { useLingui } from '#macros'
import { lazy } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { ArchiveTabs } from '../list/archive-tabs.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { useSelection } from '../list/use-selection.tsx'
import { ListHead } from '../views/list-head.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customerColumns } from './customer-columns.tsx'
import { CustomerRowMenu } from './customer-row-menu.tsx'
import { useCustomerActs } from './use-customer-acts.ts'
import { useCustomerCounts, useCustomers } from './use-customers.ts'

// Few lists are empty.
const NoCustomers = lazy(async () => ({
  default: (await import('./no-customers.tsx')).NoCustomers,
}))

/** The customers with their open amounts. */
export function CustomerList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { rows, list, sort } = useCustomers(state)
  const acts = useCustomerActs(state)
  const { archive } = acts
  const counts = useCustomerCounts()
  const selection = useSelection(rows, acts)
  return (
    <>
      <ListHead
        list="customers"
        state={state}
        tabs={<ArchiveTabs label={t`Customers by state`} state={state} counts={counts} />}
        filters={<CustomerFilters state={state} />}
        searchLabel={t`Search customers`}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Customers`}
        columns={customerColumns()}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/customers/${row.id}`}
        sort={sortOf(sort)}
        onSort={next => state.put({ sort: sortText(next) })}
        {...selection.table}
        renderMenu={row => (
          <CustomerRowMenu row={row} onArchive={archive && (() => archive([row.id]))} />
        )}
        empty={<NoCustomers state={state} />}
      />
      {selection.bar}
    </>
  )
}
