import type { CustomerView } from '@bordereau/contract/customers'
import type { ReactNode } from 'react'
import css from './customers.module.css'

export type Props = { readonly customer: CustomerView }

/** Of the lists beside the form. */
export const MAX_ROWS = 5

/** A row with a label at the start, an amount at the end, and details below. */
export function SideRow(props: {
  readonly start: ReactNode
  readonly end: ReactNode
  readonly children: ReactNode
}) {
  return (
    <li className={css.row}>
      <span className={css.line}>
        <span className={css.start}>{props.start}</span>
        {props.end}
      </span>
      {props.children}
    </li>
  )
}
