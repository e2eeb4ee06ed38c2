import { useLocale } from '../locale.tsx'
import { amountParts } from './parts.ts'
import css from './amount.module.css'

export interface AmountProps {
  /** A decimal string, never a float: '1234.50'. */
  value: string
  /** ISO 4217. */
  currency: string
  /** Number of decimals; by default that of the currency. */
  decimals?: number
  /** `code` for lists with several currencies: EUR instead of €. */
  show?: 'symbol' | 'code'
  size?: 13 | 14 | 16 | 20 | 28
  weight?: 'regular' | 'medium' | 'semibold'
  /** Another language than the user's; for documents. */
  locale?: string
}

/** An amount of money: tabular digits, its currency muted. */
export function Amount(props: AmountProps) {
  const { tag } = useLocale()
  const parts = amountParts(props.value, props.currency, {
    tag: props.locale ?? tag,
    decimals: props.decimals,
    show: props.show ?? 'symbol',
  })
  return (
    <span
      className={css.amount}
      style={{
        fontSize: props.size === undefined ? undefined : `var(--text-${props.size})`,
        fontWeight: props.weight === undefined ? undefined : `var(--weight-${props.weight})`,
      }}
    >
      {parts.map((part, index) =>
        part.currency ? (
          <span key={index} className={css.currency}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
