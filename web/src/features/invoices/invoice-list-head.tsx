import type { InvoiceRow } from '@bordereau/contract/invoices'
import type { Column } from '@bordereau/ui/table/data-table'
import { ColumnChooser } from '@bordereau/ui/table/list-tools'
import { useLingui } from '#macros'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import { ListHead } from '../views/list-head.tsx'
import { InvoiceFilters } from './list-filters.tsx'
import { StatusTabs } from './status-tabs.tsx'

/** Above the list of invoices: views, tabs by status, search, filters, and the choice of columns. */
export function InvoiceListHead(props: {
  readonly state: ListState
  readonly columns: readonly Column<InvoiceRow>[]
}) {
  const { t } = useLingui()
  const { state, columns } = props
  return (
    <ListHead
      list="invoices"
      state={state}
      tabs={<StatusTabs state={state} />}
      searchLabel={t`Search number, customer or amount`}
      filters={<InvoiceFilters state={state} />}
      end={
        <div className={css.columns}>
          <ColumnChooser
            columns={columns.filter(({ key }) => key !== 'number')}
            hidden={state.hidden}
            onChange={state.hide}
          />
        </div>
      }
    />
  )
}
