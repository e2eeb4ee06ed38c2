import { type Decision, accept, refuse } from '../decision.ts'
import { type Currency, type Minor, convert } from '../money/currency.ts'
import { type Decimal, ONE, isNegative, isZero } from '../money/decimal.ts'
import { type Deduction, sumOfDeductions } from './deduction.ts'

/** An issued document that a payment may settle. */
export type OpenDocument = {
  readonly id: string
  readonly customerId: string
  readonly currency: Currency
  /** What is still open, in minor units of its currency; positive. */
  readonly open: Minor
}

/**
 * A requested allocation: an amount of the payment, in the payment's currency, to this document; 0 where deductions
 * alone settle it.
 */
export type RequestedAllocation = {
  readonly documentId: string
  readonly amount: Minor
  /** Units of the document's currency for one unit of the payment's; required where they differ. */
  readonly rate?: Decimal | undefined
  readonly deductions?: readonly Deduction[] | undefined
}

export type Allocation = {
  readonly documentId: string
  /** In minor units of the payment's currency. */
  readonly amount: Minor
  /** The amount settled by money, in minor units of the document's currency. */
  readonly settled: Minor
  readonly rate: Decimal
  /** What is settled beside the money. */
  readonly deductions: readonly Deduction[]
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
  | 'reason_missing'

type Payment = {
  readonly customerId: string
  readonly currency: Currency
  readonly amount: Minor
}

/**
 * Allocates a payment to documents. Refuses amounts that are not positive, a document that is unknown or settled
 * (nothing_open), and more than the payment has or a document has open (over_allocated); the detail names the document.
 * For each document money + deductions + what stays open = what was open. A payment of 0 only carries deductions: what
 * is written off later, or a certificate of tax withheld that arrives after the money.
 * In another currency the settled amount is rounded once; a last minor unit that rounding would leave open or settle
 * twice is included, so that a document paid in full at a rate is paid.
 */
export function allocate(
  payment: Payment,
  requested: readonly RequestedAllocation[],
  documents: readonly OpenDocument[],
): Decision<Allocated, AllocationRefusal> {
  const deducted = requested.some(({ deductions = [] }) => deductions.length > 0)
  if (payment.amount < 0n || (payment.amount === 0n && !deducted))
    return refuse('amount_not_positive')
  const open = new Map(documents.map(document => [document.id, document.open]))
  const allocations: Allocation[] = []
  for (const request of requested) {
    const document = documents.find(candidate => candidate.id === request.documentId)
    const allocation = allocateOne(payment, request, document, open.get(request.documentId) ?? 0n)
    if (!allocation.ok) return allocation
    open.set(request.documentId, (open.get(request.documentId) ?? 0n) - settledBy(allocation.value))
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

/** What of the document an allocation settles: money and deductions. */
export function settledBy({
  settled,
  deductions,
}: Pick<Allocation, 'settled' | 'deductions'>): Minor {
  return settled + sumOfDeductions(deductions)
}

/**
 * Reverses a payment: each document has open again what the payment had settled, in one sum. A payment is reversed once.
 */
export function reverse(
  allocations: readonly Pick<Allocation, 'documentId' | 'settled'>[],
  reversedAt: unknown,
): Decision<readonly { documentId: string; reopened: Minor }[], 'already_reversed'> {
  if (reversedAt) return refuse('already_reversed')
  const reopened = new Map<string, Minor>()
  for (const { documentId, settled } of allocations)
    reopened.set(documentId, (reopened.get(documentId) ?? 0n) + settled)
  return accept([...reopened].map(([documentId, sum]) => ({ documentId, reopened: sum })))
}

function allocateOne(
  payment: Payment,
  request: RequestedAllocation,
  document: OpenDocument | undefined,
  open: Minor,
): Decision<Allocation, AllocationRefusal> {
  const { documentId, amount, deductions = [] } = request
  const positive = amount > 0n || (amount === 0n && deductions.length > 0)
  if (!positive || deductions.some(one => one.amount <= 0n))
    return refuse('amount_not_positive', documentId)
  if (deductions.some(one => one.kind === 'written_off' && one.reason.trim() === ''))
    return refuse('reason_missing', documentId)
  if (!document || open <= 0n) return refuse('nothing_open', documentId)
  if (document.customerId !== payment.customerId) return refuse('other_customer', documentId)
  const rest = open - sumOfDeductions(deductions)
  if (rest < 0n) return refuse('over_allocated', documentId)
  if (amount === 0n) return accept({ documentId, amount, settled: 0n, rate: ONE, deductions })
  return allocateMoney(payment, { ...request, deductions }, document, rest)
}

/** `open`: what the money may settle, after the deductions. */
function allocateMoney(
  payment: Payment,
  request: RequestedAllocation & Pick<Allocation, 'deductions'>,
  document: OpenDocument,
  open: Minor,
): Decision<Allocation, AllocationRefusal> {
  const { documentId, amount, deductions } = request
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
    : accept({ documentId, amount, settled, rate, deductions })
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
