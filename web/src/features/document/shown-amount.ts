import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { Workspace } from '../../data/session.tsx'

/** An amount (decimal text) with the sign that the seller's country gives it: a Polish credit note is a difference. */
export function shownAmount(
  amount: string,
  kind: LedgerKind,
  { negativeCreditNotes }: Pick<Workspace, 'negativeCreditNotes'>,
): string {
  const negative = kind === 'credit_note' && negativeCreditNotes && /[1-9]/.test(amount)
  return negative ? `-${amount}` : amount
}
