import type { OfferedTax, Proof, Ruling, TaxReason } from '../country/country.ts'
import type { SupplyFacts } from '../country/supply.ts'

/**
 * The tax of a supply by Directive 2006/112/EC, for a seller in the European Union's VAT: art. 31 to 59c for the place,
 * 138 to 146 for exemptions, 196 for who owes the tax, 284 for small enterprises.
 */
export function euRules(facts: SupplyFacts): Ruling {
  if (facts.status !== 'registered') return smallBusinessRules(facts)
  switch (facts.destination) {
    case 'home':
      return ruling('standard', 'home')
    case 'eu':
      return insideEu(facts)
    case 'third':
      return outsideEu(facts)
  }
}

function insideEu({ supply, buyer }: SupplyFacts): Ruling {
  if (supply === 'goods') {
    if (buyer.hasVatId)
      return ruling('intra_community', 'eu_goods_business', ['buyer_vat_id_checked', 'transport'])
    return buyer.kind === 'person'
      ? ruling('standard', 'eu_distance_sale')
      : ruling('standard', 'eu_business_without_number', ['buyer_vat_id'])
  }
  if (buyer.hasVatId) return ruling('reverse_charge', 'eu_services_business', REVERSE_CHARGE_PROOFS)
  if (buyer.kind !== 'person')
    return buyer.isVatIdAwaited === true
      ? NUMBER_AWAITED
      : ruling('standard', 'eu_business_without_number', ['buyer_vat_id'])
  // Art. 58 and 59c: electronic services count with distance sales towards the threshold.
  return ruling('standard', supply === 'electronic' ? 'eu_distance_sale' : 'eu_services_consumer')
}

/** Implementing Regulation (EU) 282/2011, art. 18 (1) (b): other evidence shows that the customer is a business. */
const NUMBER_AWAITED: Ruling = {
  key: 'reverse_charge',
  reason: 'eu_services_number_awaited',
  proofs: ['business_evidence', 'seller_vat_id'],
}

const REVERSE_CHARGE_PROOFS = ['buyer_vat_id_checked', 'seller_vat_id'] as const

/** Art. 146: exports. Art. 44: services to a business. Art. 45 and 59: services to a private customer. */
function outsideEu({ supply, buyer }: SupplyFacts): Ruling {
  if (supply === 'goods') return ruling('export', 'export_goods', ['export'])
  if (buyer.kind !== 'person')
    return ruling('outside_scope', 'third_services_business', ['business_evidence'])
  return supply === 'services'
    ? ruling('standard', 'third_services_consumer')
    : ruling('outside_scope_consumer', 'third_intangible_consumer')
}

/**
 * The exemption is of the seller's own state: it covers what is supplied there. Goods count as supplied where they leave
 * (art. 139 (1) takes them out of the exemption for intra-Community supplies); services to a business do not.
 */
function smallBusinessRules(facts: SupplyFacts): Ruling {
  const { status, supply, destination, buyer } = facts
  if (destination === 'home') return ruling('small_business', 'home_small_business')
  if (supply === 'goods') return ruling('small_business', 'small_business_goods')
  if (destination === 'third') {
    if (buyer.kind === 'person' && supply === 'services')
      return ruling('small_business', 'third_services_consumer')
    return buyer.kind === 'person'
      ? ruling('outside_scope_consumer', 'third_intangible_consumer')
      : ruling('outside_scope', 'small_business_services_third', ['business_evidence'])
  }
  if (!buyer.hasVatId) {
    if (buyer.kind !== 'person' && buyer.isVatIdAwaited === true) return NUMBER_AWAITED
    return buyer.kind === 'person'
      ? ruling('small_business', 'eu_services_consumer')
      : ruling('small_business', 'eu_business_without_number', ['buyer_vat_id'])
  }
  if (status === 'eu_small_business')
    return ruling('eu_small_business', 'eu_small_business', ['eu_small_business_number'])
  return ruling('reverse_charge', 'small_business_services_eu', REVERSE_CHARGE_PROOFS)
}

/**
 * The tax of a supply outside of the European Union, where the country's own object says no more: taxed at home, exports
 * without tax, services to a business abroad outside of its scope.
 */
export function otherRules({ status, supply, destination, buyer }: SupplyFacts): Ruling {
  if (status === 'unregistered') return ruling('unregistered', 'unregistered')
  if (status !== 'registered') return ruling('small_business', 'home_small_business')
  if (destination === 'home') return ruling('standard', 'home')
  if (supply === 'goods') return ruling('export', 'export_goods', ['export'])
  if (buyer.kind !== 'person')
    return ruling('outside_scope', 'third_services_business', ['business_evidence'])
  return supply === 'services'
    ? ruling('standard', 'third_services_consumer')
    : ruling('outside_scope_consumer', 'third_intangible_consumer')
}

export function ruling(
  key: OfferedTax['key'],
  reason: TaxReason,
  proofs: readonly Proof[] = [],
): Ruling {
  return { key, reason, proofs }
}
