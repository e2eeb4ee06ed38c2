import { countInvoices, listInvoices } from '@bordereau/contract/invoices'
import { MAX_TAB_COUNTED } from '@bordereau/contract/value'
import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { ColumnChooser } from '@bordereau/ui/table/list-tools'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import css from '../list/list.module.css'
import { SearchField } from '../list/search-field.tsx'
import { useViews } from '../views/use-views.ts'
import { ViewActions, ViewsBar } from '../views/views-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { useHidden } from '../../data/undoable-action.ts'
import { invoiceColumns } from './list-columns.tsx'
import { InvoiceFilters } from './list-filters.tsx'
import { type Tab, currentTab, filterOf, isFiltered } from './list-query.ts'
import { RowMenu } from './row-menu.tsx'

const PER_PAGE = 50

/** All documents in tabs by status; filters, order, columns and page are query parameters. */
export function InvoiceList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const hiddenIds = useHidden()
  const query = { workspaceId, ...filterOf(state), after: state.after, limit: PER_PAGE }
  const views = useViews('invoices')
  const list = useQuery(listInvoices, query, { keep: true })
  const rows = list.data?.rows.filter(row => !hiddenIds.has(row.id))
  const columns = invoiceColumns(formats, todayIn(''))
  return (
    <>
      <ViewsBar views={views} />
      <StatusTabs state={state} />
      <div className={css.tools}>
        <SearchField state={state} label={t`Search number or customer`} />
        <InvoiceFilters state={state} />
        <div className={css.end}>
          <ViewActions list="invoices" views={views} />
          <div className={css.columns}>
            <ColumnChooser
              columns={columns.filter(({ key }) => key !== 'number')}
              hidden={state.hidden}
              onChange={state.hide}
            />
          </div>
        </div>
      </div>
      <ListTable
        list={list}
        state={state}
        label={t`Invoices`}
        columns={columns}
        hidden={state.hidden}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.number ?? t`Draft for ${row.customerName}`}
        rowHref={row => `/w/${workspaceId}/invoices/${row.id}`}
        sort={sortOf(state.get('sort'))}
        onSort={sort => state.put({ sort: sortText(sort) })}
        selected={selected}
        onSelect={setSelected}
        renderMenu={row => <RowMenu row={row} />}
        empty={<Empty state={state} />}
      />
      <BulkBar rows={rows ?? []} selected={selected} onSelect={setSelected} />
    </>
  )
}

function StatusTabs({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const counts = useQuery(countInvoices, { workspaceId }).data?.counts
  const labels: readonly (readonly [Tab, string])[] = [
    ['all', t`All`],
    ['draft', t`Drafts`],
    ['open', t`Unpaid`],
    ['overdue', t`Overdue`],
    ['paid', t`Paid`],
    ['credit_notes', t`Credit notes`],
  ]
  return (
    <TabsBar
      label={t`Invoices by status`}
      current={currentTab(state)}
      tabs={labels.map(([key, label]) => ({
        key,
        label,
        count: counts?.[key],
        countedTo: MAX_TAB_COUNTED,
        href: state.hrefOf({ tab: key === 'all' ? undefined : key }),
      }))}
    />
  )
}

function Empty({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (isFiltered(state) || currentTab(state) !== 'all') {
    return (
      <EmptyState icon="search" title={t`Nothing here`}>
        <Trans>No document matches these filters.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="file-invoice"
      title={t`No invoices yet`}
      action={
        may('invoices.draft') && (
          <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/invoices/new`}>
            <Trans>Create your first invoice</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>All invoices, from draft to paid, appear here.</Trans>
    </EmptyState>
  )
}
