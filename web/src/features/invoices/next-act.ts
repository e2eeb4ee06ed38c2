import type { Status } from '@bordereau/domain/payment/status'
import type { DocumentKind } from '@bordereau/domain/invoice/draft'

export type NextAct = 'send' | 'remind' | 'record_payment'

/** The next sensible act on an issued document; undefined when nothing is left to do. */
export function nextAct(document: {
  readonly kind: DocumentKind
  readonly status: Status
  readonly sent: boolean
}): NextAct | undefined {
  const { kind, status, sent } = document
  if (status === 'draft') return undefined
  if (kind === 'credit_note') return sent ? undefined : 'send'
  if (status === 'paid' || status === 'credited') return undefined
  if (!sent) return 'send'
  return status === 'overdue' ? 'remind' : 'record_payment'
}
