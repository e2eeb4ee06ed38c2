import type { OfferedTax, Ruling, TaxReason } from '../country/country.ts'
import type { Destination } from '../country/supply.ts'
import type { LocalDate } from '../date.ts'
import type { DraftTax } from '../tax-category/category.ts'
import type { OwnTax, TaxDecision, TaxQuestion } from './question.ts'
import { isInForce, taxOf, taxesOn } from './tax-of.ts'

/**
 * The tax that the item has of its own, where it holds: at home whatever its category, because its seller knows the item
 * better than a table does. Abroad the place of supply decides, but for margin schemes, which stay at home (art. 333 of
 * Directive 2006/112/EC), and triangular transactions, which are always between three states. Undefined where it does not
 * hold.
 */
export function ownTaxDecision(
  question: TaxQuestion,
  ruled: Ruling,
  offered: readonly OfferedTax[],
  destination: Destination,
): TaxDecision | undefined {
  const { own, day, language } = question
  if (own === null) return undefined
  const reason = reasonFor(own, ruled, destination)
  if (reason === undefined) return undefined
  const found = offeredFor(own, taxesOn(offered, day))
  const base = { key: found?.key ?? '', proofs: [], missing: [], article: found?.article ?? '' }
  // A tax whose rate the seller enters would hold for any rate, also for one that the law has given up.
  const isLaw = found !== undefined && (found.rate !== null || found.key === own.key)
  // The same rate of another province is no reason to go on with one that its own province has given up.
  const hasLapsed = found?.key !== own.key && wasOffered(own, offered, day, own.key)
  if (hasLapsed || (!isLaw && wasOffered(own, offered, day)))
    return { ...base, tax: { ...typed(own), rate: null }, reason: 'rate_not_in_force' }
  return { ...base, tax: found ? taxOf(found, language, own.rate) : typed(own), reason }
}

/** The offered tax that an item has: by its key, else by its category and rate (in percent, as text). */
export function offeredFor(
  own: Omit<OwnTax, 'rate'> & { readonly rate: string },
  offered: readonly OfferedTax[],
): OfferedTax | undefined {
  const same = offered.filter(
    tax => tax.category === own.category && (tax.rate === null || tax.rate === own.rate),
  )
  return same.find(tax => tax.key === own.key) ?? same.find(tax => tax.rate !== null) ?? same[0]
}

function reasonFor(
  own: OwnTax,
  { key, reason }: Ruling,
  destination: Destination,
): TaxReason | undefined {
  if (own.key === 'triangulation' && destination !== 'third') return 'triangulation'
  if (own.key.startsWith('margin') && destination !== 'third') return 'margin_scheme'
  const isCharged = ['S', 'Z', 'L', 'M'].includes(own.category)
  const holds = OWN_HOLDS.has(reason) || (!isCharged && UNCHARGED_HOLDS.has(reason))
  if (destination === 'home' && holds) return 'home_own_tax'
  // Taxed at home although the customer is abroad: the item's own tax is the one at home.
  const isTaxedAtHome = key === 'standard' && reason !== 'one_stop_shop'
  return isTaxedAtHome && destination !== 'home' ? reason : undefined
}

/** A seller that charges no tax still says for each item why none is due. */
const UNCHARGED_HOLDS: ReadonlySet<TaxReason> = new Set<TaxReason>([
  'home_small_business',
  'unregistered',
  'territory_without_vat',
])

/** At home the item's own tax gives way only to what the seller or the buyer is. */
const OWN_HOLDS: ReadonlySet<TaxReason> = new Set<TaxReason>([
  'home',
  'same_territory',
  'goods_stay',
  'sales_tax_by_seller',
  'rate_unknown',
])

/** The same rate, of a key or of any, was or will be one of the law, and is not on the day. */
function wasOffered(
  own: OwnTax,
  offered: readonly OfferedTax[],
  day: LocalDate,
  key?: string,
): boolean {
  return offered.some(
    tax =>
      tax.category === own.category &&
      tax.rate === own.rate &&
      (key === undefined || tax.key === key) &&
      !isInForce(tax, day),
  )
}

function typed({ category, rate }: OwnTax): DraftTax {
  return { category, rate, exemptionCode: '', exemptionReason: '' }
}
