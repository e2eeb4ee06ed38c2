import type { Attachment, FileToMake, OutboxMessage } from '../delivery/channel.ts'
import type { MailRow } from './store.ts'

/** A stored message as its channel reads it. */
export function messageOf(mail: MailRow): OutboxMessage {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    attachments: attachmentsOf(mail).filter(isMade),
    payload: mail.payload,
    createdAt: mail.created_at,
  }
}

export function attachmentsOf(mail: Pick<MailRow, 'attachments'>): (Attachment | FileToMake)[] {
  // Written by enqueueMail and makeFiles.
  return Array.isArray(mail.attachments) ? (mail.attachments as (Attachment | FileToMake)[]) : []
}

export function isMade(file: Attachment | FileToMake): file is Attachment {
  return 'sha256' in file
}

/** Whether a file of the message is still to be made; it does not leave before. */
export function lacksFiles(mail: Pick<MailRow, 'attachments'>): boolean {
  return !attachmentsOf(mail).every(isMade)
}
