import type { PartyProfile } from '../party/party.ts'
import { countryRules } from './rules.ts'

/**
 * The profile of a seller with the mark that the law wants beside the name of a natural person in business, on documents
 * and in letters: 'Claire Dubois EI' in France. A name that has it stays as it is.
 */
export function withSoleTraderMark(profile: PartyProfile): PartyProfile {
  const { soleTraderMark } = countryRules(profile.address.country)
  if (!soleTraderMark || profile.sellerTerms?.soleTrader !== true) return profile
  const { mark, pattern } = soleTraderMark
  return pattern.test(profile.legalName)
    ? profile
    : { ...profile, legalName: `${profile.legalName} ${mark}` }
}
