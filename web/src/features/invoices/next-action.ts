import type { Status } from '@bordereau/domain/payment/status'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { LatestEmail } from './email-status.ts'

export type NextAction = 'send' | 'mark_sent' | 'remind' | 'record_payment' | 'pay_out'

/**
 * The action to suggest for an issued document; undefined when nothing is left to do. `email` is the status of the latest
 * email with the document: one that waits is not sent twice; one that was not sent is delivered by other means.
 */
export function nextAction(document: {
  readonly kind: LedgerKind
  readonly status: Status
  readonly sent: boolean
  readonly email?: LatestEmail['status'] | undefined
}): NextAction | undefined {
  const { kind, status, sent, email } = document
  if (status === 'draft') return undefined
  if (kind === 'credit_note') return sent ? undefined : sendAction(email)
  if (status === 'paid' || status === 'credited') return undefined
  if (!sent) return sendAction(email)
  if (kind === 'self_billed') return 'pay_out'
  return status === 'overdue' ? 'remind' : 'record_payment'
}

function sendAction(email: LatestEmail['status'] | undefined): NextAction | undefined {
  if (email === 'waiting') return undefined
  return email === 'not_sent' ? 'mark_sent' : 'send'
}
