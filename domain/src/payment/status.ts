import type { LocalDate } from '../date.ts'
import type { LedgerKind } from '../document-kind.ts'
import type { Minor } from '../money/currency.ts'

export const STATUSES = [
  'draft',
  'issued',
  'sent',
  'viewed',
  'partly_paid',
  'paid',
  'overdue',
  'credited',
] as const
export type Status = (typeof STATUSES)[number]

export type StatusFacts = {
  readonly kind: LedgerKind
  readonly issued: boolean
  /** Only whether it was sent counts, not when. */
  readonly sentAt: unknown
  readonly viewedAt: unknown
  readonly dueDate: LocalDate | null | undefined
  /** BT-115 in minor units; positive on a credit note too. */
  readonly payable: Minor
  /** What was paid or offset, in minor units of the document. */
  readonly settled: Minor
  /** Credit notes cover the whole invoice. */
  readonly correctedInFull: boolean
}

/**
 * The status of a document, from facts and today's date; never stored. A document with an open amount is never credited
 * or paid. Overdue takes precedence over sent, viewed and partly paid. The due date itself is not overdue. A credit
 * note is never overdue: its open amount is owed to the customer. Nor is a self-billed document, which the company pays.
 */
export function statusOf(facts: StatusFacts, today: LocalDate): Status {
  if (!facts.issued) return 'draft'
  const open = openOf(facts)
  if (open === 0n) return facts.correctedInFull ? 'credited' : 'paid'
  const late = facts.dueDate ? facts.dueDate < today : false
  if (late && open > 0n && facts.kind === 'invoice') return 'overdue'
  if (facts.settled !== 0n) return 'partly_paid'
  if (facts.viewedAt) return 'viewed'
  return facts.sentAt ? 'sent' : 'issued'
}

/**
 * The status shown to a payer: without sent and viewed, which only the seller sees, and without drafts, which cannot be
 * paid.
 */
export type PayerStatus = Exclude<Status, 'draft' | 'issued' | 'sent' | 'viewed'> | 'open'

export function payerStatusOf(facts: Omit<StatusFacts, 'issued'>, today: LocalDate): PayerStatus {
  const status = statusOf({ ...facts, issued: true }, today)
  switch (status) {
    case 'draft':
    case 'issued':
    case 'sent':
    case 'viewed':
      return 'open'
    default:
      return status
  }
}

/** The amount still to be settled, in minor units; never of the opposite sign of the amount itself. */
export function openOf({ payable, settled }: Pick<StatusFacts, 'payable' | 'settled'>): Minor {
  const rest = payable - settled
  if (payable >= 0n) return rest > 0n ? rest : 0n
  return rest < 0n ? rest : 0n
}
