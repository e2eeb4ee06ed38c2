import { isEu } from '../country/countries.ts'
import type { OfferedTax, Proof, Ruling, TaxReason } from '../country/country.ts'
import { FOREIGN_SELLERS } from '../country/foreign-sellers.ts'
import { taxesAt, taxesOfTerritory } from '../country/offered-taxes.ts'
import { countryRules } from '../country/rules.ts'
import { type Destination, type Supply, type SupplyFacts, isGoods } from '../country/supply.ts'
import {
  type Place,
  type VatTerritory,
  isVatIdOfAnotherState,
  isVatIdOfState,
  territoryOf,
} from '../country/territory.ts'
import { inLanguage } from '../local-text.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { VALID_UNTIL } from '../tax-category/notices.ts'
import { formatDate } from '../text/format.ts'
import {
  companyTaxKey,
  offeredCompanyTax,
  offeredCompanyTaxes,
  proposedCompanyTax,
} from './company-tax.ts'
import { rowsFor, rulingOf } from './decision-rows.ts'
import { ONE_STOP_SHOP, oneStopShopTaxes } from './one-stop-shop.ts'
import { isKindUnknown, ownTaxDecision } from './own-tax.ts'
import { type PlaceOfSupply, placeOfSupply } from './place.ts'
import type { TaxDecision, TaxQuestion } from './question.ts'
import { reasonRule } from './reason-rules.ts'
import { taxOf, taxesOn } from './tax-of.ts'

/** A sale with everything that its tax depends on. */
type Sale = {
  readonly question: TaxQuestion
  readonly from: VatTerritory
  readonly to: VatTerritory
  readonly place: Place
  readonly facts: SupplyFacts
  readonly supply: PlaceOfSupply
  /** The taxes that the seller can put on a line, in force or not. */
  readonly offered: readonly OfferedTax[]
}

/**
 * The tax of a line: category, rate, the law, the words of the document, why, and what proof it needs. First where the sale is
 * (place.ts), then what the law says of it there (decision-rows.ts, and the country's own rows before them), then whether
 * the tax that the item has of its own holds (own-tax.ts). A rate that no law known here fixes is null; the line then asks
 * for it, and where the place is not stated, or an address may be in two territories with different taxes, for that.
 */
export function decideTax(question: TaxQuestion): TaxDecision {
  const seller = territoryOf(question.seller.place)
  const supply = placeOfSupply(question, seller)
  if (supply.place === undefined) return asking(question, [], 'place_unknown')
  const destination = territoryOf(supply.place)
  const decisions = possible(seller).flatMap(from =>
    possible(destination).map(to => decideBetween(question, supply, from, to)),
  )
  const [first, ...others] = decisions
  if (first === undefined || others.every(other => isSameTax(first, other)))
    return first ?? asking(question, [], 'law_unknown')
  const names = [...(seller.undecided ?? []), ...(destination.undecided ?? [])].map(
    ({ name }) => name,
  )
  return { ...asking(question, [], 'territory_unknown'), territories: names }
}

function possible(territory: VatTerritory): readonly VatTerritory[] {
  return [territory, ...(territory.undecided ?? []).map(other => other.territory)]
}

function isSameTax({ key, tax }: TaxDecision, other: TaxDecision): boolean {
  return key === other.key && tax.category === other.tax.category && tax.rate === other.tax.rate
}

function decideBetween(
  question: TaxQuestion,
  supply: PlaceOfSupply,
  from: VatTerritory,
  to: VatTerritory,
): TaxDecision {
  const sale: Sale = {
    question,
    from,
    to,
    place: supply.place ?? question.buyer.place,
    facts: factsOf(question, supply, from, to),
    supply,
    offered: [...taxesOfTerritory(from), ...offeredCompanyTaxes(question.seller.taxes)],
  }
  const ruled = withPlaceArticle(sale, ruleOn(sale))
  const { own, day } = question
  const listed = listedDecision(sale, ruled)
  // The tax of an item is that of one place, and the list has that of each; what is exempt is so everywhere.
  if (listed && (own === null || own.category === 'S')) return listed
  const taxes = taxesOn(taxesFor(sale, ruled), day)
  const isOfThere =
    ruled.reason === 'home_territory_rate' && own?.category === 'S' && sale.facts.hasOwnRates
  const kept = isOfThere ? undefined : ownTaxDecision(question, ruled, sale.offered, sale.facts)
  if (kept) return kept
  if (isKindUnknown(question, ruled, sale.offered, sale.facts))
    return asking(question, taxes, 'kind_unknown')
  if (isRateAsked(sale, ruled, isOfThere)) return asking(question, taxes, 'rate_unknown')
  return decision(sale, ruled, taxes)
}

/** Which of the reduced rates of another territory a sale has, neither its kind nor its rate here says. */
function isRateAsked({ question, offered }: Sale, { reason }: Ruling, isOfThere: boolean): boolean {
  if (isOfThere) return question.own?.key !== 'standard'
  return (
    reason === 'one_stop_shop' &&
    (isReduced(question, offered) || OFTEN_REDUCED.has(question.supply))
  )
}

/** Annex III of Directive 2006/112/EC: lodging, works on dwellings, meals, admission, transport of persons. */
const OFTEN_REDUCED: ReadonlySet<Supply> = new Set<Supply>([
  'land',
  'restaurant',
  'admission',
  'event',
  'passenger_transport',
])

/** The item has a rate at home that is not the standard one. Items from before keys were kept have a rate alone. */
function isReduced({ own, day }: TaxQuestion, offered: readonly OfferedTax[]): boolean {
  if (own?.category !== 'S' || own.key === 'standard') return false
  const standard = taxesOn(offered, day).find(({ key }) => key === 'standard')
  return own.rate !== standard?.rate
}

/**
 * The tax that the seller's own list proposes for the place. Not in the EU's VAT, whose rates are law; nor where the
 * buyer or the seller is exempt.
 */
function listedDecision(
  { question, place, from, facts }: Sale,
  { reason }: Ruling,
): TaxDecision | undefined {
  const isLeftToSeller = reasonRule(reason).isListed === true && facts.destination === 'home'
  if (!isLeftToSeller || from.eu.goods || isEu(from.law)) return undefined
  const found = proposedCompanyTax(question.seller.taxes, place, question.day)
  if (!found) return undefined
  const tax = taxOf(offeredCompanyTax(found), question.language)
  const key = companyTaxKey(found)
  return { key, tax, article: '', reason: 'own_list', proofs: [], missing: [] }
}

function factsOf(
  question: TaxQuestion,
  { where, place, rule }: PlaceOfSupply,
  from: VatTerritory,
  to: VatTerritory,
): SupplyFacts {
  const { seller, buyer, supply } = question
  const ofBuyer = territoryOf(buyer.place)
  const certificate = place && isCertificateValid(question, place) ? buyer.certificate : ''
  return {
    status: seller.status,
    supply,
    where,
    destination: destinationOf(from, to, supply),
    buyerIn: destinationOf(from, ofBuyer, supply),
    from: from.code,
    to: to.code,
    toCountry: to.law,
    toSubdivision: (place?.subdivision ?? '').trim().toUpperCase(),
    isElsewhere: ofBuyer.code !== to.code,
    hasOwnRates: hasOwnRates(question, where, from, to),
    usesOneStopShop: seller.usesOneStopShop,
    isOwedByCustomer: isOwedByCustomer(question, to),
    ...(rule?.margin !== undefined && { margin: rule.margin }),
    buyer: {
      kind: buyer.kind,
      hasVatId: isVatIdOfAnotherState(buyer.vatId, from),
      ...(buyer.vatId === '' && buyer.isVatIdAwaited === true && { isVatIdAwaited: true }),
      certificate,
      hasLapsedCertificate: buyer.certificate !== '' && certificate === '',
    },
  }
}

function destinationOf(from: VatTerritory, to: VatTerritory, supply: Supply): Destination {
  const kind = isGoods(supply) ? 'goods' : 'services'
  if (from.area[kind] === to.area[kind]) return 'home'
  return from.eu[kind] && to.eu[kind] ? 'eu' : 'third'
}

/** A part of the country with rates of its own (French overseas departments, Madeira): of what is performed there, and of services whose place is that of the customer. */
function hasOwnRates(
  { supply, buyer }: TaxQuestion,
  where: PlaceOfSupply['where'],
  from: VatTerritory,
  to: VatTerritory,
): boolean {
  const isTaxedThere =
    where === 'place' || where === 'buyer' || (!isGoods(supply) && buyer.kind !== 'person')
  return (
    isTaxedThere &&
    from.law === to.law &&
    from.code !== to.code &&
    // Rates of sellers established on one of several islands hold on the others.
    (from.sellerRates === undefined || to.sellerRates === undefined) &&
    (from.sellerRates ?? from.rates ?? []).join() !== (to.rates ?? []).join()
  )
}

/** Directive 2006/112/EC, art. 194 and, for gas and power, 195: the customer has a number in the state of the supply. */
function isOwedByCustomer({ supply, buyer }: TaxQuestion, to: VatTerritory): boolean {
  if (!isVatIdOfState(buyer.vatId, to)) return false
  return supply === 'energy' || FOREIGN_SELLERS[to.law]?.isTakenFor(supply) === true
}

/** A certificate holds in the state that issued it, until its last day. */
function isCertificateValid({ buyer, day }: TaxQuestion, place: Place): boolean {
  const { certificateState = '', certificateUntil } = buyer
  const isOfState =
    certificateState === '' || certificateState === place.subdivision.trim().toUpperCase()
  return isOfState && (certificateUntil === undefined || day <= certificateUntil)
}

function ruleOn({ from, facts }: Sale): Ruling {
  const isGoodsWithout = isGoods(facts.supply) && from.goodsWithoutVat !== undefined
  if (from.withoutVat !== undefined || isGoodsWithout) return NO_VAT
  const law = countryRules(from.law)
  const isInEu = (isGoods(facts.supply) ? from.eu.goods : from.eu.services) || isEu(from.law)
  const known = law.places ? 'places' : isInEu || hasRates(from) ? 'rates' : 'nothing'
  const rows = rowsFor({ isInEu, known, status: facts.status })
  return law.ruling(facts) ?? rulingOf(rows, facts) ?? LAW_UNKNOWN
}

function hasRates(from: VatTerritory): boolean {
  return taxesOfTerritory(from).some(({ category, rate }) => category === 'S' && rate !== null)
}

const NO_VAT: Ruling = { key: 'no_vat', reason: 'territory_without_vat', proofs: [] }
const LAW_UNKNOWN: Ruling = { key: 'custom', reason: 'law_unknown', proofs: [] }

/** What is outside of the tax by the place of its kind cites the law of that place; a reverse charge abroad that state's. */
function withPlaceArticle({ question, from, to, facts, supply }: Sale, ruled: Ruling): Ruling {
  if (ruled.key === 'reverse_charge_local') {
    const law = FOREIGN_SELLERS[to.law]?.law
    const article =
      facts.supply === 'energy' ? ENERGY : law === undefined ? LOCAL : `${law}, ${LOCAL}`
    return { ...ruled, article }
  }
  const isOfKind =
    facts.where === 'place' ||
    isGoods(facts.supply) ||
    (facts.where === 'buyer' && facts.buyer.kind === 'person')
  if (!ruled.key.startsWith('outside_scope') || !isOfKind || !supply.rule) return ruled
  // The Canary Islands, Ceuta and Melilla have the law of their own taxes.
  if (from.category !== undefined) return ruled
  const { article, later } = supply.rule
  return { ...ruled, article: later && question.day >= later.from ? later.article : article }
}

const LOCAL = 'Art. 194 Directive 2006/112/EC'
const ENERGY = 'Art. 195 Directive 2006/112/EC'

/** The taxes among which the key is looked up: those of the place in the one-stop shop and where it has rates of its own. */
function taxesFor({ to, offered, facts }: Sale, { reason }: Ruling): readonly OfferedTax[] {
  if (reason === 'one_stop_shop') return oneStopShopTaxes(to)
  return facts.hasOwnRates && reason === 'home_territory_rate' ? taxesAt(to) : offered
}

/** The ruling with the tax in force that day; where the law has no rate for it, one that the seller enters. */
function decision(
  { question, to }: Sale,
  ruled: Ruling,
  taxes: readonly OfferedTax[],
): TaxDecision {
  const { reason, proofs, article } = ruled
  const key = reason === 'one_stop_shop' ? `${ONE_STOP_SHOP}${ruled.key}` : ruled.key
  if (reason === 'taxed_there') return taxedThere(question, to)
  // Neither the seller's rate nor that of another state before the number is known.
  if (reason === 'eu_business_without_number' && key === 'custom')
    return {
      ...asking(question, taxes, reason),
      proofs,
      missing: missingProofs(question, { key, reason, proofs }),
    }
  const found = taxes.find(tax => tax.key === key)
  if (found && found.rate !== null) {
    const cited = article === undefined ? found : citing(found, article)
    return {
      key,
      tax: withCertificate(taxOf(cited, question.language), question, reason),
      article: cited.article ?? '',
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

/** The same tax by another article. */
function citing(tax: OfferedTax, article: string): OfferedTax {
  const { article: before, reason } = tax
  if (before === undefined || reason === undefined) return { ...tax, article }
  const words = Object.entries(reason).map(([language, text]) => [
    language,
    text.replace(before, article),
  ])
  return { ...tax, article, reason: { ...reason, ...Object.fromEntries(words) } }
}

/** The seller owes the tax of the other state, under a number of that state: at a rate that it enters. */
function taxedThere(question: TaxQuestion, to: VatTerritory): TaxDecision {
  const asked = asking(question, [], 'taxed_there')
  return isEu(to.law) ? { ...asked, tax: { ...asked.tax, country: to.law } } : asked
}

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
  reason: TaxReason,
): TaxDecision {
  // Of the seller's own tax: Spain offers IGIC and IPSI at free rates too.
  const [usual] = taxes
  const free = taxes.find(({ rate, category }) => rate === null && category === usual?.category)
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
