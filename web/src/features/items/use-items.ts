import { listItems } from '@bordereau/contract/items'
import { SUPPLIES } from '@bordereau/domain/country/supply'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useHidden } from '../../data/undoable-action.ts'
import { type ArchiveCounts, archiveState } from '../list/archive-tabs.tsx'
import { isSet, valuesOf, withoutValues } from '../list/filter-values.ts'
import type { ListState } from '../list/list-state.ts'

const SORTS = ['name', '-name', 'code', '-code', 'created', '-created'] as const
const PER_PAGE = 50

/** Filter and order of the list as the query parameters say. */
export function itemFilter(state: Pick<ListState, 'get'>) {
  const sort = SORTS.find(known => known === state.get('sort')) ?? 'name'
  const supply = SUPPLIES.find(known => known === state.get('supply'))
  return {
    state: archiveState(state),
    sort,
    ...valuesOf(state, ['q', 'taxRate', 'currency']),
    ...(supply && { supply }),
  }
}

const FILTERS = ['supply', 'taxRate', 'currency']

/** What removes every filter; the search, the tab and the order stay. */
export const NO_ITEM_FILTERS = withoutValues(FILTERS)

/** Whether a search or a filter is set. */
export function isFilteredItems(state: Pick<ListState, 'get'>): boolean {
  return isSet(state, ['q', ...FILTERS])
}

/** The number of items in each state, whatever the filter. */
export function useItemCounts(): ArchiveCounts {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, limit: 1 }
  const active = useQuery(listItems, { ...query, state: 'active' })
  const archived = useQuery(listItems, { ...query, state: 'archived' })
  return { active: active.data?.total, archived: archived.data?.total }
}

/** The rows as the query parameters ask for them, without those being archived. */
export function useItems(state: ListState) {
  const { workspaceId } = useWorkspace()
  const hiddenIds = useHidden()
  const filter = itemFilter(state)
  const query = { workspaceId, ...filter, after: state.after, limit: PER_PAGE }
  const list = useQuery(listItems, query, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  return { list, rows, sort: filter.sort }
}
