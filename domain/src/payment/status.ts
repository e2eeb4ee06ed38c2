import type { LocalDate } from '../date.ts'
import type { DocumentKind } from '../invoice/draft.ts'
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
  readonly kind: DocumentKind
  readonly issued: boolean
  /** Only whether it happened counts, not when. */
  readonly sentAt: unknown
  readonly viewedAt: unknown
  readonly dueDate: LocalDate | null | undefined
  /** BT-115 in minor units; positive on a credit note too. */
  readonly payable: Minor
  /** What was paid or offset, in minor units of the document. */
  readonly settled: Minor
  /** Credit notes take back the whole invoice. */
  readonly correctedInFull: boolean
}

/**
 * Where a document stands, from facts and today's date; never stored. What is open is never done: credited and paid are
 * only what owes nothing more. Overdue wins over sent, viewed and partly paid.
 * The due date itself is not yet late. A credit note is never overdue: what is open on it we owe.
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

/** What is still to be settled, in minor units; never on the other side of zero than the amount itself. */
export function openOf({ payable, settled }: Pick<StatusFacts, 'payable' | 'settled'>): Minor {
  const rest = payable - settled
  if (payable >= 0n) return rest > 0n ? rest : 0n
  return rest < 0n ? rest : 0n
}
