import { listQuotes } from '@bordereau/contract/quotes'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useHidden } from '../../data/undoable-action.ts'
import { useWorkspace } from '../../data/session.tsx'
import css from '../list/list.module.css'
import type { ListState } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { SearchField } from '../list/search-field.tsx'
import { NoQuotes } from './no-quotes.tsx'
import { useQuoteColumns } from './quote-columns.tsx'
import { QuoteTabs, statusesOf } from './quote-tabs.tsx'

const PER_PAGE = 50

/** The quotes, the newest first. */
export function QuoteList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [q, customerId] = [state.get('q'), state.get('customerId')]
  const status = statusesOf(state)?.join(',')
  const query = { workspaceId, q, customerId, status, after: state.after, limit: PER_PAGE }
  const list = useQuery(listQuotes, query, { keep: true })
  const hidden = useHidden()
  const isFiltered = status !== undefined || q !== undefined || customerId !== undefined
  return (
    <>
      <QuoteTabs state={state} />
      <div className={css.tools}>
        <SearchField state={state} label={t`Search customer or number`} />
      </div>
      <ListTable
        list={list}
        state={state}
        label={t`Quotes`}
        columns={useQuoteColumns()}
        rows={list.data?.rows.filter(({ id }) => !hidden.has(id))}
        rowKey={row => row.id}
        rowName={row => row.number ?? row.customerName}
        rowHref={row => `/w/${workspaceId}/quotes/${row.id}`}
        empty={<NoQuotes filtered={isFiltered} />}
      />
    </>
  )
}
