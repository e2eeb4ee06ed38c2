import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

/** The columns of an e-mail besides those of every message. */
const payload = z.object({
  /** Addresses separated by commas. */
  copyTo: z.string(),
  replyTo: z.string(),
  senderName: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  /** The hash of the logo that the HTML shows, in the archive; absent in messages of older releases. */
  logo: z.optional(z.string()),
})
export type EmailPayload = z.infer<typeof payload>

export type EmailContent = Omit<EmailPayload, 'messageId'>

/**
 * The payload of a new e-mail. Its Message-ID (RFC 5322, 3.6.4) is created once, so that mail servers recognise a
 * message that is sent again. `host`: the host name of this instance.
 */
export function emailPayload(content: EmailContent, host: string): EmailPayload {
  return { ...content, messageId: `<${randomUUID()}@${host}>` }
}

/** The payload of a stored e-mail. */
export function readEmailPayload(stored: unknown): EmailPayload {
  return z.parse(payload, stored)
}
