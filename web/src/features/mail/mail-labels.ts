import type { MAIL_STATUSES } from '@bordereau/contract/mail'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

export type MailStatus = (typeof MAIL_STATUSES)[number]

export function mailStatusLabel(status: MailStatus): string {
  switch (status) {
    case 'queued':
      return t`Waiting`
    case 'sending':
      return t`Being sent`
    case 'sent':
      return t({ context: 'a message', message: 'Sent' })
    case 'not_sent':
      return t`Not sent`
    case 'failed':
      return t`Failed`
    case 'uncertain':
      return t`Delivery unknown`
    case 'cancelled':
      return t`Cancelled`
  }
}

/** Whether the message may be called sent: one that is only kept, without a mail server, has a time and did not leave. */
export function hasLeft(status: MailStatus): boolean {
  return status !== 'not_sent'
}

export const MAIL_TONES: Readonly<Record<MailStatus, Tone>> = {
  queued: 'blue',
  sending: 'blue',
  sent: 'green',
  not_sent: 'grey',
  failed: 'red',
  uncertain: 'amber',
  cancelled: 'grey',
}

/** What the status means; undefined where the name says enough. */
export function mailStatusHelp(status: MailStatus): string | undefined {
  switch (status) {
    case 'not_sent':
      return t`Sending is not configured, so nothing was sent. Download the message to send it yourself.`
    case 'uncertain':
      return t`The server stopped answering in the middle. The message may have arrived; ask before sending it again.`
    default:
      return undefined
  }
}

export function mailRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'not_retryable':
      return t`This message is on its way or has arrived; it cannot be sent again from here.`
    case 'mail_not_configured':
      return t`Sending is not configured, so nothing can be sent. The operator of Bordereau can set it up.`
    case 'already_sent':
      return t`Too late: the message was sent already.`
    default:
      return refusalMessage(refused)
  }
}
