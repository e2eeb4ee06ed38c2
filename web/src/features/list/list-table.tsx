import { DataTable, type DataTableProps } from '@bordereau/ui/table/data-table'
import type { QueryResult } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import type { ListState } from './list-state.ts'
import { Pager } from './pager.tsx'

type Page = { readonly total: number; readonly next: string | null }

type Props<Row> = Omit<DataTableProps<Row>, 'busy' | 'error'> & {
  readonly list: QueryResult<Page>
  readonly state: ListState
}

/** One page of a list with its pager. `rows` are the rows to show. */
export function ListTable<Row>({ list, state, ...table }: Props<Row>) {
  const { rows } = table
  return (
    <>
      <DataTable
        {...table}
        busy={list.refreshing}
        error={list.refused && !rows && <RefusalView refused={list.refused} retry={list.retry} />}
      />
      <Pager
        state={state}
        shown={rows?.length ?? 0}
        total={list.data?.total ?? 0}
        next={list.data?.next ?? null}
      />
    </>
  )
}
