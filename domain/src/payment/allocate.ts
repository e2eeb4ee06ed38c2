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

/** A requested allocation: an amount of the payment, in the payment's currency, to this document. */
export type RequestedAllocation = {
  readonly documentId: string
  readonly amount: Minor
  /** Units of the document's currency for one unit of the payment's; required where they differ. */
  readonly rate?: Decimal | undefined
}

export type Allocation = {
  readonly documentId: string
  /** In minor units of the payment's currency. */
  readonly amount: Minor
  /** The settled amount in minor units of the document's currency. */
  readonly settled: Minor
  readonly rate: Decimal
}

export type Allocated = {
  readonly allocations: readonly Allocation[]
  /** The rest: the customer's credit, in minor units of the payment's currency. */
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
 * Allocates a payment to documents. Refuses amounts that are not positive, a document that is unknown or settled
 * (nothing_open), and more than the payment has or a document has open (over_allocated); the detail names the document.
 * In another currency the settled amount is rounded once; a last minor unit that rounding would leave open or settle
 * twice is included, so that a document paid in full at a rate is paid.
 */
export function allocate(
  payment: Payment,
  requested: readonly RequestedAllocation[],
  documents: readonly OpenDocument[],
): Decision<Allocated, AllocationRefusal> {
  if (payment.amount <= 0n) return refuse('amount_not_positive')
  const open = new Map(documents.map(document => [document.id, document.open]))
  const allocations: Allocation[] = []
  for (const request of requested) {
    const document = documents.find(candidate => candidate.id === request.documentId)
    const allocation = allocateOne(payment, request, document, open.get(request.documentId) ?? 0n)
    if (!allocation.ok) return allocation
    open.set(request.documentId, (open.get(request.documentId) ?? 0n) - allocation.value.settled)
    allocations.push(allocation.value)
  }
  const unallocated = allocations.reduce((rest, { amount }) => rest - amount, payment.amount)
  return unallocated < 0n ? refuse('over_allocated') : accept({ allocations, unallocated })
}

/**
 * Allocations that settle the documents one after the other, in the order given (oldest due first), up to the amount.
 * Documents of another currency are skipped, because their rate is unknown.
 */
export function proposeAllocation(
  payment: Payment,
  documents: readonly OpenDocument[],
): readonly RequestedAllocation[] {
  const requested: RequestedAllocation[] = []
  let rest = payment.amount
  for (const document of documents) {
    if (rest <= 0n) break
    const fits = document.currency === payment.currency && document.open > 0n
    if (!fits || document.customerId !== payment.customerId) continue
    const amount = document.open < rest ? document.open : rest
    requested.push({ documentId: document.id, amount })
    rest -= amount
  }
  return requested
}

/** Reverses a payment: each document has open again what the payment had settled. A payment is reversed once. */
export function reverse(
  allocations: readonly Allocation[],
  reversedAt: unknown,
): Decision<readonly { documentId: string; reopened: Minor }[], 'already_reversed'> {
  if (reversedAt) return refuse('already_reversed')
  return accept(allocations.map(({ documentId, settled }) => ({ documentId, reopened: settled })))
}

function allocateOne(
  payment: Payment,
  request: RequestedAllocation,
  document: OpenDocument | undefined,
  open: Minor,
): Decision<Allocation, AllocationRefusal> {
  const { documentId, amount } = request
  if (amount <= 0n) return refuse('amount_not_positive', documentId)
  if (!document || open <= 0n) return refuse('nothing_open', documentId)
  if (document.customerId !== payment.customerId) return refuse('other_customer', documentId)
  const foreign = document.currency !== payment.currency
  const rate = foreign ? request.rate : ONE
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

/** Whether the open amount is within the rounding of the converted one: one minor unit of the payment less or more. */
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
