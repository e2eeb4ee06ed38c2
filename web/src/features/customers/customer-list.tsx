import { listCustomers, type CustomerRow } from '@bordereau/contract/customers'
import { countryName } from '@bordereau/domain/country/countries'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Flag } from '@bordereau/ui/flag/flag'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import type { Column } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import own from './customers.module.css'
import { useFormats } from '../../format/formats.ts'
import { useHidden } from '../../data/undoable-action.ts'
import { ArchiveTabs, archiveState } from '../list/archive-tabs.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import listCss from '../list/list.module.css'
import { SearchField } from '../list/search-field.tsx'
import { useViews } from '../views/use-views.ts'
import { ViewActions, ViewsBar } from '../views/views-bar.tsx'

const SORTS = ['name', '-name', 'created', '-created'] as const
const PER_PAGE = 50

/** The customers with their open amounts. */
export function CustomerList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { tag } = useFormats()
  const hiddenIds = useHidden()
  const shown = archiveState(state)
  const sort = SORTS.find(known => known === state.get('sort')) ?? 'name'
  const q = state.get('q')
  const query = { workspaceId, state: shown, sort, after: state.after, limit: PER_PAGE }
  const views = useViews('customers')
  const list = useQuery(listCustomers, q === undefined ? query : { ...query, q }, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  return (
    <>
      <ViewsBar views={views} />
      <ArchiveTabs label={t`Customers by state`} state={state} />
      <div className={listCss.tools}>
        <SearchField state={state} label={t`Search customers`} />
        <div className={listCss.end}>
          <ViewActions list="customers" views={views} />
        </div>
      </div>
      <ListTable
        list={list}
        state={state}
        label={t`Customers`}
        columns={columnsOf(tag)}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.name}
        rowHref={row => `/w/${workspaceId}/customers/${row.id}`}
        sort={sortOf(sort)}
        onSort={next => state.put({ sort: sortText(next) })}
        empty={<Empty filtered={q !== undefined || shown === 'archived'} />}
      />
    </>
  )
}

function columnsOf(tag: string): readonly Column<CustomerRow>[] {
  return [
    {
      key: 'name',
      head: t`Name`,
      sortable: true,
      wide: true,
      phone: 'top-start',
      cell: row => (
        <span className={listCss.withFlag} title={row.name}>
          {row.country !== '' && (
            <Flag country={row.country} label={countryName(row.country, tag)} show="flag" />
          )}
          <span className={listCss.cut} dir="auto">
            {row.name}
          </span>
        </span>
      ),
    },
    { key: 'city', head: t`City`, rank: 2, cell: row => row.city },
    {
      key: 'email',
      head: t`Email`,
      rank: 1,
      phone: 'bottom-start',
      cell: row => (
        <span className={own.email} title={row.email}>
          {row.email}
        </span>
      ),
    },
    {
      key: 'currency',
      head: t`Currency`,
      rank: 1,
      phone: 'bottom-end',
      cell: row => row.currency,
    },
    {
      key: 'open',
      head: t`Unpaid`,
      align: 'end',
      phone: 'top-end',
      cell: row =>
        row.open.map(sum => (
          <div key={sum.currency}>
            <Amount value={sum.amount} currency={sum.currency} />
          </div>
        )),
    },
  ]
}

function Empty({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (filtered) return <EmptyState icon="search" title={t`No matching customer`} />
  return (
    <EmptyState
      icon="users"
      title={t`No customers yet`}
      action={
        may('customers.create') && (
          <>
            <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/customers/new`}>
              <Trans>Add a customer</Trans>
            </ButtonLink>
            {may('import') && (
              <ButtonLink icon="upload" href={`/w/${workspaceId}/customers/import`}>
                <Trans>Import a list</Trans>
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <Trans>You can also add one while you write an invoice.</Trans>
    </EmptyState>
  )
}
