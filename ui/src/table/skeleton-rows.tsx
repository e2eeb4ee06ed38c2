import { Skeleton } from '../state/state.tsx'
import type { Column } from './data-table.tsx'
import css from './table.module.css'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  unfit: ReadonlySet<string>
  count: number
  selectable: boolean
  withMenu: boolean
}

/** Placeholders of loading rows, of the same height as the rows. */
export function SkeletonRows<Row>({
  columns,
  unfit,
  count,
  selectable,
  withMenu,
}: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={css.row} aria-hidden>
      {selectable && (
        <td className={css.boxCell}>
          <Skeleton width="1.125rem" height="1.125rem" />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          data-align={column.align}
          data-wide={column.wide || undefined}
          data-unfit={unfit.has(column.key) || undefined}
          data-phone={column.phone ?? 'no'}
        >
          <Skeleton width={`${55 + ((index * 7 + place * 13) % 35)}%`} />
        </td>
      ))}
      {withMenu && (
        <td className={css.menuCell}>
          <Skeleton width="1rem" />
        </td>
      )}
    </tr>
  ))
}
