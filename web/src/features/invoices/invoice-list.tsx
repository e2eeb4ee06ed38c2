import { useLingui } from '#macros'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { type ListState, sortOf, sortText } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { InvoiceListHead } from './invoice-list-head.tsx'
import { useInvoiceColumns } from './list-columns.tsx'
import { sortParameter } from './list-query.ts'
import { NoInvoices } from './no-invoices.tsx'
import { RowMenu } from './row-menu.tsx'
import { useInvoices } from './use-invoices.ts'

/** All documents in tabs by status; filters, order, columns and page are query parameters. */
export function InvoiceList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
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
        onSelect={setSelected}
        renderMenu={row => <RowMenu row={row} />}
        empty={<NoInvoices state={state} />}
      />
      <BulkBar rows={rows ?? []} selected={selected} onSelect={setSelected} />
    </>
  )
}
