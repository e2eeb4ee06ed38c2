import { listInvoices } from '@bordereau/contract/invoices'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useHidden } from '../../data/undoable-action.ts'
import type { ListState } from '../list/list-state.ts'
import { filterOf } from './list-query.ts'

const PER_PAGE = 50

/** The documents as the query parameters ask for them, without those being deleted. */
export function useInvoices(state: ListState) {
  const { workspaceId } = useWorkspace()
  const hiddenIds = useHidden()
  const query = { workspaceId, ...filterOf(state), after: state.after, limit: PER_PAGE }
  const list = useQuery(listInvoices, query, { keep: true })
  return { list, rows: list.data?.rows.filter(row => !hiddenIds.has(row.id)) }
}
