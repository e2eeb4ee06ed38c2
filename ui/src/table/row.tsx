import type { MouseEvent, ReactNode } from 'react'
import checkCss from '../field/toggle.module.css'
import { Link } from '../link/link.tsx'
import type { Column } from './data-table.tsx'
import css from './table.module.css'

interface RowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  /** Keys of columns without space. */
  unfit: ReadonlySet<string>
  name: string
  href: string | undefined
  menu: ReactNode
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
  selectLabel: string
  onPress: (shift: boolean) => void
}

/** One row; a press anywhere but on its buttons opens its page. */
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
          data-unfit={props.unfit.has(column.key) || undefined}
          data-phone={column.phone ?? 'no'}
          title={cutText(column, row)}
        >
          {index === 0 && props.href !== undefined ? (
            <Link href={props.href} className={css.link} data-row-link>
              <CellText of={column.cell(row)} />
            </Link>
          ) : (
            <CellText of={column.cell(row)} />
          )}
        </td>
      ))}
      {props.menu !== undefined && <td className={css.menuCell}>{props.menu}</td>}
    </tr>
  )
}

/** The whole of a text that a narrow cell cuts. */
function cutText<Row>(column: Column<Row>, row: Row): string | undefined {
  if (!column.wide && column.phone !== 'top-start') return undefined
  const content = column.cell(row)
  return typeof content === 'string' ? content : undefined
}

/** Names and numbers keep their own direction in a table of the other direction. */
function CellText({ of: content }: { of: ReactNode }) {
  return typeof content === 'string' ? <bdi className={css.text}>{content}</bdi> : content
}

// A checkbox change by pointer comes from a click, which has the state of the shift key.
function shiftOf(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}
