import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'

const kept = new WeakMap<Draft, Totals>()

/** The draft's totals, worked out once for each state of it. */
export function liveTotals(draft: Draft): Totals {
  const known = kept.get(draft)
  if (known) return known
  const totals = totalsOf(billableOf(draft))
  kept.set(draft, totals)
  return totals
}
