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

/** The tax that the decision table gives to a line. */
export function taxOfLine(
  { supply, ownTax, performedAt }: Pick<DraftLine, 'supply' | 'ownTax' | 'performedAt'>,
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
