import { type Decision, accept, refuse } from '../decision.ts'
import type { Currency, Minor } from '../money/currency.ts'
import { COLLECTION_FAILURES, type CollectionFailure, type SavedMethod } from './collection.ts'

/**
 * What a payment provider reported about one checkout. Reports come twice, late and in any order, so each is a fact that
 * is true by itself, and the ledger is computed from all of them. Amounts are in minor units.
 */
export type ProviderFact =
  | {
      readonly kind: 'paid'
      readonly amount: Minor
      readonly currency: Currency
      readonly paidAt: Date
      /** The provider's number of the payment. */
      readonly paymentReference: string
    }
  | {
      readonly kind: 'refund'
      /** The provider's number of the refund. */
      readonly reference: string
      /** Our number, where the refund was requested here; otherwise ''. */
      readonly requestId: string
      readonly amount: Minor
      readonly currency: Currency
      readonly status: RefundStatus
    }
  | {
      readonly kind: 'dispute'
      readonly reference: string
      readonly amount: Minor
      readonly currency: Currency
      readonly status: DisputeStatus
    }
  /** What the provider keeps, in the currency in which it pays out. */
  | { readonly kind: 'fee'; readonly amount: Minor; readonly currency: Currency }
  /** The payment is under way: a bank decides, which takes days. */
  | { readonly kind: 'pending'; readonly paymentReference: string }
  /** The payment failed, and this checkout will not be paid. */
  | {
      readonly kind: 'failed'
      readonly paymentReference: string
      readonly reason: CollectionFailure
    }
  /** The customer let the provider keep the method for later payments. */
  | { readonly kind: 'saved'; readonly method: SavedMethod }

/** In the order in which a refund goes through them: a refund that succeeded can still fail at the customer's bank. */
export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/**
 * A customer's bank takes a payment back. In the order in which a dispute goes through them: one that was lost can still
 * be won, by an appeal (docs.stripe.com/api/disputes/object, appeal_under_review) or because the bank reverses it
 * (docs.mollie.com/reference/get-chargeback, reversedAt), and then the money is there again.
 */
export const DISPUTE_STATUSES = ['open', 'lost', 'won'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Money that went back, or may: a refund or a dispute. */
export type MoneyBack = {
  readonly kind: 'refund' | 'dispute'
  readonly reference: string
  readonly requestId: string
  readonly amount: Minor
  readonly status: RefundStatus | DisputeStatus
}

/** `requested`: a refund of which the provider has said nothing yet. */
type StoredStatus = MoneyBack['status'] | 'requested'

export type ProviderLedger = {
  /** The amount of the checkout once it is paid, otherwise 0. */
  readonly received: Minor
  /** Sorted by their reference. */
  readonly back: readonly MoneyBack[]
  /** What went back, never more than what was received. */
  readonly returned: Minor
  readonly fee: { readonly amount: Minor; readonly currency: Currency } | null
  /** How far the payment is: paid stands above failed, and failed above pending, in whatever order they are reported. */
  readonly progress: 'none' | 'pending' | 'failed' | 'paid'
  /** Of a payment that failed; of several reasons the gravest. */
  readonly failure: CollectionFailure | null
  readonly saved: SavedMethod | null
}

/** Amount and currency of the checkout that the server began. */
export type CheckoutTerms = { readonly amount: Minor; readonly currency: Currency }

/** Whether a fact fits to its checkout, independently of the facts before it. */
export function judgeFact(
  terms: CheckoutTerms,
  fact: ProviderFact,
): Decision<null, 'amount_differs'> {
  if (fact.kind === 'pending' || fact.kind === 'failed' || fact.kind === 'saved')
    return accept(null)
  if (fact.kind === 'fee') return fact.amount >= 0n ? accept(null) : refuse('amount_differs')
  const isWithin =
    fact.kind === 'paid'
      ? fact.amount === terms.amount
      : fact.amount > 0n && fact.amount <= terms.amount
  return isWithin && fact.currency === terms.currency ? accept(null) : refuse('amount_differs')
}

/** The same for every order and repetition of the facts, each of which `judgeFact` accepted. */
export function ledgerOf(terms: CheckoutTerms, facts: readonly ProviderFact[]): ProviderLedger {
  const received = facts.some(fact => fact.kind === 'paid') ? terms.amount : 0n
  const back = [...moneyBackOf(facts).values()].toSorted((a, b) => compare(a, b))
  const sum = back.reduce((total, one) => total + (isReturned(one) ? one.amount : 0n), 0n)
  const fees = facts.flatMap(fact => (fact.kind === 'fee' ? [fact] : []))
  const [fee] = fees.toSorted((a, b) => Number(b.amount - a.amount))
  return {
    received,
    back,
    returned: sum < received ? sum : received,
    fee: fee ? { amount: fee.amount, currency: fee.currency } : null,
    ...progressOf(facts),
  }
}

function progressOf(
  facts: readonly ProviderFact[],
): Pick<ProviderLedger, 'progress' | 'failure' | 'saved'> {
  const isPaid = facts.some(fact => fact.kind === 'paid')
  const reasons = facts.flatMap(fact => (fact.kind === 'failed' ? [fact.reason] : []))
  const failure = isPaid ? undefined : COLLECTION_FAILURES.find(one => reasons.includes(one))
  const [saved] = facts
    .flatMap(fact => (fact.kind === 'saved' ? [fact.method] : []))
    .toSorted((a, b) => (a.method < b.method ? -1 : 1))
  const isPending = facts.some(fact => fact.kind === 'pending')
  return {
    progress: isPaid ? 'paid' : failure ? 'failed' : isPending ? 'pending' : 'none',
    failure: failure ?? null,
    saved: saved ?? null,
  }
}

/** A pending refund has left the provider's balance; a dispute is decided only when it is lost. */
export function isReturned({ status }: { readonly status: StoredStatus }): boolean {
  return status === 'pending' || status === 'succeeded' || status === 'lost'
}

/** Whether it has taken money back or may still: not a refund that failed, nor a dispute that was won. */
export function isBinding({ status }: { readonly status: StoredStatus }): boolean {
  return status !== 'failed' && status !== 'won'
}

/** Money that went back or may, also what the provider was not asked for yet; `invoiceId`: what it was requested for. */
export type Bound = {
  readonly amount: Minor
  readonly status: MoneyBack['status'] | 'requested'
  readonly invoiceId: string | null
}

/** What may still be refunded. */
export function refundable(received: Minor, back: readonly Pick<Bound, 'amount' | 'status'>[]) {
  const bound = back.filter(isBinding)
  const rest = bound.reduce((total, one) => total - one.amount, received)
  return rest > 0n ? rest : 0n
}

/** What of a payment is the customer's credit: what settles nothing and is not on its way back. */
export function creditLeft(unused: Minor, back: readonly Bound[]): Minor {
  return refundable(
    unused,
    back.filter(one => one.status === 'requested' && one.invoiceId === null),
  )
}

/**
 * What may still be refunded for one invoice: what of the payment settles it, without what is requested for it already. All in
 * the payment's currency.
 */
export function refundableFor(
  invoiceId: string,
  payment: { readonly received: Minor; readonly settles: Minor; readonly back: readonly Bound[] },
): Minor {
  const { received, settles, back } = payment
  const waiting = back.filter(one => one.invoiceId === invoiceId && one.status === 'requested')
  const [rest, here] = [refundable(received, back), refundable(settles, waiting)]
  return here < rest ? here : rest
}

/** One entry for each refund and dispute, with the status that it reached last by its own order. */
function moneyBackOf(facts: readonly ProviderFact[]): ReadonlyMap<string, MoneyBack> {
  const all = new Map<string, MoneyBack>()
  for (const fact of facts) {
    if (fact.kind !== 'refund' && fact.kind !== 'dispute') continue
    const key = `${fact.kind} ${fact.reference}`
    const before = all.get(key)
    const requestId = fact.kind === 'refund' ? fact.requestId : ''
    all.set(key, {
      kind: fact.kind,
      reference: fact.reference,
      requestId: requestId === '' ? (before?.requestId ?? '') : requestId,
      amount: before && before.amount > fact.amount ? before.amount : fact.amount,
      status: before && rank(before.status) > rank(fact.status) ? before.status : fact.status,
    })
  }
  return all
}

const RANKS: readonly MoneyBack['status'][] = [...REFUND_STATUSES, ...DISPUTE_STATUSES]

function rank(status: MoneyBack['status']): number {
  return RANKS.indexOf(status)
}

function compare(a: MoneyBack, b: MoneyBack): number {
  const [left, right] = [`${a.kind} ${a.reference}`, `${b.kind} ${b.reference}`]
  return left < right ? -1 : left > right ? 1 : 0
}
