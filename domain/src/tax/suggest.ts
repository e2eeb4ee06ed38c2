import { isEu } from '../country/countries.ts'
import type { OfferedTax } from '../country/country.ts'
import { offeredTaxes } from '../country/taxes.ts'
import type { LocalDate } from '../date.ts'
import type { Country, PartyKind } from '../party/party.ts'
import type { Tax } from './category.ts'
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
  /** Of the document: the reason is written in it. */
  readonly language: string
  /** The rates in force that day. */
  readonly day: LocalDate
}

export type Suggestion = { readonly key: string; readonly tax: Tax }

/**
 * The tax a line most likely bears: a proposal the writer may change, never a ruling. By Directive 2006/112/EC in the EU
 * (art. 44, 138, 146, 196), by the seller's own law elsewhere. A buyer in the EU counts as taxable by its VAT number;
 * distance sales to consumers are taxed at home, as below the threshold of art. 59c.
 */
export function suggestTax(question: TaxQuestion): Suggestion {
  const { seller, language, day } = question
  const taxes = taxesOn(offeredTaxes(seller.country), day)
  const keys = [...wishes(question), 'standard', 'custom', 'outside_scope']
  const found = keys.flatMap(key => taxes.filter(tax => tax.key === key))[0]
  if (!found) throw new RangeError(`no tax known in ${seller.country}`)
  return { key: found.key, tax: taxOf(found, language) }
}

/** Keys of offered taxes, best first. */
function wishes({ seller, buyer, supply }: TaxQuestion): readonly OfferedTax['key'][] {
  // Nobody but the seller's state knows the rates of a sales tax; it is charged where the seller says so.
  if (seller.country === 'US')
    return [seller.country === buyer.country ? 'outside_scope' : 'export']
  if (!seller.vatRegistered) return ['small_business', 'outside_scope']
  if (seller.country === buyer.country) return ['standard']
  // GST: export of services and goods alike is zero-rated under a letter of undertaking (IGST Act 2017, s. 16).
  if (!isEu(seller.country)) return abroad(supply, buyer.kind, seller.country)
  if (!isEu(buyer.country)) return abroad(supply, buyer.kind, seller.country)
  if (!buyer.hasVatId) return ['standard']
  return [supply === 'goods' ? 'intra_community' : 'reverse_charge']
}

/** Goods that leave are exported whoever buys; services to a business are taxed where it is, to a consumer here. */
function abroad(supply: Supply, kind: PartyKind, seller: Country): readonly OfferedTax['key'][] {
  if (supply === 'goods' || seller === 'IN') return ['export']
  return kind === 'person' ? ['standard'] : ['outside_scope']
}
