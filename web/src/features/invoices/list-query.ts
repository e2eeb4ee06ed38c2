import { SORTS, TABS } from '@bordereau/contract/invoices'
import type { listInvoices } from '@bordereau/contract/invoices'
import type { QueryInput } from '../../data/api.ts'
import { type ListState, oneOf } from '../list/list-state.ts'

type Filter = Omit<QueryInput<typeof listInvoices>, 'workspaceId' | 'after' | 'limit'>
export type Tab = (typeof TABS)[number]
const FILTERS = [
  'type',
  'customerId',
  'currency',
  'issuedFrom',
  'issuedTo',
  'dueFrom',
  'dueTo',
  'q',
] as const

export const currentTab = (state: Pick<ListState, 'get'>): Tab => oneOf(TABS, state.get('tab'))

/** The request for the list of invoices from the query parameters; unknown parameters and values are ignored. */
export function filterOf(state: Pick<ListState, 'get'>): Filter {
  const tab = currentTab(state)
  const sort = SORTS.find(known => known === sortParameter(state))
  const filters = FILTERS.flatMap(name => {
    const value = state.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(filters),
    ...(tab === 'all' ? {} : { tab }),
    ...(sort === undefined ? {} : { sort }),
  }
}

/** The order of the list; what is overdue begins with what is latest. */
export function sortParameter(state: Pick<ListState, 'get'>): string | undefined {
  return state.get('sort') ?? (currentTab(state) === 'overdue' ? 'due' : undefined)
}

/** What removes every filter; the tab and the order stay. */
export const NO_FILTERS: Readonly<Record<string, undefined>> = Object.fromEntries(
  FILTERS.map(name => [name, undefined]),
)

/** Whether a filter besides tab and order is set. */
export function isFiltered(state: Pick<ListState, 'get'>): boolean {
  return FILTERS.some(name => state.get(name) !== undefined)
}
