import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { ArchiveTabs } from '../list/archive-tabs.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { ListHead } from '../views/list-head.tsx'
import { itemColumns } from './item-columns.tsx'
import { NoItems } from './no-items.tsx'
import { useItems } from './use-items.ts'

/** The catalogue of items. */
export function ItemList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { rows, list, sort, filtered, home } = useItems(state)
  return (
    <>
      <ListHead
        list="items"
        state={state}
        tabs={<ArchiveTabs label={t`Items by state`} state={state} />}
        searchLabel={t`Search items`}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Items`}
        columns={itemColumns(formats, home)}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/items/${row.id}`}
        sort={sortOf(sort)}
        onSort={next => state.put({ sort: sortText(next) })}
        empty={<NoItems filtered={filtered} />}
      />
    </>
  )
}
