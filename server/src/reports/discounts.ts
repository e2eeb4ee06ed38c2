import type { InputOf } from '@bordereau/contract/endpoint'
import type { getVatReport } from '@bordereau/contract/reports'
import { convert, sumOf, toText } from '@bordereau/domain/money/currency'
import { ONE, decimal } from '@bordereau/domain/money/decimal'
import type { Tx } from '../db/database.ts'
import {
  type TaxPart,
  discountByTax,
  taxesForDiscount,
} from '../invoices/document/discount-store.ts'
import { discountsBy } from './discounts-store.ts'
import type { Span } from './span.ts'

type Rows = InputOf<(typeof getVatReport)['response']>['discounts']

/**
 * What discounts for early payment took back of base and tax in the period of their payments (Directive 2006/112/EC, art. 90),
 * and currencies without a rate. Self-billed documents have no payments.
 */
export async function discountsTaken(
  tx: Tx,
  span: Span,
): Promise<{ readonly rows: Rows; readonly missing: readonly string[] }> {
  if (span.side === 'purchases') return { rows: [], missing: [] }
  const taken = await discountsBy(tx, span)
  const taxes = await taxesForDiscount(
    tx,
    span.workspaceId,
    taken.map(one => one.invoice_id),
  )
  const missing = taken.filter(one => one.rate === null && one.currency !== span.home)
  const parts = taken.flatMap(({ invoice_id: id, currency, amount, rate: stated }) => {
    const rate = currency === span.home ? ONE : stated === null ? null : decimal(stated)
    if (rate === null) return []
    return discountByTax(taxes.get(id) ?? [], convert(BigInt(amount), currency, span.home, rate))
  })
  const ofTax = Map.groupBy(parts, ({ country, category, rate }) =>
    [country, category, rate].join(' '),
  )
  const rows = [...ofTax.values()].flatMap(of => takenBack(of, span.home))
  return { rows: rows.toSorted(byTax), missing: missing.map(({ currency }) => currency) }
}

function takenBack(parts: readonly TaxPart[], home: string): Rows {
  const [first] = parts
  if (!first) return []
  const { country, category, rate } = first
  const sum = (pick: (part: TaxPart) => bigint) => toText(-sumOf(parts.map(pick)), home)
  return [{ country, category, rate, taxable: sum(one => one.taxable), tax: sum(one => one.tax) }]
}

function byTax(a: Rows[number], b: Rows[number]): number {
  return (
    a.country.localeCompare(b.country) ||
    a.category.localeCompare(b.category) ||
    Number(b.rate) - Number(a.rate)
  )
}
