import type { Minor } from '@bordereau/domain/money/currency'
import type { RefundPart } from './refund-part-store.ts'
import type { allocationsOf, lockPayment } from './store.ts'

export type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>
type Allocation = Awaited<ReturnType<typeof allocationsOf>>[number]

/** A part of an allocation that goes back: in the payment's currency, and what is open again in the invoice's. */
export type Taken = {
  readonly allocation: Allocation
  readonly left: Minor
  readonly settled: Minor
  readonly reopened: Minor
}

/**
 * From what an amount is taken back: from the invoices that are named, then from the part of the payment that settles
 * nothing, then from the documents it settled, the latest first.
 */
export function planTakeBack(
  payment: Pick<Payment, 'amount_minor' | 'refunded_minor'>,
  all: readonly Allocation[],
  amount: Minor,
  named: ReadonlySet<string | null>,
): readonly Taken[] {
  const allocations = all.filter(one => one.payment_amount_minor > 0n)
  const used = allocations.reduce((sum, one) => sum + one.payment_amount_minor, 0n)
  const unused = payment.amount_minor - payment.refunded_minor - used
  const first = allocations.filter(one => named.has(one.invoice_id))
  const others = allocations.filter(one => !named.has(one.invoice_id)).toReversed()
  const plan: Taken[] = []
  const take = (from: readonly Allocation[], most: Minor) => {
    let rest = most
    for (const one of from) {
      if (rest <= 0n) break
      const taken = one.payment_amount_minor < rest ? one.payment_amount_minor : rest
      plan.push(takenOf(one, taken))
      rest -= taken
    }
    return rest
  }
  take(others, take(first, amount) - unused)
  return plan
}

function takenOf(allocation: Allocation, taken: Minor): Taken {
  const { amount_minor: amount, payment_amount_minor: whole } = allocation
  const left = whole - taken
  const settled = (amount * left) / whole
  return { allocation, left, settled, reopened: amount - settled }
}

/** What is open again of each invoice. */
export function reopenedBy(plan: readonly Taken[]): readonly RefundPart[] {
  const parts = Map.groupBy(plan, ({ allocation }) => allocation.invoice_id)
  return [...parts].map(([invoiceId, own]) => ({
    invoiceId,
    amount: own.reduce((sum, { reopened }) => sum + reopened, 0n),
  }))
}
