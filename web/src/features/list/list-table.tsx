import { DataTable, type DataTableProps } from '@bordereau/ui/table/data-table'
import type { Got } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import type { ListState } from './list-state.ts'
import { Pager } from './pager.tsx'

type Answer = { readonly total: number; readonly next: string | null }

type Props<Row> = Omit<DataTableProps<Row>, 'busy' | 'error'> & {
  readonly list: Got<Answer>
  readonly state: ListState
}

/** A page of a list as its address asks for it, and the ways to the other pages. `rows` are those of the answer to show. */
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
