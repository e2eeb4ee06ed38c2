import { addressesIn, asciiEmail } from '@bordereau/domain/text/email-address'
import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { ArchiveError } from '../../documents/archive.ts'
import { loadLogo } from '../../documents/logo.ts'
import type { DeliveryServices, OutboxMessage } from '../channel.ts'
import { LOGO_ID } from './render.ts'
import { readEmailPayload } from './payload.ts'
import type { Envelope } from './smtp.ts'

/** The message for SMTP with its attachments from the archive. */
async function messageOf(
  services: DeliveryServices,
  message: OutboxMessage,
): Promise<SendMailOptions> {
  const email = readEmailPayload(message.payload)
  const attachments = await Promise.all(
    message.attachments.map(async one => ({
      filename: one.name,
      contentType: one.mediaType,
      content: Buffer.from(await services.archive.load(one.sha256)),
    })),
  )
  return {
    from: { name: email.senderName, address: senderOf(services) },
    to: asciiAddresses(message.recipient),
    ...(email.copyTo === '' ? {} : { cc: asciiAddresses(email.copyTo) }),
    ...(email.replyTo === '' ? {} : { replyTo: asciiAddresses(email.replyTo) }),
    subject: message.subject,
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    date: message.createdAt,
    attachments: [...attachments, ...(await logoOf(services, email.logo))],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The logo that the text shows; none once it was replaced and its file deleted: the text has the company's name instead. */
async function logoOf({ archive }: DeliveryServices, sha256: string | undefined) {
  if (sha256 === undefined) return []
  const image = await loadLogo(archive, sha256).catch((error: unknown) => {
    if (error instanceof ArchiveError) return undefined
    throw error
  })
  if (image === undefined) return []
  return [
    {
      filename: image.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg',
      contentType: image.mediaType,
      content: Buffer.from(image.bytes),
      cid: LOGO_ID,
      contentDisposition: 'inline' as const,
    },
  ]
}

/** The message as an .eml file (RFC 5322). */
export async function sourceOf(
  services: DeliveryServices,
  message: OutboxMessage,
): Promise<Buffer> {
  const composer = new MailComposer(await messageOf(services, message))
  return composer.compile().build()
}

/** Sender, and recipients with copies, each address once. */
export function envelopeOf(services: DeliveryServices, message: OutboxMessage): Envelope {
  const { copyTo } = readEmailPayload(message.payload)
  const addresses = asciiAddresses(`${message.recipient},${copyTo}`)
  return { from: senderOf(services), to: [...new Set(addresses)] }
}

/** As mail servers take them: those of a domain in other letters are entered and shown in these. */
const asciiAddresses = (list: string): string[] => addressesIn(list).map(asciiEmail)

function senderOf(services: DeliveryServices): string {
  const from =
    services.mailServer?.from ?? `bordereau@${new URL(services.config.publicUrl).hostname}`
  return asciiEmail(/<([^<>]+)>/.exec(from)?.[1] ?? from)
}
