import { countryRules } from '../country/rules.ts'
import { taxIdsOf } from '../country/tax-ids.ts'
import type { PartyProfile, TaxId } from '../party/party.ts'
import type { TaxQuestion } from './question.ts'

/** The seller as decideTax asks for it. `vatRegistered`: it says that it charges the tax. */
export function taxSellerOf(profile: PartyProfile, vatRegistered: boolean): TaxQuestion['seller'] {
  const { address, taxIds } = profile
  const status = countryRules(address.country).sellerStatus({ vatRegistered, taxIds })
  const isInEuScheme = status === 'small_business' && valueOf(taxIds, EU_SMALL_BUSINESS) !== ''
  return {
    place: address,
    status: isInEuScheme ? 'eu_small_business' : status,
    hasVatId: vatIdOf(profile) !== '',
    usesOneStopShop: false,
  }
}

/** The buyer as decideTax asks for it; while none is chosen, a business at the seller's own address. */
export function taxBuyerOf(
  profile: PartyProfile | null,
  seller: TaxQuestion['seller'],
): TaxQuestion['buyer'] {
  if (profile === null || profile.address.country === '')
    return { place: seller.place, kind: profile?.kind ?? 'business', vatId: '', certificate: '' }
  return {
    place: profile.address,
    kind: profile.kind,
    vatId: vatIdOf(profile),
    certificate:
      valueOf(profile.taxIds, EXEMPTION_CERTIFICATE) || valueOf(profile.taxIds, SPECIAL_ZONE),
  }
}

/** Kinds of numbers that say how a party stands to the tax. */
const EU_SMALL_BUSINESS = 'eu_small_business'
const EXEMPTION_CERTIFICATE = 'exemption_certificate'
const SPECIAL_ZONE = 'sez'

function vatIdOf(profile: PartyProfile): string {
  return taxIdsOf(profile).find(({ kind }) => kind.role === 'vat')?.value ?? ''
}

function valueOf(taxIds: readonly TaxId[], kind: string): string {
  return taxIds.find(id => id.kind === kind)?.value.trim() ?? ''
}
