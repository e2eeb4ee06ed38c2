import { OWING, listCustomers } from '@bordereau/contract/customers'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useHidden } from '../../data/undoable-action.ts'
import { type ArchiveCounts, archiveState } from '../list/archive-tabs.tsx'
import { isSet, valuesOf, withoutValues } from '../list/filter-values.ts'
import type { ListState } from '../list/list-state.ts'

const SORTS = ['name', '-name', 'created', '-created'] as const
const PER_PAGE = 50

/** Filter and order of the list as the query parameters say. */
export function customerFilter(state: Pick<ListState, 'get'>) {
  const sort = SORTS.find(known => known === state.get('sort')) ?? 'name'
  const owing = OWING.find(known => known === state.get('owing'))
  return {
    state: archiveState(state),
    sort,
    ...valuesOf(state, ['q', 'country', 'currency']),
    ...(owing && { owing }),
  }
}

const FILTERS = ['country', 'currency', 'owing']

/** What removes every filter; the search, the tab and the order stay. */
export const NO_CUSTOMER_FILTERS = withoutValues(FILTERS)

/** Whether a search or a filter is set. */
export function isFilteredCustomers(state: Pick<ListState, 'get'>): boolean {
  return isSet(state, ['q', ...FILTERS])
}

/** The number of customers in each state, whatever the filter. */
export function useCustomerCounts(): ArchiveCounts {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, limit: 1 }
  const active = useQuery(listCustomers, { ...query, state: 'active' })
  const archived = useQuery(listCustomers, { ...query, state: 'archived' })
  return { active: active.data?.total, archived: archived.data?.total }
}

/** The rows as the query parameters ask for them, without those being archived. */
export function useCustomers(state: ListState) {
  const { workspaceId } = useWorkspace()
  const hiddenIds = useHidden()
  const filter = customerFilter(state)
  const query = { workspaceId, ...filter, after: state.after, limit: PER_PAGE }
  const list = useQuery(listCustomers, query, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  return { list, rows, sort: filter.sort }
}
