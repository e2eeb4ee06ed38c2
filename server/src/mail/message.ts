import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { House } from '../lib/house.ts'
import type { Attachment } from './outbox.ts'
import type { Envelope } from './smtp.ts'
import type { MailRow } from './store.ts'

/** The message as it goes out, attachments from the archive. */
async function messageOf(house: House, mail: MailRow): Promise<SendMailOptions> {
  const attachments = await Promise.all(
    attachmentsOf(mail).map(async one => ({
      filename: one.name,
      contentType: one.mediaType,
      content: Buffer.from(await house.archive.load(one.sha256)),
    })),
  )
  return {
    from: { name: mail.sender_name, address: senderOf(house) },
    to: mail.recipient,
    ...(mail.copy_to === '' ? {} : { cc: mail.copy_to }),
    ...(mail.reply_to === '' ? {} : { replyTo: mail.reply_to }),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    messageId: mail.message_id,
    date: mail.created_at,
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The message as an .eml file (RFC 5322). */
export async function sourceOf(house: House, mail: MailRow): Promise<Buffer> {
  const composer = new MailComposer(await messageOf(house, mail))
  return composer.compile().build()
}

export function attachmentsOf(mail: Pick<MailRow, 'attachments'>): Attachment[] {
  // Written by enqueueMail.
  return Array.isArray(mail.attachments) ? (mail.attachments as Attachment[]) : []
}

/** Who hands it over and to whom: every recipient and copy, each address once. */
export function envelopeOf(house: House, mail: MailRow): Envelope {
  const addresses = `${mail.recipient},${mail.copy_to}`.split(/[,;]/).map(part => part.trim())
  return { from: senderOf(house), to: [...new Set(addresses.filter(part => part !== ''))] }
}

function senderOf(house: House): string {
  const from = house.config.smtp?.from ?? `bordereau@${new URL(house.config.publicUrl).hostname}`
  return /<([^<>]+)>/.exec(from)?.[1] ?? from
}
