import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Loading } from '../state/state.tsx'
import { useTexts } from '../texts.tsx'
import { TableHead } from './head.tsx'
import { useListKeys } from './list-keys.ts'
import { TableRow } from './row.tsx'
import { toggleSelection } from './selection.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import css from './table.module.css'

export interface Column<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Its head becomes a button that sorts. */
  sortable?: boolean
  /** As CSS: '8rem', '20%'. */
  width?: string
  /** It takes the room that the others leave, and is cut on one line where that is too little. */
  wide?: boolean
  /** Its place among the two lines on a phone; columns without one are hidden there. */
  phone?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'
}

export interface Sort {
  key: string
  descending: boolean
}

export interface DataTableProps<Row> {
  /** What it lists, for assistive technology. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined while they are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The row in a word: the number of an invoice. */
  rowName: (row: Row) => string
  /** The page of the row. The first column's cell becomes the link. */
  rowHref?: (row: Row) => string
  /** Keys of columns left out. */
  hidden?: ReadonlySet<string>
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** With both, each row has a box. Keys of other pages may be in it. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Newer rows are on their way; the old ones stay in sight. */
  busy?: boolean
  /** Instead of rows when there are none; an `EmptyState`. */
  empty?: ReactNode
  /** Instead of rows when they could not be had; an `ErrorState`. */
  error?: ReactNode
  /** At the end of each row: a menu. */
  renderMenu?: (row: Row) => ReactNode
  /** Whether j, k and x move and select while no field has the focus. */
  keys?: boolean
  /** How many lines to keep place for while loading. */
  skeletonRows?: number
}

/** A page of rows from the server: sorted, selected and opened by pointer or by j, k, x, Enter. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, selected, onSelect } = props
  const texts = useTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const lastKey = useRef<string>(undefined)
  const columns = props.columns.filter(column => !props.hidden?.has(column.key))
  const keys = (rows ?? []).map(rowKey)
  const selectable = selected !== undefined && onSelect !== undefined
  function press(key: string, shift: boolean): void {
    if (!selectable) return
    onSelect(toggleSelection(selected, keys, { key, shift, lastKey: lastKey.current }))
    lastKey.current = key
  }
  useListKeys(body, props.keys !== false, key => press(key, false))
  if (props.error !== undefined && props.error !== false) return props.error
  if (rows?.length === 0 && props.empty !== undefined) return props.empty
  const table = (
    <table className={css.table} aria-label={props.label} aria-busy={props.busy || !rows}>
      <TableHead {...props} columns={columns} keys={keys} selectable={selectable} />
      <tbody ref={body} data-busy={props.busy || undefined}>
        {rows === undefined && (
          <SkeletonRows
            columns={columns}
            count={props.skeletonRows ?? 8}
            selectable={selectable}
            withMenu={props.renderMenu !== undefined}
          />
        )}
        {rows?.map(row => {
          const key = rowKey(row)
          return (
            <TableRow
              key={key}
              id={key}
              row={row}
              columns={columns}
              name={props.rowName(row)}
              href={props.rowHref?.(row)}
              menu={props.renderMenu?.(row)}
              selected={selectable ? selected.has(key) : undefined}
              onPress={shift => press(key, shift)}
              selectLabel={texts.selectRow(props.rowName(row))}
            />
          )
        })}
      </tbody>
    </table>
  )
  return <div className={css.frame}>{rows === undefined ? <Loading>{table}</Loading> : table}</div>
}
