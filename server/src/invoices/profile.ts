import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Composition, composePreview } from '@bordereau/domain/invoice/compose'
import { partyOf } from '@bordereau/domain/party/party-of'
import { IDENTIFIERS, type Profile, profileFor } from '@bordereau/einvoice/rules/profile'

/** What of a composition follows from who the parties are: the rules it is held to and the identifiers that say so. */
export function profileOf(composition: Pick<Composition, 'seller' | 'buyer'>): {
  profile: Profile
  specification: string
  businessProcess: string
} {
  const seller = partyOf(composition.seller, 'seller')
  const buyer = partyOf(composition.buyer, 'buyer')
  const profile = profileFor(seller, buyer)
  return { profile, ...IDENTIFIERS[profile] }
}

/** The semantic invoice of a draft with the identifiers of its profile. */
export function composed(composition: Omit<Composition, 'specification' | 'businessProcess'>): {
  invoice: Invoice
  profile: Profile
} {
  const { profile, specification, businessProcess } = profileOf(composition)
  return { invoice: composePreview({ ...composition, specification, businessProcess }), profile }
}
