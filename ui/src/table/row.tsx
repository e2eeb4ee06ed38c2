import type { MouseEvent, ReactNode } from 'react'
import checkCss from '../field/toggle.module.css'
import { Link } from '../link/link.tsx'
import type { Column } from './data-table.tsx'
import css from './table.module.css'

interface RowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  name: string
  href: string | undefined
  menu: ReactNode
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
  selectLabel: string
  onPress: (shift: boolean) => void
}

/** One row; all of it leads to its page, its own buttons aside. */
export function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, selected } = props
  return (
    <tr
      className={css.row}
      data-row-key={props.id}
      data-linked={props.href !== undefined || undefined}
      data-selected={selected || undefined}
      tabIndex={props.href === undefined ? -1 : undefined}
    >
      {selected !== undefined && (
        <td className={css.boxCell}>
          <input
            type="checkbox"
            className={checkCss.check}
            aria-label={props.selectLabel}
            checked={selected}
            onChange={event => props.onPress(shiftOf(event.nativeEvent))}
            onClick={(event: MouseEvent) => event.stopPropagation()}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-wide={column.wide || undefined}
          data-phone={column.phone ?? 'no'}
        >
          {index === 0 && props.href !== undefined ? (
            <Link href={props.href} className={css.link} data-row-link>
              <Words of={column.cell(row)} />
            </Link>
          ) : (
            <Words of={column.cell(row)} />
          )}
        </td>
      ))}
      {props.menu !== undefined && (
        <td className={css.menuCell} data-phone="no">
          {props.menu}
        </td>
      )}
    </tr>
  )
}

/** Names and numbers keep their own direction in a table that reads the other way. */
function Words({ of: content }: { of: ReactNode }) {
  return typeof content === 'string' ? <bdi className={css.words}>{content}</bdi> : content
}

// A change of a box by pointer comes from a click, which knows whether shift was held.
function shiftOf(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}
