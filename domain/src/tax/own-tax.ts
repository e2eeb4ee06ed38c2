import type { OfferedTax, Ruling, TaxReason } from '../country/country.ts'
import type { SupplyFacts } from '../country/supply.ts'
import type { LocalDate } from '../date.ts'
import type { DraftTax } from '../tax-category/category.ts'
import type { OwnTax, TaxDecision, TaxQuestion } from './question.ts'
import { reasonRule } from './reason-rules.ts'
import { isInForce, taxOf, taxesOn } from './tax-of.ts'

/**
 * The tax that the item has of its own, where it holds: at home whatever its category, because its seller knows the item
 * better than a table does. Abroad the place of supply decides, but for margin schemes, which are the seller's state's (art. 307
 * and 333 of Directive 2006/112/EC), and triangular transactions, which are always between three states. Undefined where
 * it does not hold.
 */
export function ownTaxDecision(
  question: TaxQuestion,
  ruled: Ruling,
  offered: readonly OfferedTax[],
  facts: SupplyFacts,
): TaxDecision | undefined {
  const { own, day, language } = question
  if (own === null) return undefined
  const reason = reasonFor(own, ruled, facts)
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

/**
 * An item has a tax of its own at home, its kind is only that it is a service, and the place of that kind is the customer's: a
 * room, a meal or a treatment is not there. Its usual tax says nothing of its kind.
 */
export function isKindUnknown(
  { own, supply, day }: TaxQuestion,
  { reason }: Ruling,
  offered: readonly OfferedTax[],
  { status, destination, where }: SupplyFacts,
): boolean {
  if (own === null || supply !== 'services' || where !== 'buyer') return false
  if (status !== 'registered' || destination === 'home' || !['S', 'Z', 'E'].includes(own.category))
    return false
  const usual = taxesOn(offered, day).find(({ category }) => category === 'S')
  const isUsual = own.category === 'S' && (own.key === usual?.key || own.rate === usual?.rate)
  return !isUsual && !own.key.startsWith('margin') && !NEVER_ASKED.has(reason)
}

/** The person who chose these knows more than the kind would say. */
const NEVER_ASKED: ReadonlySet<TaxReason> = new Set<TaxReason>(['law_unknown', 'taxed_there'])

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
  { status, destination }: SupplyFacts,
): TaxReason | undefined {
  if (status === 'registered') {
    if (own.key === 'triangulation') return destination === 'eu' ? 'triangulation' : undefined
    if (own.key === 'margin_travel') return 'margin_scheme'
    if (own.key.startsWith('margin') && destination !== 'third') return 'margin_scheme'
  }
  const { own: holds } = reasonRule(reason)
  if (holds === 'always') return destination === 'home' ? 'home_own_tax' : undefined
  // A seller that charges no tax still says for each item why none is due; it is not the buyer's to pay.
  if (holds === 'uncharged') return ['E', 'O'].includes(own.category) ? 'home_own_tax' : undefined
  // Taxed at home although the customer is abroad: the item's own tax is the one at home.
  return holds === 'abroad' && key === 'standard' ? reason : undefined
}

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
