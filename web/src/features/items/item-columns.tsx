import type { Item } from '@bordereau/contract/items'
import { unitName } from '@bordereau/domain/money/unit'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import listCss from '../list/list.module.css'
import css from './items.module.css'

export function itemColumns(formats: Formats): readonly Column<Item>[] {
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
      cell: row => <span className={listCss.oneLine}>{unitName(row.unit, formats.tag)}</span>,
    },
    { key: 'tax', head: t`Tax`, align: 'end', cell: row => formats.percent(row.taxRate) },
    {
      key: 'price',
      head: t`Price`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Prices prices={row.prices} formats={formats} />,
    },
  ]
}

/** The first price, which is that in the company's currency, comparable between rows; a tooltip on '+2' shows the other prices. */
function Prices(props: { readonly prices: Item['prices']; readonly formats: Formats }) {
  const { prices, formats } = props
  const [first, ...others] = prices
  if (first === undefined) return ''
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
