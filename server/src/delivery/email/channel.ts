import { EMAIL } from '@bordereau/contract/delivery'
import { PDF } from '@bordereau/domain/document-format'
import { attachmentBytes, attachmentsAmong } from '@bordereau/domain/invoice/attachments'
import { ArchiveError } from '../../documents/archive.ts'
import type {
  Attachment,
  ComposedMessage,
  DeliveryChannel,
  DeliveryResult,
  DeliveryServices,
  DocumentToDeliver,
  FileToMake,
  MessageInput,
  OutboxMessage,
  Reach,
  Recipient,
} from '../channel.ts'
import { composeEmail, glanceOf } from './compose.ts'
import { renderEmail } from './render.ts'
import { envelopeOf, sourceOf } from './message.ts'
import { emailPayload, readEmailPayload } from './payload.ts'
import { SmtpError, sendBySmtp } from './smtp.ts'

/** E-mail by the instance's mail server, with the PDF attached. */
export const emailChannel: DeliveryChannel = {
  name: EMAIL,
  label: 'Email',
  kinds: ['invoice', 'reminder'],
  includesPayLink: true,
  isConfigured: ({ mailServer }) => mailServer !== null,
  canReach,
  compose,
  bodyOf: payload => {
    const { text, html } = readEmailPayload(payload)
    return { text, html }
  },
  fileOf: async (services, message) => ({
    body: await sourceOf(services, message),
    mediaType: 'message/rfc822',
    extension: 'eml',
  }),
  deliver,
}

function canReach({ email, party, typed }: Recipient): Reach {
  const address = typed ?? (email || party?.contact.email || '')
  return address === '' ? { ok: false, missing: ['email'] } : { ok: true, address }
}

function compose(document: DocumentToDeliver, input: MessageInput): ComposedMessage {
  const { seller, language, accentColor, socialLinks, payLink, host, files, logo } = document
  const { collectionNotice: notice } = document
  const facts = { ...document, seller: seller.legalName }
  const email = composeEmail(facts)
  const body = renderEmail({
    message: [input.message ?? email.message, ...(notice ? [notice] : [])].join('\n\n'),
    language,
    seller: seller.legalName,
    accentColor,
    socialLinks,
    link: payLink,
    glance: glanceOf(facts),
    hasLogo: logo !== null,
  })
  const content = {
    copyTo: input.copyTo ?? '',
    replyTo: seller.contact.email,
    senderName: seller.legalName,
    ...(logo === null ? {} : { logo }),
    ...body,
  }
  return {
    subject: input.subject ?? email.subject,
    attachments: emailAttachments(files, document.filesToMake),
    payload: emailPayload(content, host),
  }
}

/**
 * Base64 makes 14 MB of it; several mail servers accept no message of more than 20 MB (Exchange Online 35, Gmail 25).
 */
export const MAX_EMAIL_BYTES = 10_000_000

/**
 * What people read: the PDF, which contains the e-invoice and the attached files, these files beside it unless they would make
 * the message too large, and what is still to be made, for which they make room then.
 */
export function emailAttachments(
  files: DocumentToDeliver['files'],
  toMake: readonly FileToMake[],
): readonly (Attachment | FileToMake)[] {
  const pdf = files.filter(file => file.kind === PDF.kind)
  const attached = attachmentsAmong(files)
  const room = MAX_EMAIL_BYTES - attachmentBytes([...pdf, ...attached])
  const inside = room < 0 ? [] : attached
  return [
    ...pdf.map(({ sha256, name, mediaType }) => ({ sha256, name, mediaType })),
    ...inside.map(({ sha256, name, mediaType }): Attachment => {
      return { sha256, name, mediaType, isInsidePdf: true }
    }),
    ...toMake.map(file => (inside.length > 0 ? { ...file, room } : file)),
  ]
}

async function deliver(
  services: DeliveryServices,
  message: OutboxMessage,
): Promise<DeliveryResult> {
  try {
    if (services.mailServer === null) return { outcome: 'failed', reason: 'no mail server' }
    await sendBySmtp(
      services.mailServer,
      envelopeOf(services, message),
      await sourceOf(services, message),
      services.connect,
    )
    const { messageId } = readEmailPayload(message.payload)
    return { outcome: 'delivered', transmissionId: messageId }
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    return resultOf(error)
  }
}

/**
 * The result of a failed SMTP transaction. Refused with 5xx: refused. Connection lost after the text was sent, without
 * a response: uncertain. Any earlier error, and 4xx: not delivered, so attempted again.
 */
export function resultOf(error: unknown): DeliveryResult {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof SmtpError)) return { outcome: 'failed', reason }
  if (error.maybeDelivered) return { outcome: 'uncertain', reason }
  const isPermanent = error.responseCode !== undefined && error.responseCode >= 500
  return { outcome: isPermanent ? 'refused' : 'deferred', reason }
}
