import { useLingui } from '#macros'
import { lazy } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { ArchiveTabs } from '../list/archive-tabs.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { useSelection } from '../list/use-selection.tsx'
import { ListHead } from '../views/list-head.tsx'
import { ItemFilters } from './item-filters.tsx'
import { itemColumns } from './item-columns.tsx'
import { ItemRowMenu } from './item-row-menu.tsx'
import { useItemActs } from './use-item-acts.ts'
import { useItemCounts, useItems } from './use-items.ts'

// Few lists are empty.
const NoItems = lazy(async () => ({ default: (await import('./no-items.tsx')).NoItems }))

/** The catalogue of items. */
export function ItemList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { rows, list, sort } = useItems(state)
  const acts = useItemActs(state)
  const { archive } = acts
  const counts = useItemCounts()
  const selection = useSelection(rows, acts)
  return (
    <>
      <ListHead
        list="items"
        state={state}
        tabs={<ArchiveTabs label={t`Items by state`} state={state} counts={counts} />}
        filters={<ItemFilters state={state} />}
        searchLabel={t`Search items`}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Items`}
        columns={itemColumns(formats)}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/items/${row.id}`}
        sort={sortOf(sort)}
        onSort={next => state.put({ sort: sortText(next) })}
        {...selection.table}
        renderMenu={row => (
          <ItemRowMenu row={row} onArchive={archive && (() => archive([row.id]))} />
        )}
        empty={<NoItems state={state} />}
      />
      {selection.bar}
    </>
  )
}
