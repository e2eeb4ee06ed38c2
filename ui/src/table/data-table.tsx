import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { Loading } from '../state/state.tsx'
import { useTexts } from '../texts.tsx'
import { useColumnFit } from './fit.ts'
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
  /** Its header becomes a button that sorts. */
  sortable?: boolean
  /** As CSS: '8rem', '20%'. */
  width?: string
  /** Takes the remaining width, and is truncated on one line where that is too little. */
  wide?: boolean
  /** Its position where a row has two lines: on phones and tablets. Columns without one are hidden there. */
  phone?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'
  /**
   * Where the columns do not all fit, those of the highest rank are hidden first; rank 0 never is. By default 0 with a
   * `phone` position and 1 without.
   */
  rank?: number
}

export interface Sort {
  key: string
  descending: boolean
}

export interface DataTableProps<Row> {
  /** The content, for assistive technology. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The name of the row: the number of an invoice. */
  rowName: (row: Row) => string
  /** The page of the row. The first column's cell becomes the link. */
  rowHref?: (row: Row) => string
  /** Keys of hidden columns. */
  hidden?: ReadonlySet<string>
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** With both, each row has a checkbox. Keys of other pages may be included. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Newer rows are loading; the old ones stay visible. */
  busy?: boolean
  /** Instead of rows when there are none: an `EmptyState`, or a lazy component of one. */
  empty?: ReactNode
  /** Instead of rows after an error; an `ErrorState`. */
  error?: ReactNode
  /** At the end of each row: a menu. */
  renderMenu?: (row: Row) => ReactNode
  /** Whether j, k and x move and select while no field has the focus. */
  keys?: boolean
  /** Number of placeholder rows while loading. */
  skeletonRows?: number
}

/** A page of rows from the server: sorted, selected and opened by pointer or by j, k, x, Enter. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  if (props.error !== undefined && props.error !== false) return props.error
  if (props.rows?.length === 0 && props.empty !== undefined)
    return <Suspense fallback={null}>{props.empty}</Suspense>
  return <Table {...props} />
}

function Table<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, selected } = props
  const texts = useTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = props.columns.filter(column => !props.hidden?.has(column.key))
  const { frame, stacked, unfit } = useColumnFit(columns, rows)
  const keys = (rows ?? []).map(rowKey)
  const { selectable, press } = useSelection(props, keys)
  useListKeys(body, props.keys !== false, key => press(key, false))
  const table = (
    <table
      className={css.table}
      aria-label={props.label}
      aria-busy={props.busy || !rows}
      data-layout={stacked ? 'stacked' : 'columns'}
    >
      <TableHead {...props} columns={columns} unfit={unfit} keys={keys} selectable={selectable} />
      <tbody ref={body} data-busy={props.busy || undefined}>
        {rows === undefined && (
          <SkeletonRows
            columns={columns}
            unfit={unfit}
            count={props.skeletonRows ?? 8}
            selectable={selectable}
            withMenu={props.renderMenu !== undefined}
          />
        )}
        {rows?.map(row => (
          <TableRow
            key={rowKey(row)}
            id={rowKey(row)}
            row={row}
            columns={columns}
            unfit={unfit}
            name={props.rowName(row)}
            href={props.rowHref?.(row)}
            menu={props.renderMenu?.(row)}
            selected={selectable ? selected?.has(rowKey(row)) : undefined}
            onPress={shift => press(rowKey(row), shift)}
            selectLabel={texts.selectRow(props.rowName(row))}
          />
        ))}
      </tbody>
    </table>
  )
  return (
    <div ref={frame} className={css.frame}>
      {rows === undefined ? <Loading>{table}</Loading> : table}
    </div>
  )
}

/** Selects by pointer and key; with Shift, all rows from the last one on. */
function useSelection<Row>({ selected, onSelect }: DataTableProps<Row>, keys: readonly string[]) {
  const lastKey = useRef<string>(undefined)
  function press(key: string, shift: boolean): void {
    if (selected === undefined || onSelect === undefined) return
    onSelect(toggleSelection(selected, keys, { key, shift, lastKey: lastKey.current }))
    lastKey.current = key
  }
  return { selectable: selected !== undefined && onSelect !== undefined, press }
}
