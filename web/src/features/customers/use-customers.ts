import { listCustomers } from '@bordereau/contract/customers'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useHidden } from '../../data/undoable-action.ts'
import { archiveState } from '../list/archive-tabs.tsx'
import type { ListState } from '../list/list-state.ts'

const SORTS = ['name', '-name', 'created', '-created'] as const
const PER_PAGE = 50

/** The rows as the query parameters ask for them, without those being archived. */
export function useCustomers(state: ListState) {
  const { workspaceId } = useWorkspace()
  const hiddenIds = useHidden()
  const shown = archiveState(state)
  const sort = SORTS.find(known => known === state.get('sort')) ?? 'name'
  const q = state.get('q')
  const query = { workspaceId, state: shown, sort, after: state.after, limit: PER_PAGE }
  const list = useQuery(listCustomers, q === undefined ? query : { ...query, q }, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  return { list, rows, sort, filtered: q !== undefined || shown === 'archived' }
}
