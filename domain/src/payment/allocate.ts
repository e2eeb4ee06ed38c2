import { type Decision, accept, refuse } from '../decision.ts'
import { type Currency, type Minor, convert } from '../money/currency.ts'
import { type Decimal, ONE, isNegative, isZero } from '../money/decimal.ts'

/** An issued document that a payment may settle. */
export type OpenDocument = {
  readonly id: string
  readonly customerId: string
  readonly currency: Currency
  /** What is still open, in minor units of its currency; positive. */
  readonly open: Minor
}

/** A wish: so much of the payment, in the payment's currency, on this document. */
export type AllocationWish = {
  readonly documentId: string
  readonly amount: Minor
  /** Units of the document's currency for one unit of the payment's; needed where they differ. */
  readonly rate?: Decimal | undefined
}

export type Allocation = {
  readonly documentId: string
  /** In minor units of the payment's currency. */
  readonly amount: Minor
  /** What it settles, in minor units of the document's currency. */
  readonly settled: Minor
  readonly rate: Decimal
}

export type Allocated = {
  readonly allocations: readonly Allocation[]
  /** What is left over: the customer's credit, in minor units of the payment's currency. */
  readonly unallocated: Minor
}

export type AllocationRefusal =
  | 'amount_not_positive'
  | 'nothing_open'
  | 'currency_needs_rate'
  | 'over_allocated'
  | 'other_customer'

type Payment = {
  readonly customerId: string
  readonly currency: Currency
  readonly amount: Minor
}

/**
 * Spreads a payment over documents. Refuses amounts that are not positive, a document that is unknown or settled
 * (nothing_open), and more than the payment has or a document still owes (over_allocated); the detail names the
 * document. In another currency the settled amount is rounded once; a last minor unit that rounding would leave
 * open or settle twice is taken with it, so that a document paid in full by a rate is paid.
 */
export function allocate(
  payment: Payment,
  wishes: readonly AllocationWish[],
  documents: readonly OpenDocument[],
): Decision<Allocated, AllocationRefusal> {
  if (payment.amount <= 0n) return refuse('amount_not_positive')
  const open = new Map(documents.map(document => [document.id, document.open]))
  const allocations: Allocation[] = []
  for (const wish of wishes) {
    const document = documents.find(candidate => candidate.id === wish.documentId)
    const allocation = allocateOne(payment, wish, document, open.get(wish.documentId) ?? 0n)
    if (!allocation.ok) return allocation
    open.set(wish.documentId, (open.get(wish.documentId) ?? 0n) - allocation.value.settled)
    allocations.push(allocation.value)
  }
  const unallocated = allocations.reduce((rest, { amount }) => rest - amount, payment.amount)
  return unallocated < 0n ? refuse('over_allocated') : accept({ allocations, unallocated })
}

/**
 * The wishes that settle the documents one after the other, in the order given (oldest due first), as far as the
 * amount goes. Documents of another currency are passed over: nobody told their rate.
 */
export function proposeAllocation(
  payment: Payment,
  documents: readonly OpenDocument[],
): readonly AllocationWish[] {
  const wishes: AllocationWish[] = []
  let rest = payment.amount
  for (const document of documents) {
    if (rest <= 0n) break
    const fits = document.currency === payment.currency && document.open > 0n
    if (!fits || document.customerId !== payment.customerId) continue
    const amount = document.open < rest ? document.open : rest
    wishes.push({ documentId: document.id, amount })
    rest -= amount
  }
  return wishes
}

/** Takes a payment back: each document owes again what the payment had settled. A payment is reversed once. */
export function reverse(
  allocations: readonly Allocation[],
  reversedAt: unknown,
): Decision<readonly { documentId: string; reopened: Minor }[], 'already_reversed'> {
  if (reversedAt) return refuse('already_reversed')
  return accept(allocations.map(({ documentId, settled }) => ({ documentId, reopened: settled })))
}

function allocateOne(
  payment: Payment,
  wish: AllocationWish,
  document: OpenDocument | undefined,
  open: Minor,
): Decision<Allocation, AllocationRefusal> {
  const { documentId, amount } = wish
  if (amount <= 0n) return refuse('amount_not_positive', documentId)
  if (!document || open <= 0n) return refuse('nothing_open', documentId)
  if (document.customerId !== payment.customerId) return refuse('other_customer', documentId)
  const foreign = document.currency !== payment.currency
  const rate = foreign ? wish.rate : ONE
  if (rate === undefined || isNegative(rate) || isZero(rate)) {
    return refuse('currency_needs_rate', documentId)
  }
  const converted = convert(amount, payment.currency, document.currency, rate)
  const settled = foreign && closes(payment, document, amount, rate, open) ? open : converted
  if (settled <= 0n) return refuse('amount_not_positive', documentId)
  return settled > open
    ? refuse('over_allocated', documentId)
    : accept({ documentId, amount, settled, rate })
}

/** Whether the open amount lies within the rounding of the converted one: one minor unit of the payment less or more. */
function closes(
  payment: Payment,
  document: OpenDocument,
  amount: Minor,
  rate: Decimal,
  open: Minor,
): boolean {
  const valueOf = (minor: Minor) => convert(minor, payment.currency, document.currency, rate)
  return valueOf(amount - 1n) < open && open < valueOf(amount + 1n)
}
