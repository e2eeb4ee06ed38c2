import type { Status } from '@bordereau/domain/payment/status'
import type { DocumentKind } from '@bordereau/domain/invoice/draft'
import type { Letter } from './letter.ts'

export type NextAct = 'send' | 'mark_sent' | 'remind' | 'record_payment'

/**
 * The next sensible act on an issued document; undefined when nothing is left to do. `letter`: what became of the email
 * with it. One that is on its way is not to be sent twice; one that was kept waits for a person to deliver it.
 */
export function nextAct(document: {
  readonly kind: DocumentKind
  readonly status: Status
  readonly sent: boolean
  readonly letter?: Letter['is'] | undefined
}): NextAct | undefined {
  const { kind, status, sent, letter } = document
  if (status === 'draft') return undefined
  if (kind === 'credit_note') return sent ? undefined : toSend(letter)
  if (status === 'paid' || status === 'credited') return undefined
  if (!sent) return toSend(letter)
  return status === 'overdue' ? 'remind' : 'record_payment'
}

function toSend(letter: Letter['is'] | undefined): NextAct | undefined {
  if (letter === 'waiting') return undefined
  return letter === 'kept' ? 'mark_sent' : 'send'
}
