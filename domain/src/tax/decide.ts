import type { OfferedTax, Proof, Ruling, TaxReason } from '../country/country.ts'
import type { SupplyFacts } from '../country/supply.ts'
import { isEu } from '../country/countries.ts'
import { taxesOfTerritory } from '../country/offered-taxes.ts'
import { formatDate } from '../text/format.ts'
import { countryRules } from '../country/rules.ts'
import {
  type Place,
  type VatTerritory,
  isVatIdOfAnotherState,
  territoryOf,
} from '../country/territory.ts'
import { inLanguage } from '../local-text.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { VALID_UNTIL } from '../tax-category/notices.ts'
import {
  companyTaxKey,
  offeredCompanyTax,
  offeredCompanyTaxes,
  proposedCompanyTax,
} from './company-tax.ts'
import { ONE_STOP_SHOP, oneStopShopTaxes } from './one-stop-shop.ts'
import { euRules, otherRules, ruling } from './place-of-supply.ts'
import { ownTaxDecision } from './own-tax.ts'
import type { TaxDecision, TaxQuestion } from './question.ts'
import { taxOf, taxesOn } from './tax-of.ts'

/**
 * The tax of a line: category, rate, the law, the words of the document, why, and what proof it needs. A rate that no
 * law known here fixes is null; the line then asks for it.
 */
export function decideTax(question: TaxQuestion): TaxDecision {
  const { seller, day } = question
  const from = territoryOf(seller.place)
  const to = territoryOf(placeOf(question))
  const facts = factsOf(question, from, to)
  const offered = [...taxesOfTerritory(from), ...offeredCompanyTaxes(seller.taxes)]
  const ruled = ruleOn(question, facts, from, to)
  const listed = listedDecision(question, ruled, from, facts)
  // The tax of an item is that of one place, and the list has that of each; what is exempt is so everywhere.
  if (listed && (question.own === null || question.own.category === 'S')) return listed
  const { taxes, ...rest } = atItsRate(question, ruled, { from, to, offered })
  const isTaxedThere = rest.reason !== ruled.reason && question.own?.category === 'S'
  const own = isTaxedThere ? undefined : ownTaxDecision(question, ruled, offered, facts.destination)
  if (own) return own
  // Which of the reduced rates there an item with a reduced rate has, its rate here does not tell.
  if (
    (isTaxedThere && question.own?.key !== 'standard') ||
    (ruled.reason === 'one_stop_shop' && isReduced(question, offered))
  )
    return asking(question, taxesOn(taxes, day), 'rate_unknown')
  return decision(question, rest, taxesOn(taxes, day))
}

/** The item has a rate at home that is not the standard one. Items from before keys were kept have a rate alone. */
function isReduced({ own, day }: TaxQuestion, offered: readonly OfferedTax[]): boolean {
  if (own?.category !== 'S' || own.key === 'standard') return false
  const standard = taxesOn(offered, day).find(({ key }) => key === 'standard')
  return own.rate !== standard?.rate
}

/** Goods are where they are taken; services where the buyer is. */
function placeOf({ supply, delivery, buyer }: TaxQuestion): Place {
  return supply === 'goods' && delivery ? delivery : buyer.place
}

/**
 * The tax that the seller's own list proposes for the place. Not in the EU's VAT, whose rates are law; nor where the
 * buyer or the seller is exempt.
 */
function listedDecision(
  question: TaxQuestion,
  { reason }: Ruling,
  from: VatTerritory,
  { destination }: SupplyFacts,
): TaxDecision | undefined {
  const isLeftToSeller = LISTED.has(reason) && destination === 'home'
  if (!isLeftToSeller || from.eu.goods || isEu(from.law)) return undefined
  const found = proposedCompanyTax(question.seller.taxes, placeOf(question), question.day)
  if (!found) return undefined
  const tax = taxOf(offeredCompanyTax(found), question.language)
  const key = companyTaxKey(found)
  return { key, tax, article: '', reason: 'own_list', proofs: [], missing: [] }
}

/** Where the rate of a sale at home is not fixed by a law known here, or a province adds its own. */
const LISTED: ReadonlySet<TaxReason> = new Set<TaxReason>([
  'sales_tax_by_seller',
  'certificate_not_valid',
  'home',
  'home_territory_rate',
  'rate_unknown',
  'law_unknown',
])

function factsOf(question: TaxQuestion, from: VatTerritory, to: VatTerritory): SupplyFacts {
  const { seller, buyer, supply } = question
  const kind = supply === 'goods' ? 'goods' : 'services'
  const isHome = from.area[kind] === to.area[kind]
  const isInEu = from.eu[kind] && to.eu[kind]
  return {
    status: seller.status,
    supply,
    destination: isHome ? 'home' : isInEu ? 'eu' : 'third',
    from: from.code,
    to: to.code,
    toCountry: to.law,
    toSubdivision: placeOf(question).subdivision.trim().toUpperCase(),
    buyer: {
      kind: buyer.kind,
      hasVatId: isVatIdOfAnotherState(buyer.vatId, from),
      ...(buyer.vatId === '' && buyer.isVatIdAwaited === true && { isVatIdAwaited: true }),
      certificate: isCertificateValid(question) ? buyer.certificate : '',
    },
  }
}

/** A certificate holds in the state that issued it, until its last day. */
function isCertificateValid(question: TaxQuestion): boolean {
  const { certificateState = '', certificateUntil } = question.buyer
  const state = placeOf(question).subdivision.trim().toUpperCase()
  const isOfState = certificateState === '' || certificateState === state
  return isOfState && (certificateUntil === undefined || question.day <= certificateUntil)
}

function ruleOn(
  question: TaxQuestion,
  facts: SupplyFacts,
  from: VatTerritory,
  to: VatTerritory,
): Ruling {
  if (from.withoutVat !== undefined) return ruling('no_vat', 'territory_without_vat')
  const law = countryRules(from.law)
  const kind = facts.supply === 'goods' ? 'goods' : 'services'
  const national = law.ruling(facts)
  const isEuLaw = from.eu[kind] || isEu(from.law)
  if (!national && !isEuLaw && facts.destination !== 'home' && !isLawKnown(from))
    return ruling('custom', 'law_unknown')
  const ruled = national ?? (isEuLaw ? euRules : otherRules)(facts)
  if (facts.destination === 'home' && ruled.reason === 'home')
    return atHome(question, ruled, from, to)
  if (usesOneStopShop(question, facts)) return ruling('standard', 'one_stop_shop')
  const isLapsed = question.buyer.certificate !== '' && facts.buyer.certificate === ''
  return isLapsed && ruled.reason === 'sales_tax_by_seller'
    ? ruling(ruled.key, 'certificate_not_valid', ['exemption_certificate'])
    : ruled
}

/** A country of which not even a rate is known here: what its law says of a sale abroad is not known either. */
function isLawKnown(from: VatTerritory): boolean {
  return taxesOfTerritory(from).some(({ category, rate }) => category === 'S' && rate !== null)
}

/** Why a supply is one at home, where the addresses would not say so. */
function atHome(
  { buyer }: TaxQuestion,
  { key }: Ruling,
  from: VatTerritory,
  to: VatTerritory,
): Ruling {
  // Only goods that are delivered elsewhere are not where the buyer is.
  if (territoryOf(buyer.place).code !== to.code) return ruling(key, 'goods_stay')
  return ruling(key, from.code === to.code ? 'home' : 'same_territory')
}

/** Distance sales of goods and electronic services to private customers: Directive 2006/112/EC, art. 33, 58, 59c. */
function usesOneStopShop({ seller }: TaxQuestion, facts: SupplyFacts): boolean {
  const { destination, supply, buyer, status } = facts
  return (
    seller.usesOneStopShop &&
    status === 'registered' &&
    destination === 'eu' &&
    buyer.kind === 'person' &&
    (supply === 'goods' || supply === 'electronic')
  )
}

type Sides = {
  readonly from: VatTerritory
  readonly to: VatTerritory
  readonly offered: readonly OfferedTax[]
}

/**
 * With the taxes among which the key is looked up: those of the buyer's territory in the one-stop shop, and for services
 * to a business in a part of the country with rates of its own (French overseas departments, Madeira).
 */
function atItsRate(
  { buyer, supply }: TaxQuestion,
  ruled: Ruling,
  { from, to, offered }: Sides,
): Ruling & { readonly taxes: readonly OfferedTax[] } {
  if (ruled.reason === 'one_stop_shop')
    return { ...ruled, key: `${ONE_STOP_SHOP}${ruled.key}`, taxes: oneStopShopTaxes(to) }
  const isTaxedThere =
    ruled.reason === 'same_territory' &&
    supply !== 'goods' &&
    buyer.kind !== 'person' &&
    from.law === to.law &&
    (from.rates ?? []).join() !== (to.rates ?? []).join()
  if (!isTaxedThere) return { ...ruled, taxes: offered }
  return { ...ruled, reason: 'home_territory_rate', taxes: taxesOfTerritory(to) }
}

/** The ruling with the tax in force that day; where the law has no rate for it, one that the seller enters. */
function decision(
  question: TaxQuestion,
  { key, reason, proofs }: Ruling,
  taxes: readonly OfferedTax[],
): TaxDecision {
  const found = taxes.find(tax => tax.key === key)
  if (found && found.rate !== null) {
    return {
      key,
      tax: withCertificate(taxOf(found, question.language), question, reason),
      article: found.article ?? '',
      reason,
      proofs,
      missing: missingProofs(question, { key, reason, proofs }),
    }
  }
  const isRate = RATE_KEYS.has(key) && reason !== 'law_unknown'
  return asking(question, taxes, isRate ? 'rate_unknown' : 'law_unknown')
}

/** Taxes above zero, whose rate is not known; else the law of the supply is not. */
const RATE_KEYS: ReadonlySet<string> = new Set(['standard', 'custom', `${ONE_STOP_SHOP}standard`])

/** The certificate stands in the reason, its number, state and last day: the seller's evidence, the buyer's own word. */
function withCertificate(
  tax: DraftTax,
  { buyer, language }: TaxQuestion,
  reason: TaxReason,
): DraftTax {
  if (reason !== 'exempt_buyer') return tax
  const { certificate, certificateState = '', certificateUntil } = buyer
  const until =
    certificateUntil === undefined
      ? ''
      : `${inLanguage(VALID_UNTIL, language)} ${formatDate(certificateUntil, language)}`
  const facts = [certificateState, until].filter(text => text !== '').join(', ')
  const stated = facts === '' ? certificate : `${certificate} (${facts})`
  return { ...tax, exemptionReason: `${tax.exemptionReason} – ${stated}` }
}

/** A tax without a rate: the seller knows it. */
function asking(
  { language }: TaxQuestion,
  taxes: readonly OfferedTax[],
  reason: 'rate_unknown' | 'law_unknown',
): TaxDecision {
  const free = taxes.find(({ rate }) => rate === null)
  const { key, tax } = free ? { key: free.key, tax: taxOf(free, language) } : ASKING
  return { key, tax, article: '', reason, proofs: [], missing: [] }
}

const ASKING = {
  key: '',
  tax: { category: 'S', rate: null, exemptionCode: '', exemptionReason: '' },
} as const

/** What can be seen from the data; papers that the seller keeps elsewhere are never said to be missing. */
function missingProofs({ seller }: TaxQuestion, { reason, proofs }: Ruling): readonly Proof[] {
  return proofs.filter(
    proof =>
      // Asked for only where there is none of another member state.
      proof === 'buyer_vat_id' ||
      (proof === 'seller_vat_id' && !seller.hasVatId) ||
      (proof === 'exemption_certificate' && reason === 'certificate_not_valid'),
  )
}
