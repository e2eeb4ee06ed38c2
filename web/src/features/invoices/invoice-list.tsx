import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { InvoiceListHead } from './invoice-list-head.tsx'
import { useInvoiceColumns } from './list-columns.tsx'
import { sortParameter } from './list-query.ts'
import { NoInvoices } from './no-invoices.tsx'
import { RowMenu } from './row-menu.tsx'
import { useInvoices } from './use-invoices.ts'

// Fetched with the first selection.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

/** All documents in tabs by status; filters, order, columns and page are query parameters. */
export function InvoiceList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Its dialogs stay open when the selection ends.
  const [hasSelected, setHasSelected] = useState(false)
  const select = (next: ReadonlySet<string>) => {
    setSelected(next)
    if (next.size > 0) setHasSelected(true)
  }
  const { list, rows } = useInvoices(state)
  const columns = useInvoiceColumns()
  return (
    <>
      <InvoiceListHead state={state} columns={columns} />
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
        sort={sortOf(sortParameter(state))}
        onSort={sort => state.put({ sort: sortText(sort) })}
        selected={selected}
        onSelect={select}
        renderMenu={row => <RowMenu row={row} />}
        empty={<NoInvoices state={state} />}
      />
      <Suspense fallback={null}>
        {hasSelected && <BulkBar rows={rows ?? []} selected={selected} onSelect={select} />}
      </Suspense>
    </>
  )
}
