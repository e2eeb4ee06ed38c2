import type { Attachment, OutboxMessage } from '../delivery/channel.ts'
import type { MailRow } from './store.ts'

/** A stored message as its channel reads it. */
export function messageOf(mail: MailRow): OutboxMessage {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    attachments: attachmentsOf(mail),
    payload: mail.payload,
    createdAt: mail.created_at,
  }
}

export function attachmentsOf(mail: Pick<MailRow, 'attachments'>): Attachment[] {
  // Written by enqueueMail.
  return Array.isArray(mail.attachments) ? (mail.attachments as Attachment[]) : []
}
