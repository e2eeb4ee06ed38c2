import type { TaxReason } from '../country/country.ts'

/** What follows from why a tax was decided. */
type ReasonRule = {
  /**
   * Whether the tax that the item has of its own holds: 'always' at home, because its seller knows the item better than a table
   * does; 'uncharged': only where it says why no tax is due; 'abroad': the item's tax at home is charged to a customer
   * abroad. Absent: never.
   */
  readonly own?: 'always' | 'uncharged' | 'abroad'
  /** The seller's own list of taxes may have another one for the place, outside of the EU's VAT. */
  readonly isListed?: true
  /** The seller may choose another category without a word: at home the table only proposes. */
  readonly isLeftToSeller?: true
}

/** A reason that is not here has no such consequence. */
const RULES: Readonly<Partial<Record<TaxReason, ReasonRule>>> = {
  home: { own: 'always', isListed: true, isLeftToSeller: true },
  same_territory: { own: 'always', isLeftToSeller: true },
  goods_stay: { own: 'always', isLeftToSeller: true },
  performed_here: { own: 'always', isLeftToSeller: true },
  taxed_where_seller_is: { own: 'always', isLeftToSeller: true },
  home_own_tax: { isLeftToSeller: true },
  home_territory_rate: { isListed: true, isLeftToSeller: true },
  home_small_business: { own: 'uncharged', isLeftToSeller: true },
  unregistered: { own: 'uncharged', isLeftToSeller: true },
  territory_without_vat: { own: 'uncharged' },
  eu_services_consumer: { own: 'abroad' },
  third_services_consumer: { own: 'abroad' },
  eu_distance_sale: { own: 'abroad' },
  third_goods_consumer: { own: 'abroad' },
  eu_business_without_number: { own: 'abroad' },
  sales_tax_by_seller: { own: 'always', isListed: true, isLeftToSeller: true },
  certificate_not_valid: { isListed: true, isLeftToSeller: true },
  rate_unknown: { own: 'always', isListed: true, isLeftToSeller: true },
  law_unknown: { isListed: true, isLeftToSeller: true },
  rate_not_in_force: { isLeftToSeller: true },
  taxed_there: { isLeftToSeller: true },
  place_unknown: { isLeftToSeller: true },
  territory_unknown: { isLeftToSeller: true },
  kind_unknown: { isLeftToSeller: true },
  exempt_buyer: { isLeftToSeller: true },
  own_list: { isLeftToSeller: true },
  margin_scheme: { own: 'always', isLeftToSeller: true },
  triangulation: { isLeftToSeller: true },
}

export function reasonRule(reason: TaxReason): ReasonRule {
  return RULES[reason] ?? {}
}
