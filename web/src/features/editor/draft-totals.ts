import { countryRules } from '@bordereau/domain/country/rules'
import { partyOf } from '@bordereau/domain/country/party-of'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Billable } from '@bordereau/domain/invoice/invoice'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import {
  type TotalsRow,
  printedRows,
  taxPartsOf,
  totalsRows,
} from '@bordereau/domain/invoice/totals-rows'
import type { Minor } from '@bordereau/domain/money/currency'
import { agreedDraft } from '@bordereau/domain/quote/agreed'
import type { Party, PartyProfile } from '@bordereau/domain/party/party'

type Parties = { readonly seller: PartyProfile; readonly buyer: PartyProfile | null }

const cache = new WeakMap<Draft, Totals>()
const withParties = new WeakMap<Draft, Parties & { readonly totals: Totals }>()

/**
 * The draft's totals, computed once per draft object. Without the parties the tax is one, whose rounding may differ by a
 * minor unit where the seller's law states it in parts.
 */
export function draftTotals(draft: Draft, parties?: Parties): Totals {
  if (parties && countryRules(parties.seller.address.country).taxParts)
    return statedTotals(draft, parties)
  const cached = cache.get(draft)
  if (cached) return cached
  const totals = totalsOf(billableOf(draft))
  cache.set(draft, totals)
  return totals
}

/** The draft as it is summed, its tax in the parts that the law states between the parties. */
export function draftBillable(draft: Draft, parties: Parties): Billable {
  return billableOf(draft, taxPartsOf(partiesOf(draft, parties), draft))
}

function statedTotals(draft: Draft, { seller, buyer }: Parties): Totals {
  const cached = withParties.get(draft)
  if (cached?.seller === seller && cached.buyer === buyer) return cached.totals
  const totals = totalsOf(draftBillable(draft, { seller, buyer }))
  withParties.set(draft, { seller, buyer, totals })
  return totals
}

function partiesOf(draft: Draft, { seller, buyer }: Parties) {
  return {
    seller: knownParty(seller, 'seller'),
    buyer: buyer && knownParty(buyer, 'buyer'),
    delivery: { address: draft.deliveryAddress ?? undefined },
  }
}

const known = {
  seller: new WeakMap<PartyProfile, Party>(),
  buyer: new WeakMap<PartyProfile, Party>(),
}

/** As partyOf, once per profile: it checks the digits of all numbers, which does not have to be repeated after each key. */
function knownParty(profile: PartyProfile, role: 'seller' | 'buyer'): Party {
  const found = known[role].get(profile)
  if (found) return found
  const party = partyOf(profile, role)
  known[role].set(profile, party)
  return party
}

const offers = new WeakMap<Draft, Draft>()

/** What is in the total of a quote: its optional lines are not, until the customer chooses them. */
export function withoutOptions(draft: Draft): Draft {
  const known = offers.get(draft)
  if (known) return known
  const offer = agreedDraft(draft, new Set())
  offers.set(draft, offer)
  return offer
}

/** A row of the totals below the lines; the allowances and the charges, which are listed above, have one sum each. */
export type DraftTotalsRow =
  | Exclude<TotalsRow, { readonly kind: 'allowanceCharge' | 'prepaid' | 'rounding' }>
  | { readonly kind: 'allowances' | 'charges'; readonly amount: Minor }

/**
 * The rows of the totals as the document will have them. Without prepaid amount and rounding: the editor has fields for
 * these. Amounts are in minor units. `all`: also those that the document leaves out, because no tax is due on it.
 */
export function draftTotalsRows(
  edited: Draft,
  parties: Parties,
  all = true,
): readonly DraftTotalsRow[] {
  const draft = withoutOptions(edited)
  const totals = draftTotals(draft, parties)
  const document = {
    ...partiesOf(draft, parties),
    allowancesCharges: billableOf(draft).allowancesCharges,
    currency: draft.currency,
    taxCurrency: draft.taxCurrency,
    withholding: billableOf(draft).withholding,
    deposits: draft.deposits,
  }
  // An offer says its total once anyway.
  const rowsOf = all || edited.validity ? totalsRows : printedRows
  return rowsOf(document, totals).flatMap((row): readonly DraftTotalsRow[] => {
    if (row.kind === 'prepaid' || row.kind === 'rounding' || row.kind === 'allowanceCharge')
      return []
    // Nothing is due on an offer: its total is said once.
    if (row.kind === 'payable' && edited.validity && row.amount === totals.gross) return []
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
