import { SORTS, TABS } from '@bordereau/contract/invoices'
import type { listInvoices } from '@bordereau/contract/invoices'
import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import type { QueryInput } from '../../data/api.ts'
import { isSet, valuesOf, withoutValues } from '../list/filter-values.ts'
import { type ListState, oneOf } from '../list/list-state.ts'

type Filter = Omit<QueryInput<typeof listInvoices>, 'workspaceId' | 'after' | 'limit'>
export type Tab = (typeof TABS)[number]
/** Requested as they are. */
const TEXTS = ['customerId', 'currency', 'issuedFrom', 'issuedTo', 'dueFrom', 'dueTo'] as const
const CHIPS = ['type', ...TEXTS]
const FILTERS = ['q', ...CHIPS]

export const currentTab = (state: Pick<ListState, 'get'>): Tab => oneOf(TABS, state.get('tab'))

/** The request for the list of invoices from the query parameters; unknown parameters and values are ignored. */
export function filterOf(state: Pick<ListState, 'get'>): Filter {
  const tab = currentTab(state)
  const sort = SORTS.find(known => known === sortParameter(state))
  const type = DOCUMENT_TYPES.find(known => known === state.get('type'))
  return {
    ...valuesOf(state, ['q', ...TEXTS]),
    ...(type && { type }),
    ...(tab === 'all' ? {} : { tab }),
    ...(sort === undefined ? {} : { sort }),
  }
}

/** The order of the list; what is overdue begins with what is latest. */
export function sortParameter(state: Pick<ListState, 'get'>): string | undefined {
  return state.get('sort') ?? (currentTab(state) === 'overdue' ? 'due' : undefined)
}

/** What removes every filter; the tab and the order stay. */
export const NO_FILTERS = withoutValues(FILTERS)

/** What removes the filters of the chips; the search stays, too. */
export const NO_CHIPS = withoutValues(CHIPS)

/** Whether a filter besides tab and order is set. */
export function isFiltered(state: Pick<ListState, 'get'>): boolean {
  return isSet(state, FILTERS)
}
