import { getCompany } from '@bordereau/contract/company'
import { listItems, type Item } from '@bordereau/contract/items'
import { unitName } from '@bordereau/domain/money/unit'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import type { Column } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Formats, useFormats } from '../../format/formats.ts'
import { useHidden } from '../../data/undoable-action.ts'
import { ArchiveTabs, archiveState } from '../list/archive-tabs.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import listCss from '../list/list.module.css'
import { SearchField } from '../list/search-field.tsx'
import { useViews } from '../views/use-views.ts'
import { ViewActions, ViewsBar } from '../views/views-bar.tsx'
import css from './items.module.css'

const SORTS = ['name', '-name', 'code', '-code', 'created', '-created'] as const
const PER_PAGE = 50

/** The catalogue of items. */
export function ItemList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const hiddenIds = useHidden()
  const home = useQuery(getCompany, { workspaceId }).data?.currency
  const shown = archiveState(state)
  const sort = SORTS.find(known => known === state.get('sort')) ?? 'name'
  const q = state.get('q')
  const query = { workspaceId, state: shown, sort, after: state.after, limit: PER_PAGE }
  const views = useViews('items')
  const list = useQuery(listItems, q === undefined ? query : { ...query, q }, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  return (
    <>
      <ViewsBar views={views} />
      <ArchiveTabs label={t`Items by state`} state={state} />
      <div className={listCss.tools}>
        <SearchField state={state} label={t`Search items`} />
        <div className={listCss.end}>
          <ViewActions list="items" views={views} />
        </div>
      </div>
      <ListTable
        list={list}
        state={state}
        label={t`Items`}
        columns={columnsOf(formats, home)}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/items/${row.id}`}
        sort={sortOf(sort)}
        onSort={next => state.put({ sort: sortText(next) })}
        empty={<Empty filtered={q !== undefined || shown === 'archived'} />}
      />
    </>
  )
}

function columnsOf(formats: Formats, home: string | undefined): readonly Column<Item>[] {
  return [
    {
      key: 'name',
      head: t`Name`,
      sortable: true,
      wide: true,
      phone: 'top-start',
      cell: row => <span title={row.name}>{row.name}</span>,
    },
    { key: 'code', head: t`Code`, sortable: true, phone: 'bottom-start', cell: row => row.code },
    {
      key: 'unit',
      head: t`Unit`,
      phone: 'bottom-end',
      cell: row => unitName(row.unit, formats.tag),
    },
    { key: 'tax', head: t`Tax`, align: 'end', cell: row => formats.percent(row.taxRate) },
    {
      key: 'price',
      head: t`Price`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Prices prices={row.prices} home={home} formats={formats} />,
    },
  ]
}

/** The price in the company's currency, comparable between rows; a tooltip on '+2' shows the other prices. */
function Prices(props: {
  readonly prices: Item['prices']
  readonly home: string | undefined
  readonly formats: Formats
}) {
  const { prices, home, formats } = props
  const first = prices.find(({ currency }) => currency === home) ?? prices[0]
  if (first === undefined) return ''
  const others = prices.filter(price => price !== first)
  const otherPrices = others.map(({ price, currency }) => formats.money(price, currency)).join(', ')
  return (
    <span className={css.prices}>
      <Amount value={first.price} currency={first.currency} />
      {others.length > 0 && (
        <span role="img" className={css.more} title={otherPrices} aria-label={otherPrices}>
          +{others.length}
        </span>
      )}
    </span>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (filtered) return <EmptyState icon="search" title={t`No matching item`} />
  return (
    <EmptyState
      icon="package"
      title={t`No items yet`}
      action={
        may('items.create') && (
          <>
            <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/items/new`}>
              <Trans>Add an item</Trans>
            </ButtonLink>
            {may('import') && (
              <ButtonLink icon="upload" href={`/w/${workspaceId}/items/import`}>
                <Trans>Import a list</Trans>
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <Trans>Select what you sell often to fill a line in one step.</Trans>
    </EmptyState>
  )
}
