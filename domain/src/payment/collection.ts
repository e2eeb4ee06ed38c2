import { type LocalDate, addDays } from '../date.ts'
import type { Minor } from '../money/currency.ts'
import type { PaymentBrand } from './brand.ts'

/** When an invoice of a customer with a mandate is collected, counted from what the invoice says. */
export const COLLECTS = ['on_due', 'on_issue', 'off'] as const
export type Collects = (typeof COLLECTS)[number]

/** The kinds of saved methods that differ in their rules. */
export const MANDATE_TYPES = ['card', 'direct_debit', 'other'] as const
export type MandateType = (typeof MANDATE_TYPES)[number]

/** A method that a customer saved at a provider. */
export type SavedMethod = {
  readonly type: MandateType
  readonly brand: PaymentBrand | null
  /** The last characters of the card number or of the account number, for people; '' where the provider does not say. */
  readonly hint: string
  /** The provider's numbers: of the customer, of the method, and its own name of the kind of method. */
  readonly customer: string
  readonly method: string
  readonly providerType: string
}

/**
 * What becomes of a collection. 'requested': the provider was asked and has not answered; 'processing': a bank decides, for
 * days; 'stopped': not collected, because something else settled the invoice or the mandate ended.
 */
export const COLLECTION_STATUSES = [
  'planned',
  'requested',
  'processing',
  'collected',
  'failed',
  'skipped',
  'stopped',
] as const
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

/** Why a collection failed; the gravest first, so that several reports of one payment say the same in any order. */
export const COLLECTION_FAILURES = [
  'mandate_ended',
  'authentication_required',
  'expired',
  'insufficient_funds',
  'declined',
  'refused',
] as const
export type CollectionFailure = (typeof COLLECTION_FAILURES)[number]

/** Why a collection failed or was stopped; 'late': its day is long past; 'unanswered': the provider may have the money. */
export const STOP_REASONS = [...COLLECTION_FAILURES, 'nothing_open', 'late', 'unanswered'] as const
export type StopReason = (typeof STOP_REASONS)[number]

/**
 * Calendar days between the notice and the collection. Of a SEPA direct debit the payer is notified at least 14 calendar days
 * before, unless payer and payee agreed on another time (EPC016-06, SEPA Core Direct Debit Rulebook, pre-notification;
 * europeanpaymentscouncil.eu, "EPC Publication: Clarification Paper SEPA Credit Transfer and SEPA Direct Debit"). The wording
 * that our customers agree to says two days, as the mandate text of Stripe does ("up to 2 days before they occur").
 */
export const NOTICE_DAYS: Readonly<Record<MandateType, number>> = {
  card: 0,
  direct_debit: 2,
  other: 2,
}

/** The day on which an invoice is collected of which the customer is notified on `notifiedOn`. */
export function collectionDay(of: {
  readonly collects: Collects
  readonly type: MandateType
  readonly notifiedOn: LocalDate
  readonly dueDate: LocalDate | null
}): LocalDate {
  const earliest = addDays(of.notifiedOn, NOTICE_DAYS[of.type])
  const wanted = of.collects === 'on_due' ? (of.dueDate ?? of.notifiedOn) : of.notifiedOn
  return wanted > earliest ? wanted : earliest
}

/**
 * What is collected of an invoice: what is open, but never more than was last announced to the customer. More is open than that where
 * an earlier payment was taken back after the notice; the rest stays open.
 */
export function collectedAmount(open: Minor, announced: Minor): Minor {
  return open < announced ? open : announced
}

/** Attempts of one collection, the first one included. */
export const MOST_ATTEMPTS = 3
const DAYS_BETWEEN_ATTEMPTS = 3

/**
 * The day of the next attempt; undefined: none. Only a card is tried again, and only where the same request may succeed
 * later (docs.stripe.com/declines/codes). A direct debit needs another notice, and its bank charges for each return.
 */
export function nextAttempt(
  failure: CollectionFailure,
  { type, attempts, today }: { type: MandateType; attempts: number; today: LocalDate },
): LocalDate | undefined {
  const mayChange = failure === 'insufficient_funds' || failure === 'declined'
  return type === 'card' && mayChange && attempts < MOST_ATTEMPTS
    ? addDays(today, DAYS_BETWEEN_ATTEMPTS)
    : undefined
}

/** After so many days a person decides: the server did not run, or a backup was restored, and the customer expects another day. */
export const LATEST_DAYS = 5

/**
 * After so many calendar days without a result that can be used a person decides. A bank's answer to a SEPA direct debit takes
 * up to 14 business days (docs.stripe.com/payments/sepa-debit), which with two weekends and the holidays at the turn of the
 * year are fewer than 30 days.
 */
export const AWAITED_DAYS = 30

/** What decides on the day whether an invoice is collected. */
export type CollectionFacts = {
  readonly day: LocalDate
  readonly today: LocalDate
  readonly type: MandateType
  readonly isMandateActive: boolean
  /** Something is left to pay. */
  readonly isOpen: boolean
  /** Disputed, promised or paused. */
  readonly isHeld: boolean
  /** The day on which the message that says so left; null: it did not. */
  readonly notifiedOn: LocalDate | null
  /** The customer is paying it. */
  readonly isBeingPaid: boolean
}

/**
 * 'now': the provider is asked; 'wait': decided again later; otherwise why it is not collected. Before everything that
 * ends it stands what may still change.
 */
export function decideCollection(
  facts: CollectionFacts,
): 'now' | 'wait' | 'nothing_open' | 'mandate_ended' | 'late' {
  if (!facts.isOpen) return 'nothing_open'
  if (!facts.isMandateActive) return 'mandate_ended'
  if (facts.today < facts.day) return 'wait'
  if (facts.today > addDays(facts.day, LATEST_DAYS)) return 'late'
  if (facts.isHeld || facts.isBeingPaid || facts.notifiedOn === null) return 'wait'
  return facts.today >= addDays(facts.notifiedOn, NOTICE_DAYS[facts.type]) ? 'now' : 'wait'
}
