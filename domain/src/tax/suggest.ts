import { isEu } from '../country/countries.ts'
import type { OfferedTax } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import type { LocalDate } from '../date.ts'
import type { Country, PartyKind } from '../party/party.ts'
import type { Tax } from '../tax-category/category.ts'
import { taxOf, taxesOn } from './tax-of.ts'

export type Supply = 'goods' | 'services'

export type TaxQuestion = {
  readonly seller: { readonly country: Country; readonly vatRegistered: boolean }
  readonly buyer: {
    readonly country: Country
    readonly kind: PartyKind
    readonly hasVatId: boolean
  }
  readonly supply: Supply
  /** Of the document: the exemption reason is in it. */
  readonly language: string
  /** The rates in force that day. */
  readonly day: LocalDate
}

export type Suggestion = { readonly key: string; readonly tax: Tax }

/**
 * The most likely tax of a line: a suggestion that the user may change. By Directive 2006/112/EC in the EU (art. 44,
 * 138, 146, 196), by the seller's own law elsewhere. A buyer in the EU counts as taxable by its VAT number; distance
 * sales to consumers are taxed in the seller's country, as below the threshold of art. 59c.
 */
export function suggestTax(question: TaxQuestion): Suggestion {
  const { seller, language, day } = question
  const taxes = taxesOn(countryRules(seller.country).taxes, day)
  const keys = [...preferredTaxKeys(question), 'standard', 'custom', 'outside_scope']
  const found = keys.flatMap(key => taxes.filter(tax => tax.key === key))[0]
  if (!found) throw new RangeError(`no tax known in ${seller.country}`)
  return { key: found.key, tax: taxOf(found, language) }
}

/** Keys of offered taxes, best first: by the seller's country where it has rules of its own, else by the common ones. */
function preferredTaxKeys({ seller, buyer, supply }: TaxQuestion): readonly OfferedTax['key'][] {
  const abroad = seller.country !== buyer.country
  const { vatRegistered } = seller
  const national = countryRules(seller.country).usualTaxes({
    vatRegistered,
    abroad,
    buyerKind: buyer.kind,
    supply,
  })
  if (national.length > 0) return national
  if (!vatRegistered) return ['small_business', 'outside_scope']
  if (!abroad) return ['standard']
  if (!isEu(seller.country) || !isEu(buyer.country)) return acrossBorder(supply, buyer.kind)
  if (!buyer.hasVatId) return ['standard']
  return [supply === 'goods' ? 'intra_community' : 'reverse_charge']
}

/**
 * Goods sent abroad are exports for any buyer; services to a business are taxed in the buyer's country, to a consumer
 * in the seller's.
 */
function acrossBorder(supply: Supply, kind: PartyKind): readonly OfferedTax['key'][] {
  if (supply === 'goods') return ['export']
  return kind === 'person' ? ['standard'] : ['outside_scope']
}
