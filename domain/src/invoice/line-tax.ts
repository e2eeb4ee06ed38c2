import type { LocalDate } from '../date.ts'
import type { PartyProfile } from '../party/party.ts'
import { decideTax } from '../tax/decide.ts'
import { taxBuyerOf } from '../tax/parties.ts'
import type { TaxDecision, TaxQuestion } from '../tax/question.ts'
import type { Draft, DraftLine } from './draft.ts'

/** What the tax of the lines of a document depends on. */
export type TaxContext = {
  readonly seller: TaxQuestion['seller']
  /** null: not chosen yet; a business at the seller's place is assumed. */
  readonly buyer: PartyProfile | null
  readonly delivery: Draft['deliveryAddress']
  readonly language: string
  /** The day of supply. */
  readonly day: LocalDate
}

/** What the tax of a line depends on in the line itself. */
export type Supplied = Pick<DraftLine, 'supply' | 'ownTax'> & Pick<TaxQuestion, 'performedAt'>

/** The tax that the decision table gives to a line. */
export function taxOfLine(
  { supply, ownTax, performedAt }: Supplied,
  { seller, buyer, delivery, language, day }: TaxContext,
): TaxDecision {
  return decideTax({
    seller,
    buyer: taxBuyerOf(buyer, seller),
    delivery: delivery === null || delivery.country === '' ? null : delivery,
    supply,
    performedAt,
    own: ownTax,
    language,
    day,
  })
}

/**
 * Whether the tax of a line is another one if it supplies goods than if it supplies a service, or one that is where it is
 * performed, here or at the customer's; for a private customer also if what it supplies is advice or electronic. The kind that
 * the line has counts too. At home the kind rarely changes a thing, and is not asked.
 */
export function changesWithKind(line: Supplied, context: TaxContext): boolean {
  const own = stated(taxOfLine(line, context))
  return answersOf(line, context).some(({ decision }) => stated(decision) !== own)
}

/** What a sale can be of: a common kind, or what is performed at the seller's ('here') or the customer's place ('there'). */
export type Answer = {
  readonly of: 'goods' | 'services' | 'intangible' | 'electronic' | 'here' | 'there'
  readonly decision: TaxDecision
}

/** The tax of a line by each of the kinds that it can be of. */
export function answersOf({ ownTax }: Supplied, context: TaxContext): readonly Answer[] {
  const { seller, buyer } = context
  const isPerson = buyer?.kind === 'person'
  const kinds = isPerson ? [...COMMON_KINDS, ...OF_PERSONS] : COMMON_KINDS
  const places = { here: seller.place, there: taxBuyerOf(buyer, seller).place }
  return [
    ...kinds.map(of => ({ of, decision: answered({ supply: of, ownTax }, context) })),
    // Land stands for all that is where it is performed.
    ...PLACES.map(of => ({
      of,
      decision: taxOfLine({ supply: 'land', ownTax, performedAt: places[of] }, context),
    })),
  ]
}

/** One that is said to be a service is no longer asked whether it is. */
function answered(line: Supplied, context: TaxContext): TaxDecision {
  const decision = taxOfLine(line, context)
  return decision.reason === 'kind_unknown'
    ? taxOfLine({ ...line, ownTax: null }, context)
    : decision
}

const PLACES = ['here', 'there'] as const
const COMMON_KINDS = ['goods', 'services'] as const
const OF_PERSONS = ['intangible', 'electronic'] as const

/** What a document would say of the tax; where it asks for a rate, also why it does. */
function stated({ tax, reason }: TaxDecision): string {
  return JSON.stringify(tax.rate === null ? [tax, reason] : [tax])
}

/**
 * The day whose rates apply: of delivery, else the last day of the period, else the issue (Directive 2006/112/EC, art.
 * 63 and 93: the rate is that of the day of the chargeable event). A payment on account has the rates of its own day (art. 65).
 */
export function supplyDay(
  draft: Pick<Draft, 'type' | 'deliveryDate' | 'period' | 'issueDate'>,
  today: LocalDate,
): LocalDate {
  if (draft.type === 'deposit') return draft.issueDate ?? today
  return draft.deliveryDate ?? draft.period?.end ?? draft.issueDate ?? today
}
