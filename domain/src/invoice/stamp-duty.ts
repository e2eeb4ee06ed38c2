import type { LegalNote } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import type { StampDuty } from '../country/settlement.ts'
import { toMinor } from '../money/currency.ts'
import type { PartyProfile } from '../party/party.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { totalsOf } from './totals.ts'

/** The duty that a document owes, and whether it is charged to the buyer; else the seller bears it. */
export type StampDutyDecision = { readonly duty: StampDuty; readonly isCharged: boolean }

/**
 * Whether the seller's law wants a stamp duty on the document: where the net amounts without VAT are above the sum of the
 * law. The charge for the duty does not count towards it. undefined: none is owed, or the document is in another currency
 * than the law's sum, so that it is for the seller to say.
 */
export function stampDutyOf(
  draft: Draft,
  seller: Pick<PartyProfile, 'address'>,
): StampDutyDecision | undefined {
  const duty = countryRules(seller.address.country).settlement.stampDuty
  if (!duty || draft.kind === 'credit_note' || draft.currency !== duty.currency) return undefined
  const isDuty = (offer: string | undefined) => offer === duty.chargeKey
  const others = draft.allowancesCharges.filter(({ offer }) => !isDuty(offer))
  const { vat } = totalsOf(billableOf({ ...draft, allowancesCharges: others }))
  const without = vat.filter(({ category }) => duty.categories.includes(category))
  const sum = without.reduce((total, { taxable }) => total + taxable, 0n)
  if (sum <= toMinor(duty.above, duty.currency)) return undefined
  return { duty, isCharged: draft.allowancesCharges.some(({ offer }) => isDuty(offer)) }
}

/** The note of a document that owes the duty. */
export function stampDutyNotes(
  draft: Draft,
  seller: Pick<PartyProfile, 'address'>,
): readonly LegalNote[] {
  const decision = stampDutyOf(draft, seller)
  return decision ? [decision.duty.note] : []
}
