import type { Country, PartyProfile } from '../party/party.ts'
import { isEu } from './countries.ts'
import { countryRules } from './rules.ts'
import type { Law } from './settlement.ts'
import { isVatRegistered } from './tax-ids.ts'

/**
 * The law by which an invoice may go to a business whose number was asked for and has not come; undefined where none is
 * known, or nothing is missing. Between member states it is that on services whose customer has applied for its number.
 */
export function lawWithoutNumber(seller: Country, buyer: PartyProfile): Law | undefined {
  const { country } = buyer.address
  if (buyer.kind === 'person' || isVatRegistered(buyer)) return undefined
  if (country === seller)
    return buyer.kind === 'business'
      ? countryRules(seller).buyerDetails?.number?.without
      : undefined
  return isEu(seller) && isEu(country) ? APPLIED_FOR : undefined
}

const APPLIED_FOR: Law = {
  law: 'Implementing Regulation (EU) 282/2011, art. 18 (1) (b)',
  url: 'https://datenbank.nwb.de/Dokument/495230_Article18/',
}
