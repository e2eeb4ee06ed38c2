import { exportItems } from '@bordereau/contract/items'
import { refuse } from '@bordereau/domain/decision'
import { unitName } from '@bordereau/domain/money/unit'
import { localeOf } from '../company/store.ts'
import { type ListColumn, exportList } from '../exports/export-list.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type ItemRow, countItems, listItemPage } from './store.ts'

/** Up to here items are counted. */
const MAX_ROWS = 10_000

export const exportItemsRoute = workspaceRoute(
  exportItems,
  async ({ context, tx, member: { workspaceId }, query }) => {
    if ((await countItems(tx, workspaceId, query)) > MAX_ROWS)
      return refuse('too_many', { most: MAX_ROWS })
    const { currency, timeZone } = await localeOf(tx, workspaceId)
    const file = await exportList({
      name: `items-${today(context.clock, timeZone)}`,
      format: query.format,
      columns: columnsOf(currency),
      pageOf: page => listItemPage(tx, workspaceId, query, page),
    })
    return respond(file)
  },
)

/** The price in the company's currency, else the first one, and the other prices as text. */
function pricesOf({ prices }: ItemRow, home: string) {
  const all = Object.entries(prices)
  const [currency, price] = all.find(([code]) => code === home) ?? all[0] ?? ['', '']
  const others = all.filter(([code]) => code !== currency)
  return { currency, price, others: others.map(([code, other]) => `${other} ${code}`).join(', ') }
}

const column = (
  title: string,
  width: number,
  text: ListColumn<ItemRow>['text'],
  amount = false,
): ListColumn<ItemRow> => ({ title, width, text, amount })

/** Under headings that an import recognises (import-fields.ts). */
function columnsOf(home: string): readonly ListColumn<ItemRow>[] {
  return [
    column('Code', 14, row => row.code),
    column('Name', 32, row => row.name),
    column('Description', 40, row => row.description),
    column('Unit', 12, row => unitName(row.unit, 'en')),
    column('Price', 12, row => pricesOf(row, home).price, true),
    column('Currency', 9, row => pricesOf(row, home).currency),
    column('Other prices', 24, row => pricesOf(row, home).others),
    column('Tax rate', 9, row => row.taxRate, true),
    column('Tax category', 12, row => row.taxCategory),
    column('Goods or services', 16, row => row.supply),
    column('HSN/SAC', 12, row => row.classification),
  ]
}
