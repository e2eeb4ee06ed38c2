import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Minor } from '@bordereau/domain/money/currency'
import { isDistanceSale } from '@bordereau/domain/tax/distance-sales'
import { taxBuyerOf, taxSellerOf } from '@bordereau/domain/tax/parties'
import { draftTotals } from './draft-totals.ts'
import type { Parties } from './finding-store.tsx'

/**
 * What a draft adds to the sales that the threshold of the one-stop shop counts, in cents of the euro; undefined for a
 * document that adds nothing. A draft in another currency counts with 0, since its rate is that of its day.
 */
export function distanceSaleOf(draft: Draft, parties: Parties): Minor | undefined {
  const { buyer } = parties
  if (buyer === null || draft.kind === 'credit_note') return undefined
  const seller = taxSellerOf(parties.seller, parties)
  const to = taxBuyerOf(buyer, seller)
  // Decided once a kind of supply, not once a line: this is asked after each key.
  const counted = new Set(
    [...new Set(draft.lines.map(({ supply }) => supply))].filter(supply =>
      isDistanceSale(seller.place, to, supply),
    ),
  )
  if (counted.size === 0) return undefined
  if (draft.currency !== 'EUR') return 0n
  const { lines } = draftTotals(draft, parties)
  return draft.lines.reduce(
    (sum, { supply }, i) => (counted.has(supply) ? sum + (lines[i]?.net ?? 0n) : sum),
    0n,
  )
}
