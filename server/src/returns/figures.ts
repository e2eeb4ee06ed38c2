import { toText } from '@bordereau/domain/money/currency'
import type { OssReturn } from '@bordereau/domain/returns/one-stop-shop'
import type { SalesList } from '@bordereau/domain/returns/sales-list'
import type { FiledReturn } from './filed-store.ts'

/** The key of the return of the one-stop shop; the others are those of the lists. */
export const OSS = 'oss'

export type Figures = Pick<FiledReturn, 'figures' | 'documents'>

/** The amount of each row by customer and kind. */
export function listFigures({ rows }: SalesList, currency: string): Figures {
  return {
    figures: Object.fromEntries(
      rows.map(row => [`${row.prefix}${row.number} ${row.kind}`, toText(row.amount, currency)]),
    ),
    documents: idsOf(rows),
  }
}

/** The tax of each state, kind and rate, and of each correction. */
export function ossFigures({ rows, corrections }: OssReturn): Figures {
  return {
    figures: Object.fromEntries([
      ...rows.map(row => [`${row.state} ${row.supply} ${row.rate}`, toText(row.vat, 'EUR')]),
      ...corrections.map(row => [`${row.state} ${row.quarter}`, toText(row.vat, 'EUR')]),
    ]),
    documents: idsOf([...rows, ...corrections]),
  }
}

function idsOf(rows: readonly { readonly documents: readonly { readonly id: string }[] }[]) {
  return [...new Set(rows.flatMap(({ documents }) => documents.map(({ id }) => id)))]
}

/** What is different since a return was handed in. */
export function changesSince(filed: FiledReturn, now: Figures) {
  const rows = [...new Set([...Object.keys(filed.figures), ...Object.keys(now.figures)])]
  const before = new Set(filed.documents)
  return {
    changes: rows.toSorted().flatMap(row => {
      const [then = '', current = ''] = [filed.figures[row], now.figures[row]]
      return then === current ? [] : [{ row, before: then, now: current }]
    }),
    laterIds: now.documents.filter(id => !before.has(id)),
  }
}
