import type { Item } from '@bordereau/contract/items'
import { unitName } from '@bordereau/domain/money/unit'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import css from './items.module.css'

/** `home`: the company's currency. */
export function itemColumns(formats: Formats, home: string | undefined): readonly Column<Item>[] {
  return [
    {
      key: 'name',
      head: t`Name`,
      sortable: true,
      wide: true,
      phone: 'top-start',
      cell: row => <span title={row.name}>{row.name}</span>,
    },
    { key: 'code', head: t`Code`, sortable: true, phone: 'bottom-start', cell: row => row.code },
    {
      key: 'unit',
      head: t`Unit`,
      phone: 'bottom-end',
      cell: row => <span className={css.unit}>{unitName(row.unit, formats.tag)}</span>,
    },
    { key: 'tax', head: t`Tax`, align: 'end', cell: row => formats.percent(row.taxRate) },
    {
      key: 'price',
      head: t`Price`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Prices prices={row.prices} home={home} formats={formats} />,
    },
  ]
}

/** The price in the company's currency, comparable between rows; a tooltip on '+2' shows the other prices. */
function Prices(props: {
  readonly prices: Item['prices']
  readonly home: string | undefined
  readonly formats: Formats
}) {
  const { prices, home, formats } = props
  const first = prices.find(({ currency }) => currency === home) ?? prices[0]
  if (first === undefined) return ''
  const others = prices.filter(price => price !== first)
  const otherPrices = others.map(({ price, currency }) => formats.money(price, currency)).join(', ')
  return (
    <span className={css.prices}>
      <Amount value={first.price} currency={first.currency} />
      {others.length > 0 && (
        <span role="img" className={css.more} title={otherPrices} aria-label={otherPrices}>
          +{others.length}
        </span>
      )}
    </span>
  )
}
