import { partyOf } from '@bordereau/domain/country/party-of'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { type TotalsRow, totalsRows } from '@bordereau/domain/invoice/totals-rows'
import type { Minor } from '@bordereau/domain/money/currency'
import type { PartyProfile } from '@bordereau/domain/party/party'

const cache = new WeakMap<Draft, Totals>()

/** The draft's totals, computed once per draft object. */
export function draftTotals(draft: Draft): Totals {
  const cached = cache.get(draft)
  if (cached) return cached
  const totals = totalsOf(billableOf(draft))
  cache.set(draft, totals)
  return totals
}

/** A row of the totals below the lines; the allowances and the charges, which are listed above, have one sum each. */
export type DraftTotalsRow =
  | Exclude<TotalsRow, { readonly kind: 'allowanceCharge' | 'prepaid' | 'rounding' }>
  | { readonly kind: 'allowances' | 'charges'; readonly amount: Minor }

/**
 * The rows of the totals as the document will have them. Without prepaid amount and rounding: the editor has fields for
 * these. Amounts are in minor units.
 */
export function draftTotalsRows(
  draft: Draft,
  { seller, buyer }: { readonly seller: PartyProfile; readonly buyer: PartyProfile | null },
): readonly DraftTotalsRow[] {
  const totals = draftTotals(draft)
  const document = {
    seller: partyOf(seller, 'seller'),
    buyer: buyer && partyOf(buyer, 'buyer'),
    delivery: { address: draft.deliveryAddress ?? undefined },
    allowancesCharges: billableOf(draft).allowancesCharges,
    currency: draft.currency,
    taxCurrency: draft.taxCurrency,
    withholding: billableOf(draft).withholding,
    deposits: draft.deposits,
  }
  return totalsRows(document, totals).flatMap((row): readonly DraftTotalsRow[] => {
    if (row.kind === 'prepaid' || row.kind === 'rounding' || row.kind === 'allowanceCharge')
      return []
    return row.kind === 'subtotal' ? [row, ...sumsOf(draft, totals)] : [row]
  })
}

function sumsOf(draft: Draft, totals: Totals): readonly DraftTotalsRow[] {
  const has = (charge: boolean) => draft.allowancesCharges.some(entry => entry.charge === charge)
  return [
    ...(has(false) ? [{ kind: 'allowances', amount: -totals.allowances } as const] : []),
    ...(has(true) ? [{ kind: 'charges', amount: totals.charges } as const] : []),
  ]
}
