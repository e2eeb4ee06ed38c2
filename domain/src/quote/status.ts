import type { LocalDate } from '../date.ts'
import { type Decision, accept, refuse } from '../decision.ts'

/** In the order of the list's tabs. */
export const QUOTE_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'invoiced',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** What is stored; expired, viewed and invoiced follow from dates and documents. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export type QuoteFacts = {
  readonly state: QuoteState
  /** The last day on which the customer may accept; null of a draft. */
  readonly validUntil: LocalDate | null
  /** Only whether it was viewed counts, not when. */
  readonly viewedAt: unknown
  /** A document was drafted or issued from it. */
  readonly isInvoiced: boolean
}

/** The status of a quote, from facts and today's date in the company's time zone. The last day itself is not expired. */
export function quoteStatusOf(facts: QuoteFacts, today: LocalDate): QuoteStatus {
  if (facts.state === 'accepted') return facts.isInvoiced ? 'invoiced' : 'accepted'
  if (facts.state !== 'sent') return facts.state
  if (facts.validUntil !== null && facts.validUntil < today) return 'expired'
  return facts.viewedAt ? 'viewed' : 'sent'
}

/** What seller and customer can do with a quote. `send` sends the first or a new version. */
export const QUOTE_ACTIONS = [
  'edit',
  'delete',
  'send',
  'revise',
  'withdraw',
  'accept',
  'decline',
  'invoice',
] as const
export type QuoteAction = (typeof QUOTE_ACTIONS)[number]

export type QuoteRefusal =
  | 'quote_not_sent'
  | 'quote_sent'
  | 'quote_accepted'
  | 'quote_declined'
  | 'quote_expired'
  | 'quote_withdrawn'
  | 'quote_not_accepted'

/** What is refused in each status, and why; what is not listed is allowed. */
const REFUSALS: Readonly<Record<QuoteStatus, Partial<Record<QuoteAction, QuoteRefusal>>>> = {
  draft: {
    revise: 'quote_not_sent',
    withdraw: 'quote_not_sent',
    accept: 'quote_not_sent',
    decline: 'quote_not_sent',
    invoice: 'quote_not_accepted',
  },
  sent: { delete: 'quote_sent', invoice: 'quote_not_accepted' },
  viewed: { delete: 'quote_sent', invoice: 'quote_not_accepted' },
  accepted: refuseAllBut('quote_accepted', 'invoice'),
  invoiced: refuseAllBut('quote_accepted', 'invoice'),
  declined: closed('quote_declined'),
  expired: closed('quote_expired'),
  withdrawn: closed('quote_withdrawn'),
}

/** A closed quote can be sent again as a new version, with a new answer. */
function closed(refusal: QuoteRefusal): Partial<Record<QuoteAction, QuoteRefusal>> {
  return {
    delete: 'quote_sent',
    withdraw: refusal,
    accept: refusal,
    decline: refusal,
    invoice: 'quote_not_accepted',
  }
}

function refuseAllBut(
  refusal: QuoteRefusal,
  allowed: QuoteAction,
): Partial<Record<QuoteAction, QuoteRefusal>> {
  return Object.fromEntries(
    QUOTE_ACTIONS.filter(action => action !== allowed).map(action => [action, refusal]),
  )
}

/** Whether the action is allowed now; the page hides buttons by it, the server refuses by it. */
export function decideQuoteAction(
  action: QuoteAction,
  facts: QuoteFacts,
  today: LocalDate,
): Decision<null, QuoteRefusal> {
  const refusal = REFUSALS[quoteStatusOf(facts, today)][action]
  return refusal === undefined ? accept(null) : refuse(refusal)
}
