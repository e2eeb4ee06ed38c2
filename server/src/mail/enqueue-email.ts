import { EMAIL } from '@bordereau/contract/delivery'
import type { Tx } from '../db/database.ts'
import { emailPayload } from '../delivery/email/payload.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type NewMail, enqueueMail } from './outbox.ts'

type NewEmail = Omit<NewMail, 'channel' | 'recipient' | 'attachments' | 'payload'> & {
  readonly to: string
  readonly senderName?: string
  readonly replyTo?: string
  /** The hash of the logo that the HTML shows, in the archive. */
  readonly logo?: string
  readonly text: string
  readonly html: string
}

/** Adds an e-mail that is not about a document to the outbox: an invitation, a link to reset a password, a digest. */
export function enqueueEmail(
  tx: Tx,
  context: AppContext,
  { to, senderName = '', replyTo = '', logo, text, html, ...mail }: NewEmail,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const shown = logo === undefined ? {} : { logo }
  const content = { copyTo: '', replyTo, senderName, text, html, ...shown }
  const payload = emailPayload(content, new URL(context.config.publicUrl).hostname)
  return enqueueMail(tx, context, {
    ...mail,
    channel: EMAIL,
    recipient: to,
    attachments: [],
    payload,
  })
}
