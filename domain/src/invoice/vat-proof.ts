import { partyOf } from '../country/party-of.ts'
import type { TaxRegisterName } from '../country/tax-register.ts'
import type { PartyProfile } from '../party/party.ts'
import { BY_BUYERS_NUMBER } from '../tax-category/category.ts'
import type { Draft } from './draft.ts'
import { hasTaxCategory } from './taxes-of.ts'

/** A register's answer that a VAT number was valid, frozen with the document whose tax relies on it. */
export type VatProof = {
  readonly register: TaxRegisterName
  /** What was asked: the buyer's number with the letters of its country. */
  readonly number: string
  /** The name that the register has; '' where it does not disclose it. */
  readonly name: string
  /** The number of the company that asked; '' where it was not stated, and then there is no consultation number. */
  readonly requester: string
  readonly consultationNumber: string
  /** ISO 8601, UTC. */
  readonly checkedAt: string
}

/**
 * The buyer's VAT number on which the tax of the document relies: an intra-Community supply is exempt, and the buyer owes
 * the tax of a service, by its number (Directive 2006/112/EC, art. 138 (1) (b) and 196; Implementing Regulation 282/2011,
 * art. 18 (1) (a)). '' where no tax relies on one.
 */
export function vatNumberToProve(draft: Draft, buyer: PartyProfile): string {
  const relies = BY_BUYERS_NUMBER.some(category => hasTaxCategory(draft, category))
  return relies ? partyOf(buyer, 'buyer').vatId : ''
}
