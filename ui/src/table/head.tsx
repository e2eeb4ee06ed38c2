import { Checkbox } from '../field/toggle.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import type { Column, DataTableProps, Sort } from './data-table.tsx'
import { rankOf } from './fit.ts'
import { selectionState, toggleAll } from './selection.ts'
import css from './table.module.css'

type HeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'selected' | 'onSelect' | 'renderMenu'
> & {
  keys: readonly string[]
  selectable: boolean
  /** Keys of columns without space. */
  unfit: ReadonlySet<string>
}

/** The column headers, and the checkbox of all visible rows. */
export function TableHead<Row>(props: HeadProps<Row>) {
  const texts = useTexts()
  const { keys, selectable, selected = new Set<string>(), onSelect } = props
  const state = selectionState(selected, keys)
  return (
    <thead className={css.head}>
      <tr>
        {selectable && (
          <th scope="col" className={css.boxCell}>
            <Checkbox
              label={texts.selectAll}
              labelHidden
              checked={state === 'all'}
              indeterminate={state === 'some'}
              disabled={keys.length === 0}
              onChange={() => onSelect?.(toggleAll(selected, keys))}
            />
          </th>
        )}
        {props.columns.map(column => (
          <ColumnHead
            key={column.key}
            column={column}
            unfit={props.unfit.has(column.key)}
            sort={props.sort}
            onSort={props.onSort}
          />
        ))}
        {props.renderMenu !== undefined && (
          <th scope="col" className={css.menuCell}>
            <span className="visually-hidden">{texts.moreActions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface ColumnHeadProps<Row> {
  column: Column<Row>
  unfit: boolean
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function ColumnHead<Row>({ column, unfit, sort, onSort }: ColumnHeadProps<Row>) {
  const sorted = sort?.key === column.key ? sort : undefined
  const sortable = column.sortable === true && onSort !== undefined
  const direction = sorted?.descending === true ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      data-column={column.key}
      data-rank={rankOf(column)}
      data-unfit={unfit || undefined}
      data-align={column.align}
      data-wide={column.wide || undefined}
      style={{ width: column.width }}
      aria-sort={sortable ? (sorted === undefined ? 'none' : direction) : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sort}
          data-sorted={sorted !== undefined || undefined}
          onClick={() => onSort({ key: column.key, descending: sorted?.descending === false })}
        >
          {column.head}
          <Icon name={sorted?.descending === true ? 'arrow-down' : 'arrow-up'} size="sm" />
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}
