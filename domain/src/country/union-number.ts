import type { Address } from '../party/party.ts'
import { countryRules } from './rules.ts'
import { territoryOf } from './territory.ts'

/**
 * The VAT number of a party in a part of a country that is in the Union's VAT for goods alone: one for goods sold into the
 * Union, the country's for all else. Elsewhere it stays as it is.
 */
export function vatNumberFor(sale: 'goods_in_union' | 'other', vatId: string, at: Address): string {
  const { eu } = territoryOf(at)
  const { unionPrefix } = countryRules(at.country)
  if (vatId === '' || !unionPrefix || !eu.goods || eu.services) return vatId
  const letters = sale === 'goods_in_union' ? unionPrefix.goods : unionPrefix.other
  return letters + vatId.slice(unionPrefix.other.length)
}
