import type { MAIL_STATUSES } from '@bordereau/contract/mail'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'

export type MailStatus = (typeof MAIL_STATUSES)[number]

export function nameOfMailStatus(status: MailStatus): string {
  switch (status) {
    case 'queued':
      return t`Waiting`
    case 'sending':
      return t`Being sent`
    case 'sent':
      return t({ context: 'a message', message: 'Sent' })
    case 'kept':
      return t`Kept here`
    case 'failed':
      return t`Failed`
    case 'uncertain':
      return t`Uncertain`
    case 'cancelled':
      return t`Cancelled`
  }
}

export const MAIL_TONES: Readonly<Record<MailStatus, Tone>> = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  kept: 'grey',
  failed: 'red',
  uncertain: 'amber',
  cancelled: 'grey',
}

/** What the status means for whoever waits for the message; undefined where it says enough. */
export function helpOfMailStatus(status: MailStatus): string | undefined {
  switch (status) {
    case 'kept':
      return t`No mail server is configured, so nothing was sent. Download the message to send it yourself.`
    case 'uncertain':
      return t`The server stopped answering in the middle. The message may have arrived; ask before sending it again.`
    default:
      return undefined
  }
}

export function wordsOfMailRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'not_retryable':
      return t`This message is on its way or has arrived; it cannot be sent again from here.`
    case 'mail_not_configured':
      return t`No mail server is configured, so nothing can be sent. Whoever hosts Bordereau can set one up.`
    case 'already_sent':
      return t`Too late: the message was sent already.`
    default:
      return wordsOf(refused)
  }
}
