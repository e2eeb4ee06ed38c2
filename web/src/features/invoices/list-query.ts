import { SORTS, TABS } from '@bordereau/contract/invoices'
import type { listInvoices } from '@bordereau/contract/invoices'
import type { QueryInput } from '../../api.ts'
import { type ListState, oneOf } from '../list/list-state.ts'

type Filter = Omit<QueryInput<typeof listInvoices>, 'workspaceId' | 'after' | 'limit'>
export type Tab = (typeof TABS)[number]
const FILTERS = [
  'customerId',
  'currency',
  'issuedFrom',
  'issuedTo',
  'dueFrom',
  'dueTo',
  'q',
] as const

export const currentTab = (state: Pick<ListState, 'get'>): Tab => oneOf(TABS, state.get('tab'))

/** What the address asks of the list of invoices; words that are no filter, order or tab are passed over. */
export function filterOf(state: Pick<ListState, 'get'>): Filter {
  const sort = SORTS.find(known => known === state.get('sort'))
  const tab = currentTab(state)
  const given = FILTERS.flatMap(name => {
    const value = state.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(given),
    ...(tab === 'all' ? {} : { tab }),
    ...(sort === undefined ? {} : { sort }),
  }
}

/** Whether anything but the tab and the order narrows the list. */
export function isFiltered(state: Pick<ListState, 'get'>): boolean {
  return FILTERS.some(name => state.get(name) !== undefined)
}
