import { localDate } from '../date.ts'
import { matchPayments } from '../payment/match.ts'
import type { IncomingPayment, PayableDocument } from '../payment/quoted-documents.ts'

const NONE = new Map<string, string>()

export function document(
  id: string,
  open: bigint,
  more: Partial<PayableDocument> = {},
): PayableDocument {
  return {
    id,
    customerId: 'acme',
    customerName: 'Acme GmbH',
    currency: 'EUR',
    open,
    number: `RE-2026-${id}`,
    references: [],
    dueDate: localDate('2026-03-01'),
    discounts: [],
    ...more,
  }
}

export function payment(amount: bigint, more: Partial<IncomingPayment> = {}): IncomingPayment {
  return {
    id: 'p1',
    bookedOn: localDate('2026-03-05'),
    amount,
    currency: 'EUR',
    partyName: '',
    partyAccount: '',
    references: [],
    text: '',
    charges: 0n,
    ...more,
  }
}

/** Certainty, reasons and document:amount of each proposal. */
export function proposals(
  payments: readonly IncomingPayment[],
  documents: readonly PayableDocument[],
  known: ReadonlyMap<string, string> = NONE,
): readonly string[] {
  return matchPayments(payments, documents, known).map(one => {
    const allocations = one.allocations.map(
      ({ documentId, amount, deductions }) =>
        `${documentId}:${amount}${deductions.map(one => `+${one.amount} ${one.kind}`).join('')}`,
    )
    return `${one.certainty} ${one.reasons.join(',')} ${allocations.join(' ')}`
  })
}

/** Two open documents of one customer. */
export const two = [document('0012', 10_000n), document('0013', 25_000n)]
