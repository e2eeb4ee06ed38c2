import type { Proof, TaxReason } from '@bordereau/domain/country/country'
import { t } from '#macros'

/** Why a line has its tax, in one sentence. */
export function taxReasonText(reason: TaxReason): string {
  return REASONS[reason]()
}

/** What the seller must have or keep for a tax. */
export function proofText(proof: Proof): string {
  return PROOFS[proof]()
}

const REASONS: Readonly<Record<TaxReason, () => string>> = {
  home: () => t`Seller and customer are in the same country: its usual rate.`,
  home_own_tax: () => t`Sold at home, so the item keeps its own tax.`,
  home_small_business: () =>
    t`The company charges no tax at home: its country’s exemption applies.`,
  home_territory_rate: () =>
    t`A service to a business has the rate of the customer’s part of the country.`,
  territory_without_vat: () => t`No VAT is charged in the seller’s territory.`,
  unregistered: () => t`The company is not registered for the tax: nothing is charged or claimed.`,
  composition: () => t`A seller under the composition scheme may not collect the tax.`,
  rate_unknown: () =>
    t`The rate of this country is not known here. Enter it, or keep it with the item.`,
  rate_not_in_force: () =>
    t`The item’s rate is not in force on the day of supply. Enter the one that is.`,
  law_unknown: () =>
    t`What this country’s law says about the sale is not known here. Choose the tax.`,
  same_territory: () => t`For this tax both addresses belong to one territory: a sale at home.`,
  goods_stay: () =>
    t`The goods do not leave the country: a sale at home, wherever the customer is.`,
  performed_here: () => t`It is performed here, so it is taxed here, wherever the customer is.`,
  performed_abroad: () => t`It is performed abroad, so it is outside of this tax.`,
  taxed_there: () =>
    t`Taxed in the state where it is supplied: your company owes the tax there. Enter that state’s rate.`,
  taxed_where_seller_is: () => t`A supply of this kind is taxed where the seller is.`,
  owed_by_customer_there: () =>
    t`It is supplied in the customer’s state, whose law lets a business there owe the tax.`,
  place_unknown: () => t`A supply of this kind is taxed where it is performed. Say where that is.`,
  territory_unknown: () =>
    t`The postcode is shared with a place that has another tax, and the town does not tell which it is.`,
  kind_unknown: () =>
    t`The item has its own tax at home. Does it happen at a place, or is it a service taxed where the customer is?`,
  eu_goods_business: () =>
    t`Goods to a business in another member state are exempt; the customer declares the tax there.`,
  eu_distance_sale: () =>
    t`Goods and electronic services to private customers in other member states are taxed at home up to 10,000 € a year.`,
  eu_services_business: () =>
    t`A service to a business in another member state is taxed there, and the customer owes the tax.`,
  eu_services_consumer: () =>
    t`A service to a private customer in another member state is taxed at home.`,
  eu_business_without_number: () =>
    t`Without a VAT number a business counts as a private customer. Ask for the number.`,
  eu_services_number_awaited: () =>
    t`The business has applied for its VAT number: with other evidence the service is taxed in its state, and it owes the tax.`,
  one_stop_shop: () => t`Sold through the one-stop shop: the rate of the customer’s country.`,
  export_goods: () => t`The goods leave the territory of the tax: an export.`,
  third_services_business: () =>
    t`A service to a business abroad is supplied where the customer is, outside this tax.`,
  third_services_consumer: () =>
    t`This service to a private customer is taxed where the seller is.`,
  third_intangible_consumer: () =>
    t`Advice, licences and electronic services to a private customer are supplied where the customer lives.`,
  third_goods_consumer: () =>
    t`Goods to a private customer there are taxed at home, up to a yearly limit of such sales.`,
  small_business_goods: () =>
    t`Goods are supplied where they leave, so the small-business exemption covers them.`,
  small_business_services_eu: () =>
    t`The small-business exemption ends at the border: the service is taxed in the customer’s state, and the customer owes the tax.`,
  small_business_services_third: () =>
    t`The small-business exemption ends at the border: the service is supplied where the customer is.`,
  eu_small_business: () =>
    t`The scheme for small enterprises covers the customer’s member state too, by your EX number.`,
  margin_scheme: () => t`The margin scheme keeps the tax in the price; it is not stated.`,
  triangulation: () => t`Three businesses in three member states: the last customer owes the tax.`,
  services_where_customer_is: () =>
    t`By the seller’s law a service is supplied where its recipient is, private customers included.`,
  zero_rated_under_lut: () =>
    t`An export without tax under a letter of undertaking. To pay the tax and claim it back, choose a rate.`,
  special_economic_zone: () =>
    t`A supply to a special economic zone without tax, under a letter of undertaking.`,
  sales_tax_by_seller: () =>
    t`Sales tax is due where your company has to collect it, which only you know. Choose it for the line.`,
  own_list: () => t`Your own list of taxes has this one for the customer’s place.`,
  certificate_not_valid: () =>
    t`The customer’s exemption certificate does not cover this state or this day.`,
  exempt_buyer: () => t`The customer has an exemption certificate.`,
}

const PROOFS: Readonly<Record<Proof, () => string>> = {
  buyer_vat_id: () => t`the customer’s VAT number`,
  buyer_vat_id_checked: () => t`the customer’s VAT number, checked`,
  seller_vat_id: () => t`your own VAT number`,
  transport: () => t`papers of the transport to the other member state`,
  export: () => t`the customs proof of export`,
  business_evidence: () => t`evidence that the customer is a business`,
  undertaking: () => t`a valid letter of undertaking or bond`,
  zone_endorsement: () => t`the endorsement of the zone’s officer`,
  exemption_certificate: () => t`the customer’s exemption certificate`,
  eu_small_business_number: () => t`your number with the suffix EX`,
}
